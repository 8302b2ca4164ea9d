"""What axe objects to on a page, and whether it is wider than the screen."""

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()


RUN = """async () => {
  const clipping = [...document.querySelectorAll('*')].filter(one => getComputedStyle(one).overflow === 'clip')
  for (const one of clipping) one.style.overflow = 'hidden'
  const { violations } = await axe.run({ resultTypes: ['violations'] })
  for (const one of clipping) one.style.overflow = ''
  return violations
}"""
"""Of what hides all that reaches beyond it, axe knows `hidden` and not `clip`: names on a map outside of its window
would be seen on what stands beside it."""


def objections(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(RUN)
    return [f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes'][:3]]}" for one in found]


def check(page: Page) -> None:
    """Once the page is there: what still loads has no title of its own."""
    page.wait_for_load_state("networkidle")
    page.locator("h1").first.wait_for(state="attached")
    assert not (found := objections(page)), f"{page.url}: {found}"
    check_width(page)


def check_width(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} px wider than the screen"
