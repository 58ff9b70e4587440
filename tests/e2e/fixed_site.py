"""Run the real site with a clock that stands where a file says; the tests' stand-in for main.py.

The clock is no setting of the program: ``python -m tests.e2e.fixed_site CLOCK_FILE``. Everything
else comes from the environment, as it does for ``main.py``.
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from literatura.settings import load_settings
from ui.services import Services, make_services
from ui.site import serve


def main() -> None:
    """Serve until killed."""
    clock_file = Path(sys.argv[1])

    def clock() -> datetime:
        return datetime.fromisoformat(clock_file.read_text(encoding="ascii"))

    def prepare(seed: str, data_dir: Path) -> Services:
        return replace(
            make_services(seed, data_dir), clock=clock, choose=random.Random(seed).choice
        )

    serve(load_settings(), prepare=prepare)


if __name__ == "__main__":
    main()
