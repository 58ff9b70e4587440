"""The host's settings: defaults, what the environment gives, what is refused, the kept secret."""

import os
import stat
from pathlib import Path

import pytest
from pydantic import ValidationError

from literatura.errors import SettingError
from literatura.settings import load_settings


@pytest.fixture(autouse=True)
def no_settings(monkeypatch):
    for name in [name for name in os.environ if name.startswith("LITERATURA_")]:
        monkeypatch.delenv(name)


@pytest.fixture
def data_dir(tmp_path, monkeypatch):
    folder = tmp_path / "made" / "on the way"
    monkeypatch.setenv("LITERATURA_DATA_DIR", str(folder))
    return folder


def test_defaults(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = load_settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8080)
    assert (settings.seed, settings.log_level) == ("", "info")
    assert settings.data_dir.name == "literatura"
    assert settings.data_dir.is_absolute()


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("host", "0.0.0.0", "0.0.0.0"),
        ("host", "::1", "::1"),
        ("host", " localhost ", "localhost"),
        ("host", "", "127.0.0.1"),
        ("port", "1", 1),
        ("port", "65535", 65535),
        ("port", "", 8080),
        ("data_dir", "~/szavak", Path.home() / "szavak"),
        ("data_dir", "szavak", Path.cwd() / "szavak"),
        ("seed", "könyvtár", "könyvtár"),
        ("log_level", "WARNING", "warning"),
    ],
)
def test_environment_gives_the_value(monkeypatch, name, text, value):
    monkeypatch.setenv(f"LITERATURA_{name.upper()}", text)
    assert getattr(load_settings(), name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("HOST", "http://localhost"),
        ("HOST", "two words"),
        ("PORT", "abc"),
        ("PORT", "0"),
        ("PORT", "65536"),
        ("PORT", "80.5"),
        ("PORT", "-1"),
        ("LOG_LEVEL", "loud"),
        ("LOG_LEVEL", "two\nlines"),
        ("SEED", os.fsdecode(b"k\xf6nyv")),
    ],
)
def test_wrong_value_is_refused_in_one_line_that_names_it(monkeypatch, name, text):
    monkeypatch.setenv(f"LITERATURA_{name}", text)
    with pytest.raises(SettingError) as caught:
        load_settings()
    assert caught.value.name == f"LITERATURA_{name}"
    assert str(caught.value).startswith(f"LITERATURA_{name} is {text!r} but must be ")
    assert "\n" not in str(caught.value)


def test_redis_is_refused_and_not_passed_over(monkeypatch):
    monkeypatch.setenv("LITERATURA_REDIS_URL", "redis://localhost")
    with pytest.raises(SettingError, match="keeps its state in files"):
        load_settings()


def test_settings_do_not_change():
    with pytest.raises(ValidationError):
        load_settings().port = 1


def test_reading_the_settings_makes_no_folder(data_dir):
    load_settings()
    assert not data_dir.parent.exists()


def test_secret_that_is_set_is_used_and_not_kept(monkeypatch, data_dir):
    monkeypatch.setenv("LITERATURA_SECRET", "szigorúan titkos")
    assert load_settings().cookie_secret() == "szigorúan titkos"
    assert not data_dir.exists()


def test_secret_is_not_shown_by_a_printed_settings_object(monkeypatch):
    monkeypatch.setenv("LITERATURA_SECRET", "szigorúan titkos")
    assert "szigorúan" not in repr(load_settings())


def test_secret_is_made_once_and_kept(data_dir):
    secret = load_settings().cookie_secret()
    assert len(secret) >= 43  # 32 bytes in base 64
    assert load_settings().cookie_secret() == secret
    assert [path.name for path in data_dir.iterdir()] == ["secret"]


def test_each_data_folder_has_its_own_secret(monkeypatch, tmp_path):
    made = set()
    for name in ("a", "b"):
        monkeypatch.setenv("LITERATURA_DATA_DIR", str(tmp_path / name))
        made.add(load_settings().cookie_secret())
    assert len(made) == 2


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_secret_and_its_folder_are_for_their_owner_only(data_dir):
    old = os.umask(0)
    try:
        load_settings().cookie_secret()
    finally:
        os.umask(old)
    assert stat.S_IMODE((data_dir / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(data_dir.stat().st_mode) == 0o700


def test_crash_while_the_secret_is_written_leaves_no_file(data_dir, monkeypatch):
    def crash(descriptor):
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(SettingError, match="no space left"):
        load_settings().cookie_secret()
    assert list(data_dir.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe"])
def test_broken_secret_file_is_named_and_left_alone(data_dir, content):
    data_dir.mkdir(parents=True)
    (data_dir / "secret").write_bytes(content)
    with pytest.raises(SettingError, match="secret"):
        load_settings().cookie_secret()
    assert (data_dir / "secret").read_bytes() == content


def test_data_folder_that_is_a_file_is_refused(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("LITERATURA_DATA_DIR", str(tmp_path / "file"))
    with pytest.raises(SettingError) as caught:
        load_settings().cookie_secret()
    assert caught.value.name == "LITERATURA_DATA_DIR"
    assert str(tmp_path / "file") in str(caught.value)


def test_data_folder_that_cannot_be_written_to_is_refused(data_dir, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(SettingError, match="can't be written to"):
        load_settings().make_data_dir()
