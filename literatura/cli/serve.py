"""The command ``serve``: the web app."""

from __future__ import annotations

import click

from literatura.settings import load_settings


@click.command()
def serve() -> None:
    """Run the web app until it is stopped.

    Settings come from the environment: LITERATURA_HOST (127.0.0.1), LITERATURA_PORT (8080),
    LITERATURA_DATA_DIR (the user's data folder), LITERATURA_SECRET (signs cookies; made once and
    kept in the data folder), LITERATURA_SEED (a host's own daily words), LITERATURA_LOG_LEVEL
    (info).

    \b
    Examples:
      literatura serve
      LITERATURA_PORT=9000 LITERATURA_LOG_LEVEL=warning literatura serve
    """
    settings = load_settings()
    # Only now: the web framework takes a second to import, and a wrong setting is known before it.
    from ui import site

    site.serve(settings)
