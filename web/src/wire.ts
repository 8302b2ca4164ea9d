// Made from grandtour/server/messages.py by `./x types`. Do not edit.

export interface SettingInfo {
  name: string
  type: 'choice' | 'number' | 'yes-no'
  default: boolean | number | string
  least: number
  most: number
  choices: string[]
}

export interface KindInfo {
  name: string
  words: string[]
  of: string
  parts: number[][]
  nth: number[]
  step: number
  counted: boolean
}

export interface GameCard {
  name: string
  code: string
  rules: number
  least: number
  most: number
  settings: SettingInfo[]
  newcomers: Record<string, boolean | number | string>
  answers: SettingInfo[]
  bots: string[]
  levels: string[]
  lesson: boolean
}

export interface GameInfo {
  name: string
  code: string
  rules: number
  least: number
  most: number
  settings: SettingInfo[]
  newcomers: Record<string, boolean | number | string>
  answers: SettingInfo[]
  bots: string[]
  levels: string[]
  lesson: boolean
  kinds: KindInfo[]
  tales: Record<string, Record<string, string>>
}

export interface Me {
  id: string
  name: string
  commitment: string
}

export interface NameRequest {
  name: string
}

export interface SeatRequest {
  kind: 'bot' | 'here' | 'invite' | 'me'
  name?: string
  level?: string
}

export interface TableRequest {
  game: string
  seats: SeatRequest[]
  settings?: Record<string, boolean | number | string>
  sealed?: string
}

export interface LessonRequest {
  game: string
}

export interface JoinRequest {
  seat?: number
  sealed?: string
}

export interface EntropyRequest {
  entropy: string
}

export interface LeaveRequest {
  seat: number
}

export interface StandInRequest {
  seat: number
}

export interface ChairRequest {
  seat: number
  level?: string
  anyone?: boolean
}

export interface RematchRequest {
  sealed?: string
}

export interface SeatInfo {
  kind: 'bot' | 'free' | 'person' | 'reserved'
  name: string
  level: string
  mine: boolean
  present: boolean
  sealed: string
  shown: boolean
  helped: boolean
  stands_in: boolean
  replaceable: boolean
}

export interface Luck {
  seats: number[]
  by_round: number[][]
  taken_back: number
}

export interface OutcomeInfo {
  reason: string
  places: number[]
}

export interface TableInfo {
  id: string
  game: string
  settings: Record<string, boolean | number | string>
  seats: SeatInfo[]
  status: 'open' | 'over' | 'running'
  commitment: string
  format: number
  version: number
  waiting: number[]
  created: number
  changed: number
  host: boolean
  outcome: OutcomeInfo | null
  next: string
  closed: string
  lesson: boolean
}

export interface TableMoved {
  id: string
  version: number
  waiting: number[]
  changed: number
}

export interface MyTables {
  tables: TableInfo[]
}

export interface Touch {
  kind: string
  noun: number
}

export interface Offer {
  said: string
  verb: string
  kind: string
  noun: number
  touches: Touch[]
  breaks_in: boolean
}

export interface Told {
  version: number
  key: string
  facts: Record<string, number | number[]>
  round?: number | null
  turn?: number | null
}

export interface Hint {
  text: string
  at: string
  thing: Touch | null
}

export interface Lead {
  hints: Hint[]
  wise: string
}

export interface Position {
  seat: number
  version: number
  view: unknown
  waiting: number[]
  prompt: Told | null
  offers: Offer[]
  may_undo: boolean
  lead: Lead | null
}

export interface Watch {
  type: 'watch'
  table: string
  seat: number
  version?: number
}

export interface Unwatch {
  type: 'unwatch'
  table: string
}

export interface Do {
  type: 'do'
  id: number
  table: string
  seat: number
  version: number
  said: string
  once?: string
}

export interface Undo {
  type: 'undo'
  id: number
  table: string
  seat: number
  version: number
  ask?: boolean
  once?: string
}

export interface Agree {
  type: 'agree'
  id: number
  table: string
  seat: number
  yes: boolean
  once?: string
}

export interface Ping {
  type: 'ping'
  id: number
}

export interface Snapshot {
  type: 'snapshot'
  table: TableInfo
  position: Position
  told: Told[]
}

export interface Update {
  type: 'update'
  table: TableMoved
  whole: TableInfo | null
  since: number
  position: Position
  told: Told[]
}

export interface UndoAsked {
  type: 'undo-asked'
  table: string
  by: number | null
  agreed: number[]
}

export interface Done {
  type: 'done'
  id: number
  version: number
}

export interface Refused {
  type: 'refused'
  id: number
  code: string
  message: string
  table: string
}

export interface Pong {
  type: 'pong'
  id: number
}

export interface ActRequest {
  seat: number
  version: number
  said: string
  once?: string
}

export interface Answers {
  answers: Record<string, boolean | number | string>
}

export interface AnswersRequest {
  seat: number
  answers?: Record<string, boolean | number | string>
}

export interface UndoRequest {
  seat: number
  version: number
  once?: string
}

export interface Problem {
  code: string
  message: string
}

export interface VerifyRequest {
  record: string
}

export interface AlteredDraw {
  line: number
  draw: number
  recorded: string
  derived: string
}

export interface Verified {
  draws: number
  altered: AlteredDraw[]
  taken_back: number
  withheld: number[]
  doubt: '' | 'foreseen' | 'unsealed'
}

export interface LookRequest {
  record: string
  seat?: number
  version?: number | null
}

export interface Looked {
  table: TableInfo
  position: Position
  told: Told[]
}

export type SeatKind = 'bot' | 'here' | 'invite' | 'me'

export type FromPage = Watch | Unwatch | Do | Undo | Agree | Ping

export type ToPage = Snapshot | Update | UndoAsked | Done | Refused | Pong
