"""That wrong words are found, in both languages."""

import re

import pytest

from tests.browser.wording import BARE


@pytest.mark.parametrize(
    "text", ["1,900 DM", "1\u202f900\u00a0DM", "200, 300 ou 400\u00a0€", "de 100 à 440\u00a0€", "72\u00a0%, 500 F"]
)
def test_a_sum_with_its_unit_is_well_said(text: str) -> None:
    assert re.search(BARE, text) is None


@pytest.mark.parametrize(
    "text", ["You pay 1,900.", "Tu paies 1\u202f900.", "200, 300 ou 400", "100 à 440 points", "+1\u202f234"]
)
def test_a_sum_without_its_unit_is_found(text: str) -> None:
    assert re.search(BARE, text)
