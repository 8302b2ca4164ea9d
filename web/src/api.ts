/** The server's lists, tables and records. Live play goes over the socket (live.ts). */
import { answered, left, noteSeat, toShow } from './seals'
import type {
  Answers, ChairRequest, GameCard, GameInfo, LessonRequest, Looked, Luck, Me, MyTables, Position, Problem, SeatRequest, TableInfo, TableRequest, Told, Verified,
} from './wire'

/** Something the server did not do, and why; `code` is `offline` when it did not answer at all. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const json = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/${path}`, { method, ...json }).catch(() => null)
  if (!response) throw new Trouble('offline', '')
  if (!response.ok) throw await troubleIn(response)
  return response
}

async function troubleIn(response: Response): Promise<Trouble> {
  const problem = (await response.json().catch(() => null)) as Problem | null
  if (problem?.code) return new Trouble(problem.code, problem.message)
  return new Trouble(response.status >= 500 ? 'offline' : 'unknown', response.statusText)
}

const get = async <T>(path: string): Promise<T> => (await ask('GET', path)).json() as Promise<T>
const text = async (path: string): Promise<string> => (await ask('GET', path)).text()
const post = async <T>(path: string, body: unknown = {}): Promise<T> => (await ask('POST', path, body)).json() as Promise<T>
const put = async <T>(path: string, body: unknown): Promise<T> => (await ask('PUT', path, body)).json() as Promise<T>
const table = (id: string): string => `tables/${encodeURIComponent(id)}`

export const recordAddress = (id: string, seat: number): string => `/api/${table(id)}/record?seat=${seat}`

/** What a saved record is called. */
export const recordFile = ({ game, id }: TableInfo): string => `grandtour-${game}-${id}.txt`

export const api = {
  games: () => get<GameCard[]>('games'),
  /** A game with all that can be named and told in it. */
  game: (name: string) => get<GameInfo>(`game?game=${encodeURIComponent(name)}`),
  /** What a room says in a language, and its rules: of rooms that the page was built without. */
  texts: (game: string, language: string) => text(`texts?game=${encodeURIComponent(game)}&language=${language}`),
  rules: (game: string, language: string) => text(`rules?game=${encodeURIComponent(game)}&language=${language}`),
  me: () => get<Me>('me'),
  rename: (name: string) => put<Me>('me', { name }),
  mine: async () => (await get<MyTables>('mine')).tables,
  open: (game: string, seats: SeatRequest[], settings: TableRequest['settings'] = {}) =>
    sit('tables', { game, seats, settings } satisfies TableRequest),
  /** Open the lesson of a game. */
  learn: (game: string) => post<TableInfo>('lessons', { game } satisfies LessonRequest),
  table: (id: string) => get<TableInfo>(table(id)),
  join: (id: string, seat = -1) => sit(`${table(id)}/join`, { seat }, id),
  show: (info: TableInfo) => show(info),
  /** Begin without what somebody has sealed and does not show. */
  begin: (id: string) => post<TableInfo>(`${table(id)}/begin`),
  leave: async (id: string, seat: number) => left(await post<TableInfo>(`${table(id)}/leave`, { seat })),
  /** Let a bot play for somebody who is asked and has been away for long, until they are back. */
  standIn: (id: string, seat: number) => post<TableInfo>(`${table(id)}/stand-in`, { seat }),
  /** Put a bot of this level on a chair that nobody has taken; without a level it is open to a person again, or to anyone. */
  chair: (id: string, seat: number, level = '', anyone = false) =>
    post<TableInfo>(`${table(id)}/chair`, { seat, level, anyone } satisfies ChairRequest),
  position: (id: string, seat: number, version: number) =>
    get<Position>(`${table(id)}/position?seat=${seat}&version=${version}`),
  /** What is answered for a seat before it is asked. */
  answers: async (id: string, seat: number) => (await get<Answers>(`${table(id)}/answers?seat=${seat}`)).answers,
  answer: async (id: string, seat: number, answers: Answers['answers']) =>
    (await put<Answers>(`${table(id)}/answers`, { seat, answers })).answers,
  why: (id: string, seat: number, kind: string, noun: number) =>
    get<Told>(`${table(id)}/why?seat=${seat}&kind=${encodeURIComponent(kind)}&noun=${noun}`),
  record: (id: string, seat: number) => text(`${table(id)}/record?seat=${seat}`),
  look: (record: string, seat: number, version: number | null = null) => post<Looked>('look', { record, seat, version }),
  verify: (record: string) => post<Verified>('verify', { record }),
  luck: (id: string) => get<Luck>(`${table(id)}/luck`),
  rematch: (id: string) => sit(`${table(id)}/rematch`, {}),
}

/** Sit down with a sealed random text of our own, and show it if everybody is seated then. */
async function sit(path: string, body: object, id?: string): Promise<TableInfo> {
  const { newSeal } = await import('./draws') // only those who sit down need it
  const info = await post<TableInfo>(path, { ...body, sealed: newSeal() })
  if (info.id !== (id ?? info.id)) throw new Trouble('unknown', `${info.id} is not the table that was asked for`)
  return show(info, true)
}

/** Keep what this browser has sealed at a table, and show it if it is time. */
async function show(info: TableInfo, sat = false): Promise<TableInfo> {
  noteSeat(info, sat)
  const entropy = toShow(info)
  return answered(entropy ? await post<TableInfo>(`${table(info.id)}/entropy`, { entropy }) : info)
}
