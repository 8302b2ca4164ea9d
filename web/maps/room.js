// What the generators read of the house and its rooms: boards, and names in every language there is.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const HOUSE = new URL('../../src/grandtour/', import.meta.url)
const SPARE = 'en' // what is not said in a language is said in this one
const PLAIN = /^([\w-]+) = (.+)$/gm

/** The languages that the house has texts in. */
export const LANGUAGES = readdirSync(new URL('texts/', HOUSE))
  .flatMap((file) => (file.endsWith('.ftl') ? [file.slice(0, -4)] : []))
  .sort()

function textsIn(folder, lang) {
  const file = new URL(`texts/${lang}.ftl`, folder)
  const found = existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(PLAIN)] : []
  return Object.fromEntries(found.map(([, key, text]) => [key, text.trim()]))
}

/** Something for each language. */
export const inEach = (make) => Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)]))

/** A folder's texts of one line each, by language and key. */
const spoken = (folder) => inEach((lang) => ({ ...textsIn(folder, SPARE), ...textsIn(folder, lang) }))

/** The names of things, by language and id: of a kind whose texts are `city-paris`, `city-rome`. */
const naming = (texts) => (kind, things) =>
  things.map((thing) => ({ ...thing, names: inEach((lang) => texts[lang][`${kind}-${thing.id}`]) }))

/** Things with their names, which the house says. */
export const named = naming(spoken(HOUSE))

/** A file of the page in a folder of the house, and what it holds. */
function pageOf(folder) {
  const page = (file) => new URL(`page/${file}`, folder)
  return { page, read: (file) => JSON.parse(readFileSync(page(file), 'utf8')) }
}

const boardIn = (folder) => JSON.parse(readFileSync(new URL('board.json', folder), 'utf8'))

/** What sister rooms share: a board, a page, and what things on the board are called in each of the rooms there are. */
export function family(name) {
  const folder = new URL(`families/${name}/`, HOUSE)
  return { board: boardIn(folder), ...pageOf(folder), rooms: sisters(name).map((room) => naming(spoken(folderOf(room)))) }
}

/** The rooms there are whose board comes from this family. */
export const sisters = (name) =>
  readdirSync(new URL('games/', HOUSE))
    .filter((room) => {
      const board = new URL('board.py', folderOf(room))
      return existsSync(board) && readFileSync(board, 'utf8').includes(`grandtour.families.${name}.`)
    })
    .sort()

const folderOf = (room) => new URL(`games/${room}/`, HOUSE)

export function room(name) {
  const folder = folderOf(name)
  return { board: boardIn(folder), ...pageOf(folder), named: naming(spoken(folder)) }
}
