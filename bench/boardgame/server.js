/** boardgame.io's own server with a toy game: in memory, without rules and without a disk. */
const { Server, Origins } = require('boardgame.io/server')
const { ActivePlayers } = require('boardgame.io/core')

const toy = {
  name: 'toy',
  setup: () => ({ cells: Array(9).fill(null), done: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    place: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID
      G.done += 1
    },
  },
}

const port = Number(process.argv[2])
Server({ games: [toy], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log(`open at http://127.0.0.1:${port}/`) })
