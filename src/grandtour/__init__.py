"""Grand Tour: classic travel board games on line, and in Python for those who study them."""

from grandtour import native

__version__ = "0.1.0"

native.use()
