/** The three levels of the bots: the same names and signs in every room, and what this browser knows of one's games against each. */
import type { IconName } from './icons/icons'
import { recall, remember } from './memory'
import { t } from './speech.svelte'
import type { GameCard, TableInfo } from './wire'

const LEVELS: { key: string; icon: IconName }[] = [
  { key: 'stroller', icon: 'stroller' },
  { key: 'traveller', icon: 'traveller' },
  { key: 'explorer', icon: 'explorer' },
]
const WINS_TO_GO_ON = 2

/** The number of the level at which this bot plays, easiest first; -1 for a bot that is not among those offered. */
export const levelOf = (game: GameCard, bot: string): number => game.levels.indexOf(bot)

/** What it is called: by its level, if it has one. */
export const levelName = (game: GameCard, bot: string): string => {
  const level = LEVELS[levelOf(game, bot)]
  return level ? t(level.key) : bot
}

export const levelIcon = (game: GameCard, bot: string): IconName => LEVELS[levelOf(game, bot)]?.icon ?? 'bot'

/** The level to propose, how often it was beaten, and the tables that have been counted. */
interface Progress {
  level: number
  wins: number
  counted: string[]
}

const progress = (game: GameCard): Progress => recall<Progress>(`level-${game.name}`) ?? { level: 0, wins: 0, counted: [] }

/** The bot for my next table: the easiest until I have finished a game, then as strong as my last, or stronger once I have won twice. */
export const proposed = (game: GameCard): string => game.levels[Math.min(progress(game).level, game.levels.length - 1)] ?? ''

/** Count a finished game once, if I played it to its end against bots of the house, and not by a coach's advice. */
export function count(game: GameCard, table: TableInfo): void {
  const before = progress(game)
  const level = Math.max(...table.seats.map(({ kind, mine, level }) => (kind === 'bot' && !mine ? levelOf(game, level) : -1)))
  if (level < 0 || table.lesson || !played(table) || before.counted.includes(table.id)) return
  const wins = (level === before.level ? before.wins : 0) + Number(won(table))
  const goesOn = wins >= WINS_TO_GO_ON && level < game.levels.length - 1
  const counted = [...before.counted, table.id].slice(-50)
  remember(`level-${game.name}`, { level: goesOn ? level + 1 : level, wins: goesOn ? 0 : wins, counted })
}

/** The stronger bot that is offered after this game, if I have won and am to go on. */
export function next(game: GameCard, table: TableInfo): string {
  const met = table.seats.map(({ level }) => levelOf(game, level))
  const bot = proposed(game)
  return won(table) && met.some((level) => level >= 0) && levelOf(game, bot) > Math.max(...met) ? bot : ''
}

const played = (table: TableInfo): boolean => table.seats.some(({ mine, kind }) => mine && kind === 'person')

const won = ({ seats, outcome }: TableInfo): boolean =>
  seats.some(({ mine, kind }, seat) => mine && kind === 'person' && outcome?.places[seat] === 1)
