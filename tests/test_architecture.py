"""The house's own rules: imports point down, the game knows no clock, main.py stays short.

Everything is read from the source by ``ast``; each rule is also shown to catch a planted breach.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from literatura.scoring import score
from literatura.settings import Settings

ROOT = Path(__file__).parents[1]

# Bottom to top: a module imports only from layers above it in this list. A package stands for its
# modules. The last three are the shell, which may read the clock and the environment.
SHELL = ("literatura.settings", "literatura.cli", "literatura.__main__")
LAYERS = (
    "literatura",
    "literatura.errors",
    "literatura.draws",
    "literatura.alphabet",
    "literatura.data_files",
    "literatura.sqlite_file",
    "literatura.datafile",
    "literatura.inflection",
    "literatura.names",
    "literatura.lexicon",
    "literatura.scoring",
    "literatura.game",
    "literatura.help",
    "literatura.codebreaker",
    "literatura.analysis",
    "literatura.share",
    "literatura.schedule",
    "literatura.puzzle",
    "literatura.picture",
    "literatura.modes",
    "literatura.stored",
    "literatura.notes",
    "literatura.session",
    "literatura.setter",
    "literatura.results",
    "literatura.tallies",
    "literatura.totals",
    "literatura.player",
    "literatura.stored_player",
    "literatura.solving",
    "literatura.statistics",
    "literatura.transfer",
    "literatura.day_counts",
    "literatura.reports",
    *SHELL,
)

# What a module of the game may never reach for, as the end of a dotted name.
CLOCKS = ("datetime.now", "datetime.today", "datetime.utcnow", "date.today")
CLOCK_MODULES = ("time", "sched")
ENVIRONMENT = ("os.environ", "os.environb", "os.getenv", "os.getenvb", "os.putenv")
CHANCE_MODULES = ("secrets", "uuid")
# Generators that are made from a seed and passed on; all else in these modules is global.
SEEDED = {"random": ("Random",), "numpy.random": ("Generator",)}
# The distribution that a package comes with, where the names differ.
DISTRIBUTIONS = {
    "pydantic_settings": "pydantic-settings",
    "socketio": "python-socketio",
    "fontTools": "fonttools",
    "fpdf": "fpdf2",
    "resvg_py": "resvg-py",
}
DOCUMENTS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))
DESKS = ("ui.components.desk", "ui.components.puzzle_desk")
STORE = re.compile(r"\bstorage\.(user|tab|client|browser)$")


def sources(*folders: str) -> dict[str, ast.Module]:
    """Return the parsed modules below these folders by dotted name."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield every imported name in full: ``a.b`` and, for ``from a import b``, ``a.b`` as well."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def used_names(tree: ast.Module) -> Iterator[str]:
    """Yield every dotted name that the code uses, local aliases of imports written out."""
    aliases = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            aliases |= {alias.asname: alias.name for alias in node.names if alias.asname}
        elif isinstance(node, ast.ImportFrom):
            aliases |= {
                alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names
            }
    yield from imports(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            first, *rest = ast.unparse(node).split(".")
            yield ".".join([aliases.get(first, first), *rest])


def is_within(name: str, *modules: str) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in modules)


def layer(name: str) -> int | None:
    """Return the layer of a module or of a name in it, the most exact match; None outside."""
    matches = [index for index, module in enumerate(LAYERS) if is_within(name, module)]
    return max(matches, key=lambda index: len(LAYERS[index]), default=None)


def upward_imports(module: str, tree: ast.Module) -> list[str]:
    """Return the imports that don't point down; those within one layer's package may."""
    own = layer(module)
    assert own is not None
    return [
        name for name in imports(tree) if is_within(name, "literatura") and (layer(name) or 0) > own
    ]


def impurities(tree: ast.Module) -> list[str]:
    """Return what the code uses of the clock, the environment, chance or the web framework."""
    found = []
    for name in used_names(tree):
        ends = name.endswith(CLOCKS) or is_within(name, *ENVIRONMENT)
        whole = is_within(name, "nicegui", "ui", *CLOCK_MODULES, *CHANCE_MODULES)
        chance = any(
            is_within(name, module) and name.removeprefix(f"{module}.") not in (*allowed, module)
            for module, allowed in SEEDED.items()
        )
        if ends or whole or chance:
            found.append(name)
    return found


GAME = {name: tree for name, tree in sources("literatura").items() if not is_within(name, *SHELL)}
SITE = sources("ui")
EVERYTHING = sources("literatura", "ui")


@pytest.mark.parametrize("module", sources("literatura"))
def test_module_has_a_layer_of_its_own(module):
    assert module == "literatura" or layer(module) != layer("literatura"), "add it to LAYERS"


@pytest.mark.parametrize("module", sources("literatura"))
def test_imports_point_down(module):
    assert upward_imports(module, EVERYTHING[module]) == []


@pytest.mark.parametrize("module", GAME)
def test_game_knows_no_clock_environment_chance_or_site(module):
    assert impurities(GAME[module]) == []


def test_only_the_command_that_serves_imports_the_site():
    importers = {
        module
        for module, tree in EVERYTHING.items()
        if is_within(module, "literatura") and any(is_within(name, "ui") for name in imports(tree))
    }
    assert importers == {"literatura.cli.serve"}


def test_only_the_site_imports_nicegui():
    importers = {
        module
        for module, tree in EVERYTHING.items()
        if any(is_within(name, "nicegui") for name in imports(tree))
    }
    assert importers
    assert all(is_within(module, "ui") for module in importers)


def test_only_settings_reads_the_environment():
    readers = {
        module
        for module, tree in EVERYTHING.items()
        if any(is_within(name, *ENVIRONMENT) for name in used_names(tree))
    }
    assert readers == {"literatura.settings"}


