"""Faults in the house itself: where they happened, and never with which values, for those may be secrets of a table."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from grandtour.server.meter import METER


def place_of(error: BaseException) -> str:
    """The kind of error and the lines that led to it, without its message."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f"{'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' > '.join(lines[-4:])}"


def report(logger: logging.Logger, error: BaseException) -> None:
    METER.count("grandtour_faults_total")
    logger.error("a fault of the house: %s", place_of(error))
