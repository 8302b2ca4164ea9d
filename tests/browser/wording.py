"""What is wrong with the words of a table: a seal or a clause that nobody asked for, a sum without its unit or sign."""

import re

from playwright.sync_api import Page, expect

from grandtour.words import Words

UNASKED = {
    "a seal": r"[0-9a-f]{16,}",
    "a clause": r"\b[A-Z]{1,3}-?\d+\b",
    "a hyphen for a minus": r"(?<!\w)-\d",
}
MONEY = r"[^\S\n]?(?:€|DM\b|F\b)"
SUM = r"(?<![\w,.\u202f])(?:\d{3}|\d{1,3}(?:[,\u202f]\d{3})+)(?!\w|[,.\u202f]\d|\s?%)"
BARE = rf"{SUM}(?!(?:(?:,| or| to| and| ou| à| et)\s{SUM})*{MONEY})"
WRITTEN = """() => {
  const isSeen = (one) => one.checkVisibility()
  const labelled = [...document.querySelectorAll('.legend')].some(isSeen) ? '.bids, :has(> .legend)' : '.legend'
  const parts = 'main:not(:has(.board)), .board, .rail, .hand, .sheet-below, .seats, dialog[open]'
  const texts = [...document.querySelectorAll(parts)].flatMap((part) => {
    const [walk, found] = [document.createTreeWalker(part, NodeFilter.SHOW_TEXT), []]
    while (walk.nextNode()) found.push(walk.currentNode)
    return found
  })
  const counts = ({ parentElement }) => isSeen(parentElement) && !parentElement.closest(labelled)
  return texts.filter(counts).map(({ data }) => data.trim()).filter(Boolean).join('\\n')
}"""
"""On the board, beside it and in a dialogue over it, or on a page without one, but for the rows of figures to which a
legend gives the unit."""


def slips(page: Page) -> list[str]:
    text = page.evaluate(WRITTEN)
    return [f"{what}: {around(hit)}" for what, form in UNASKED.items() for hit in re.finditer(form, text)]


def bare_sums(page: Page) -> list[str]:
    """Where there is money; elsewhere hundreds count other things."""
    text = page.evaluate(WRITTEN)
    return [around(hit) for hit in re.finditer(BARE, text)] if re.search(rf"\d{MONEY}", text) else []


def read_in(page: Page, language: str) -> None:
    """The same table again, in another language."""
    chosen = f"{{ ...JSON.parse(localStorage.grandtour), language: '{language}' }}"
    page.evaluate(f"localStorage.grandtour = JSON.stringify({chosen})")
    page.reload()
    expect(page.get_by_role("tab", name=Words(language).text("tab-table"), exact=True)).to_be_visible()


def around(hit: re.Match[str]) -> str:
    return repr(hit.string[max(0, hit.start() - 30) : hit.end() + 10])
