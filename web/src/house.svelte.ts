/** Who I am, which games there are, and which of my tables are under way. */
import { api } from './api'
import type { GameCard, Me, TableInfo } from './wire'
import { loadPoster, type Language, type Words } from './words'

class House {
  games = $state.raw<GameCard[]>([])
  me = $state.raw<Me>({ id: '', name: '', commitment: '' })
  tables = $state.raw<TableInfo[]>([])

  async enter(): Promise<void> {
    const [games, me] = await Promise.all([api.games(), api.me()])
    this.games = games
    this.me = me
  }

  /** The seal of my next table is another one after each that I open. */
  async meAgain(): Promise<void> {
    this.me = await api.me()
  }

  async look(): Promise<void> {
    this.tables = await api.mine()
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name)
  }

  game(name: string): GameCard | undefined {
    return this.games.find((game) => game.name === name)
  }

  /** What is said of every game in the house, for lists that name several of them. */
  async posters(language: Language): Promise<Map<string, Words>> {
    return new Map(await Promise.all(this.games.map(async (game) => [game.name, await loadPoster(language, game)] as const)))
  }
}

export const house = new House()

/** Is something asked of me at this table, and does no bot sit in for me there? */
export const waitsForMe = ({ waiting, seats }: TableInfo): boolean =>
  waiting.some((seat) => seats[seat]?.mine && seats[seat].kind !== 'bot')
