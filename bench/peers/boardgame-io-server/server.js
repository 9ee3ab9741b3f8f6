// Silver & Gold on a boardgame.io server: the same rules, the same views, every move shown to all four players.
// With a folder as argument every move is kept there (boardgame.io's own FlatFile store), else nothing is kept.
import { createRequire } from 'node:module'
import { silverAndGold } from '../../../src/games/silver-and-gold/index.ts'
import { takeNth, viewOf } from '../../../src/kernel/index.ts'

const require = createRequire(import.meta.url)
const { Server, FlatFile } = require('boardgame.io/dist/cjs/server.js')
// The same copy that boardgame.io uses.
const { original } = require('immer')
const [folder] = process.argv.slice(2)

function chanceOf(random) {
  const below = (n) => Math.floor(random.Number() * n)
  return { below, draw: (bag) => takeNth(bag, below(bag.size)) }
}

const game = {
  name: 'silver-and-gold',
  setup: ({ ctx, random }) => silverAndGold.setup({ memoryAid: false }, ctx.numPlayers, chanceOf(random)),
  moves: {
    play: {
      move({ G, playerID, random }, move) {
        const state = silverAndGold.copy(original(G))
        return silverAndGold.play(state, Number(playerID), move, chanceOf(random)) ? 'INVALID_MOVE' : state
      },
      client: false,
      // Without it, players who move at the same time refuse each other.
      ignoreStaleStateID: true,
    },
  },
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  playerView: ({ G, playerID }) => viewOf(G, playerID === null ? undefined : Number(playerID)),
}

const server = Server({
  games: [game],
  origins: ['*'],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
  authenticateCredentials: () => true,
})
const { appServer } = await server.run({ port: 0, callback: () => undefined })
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`)
