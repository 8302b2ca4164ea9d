"""What is wrong with a table on a screen: too small, cut, covered, out of sight, not where it was; or too heavy."""

import re

from playwright.sync_api import Page

HELD = [(360, 640), (390, 844), (844, 390)]
"""Held in the hand: upright and lying."""
STANDING = [(1280, 720), (1440, 900)]


def faults(page: Page) -> list[str]:
    """At every size, by resizing one table."""
    return [fault for size in HELD + STANDING for fault in faults_at(page, size)]


def faults_at(page: Page, size: tuple[int, int]) -> list[str]:
    resize(page, size)
    found: list[str] = page.evaluate(MEASURE, size in HELD)
    small: list[str] = page.evaluate(SMALL, False) if size in HELD else []
    return [f"{size[0]} × {size[1]}: {fault}" for fault in found + small]


def small_targets(page: Page) -> list[str]:
    """What a thumb would miss, on any page held in the hand; what lies folded, or opens over a seat, is opened."""
    found: list[str] = []
    for size in HELD:
        resize(page, size)
        found += [f"{size[0]} × {size[1]}: {small}" for small in page.evaluate(SMALL, True)]
    return found


TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def resize(page: Page, size: tuple[int, int]) -> None:
    """Two frames after, the map has its window, and looks where it should."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(TWO_FRAMES)


Frame = dict[str, float]
Frames = dict[tuple[int, int], Frame]


def frames(page: Page) -> Frames:
    """Where board, map and hand are on each screen."""
    return {size: frame(page, size) for size in HELD + STANDING}


def frame(page: Page, size: tuple[int, int]) -> Frame:
    resize(page, size)
    found: Frame = page.evaluate(FRAME)
    return found


def first_cards(page: Page) -> dict[tuple[int, int], list[int]]:
    """Where the first card of the hand lies on each screen."""
    found = {}
    for size in HELD + STANDING:
        resize(page, size)
        found[size] = page.evaluate(FIRST_CARD)
    return found


KILOBYTE = 1000
TABLE, PRINTED = 200, 17
TEXTS, ALWAYS = r"[a-z]{2}-[\w-]{8}\.js", 2
"""Files of texts are named after their language: those of the house and of the room always come, those of the cards
once they are read."""
PICTURES = r"pictures-[\w-]{8}\.js"
"""Those on trophies come with the first of them."""
FILES = 25
SENT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter(({ name }) => !name.includes('/position?'))
  .filter(({ name }, n, all) => !name.includes('/assets/') || all.findIndex(earlier => earlier.name === name) === n)
  .map(({ name, encodedBodySize }) => [name.split('/').pop(), encodedBodySize + 300])"""


def sent(page: Page) -> list[tuple[str, int]]:
    """The names and sizes of all that a page has fetched, answers of the server included, with what the headers take;
    but not what is played back, for it depends on who began. A file that never changes is fetched once: shown again, it
    is listed again, though nothing travels."""
    page.wait_for_load_state("networkidle")
    files: list[tuple[str, int]] = page.evaluate(SENT)
    return files


def weight(page: Page) -> int:
    return sum(size for _, size in sent(page))


def check_weight(page: Page) -> None:
    """As it travels, a table opened by its address is 200 kB and 25 files in all; what is printed on cards and
    trophies, if they lie there already, comes on top of the 200 kB."""
    files = sent(page)
    printed = sum(sizes(files, TEXTS)[ALWAYS:] + sizes(files, PICTURES))
    assert sum(size for _, size in files) - printed <= TABLE * KILOBYTE, files
    assert printed <= PRINTED * KILOBYTE, files
    assert len(files) <= FILES, files


def sizes(files: list[tuple[str, int]], named: str) -> list[int]:
    return [size for name, size in files if re.fullmatch(named, name)]