@pytest.mark.parametrize("module", [name for name in SITE if is_within(name, "ui.components")])
def test_component_takes_plain_values_and_knows_no_page_or_state(module):
    above = ["ui.pages", "ui.site"]
    if module not in DESKS:  # they are what holds the other components against the state
        above += ["ui.state", "ui.services", "literatura.session", "literatura.player"]
    assert [name for name in imports(SITE[module]) if is_within(name, *above)] == []


def test_players_store_is_touched_by_the_state_only():
    users = {name for name, tree in SITE.items() if any(map(STORE.search, used_names(tree)))}
    assert users == {"ui.state"}


@pytest.mark.parametrize("module", SITE)
def test_site_does_not_import_the_command_line(module):
    shell = ("literatura.cli", "literatura.__main__", "main")
    assert [name for name in imports(SITE[module]) if is_within(name, *shell)] == []


# NiceGUI is imported as `ui` in every page; `import ui.x` would put the package in its place.
@pytest.mark.parametrize("module", SITE)
def test_own_package_is_imported_by_from_only(module):
    nodes = [node for node in ast.walk(SITE[module]) if isinstance(node, ast.Import)]
    names = [alias.name for node in nodes for alias in node.names]
    assert [name for name in names if is_within(name, "ui")] == []


def test_composition_root_is_short():
    assert len((ROOT / "main.py").read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("module", EVERYTHING)
def test_module_is_no_longer_than_300_lines(module):
    path = ROOT / module.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300


def test_every_imported_package_is_a_declared_dependency():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.split(r"[<>=~\[ ]", line)[0] for line in project["dependencies"]}
    own = {"literatura", "ui", "main"}
    imported = {name.split(".")[0] for tree in EVERYTHING.values() for name in imports(tree)}
    foreign = imported - own - set(sys.stdlib_module_names)
    assert {DISTRIBUTIONS.get(name, name) for name in foreign} <= declared


# The rules catch a breach


@pytest.mark.parametrize(
    ("source", "breach"),
    [
        ("import time", "time"),
        ("from time import monotonic", "time.monotonic"),
        ("from datetime import datetime\ndatetime.now()", "datetime.datetime.now"),
        ("import datetime as dt\ndt.datetime.now(dt.UTC)", "datetime.datetime.now"),
        ("from datetime import date as d\nd.today()", "datetime.date.today"),
        ("import os\nos.environ['X']", "os.environ"),
        ("from os import getenv", "os.getenv"),
        ("import random\nrandom.choice([1])", "random.choice"),
        ("from random import shuffle", "random.shuffle"),
        ("import numpy as np\nnp.random.default_rng()", "numpy.random.default_rng"),
        ("import secrets", "secrets"),
        ("def f():\n    from nicegui import ui", "nicegui.ui"),
        ("from ui.texts import sentence", "ui.texts.sentence"),
    ],
)
def test_planted_impurity_is_found(source, breach):
    assert breach in impurities(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "from datetime import date, time\nday = date(2026, 1, 1)",
        "from random import Random\nRandom(7).choice([1])",
        "import random\nrng = random.Random(7)",
        "from literatura.schedule import today\ntoday(now)",
        "import os\nos.fsync(1)",
    ],
)
def test_pure_code_is_left_alone(source):
    assert impurities(ast.parse(source)) == []


@pytest.mark.parametrize(
    ("module", "source", "breach"),
    [
        ("literatura.alphabet", "from literatura.lexicon import Lexicon", "lexicon.Lexicon"),
        ("literatura.alphabet", "from literatura import lexicon", "lexicon"),
        ("literatura.game", "import literatura.modes.daily", "modes.daily"),
        ("literatura.schedule", "from literatura.settings import Settings", "settings.Settings"),
        ("literatura.errors", "def f():\n    from literatura.cli import output", "cli.output"),
    ],
)
def test_planted_upward_import_is_found(module, source, breach):
    assert upward_imports(module, ast.parse(source)) == [f"literatura.{breach}"]


# The README and the other documents


def test_example_of_the_readme_is_scored_right():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (secret,) = re.findall(r"If the hidden word is (\w+):", text)
    rows = re.findall(r"^\| (\w+) \| (\d) \| (\d) \|", text, flags=re.MULTILINE)
    assert len(rows) == 4
    for guess, in_place, misplaced in rows:
        assert str(score(secret, guess)) == f"{in_place} {misplaced}"


@pytest.mark.parametrize("setting", Settings.model_fields)
def test_hosting_names_every_setting_and_its_default(setting):
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    (default,) = re.findall(rf"^\| `LITERATURA_{setting.upper()}` \| (.*?) \|", text, re.MULTILINE)
    value = Settings.model_fields[setting].default
    assert not isinstance(value, int) or default == f"`{value}`"


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", *DOCUMENTS])
def test_links_between_documents_lead_somewhere(document):
    text = (ROOT / document).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^):#]+)\)", text)
    assert [link for link in links if not ((ROOT / document).parent / link).exists()] == []


def readme_commands() -> list[str]:
    """Return the README's lines of code that run something in scripts/."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^(scripts/\w+)", text, flags=re.MULTILINE)


def test_commands_of_the_readme_can_be_run():
    commands = readme_commands()
    assert {"scripts/play", "scripts/test"} <= set(commands)
    assert all(os.access(ROOT / command, os.X_OK) for command in commands)


def test_ci_runs_the_test_command_of_the_readme_and_nothing_else():
    script = ROOT / ".ci/run"
    first, *commands = script.read_text(encoding="utf-8").splitlines()
    assert first.startswith("#!")
    assert commands == ['exec "$(dirname "$0")/../scripts/test"']
    assert os.access(script, os.X_OK)
