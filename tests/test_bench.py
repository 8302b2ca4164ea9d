"""The measurements measure something. How fast it is, `./x bench` says; no test depends on the clock."""

import pytest

from bench import engine, page
from grandtour.core.game import games


@pytest.mark.parametrize("name", engine.MEASUREMENTS)
def test_every_measurement_does_its_work(name: str) -> None:
    assert engine.MEASUREMENTS[name]()() > 0


def test_every_room_has_an_aim() -> None:
    assert engine.AIMS.keys() == games().keys()


def test_a_table_has_a_row_for_every_aim() -> None:
    made_up = dict.fromkeys(engine.MEASUREMENTS, 1e6)
    rows = list(engine.rows([*engine.AIMS], made_up, made_up, dict.fromkeys(made_up, 1e5)))
    targets = [row.target for row in rows if row.target]
    for playouts, compiled, listing in engine.AIMS.values():
        assert targets.count(f"≥ {playouts} / {compiled} times") >= len(engine.SEATS)
        assert targets.count(f"≥ {listing} times compiled") >= len(engine.SEATS)
    assert len(targets) == len([name for name in engine.MEASUREMENTS if not name.startswith("Catanatron")])
    assert [row.met for row in rows if row.target][:2] == [False, False]  # ten times the rival is not enough
    assert all(row.met for row in rows if "<" in row.target)


def test_one_room_can_be_measured_alone() -> None:
    names = engine.about(["course"])
    assert {name.partition(",")[0] for name in names} == {"course", "Catanatron"}
    made_up = dict.fromkeys(names, 1e6)
    assert {row.what.partition(",")[0] for row in engine.rows(["course"], made_up, made_up, made_up)} == {
        "course",
        "Catanatron",
    }


AUDITS = {
    "first-contentful-paint": {"score": 0.9},
    "label": {"score": 1, "title": "Fields have labels"},
    "image-alt": {"score": 0, "title": "Images have no text"},
    "errors-in-console": {"score": None, "title": "Not looked at"},
    "is-crawlable": {"score": 0, "title": "The page is kept from search engines"},
    "document-title": {"score": 1, "title": "There is a title"},
    "network-requests": {"details": {"items": [{"url": "http://a", "transferSize": 900}, {"url": "data:b"}]}},
    "cumulative-layout-shift": {"numericValue": 0},
    "total-blocking-time": {"numericValue": 40},
    "largest-contentful-paint": {"numericValue": 1200},
}
WEIGHTS = {
    "performance": {"first-contentful-paint": 1},
    "accessibility": {"label": 3, "image-alt": 1},
    "best-practices": {"errors-in-console": 1},
    "seo": {"is-crawlable": 4, "document-title": 1},
}


def test_a_report_counts_what_is_sent_and_names_what_is_wrong_but_not_that_a_table_is_private() -> None:
    categories = {
        name: {"auditRefs": [{"id": audit, "weight": weight} for audit, weight in audits.items()]}
        for name, audits in WEIGHTS.items()
    }
    measured = {"audits": AUDITS, "categories": categories}
    found = page.report(page.Visit("course, running table", "http://a"), "phone", measured, frames=None)
    assert found.scores == {"performance": 90, "accessibility": 75, "best-practices": 100, "seo": 100}
    assert (found.bytes, found.requests, found.shift) == (900, 1, 0)
    assert found.findings == ["image-alt: Images have no text"]
    assert not found.met
    assert found._replace(scores=dict.fromkeys(found.scores, 95)).met
    assert not found._replace(scores=dict.fromkeys(found.scores, 95), bytes=page.HEAVIEST + 1).met