FRAME = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect()
  const board = box('main .board'), map = box('main .window'), hand = box('main > .hand, .sheet-below > .hand')
  const places = {board: board.top, 'height of the board': board.height, map: map.top, 'height of the map': map.height,
    'width of the map': map.width, hand: hand.top}
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, Math.round(place)]))
}"""

FIRST_CARD = """() => {
  const corner = thing => {
    if (!thing) return [0, 0]
    const [left, top] = corner(thing.offsetParent)
    return [left + thing.offsetLeft, top + thing.offsetTop]
  }
  return corner(document.querySelector('main > .hand, .sheet-below > .hand').querySelector('[data-card]'))
}"""
"""However far it is scrolled or lifted."""

MEASURE = """held => {
  const found = []
  const all = (selector, root = document) => [...root.querySelectorAll(selector)]
  const box = thing => thing.getBoundingClientRect()
  const name = thing => (thing.ariaLabel || thing.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)
  const least = (what, is, wanted) => is.toFixed(1) < wanted && found.push(`${what}: ${is.toFixed(1)}, not ${wanted}`)
  const isIn = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
  const isAcross = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  const isRow = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1
  const scrolls = thing => isRow(thing) && ['auto', 'scroll'].includes(getComputedStyle(thing).overflowX)
  const inRow = thing => thing.matches('main *') && (scrolls(thing) || inRow(thing.parentElement))
  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

  const board = box(document.querySelector('main > .board'))
  least('height of the board', board.height, 0.45 * innerHeight)

  const pane = document.querySelector('main .window')
  const shown = box(pane)
  const tools = all('[data-map-tools]').find(tools => overlap(box(tools), shown))
  if (tools) found.push('tools cover the map')
  const lit = all('button[data-spot], [role=button][data-spot]', pane)
  if (lit.length && !lit.some(spot => overlap(box(spot), shown))) found.push('nothing that can be pressed is in sight')

  const names = all('[data-map-names] text', pane).filter(text => overlap(box(text), shown))
  for (const text of names)
    least(`name ${name(text)}`, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, 11)
  const meet = (a, b) => Math.abs(a.bottom - b.bottom) < 4 && a.right > b.left && b.right > a.left
  for (const [i, one] of names.entries())
    for (const other of names.slice(i + 1).filter(other => meet(box(one), box(other))))
      found.push(`run together: ${name(one)}, ${name(other)}`)

  const hand = document.querySelector('main > .hand, .sheet-below > .hand')
  const clips = ({ display, overflowX }) => display !== 'contents' && overflowX !== 'visible'
  const around = thing => thing === hand ? [] : [thing.parentElement, ...around(thing.parentElement)]
  for (const card of all('button, [data-event]', hand).filter(card => card.checkVisibility()))
    for (const part of around(card).filter(part => clips(getComputedStyle(part))))
      if (!isIn(box(card), box(part)) || !(inRow(card) || isAcross(box(card), box(part))))
        found.push(`cut: ${name(card)}, ${box(card).bottom - box(part).bottom}`)

  const asking = document.querySelector('.asking')
  const question = document.querySelector('#question')
  if (question.scrollHeight > question.clientHeight + 1) found.push(`cut: ${name(question)}`)
  const line = document.createRange()
  line.selectNodeContents(question)
  const isLong = getComputedStyle(question).overflowY === 'auto'
  if (isLong) least('below the letters of the question', box(question).bottom - line.getBoundingClientRect().bottom, 2)
  const answers = all('.answer', asking)
  const cut = answers.filter(answer => !(isIn(box(answer), box(asking)) && isAcross(box(answer), box(asking))))
  if (answers.length < 4) found.push(...cut.map(answer => `cut: ${name(answer)}`))
  const folded = all('.acts > .offers > details:not(.anytime, [open]) > summary', asking)
  if (held && answers.length + folded.length < 4)
    found.push(...folded.filter(list => !isIn(box(list), box(asking))).map(list => `out of sight: ${name(list)}`))
  for (const back of all(`.head button, .more button${held ? ', .anytime:not([open]) > summary' : ''}`, asking))
    if (!isIn(box(back), box(asking))) found.push(`out of sight: ${name(back)}`)

  const playing = document.querySelector('.seats.compact li.active')
  if (playing && !overlap(box(playing), box(playing.closest('.seats')))) found.push(`out of sight: ${name(playing)}`)
  const seats = document.querySelector('.rail > .seats')
  const isWhole = seats => seats.scrollHeight <= seats.clientHeight + 1 && isIn(box(seats), box(seats.parentElement))
  if (!held && (isRow(seats) || !isWhole(seats))) found.push('not all seats are whole')
  const isCut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth
  if (!held) found.push(...all('.name, .detail', seats).filter(isCut).map(one => `cut: ${name(one)}`))
  return [...new Set(found)]
}"""
"""The board is all that is seen of the table: the map, and what lies in a strip above it, as contracts lie beside a
board. On a low phone that strip is within the 45 %, for question, answers and hand need the rest; elsewhere the map has
them. In a row that scrolls sideways, a part of a card at its edge shows that more follow; anywhere else it is cut."""

SMALL = """async leaves => {
  const found = []
  const all = (selector, root) => [...root.querySelectorAll(selector)]
  const frame = () => new Promise(requestAnimationFrame)
  const name = thing => (thing.ariaLabel || thing.textContent || thing.name).trim().replace(/\\s+/g, ' ').slice(0, 40)
  const isSeen = thing => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const inText = thing => getComputedStyle(thing).display === 'inline'
    && thing.textContent.trim() !== thing.parentElement.textContent.trim()
  const isTarget = thing => isSeen(thing) && !inText(thing) && !thing.closest('main .window, .unseen')
  const reach = (thing, side) => parseFloat(getComputedStyle(thing, '::after')[side]) || 0
  const thumb = thing => {
    const { width, height } = (thing.closest('label') ?? thing).getBoundingClientRect()
    const is = Math.min(Math.max(width, reach(thing, 'width')), Math.max(height, reach(thing, 'height'))).toFixed(1)
    if (is < 44) found.push(`target ${name(thing)}: ${is}, not 44`)
  }
  const pressed = 'a[href], button, summary, input, select, [role=option]'
  const measure = root => all(pressed, root).filter(isTarget).forEach(thumb)
  measure(document)
  for (const folded of all('details:not([open])', document).filter(isSeen)) {
    folded.open = true
    measure(folded)
    folded.open = false
  }
  for (const leaf of leaves ? all('main [popover]', document) : []) {
    leaf.showPopover()
    await frame().then(frame)
    measure(leaf)
    leaf.hidePopover()
  }
  return [...new Set(found)]
}"""
"""The map has fingers of its own: what is near to a tap. A link in a sentence is as high as its line."""
