"""The 52 contracts and the 31 event cards."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import Kind, numbers
from grandtour.games.auf_achse.board import BOARD, FLENSBURG, FRANKFURT, KASSEL, MUNICH, TOWN, VIENNA

# --- Contracts ---

FROM: Final[list[int]] = [TOWN.number(c["from"]) for c in BOARD["contracts"]]
TO: Final[list[int]] = [TOWN.number(c["to"]) for c in BOARD["contracts"]]
CONTRACT: Final = Kind(
    "contract",
    [f"{c['from']}/{c['to']}" for c in BOARD["contracts"]],
    TOWN,
    list(zip(FROM, TO, strict=True)),
)
CONTRACTS: Final = len(FROM)
GOODS: Final[list[int]] = [c["goods"] for c in BOARD["contracts"]]
REVENUE: Final[list[int]] = [c["revenue"] for c in BOARD["contracts"]]
# AA-48: what rows 1 to 5 cost; row 0 is the free purchase of AA-49.
COSTS: Final[list[list[int]]] = [[0, *c["costs"]] for c in BOARD["contracts"]]
ROWS: Final = 5

# --- Event cards, in the order of the rulebook; the German titles are their words ---

EVENT: Final = Kind(
    "event",
    [
        "bahnverladung", "beifahrer", "dokumente", "fahrtenschreiber", "familiennachwuchs", "fracht-dumping",
        "freundlicher-kundenservice", "gute-routenplanung", "hilfe-diebe", "inspektion", "motivation", "pannenhilfe",
        "polizeikontrolle", "radarfalle", "road-runner", "schneestuerme", "schnelle-verladung",
        "sonderauftrag-flensburg", "sonderauftrag-wien", "stau-muenchen", "stau-frankfurt", "stau-kassel",
        "stau-nebel", "stau-unfall", "subunternehmer", "truckerfestival", "vertrauen", "vorbildliche-wartung",
        "ware-verdorben", "zollabfertigung", "zollkontrolle",
    ],
)  # fmt: skip
EVENTS: Final = len(EVENT.words)

BAHNVERLADUNG: Final = EVENT.number("bahnverladung")
BEIFAHRER: Final = EVENT.number("beifahrer")
DOKUMENTE: Final = EVENT.number("dokumente")
FAHRTENSCHREIBER: Final = EVENT.number("fahrtenschreiber")
FAMILIENNACHWUCHS: Final = EVENT.number("familiennachwuchs")
FRACHT_DUMPING: Final = EVENT.number("fracht-dumping")
KUNDENSERVICE: Final = EVENT.number("freundlicher-kundenservice")
ROUTENPLANUNG: Final = EVENT.number("gute-routenplanung")
HILFE_DIEBE: Final = EVENT.number("hilfe-diebe")
INSPEKTION: Final = EVENT.number("inspektion")
MOTIVATION: Final = EVENT.number("motivation")
PANNENHILFE: Final = EVENT.number("pannenhilfe")
POLIZEIKONTROLLE: Final = EVENT.number("polizeikontrolle")
RADARFALLE: Final = EVENT.number("radarfalle")
ROAD_RUNNER: Final = EVENT.number("road-runner")
SCHNEESTUERME: Final = EVENT.number("schneestuerme")
SCHNELLE_VERLADUNG: Final = EVENT.number("schnelle-verladung")
FLENSBURG_ORDER: Final = EVENT.number("sonderauftrag-flensburg")
WIEN_ORDER: Final = EVENT.number("sonderauftrag-wien")
STAU_MUENCHEN: Final = EVENT.number("stau-muenchen")
STAU_FRANKFURT: Final = EVENT.number("stau-frankfurt")
STAU_KASSEL: Final = EVENT.number("stau-kassel")
STAU_NEBEL: Final = EVENT.number("stau-nebel")
STAU_UNFALL: Final = EVENT.number("stau-unfall")
SUBUNTERNEHMER: Final = EVENT.number("subunternehmer")
TRUCKERFESTIVAL: Final = EVENT.number("truckerfestival")
VERTRAUEN: Final = EVENT.number("vertrauen")
WARTUNG: Final = EVENT.number("vorbildliche-wartung")
WARE_VERDORBEN: Final = EVENT.number("ware-verdorben")
ZOLLABFERTIGUNG: Final = EVENT.number("zollabfertigung")
ZOLLKONTROLLE: Final = EVENT.number("zollkontrolle")

# AA-97 to AA-99: the towns that three of the jam cards name.
JAM_TOWN: Final = {STAU_MUENCHEN: MUNICH, STAU_FRANKFURT: FRANKFURT, STAU_KASSEL: KASSEL}
# AA-95, AA-96: the towns to which the special orders lead.
ORDER_TOWN: Final = {FLENSBURG_ORDER: FLENSBURG, WIEN_ORDER: VIENNA}
# A59: what the milder deck of the simplified game leaves out.
HARSH: Final = [FAHRTENSCHREIBER, FRACHT_DUMPING, HILFE_DIEBE, INSPEKTION, WARE_VERDORBEN, ZOLLKONTROLLE]

# --- Sums, in DM ---

MONEY: Final = numbers("money", 10_000, 100)
RAIL_FEE: Final = 1000
INSURANCE: Final = 1000
FINE: Final = 500
HELP_FEE: Final = 1000
FESTIVAL: Final = 500
ORDER_REWARD: Final = 2000
# AA-87, AA-95, AA-96: what it costs to hold a card at the end.
PENALTY: Final = {INSPEKTION: 1000, FLENSBURG_ORDER: 1000, WIEN_ORDER: 1000}
LARGE_PRICE: Final = 3000
SMALL_PRICE: Final = 2000
TRUCK_ROOM: Final = 6
LARGE_ROOM: Final = 6
SMALL_ROOM: Final = 4
TRAILERS: Final = 4  # of each size
GOODS_IN_ALL: Final = 48
