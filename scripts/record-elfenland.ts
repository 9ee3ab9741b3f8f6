// Records games of Elfenland and Elfengold in fixtures/elfenland: `node scripts/record-elfenland.ts`. There is one game
// for each table (every variant and option) and number of seats. Every later version must read them and reach the same
// results. A new version of the rules records different games, so run this only to replace the recorded ones.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parse } from 'valibot'
import {
  chooseByKind,
  chooseMove,
  GAME_SETUPS,
  type GameSetup,
  SEAT_COUNTS,
  uniformly,
} from '../src/games/elfenland/testing/random-play.ts'
import { journeyOf } from '../src/games/elfenland/testing/turn-list.ts'
import { fastChance, fastSeed, playTurn, startMatch, writeMatch } from '../src/kernel/index.ts'

const FOLDER = new URL('../fixtures/elfenland/', import.meta.url)

function recorded({ name, game, options }: GameSetup, seats: number): string {
  const digits = createHash('sha256').update(`vermeil ${name} ${seats}`).digest('hex')
  const source = seats % 2 === 0 ? 'fair' : 'fast'
  const match = startMatch(game, {
    options: parse(game.options, options),
    seats: Array.from({ length: seats }, (_, seat) => `random ${seat}`),
    source,
    seed: source === 'fair' ? digits : digits.slice(0, 32),
  })
  if ('code' in match) throw new Error(`${name} was refused: ${JSON.stringify(match)}`)
  const random = fastChance(fastSeed(Number.parseInt(digits.slice(-12), 16)))
  const choose = game.id === 'elfenland' && seats === 3 ? uniformly : chooseByKind
  while (game.waiting(match.state.open) !== 0) {
    const { seat, move } = chooseMove(game, match.state, choose, random)
    // A journey is sent as one turn, as in the browser.
    const moves =
      seats > 2 ? journeyOf(game, match.state, seat, move, (list) => choose(list, random)) : [move]
    const rejection = playTurn(match, seat, moves)
    if (rejection) throw new Error(`${name}: ${JSON.stringify(moves)} was refused: ${rejection.code}`)
  }
  return writeMatch(match)
}

mkdirSync(FOLDER, { recursive: true })
for (const old of readdirSync(FOLDER)) rmSync(new URL(old, FOLDER))
for (const table of GAME_SETUPS) {
  for (const seats of SEAT_COUNTS) {
    writeFileSync(new URL(`${table.name}-${seats}-seats.json`, FOLDER), recorded(table, seats))
  }
}
console.log(`${readdirSync(FOLDER).length} games recorded`)
