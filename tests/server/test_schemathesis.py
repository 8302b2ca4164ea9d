"""Requests made up from the OpenAPI document: whatever they are, the answers are those that it promises."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.parameters import ParameterLocation

from grandtour.server.rest import DOORS
from tests.server.playing import ME_AND_ANOTHER_HERE, PATIENCE, Player, Server

EXAMPLES = 12
load_all_checks()
NOT_PROMISED = CHECKS.get_by_names(["positive_data_acceptance"])
"""What is well formed can still be refused: there is no such table, or it is somebody else's turn."""

KINDS = [
    (f"{door.method} {door.path}", mode)
    for door in DOORS
    for mode in GenerationMode
    if mode.is_positive or door.method != "GET" or door.asks
]
"""Requests that are well formed, and those that are not, where something can be wrong."""


@pytest.mark.parametrize(("door", "mode"), KINDS)
def test_answers_agree_with_the_document(server: Server, anna: Player, door: str, mode: GenerationMode) -> None:
    """Also at a table that there is, by a guest who sits there. What is malformed is refused."""
    method, path = door.split()
    document = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    headers = {"Origin": anna.url, "X-Forwarded-For": anna.address}

    @seed(1)
    @settings(max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=document[path][method].as_strategy(mode))
    def answered(case: schemathesis.Case[Any]) -> None:
        if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
            case.path_parameters["table"] = table
        cookies = {} if has_wrong_cookie(case) else dict(anna.http.cookies)
        case.call_and_validate(headers=headers, cookies=cookies, timeout=PATIENCE, excluded_checks=NOT_PROMISED)  # type: ignore[arg-type]

    answered()


def has_wrong_cookie(case: schemathesis.Case[Any]) -> bool:
    """Is it the cookie that is made wrong? Then ours would put it right."""
    cookie = case.meta.components.get(ParameterLocation.COOKIE) if case.meta else None
    return cookie is not None and cookie.mode.is_negative
