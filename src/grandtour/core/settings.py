"""Table options: what the players agree on before a game, each with a type, a default and what is allowed."""

# not compiled: isinstance checks on plain JSON values gain nothing

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

Value = bool | int | str
NUMBER = re.compile(r"-?[0-9]{1,9}")


class BadSetting(ValueError):
    """An option that the game does not have, or a value that the option does not take."""


class Setting:
    """One option of a game. Its texts are `setting-<name>` and `setting-<name>-help` in the game's own files."""

    def __init__(self, name: str, default: Value) -> None:
        self.name: Final = name
        self.default: Final = default

    def allowed(self) -> str:
        raise NotImplementedError

    def takes(self, value: object) -> bool:
        raise NotImplementedError

    def read(self, word: str) -> Value:
        """The value that a word in a record or on a command line stands for."""
        raise NotImplementedError

    def tried(self) -> list[Value]:
        """The values that the conformance kit tries, the default first."""
        raise NotImplementedError

    def write(self, value: Value) -> str:
        return str(value)

    def check(self, value: object) -> Value:
        if not self.takes(value):
            raise BadSetting(f"the option {self.name!r} takes {self.allowed()}, not {value!r}")
        assert isinstance(value, bool | int | str)
        return value


class YesNo(Setting):
    def allowed(self) -> str:
        return "yes or no"

    def takes(self, value: object) -> bool:
        return isinstance(value, bool)

    def tried(self) -> list[Value]:
        return [self.default, not self.default]

    def read(self, word: str) -> Value:
        return self.check({"yes": True, "no": False}.get(word, word))

    def write(self, value: Value) -> str:
        return "yes" if value else "no"


class Number(Setting):
    """The kit tries another value than the default: the least, if no better one is named."""

    def __init__(self, name: str, default: int, least: int, most: int, other: int | None = None) -> None:
        super().__init__(name, default)
        self.least: Final = least
        self.most: Final = most
        self.other: Final = least if other is None else other

    def allowed(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def takes(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def tried(self) -> list[Value]:
        return [self.default, self.other]

    def read(self, word: str) -> Value:
        return self.check(int(word) if NUMBER.fullmatch(word) else word)


class Choice(Setting):
    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        super().__init__(name, choices[0])
        self.choices: Final = choices

    def allowed(self) -> str:
        return f"one of {', '.join(self.choices)}"

    def takes(self, value: object) -> bool:
        return value in self.choices

    def tried(self) -> list[Value]:
        return list(self.choices)

    def read(self, word: str) -> Value:
        return self.check(word)


def agreed(settings: tuple[Setting, ...], asked_for: Mapping[str, object]) -> dict[str, Value]:
    """Every option with the value asked for, or else its default."""
    known = {setting.name: setting for setting in settings}
    for name in asked_for:
        if name not in known:
            raise BadSetting(f"there is no option {name!r}; the options are {', '.join(known) or 'none'}")
    return {name: setting.check(asked_for.get(name, setting.default)) for name, setting in known.items()}
