// Plays random games on boardgame.io for some milliseconds of time on a core and prints moves and games per second and the mean score.
// It drives the reducer itself: no client, no server, no transport, which is the fastest that boardgame.io can be.
import { createRequire } from 'node:module'
import { makeDeck } from '../../../src/games/silver-and-gold/rules/components/deck.ts'
import { VERMEIL_DECK } from '../../../src/games/silver-and-gold/rules/components/vermeil-deck.ts'
import { randomMove, silverAndGold } from './game.js'

const require = createRequire(import.meta.url)
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal')
const [seats, milliseconds] = process.argv.slice(2).map(Number)

const deck = makeDeck(VERMEIL_DECK)
const game = silverAndGold(deck)
const reducer = CreateGameReducer({ game })
let word = 12345
const below = (n) => {
  word = (Math.imul(word, 1664525) + 1013904223) | 0
  return Math.floor(((word >>> 0) / 2 ** 32) * n)
}

function playGame(seed) {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: seats })
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const [seat, type, args] = randomMove(state.G, deck, below)
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } })
    if (next === state) throw new Error(`refused: ${type} ${args}`)
    state = next
    moves++
  }
  return { moves, G: state.G }
}

const score = ({ coins, trophies, palmPoints, finished }) => {
  const of = (colour) => finished.filter((card) => deck.colour[card] === colour).length
  const seals = finished.reduce((sum, card) => sum + deck.sealValue[card] * of(deck.sealColour[card]), 0)
  return coins + trophies + palmPoints + seals + finished.reduce((sum, card) => sum + deck.points[card], 0)
}

for (let seed = 0; seed < 3; seed++) playGame(`warm ${seed}`)
const coreTime = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1000
const started = coreTime()
let [games, moves, points] = [0, 0, 0]
while (coreTime() - started < milliseconds) {
  const played = playGame(`game ${games}`)
  games++
  moves += played.moves
  points += played.G.players.reduce((sum, player) => sum + score(player), 0) / seats
}
const seconds = (coreTime() - started) / 1000
console.log(
  JSON.stringify({
    gamesPerSecond: games / seconds,
    movesPerSecond: moves / seconds,
    meanScore: points / games,
    games,
  }),
)
