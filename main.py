"""The composition root: reads the settings, runs the site. ``literatura serve`` does the same."""

from literatura.cli.output import one_line_errors
from literatura.settings import load_settings

# NiceGUI imports this file again, under its second name, in processes that it starts itself.
if __name__ in {"__main__", "__mp_main__"}:
    with one_line_errors():
        settings = load_settings()
        from ui.site import serve  # after the settings: the web framework takes a second to import

        serve(settings)
