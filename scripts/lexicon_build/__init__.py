"""The build of ``data/``: one module for each source, one for the rules, one for the files."""
