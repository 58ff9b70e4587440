"""Inflected forms: from what a player typed to the headword that it is a form of."""

from __future__ import annotations

from pathlib import Path

from literatura.errors import DataError


class Inflections:
    """The table of inflected forms of ``data/inflected.tsv``: a headword and its forms a line."""

    def __init__(self, folder: Path) -> None:
        path = folder / "inflected.tsv"
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise DataError(f"{path} can't be read: {error}") from None
        self._lemma: dict[str, str] = {}
        for line in text.splitlines():
            lemma, _, forms = line.partition("\t")
            self._lemma.update(dict.fromkeys(forms.split(), lemma))

    def lemma(self, form: str) -> str | None:
        """Return the headword of an inflected form; None for what is not known to be one."""
        return self._lemma.get(form)
