"""Words that people read, ready for translation with gettext: `make messages` extracts them.

A message is a whole sentence with named placeholders: `_("{name} is thinking").format(name=name)`. A constant is marked
with `N_` and translated where it is used, because the language may change after the import.
"""

from __future__ import annotations

from gettext import NullTranslations

_translations = NullTranslations()


def gettext(message: str) -> str:
    """Return a message in the language of the visitor."""
    return _translations.gettext(message)


def ngettext(singular: str, plural: str, number: int) -> str:
    """Return the form of a message for this number, in the language of the visitor."""
    return _translations.ngettext(singular, plural, number)


def N_(message: str) -> str:  # noqa: N802 - the name that gettext tools know
    """Mark a message for translation, and return it as it is."""
    return message
