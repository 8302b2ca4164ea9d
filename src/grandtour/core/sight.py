"""What a seat can see. A room's views are built from nothing in their constructors, field by field."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grandtour.core.fields import fields


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know, or a part of it. The constructor takes the state and the seat, and is the allow-list:
    it gives each field, with its type, what this seat may know of it. Lists are copied, never shared with the state.
    """

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields(self) == fields(other)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in fields(self).items()])})"
