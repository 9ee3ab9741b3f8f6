import { describe, expect, test } from 'vitest'
import { recordOne } from '../arena/series.ts'
import {
  at,
  type Bot,
  fastChance,
  fastSeed,
  type Game,
  type Seat,
  type State,
  viewOf,
} from '../kernel/index.ts'
import { TRIES_ALL } from '../kernel/testing/sample-size.ts'
import { LEVELS, YARDSTICKS } from '../search/levels.ts'
import { memoryIn, openMemories, seatToMove } from '../search/play-out.ts'
import { levelBots } from './manifest.ts'
import { requireBot, requireGame } from './testing/lookup.ts'

const GAMES = ['silver-and-gold', 'elfenland', 'elfengold']
/** Few rollouts, so that the tests are fast. A fixed number always gives the same move. */
const BUDGET = { iterations: 8 }

const gameOf = (id: string): Game => requireGame(id).game

const optionsOf = (id: string): unknown => (id === 'silver-and-gold' ? { memoryAid: false } : {})

interface Position {
  readonly state: State
  readonly seat: Seat
  readonly memory: unknown
}

type Reached = readonly [observe: Bot['observe'], game: string, list: readonly Position[]]
const reached: Reached[] = []

/** Every nth decision of a game in which all seats remember as this level does, but play as gentle. */
function positions(id: string, bot: Bot, every: number, seats: number, seed: number): Reached[2] {
  // Levels that remember in the same way reach the same positions.
  const game = `${id} ${every} ${seats} ${seed}`
  const known = reached.find(([observe, played]) => observe === bot.observe && played === game)
  if (known) return known[2]
  const list = playPositions(id, bot, every, seats, seed)
  reached.push([bot.observe, game, list])
  return list
}

function playPositions(id: string, bot: Bot, every: number, seats: number, seed: number): Position[] {
  const game = gameOf(id)
  const chance = fastChance(fastSeed(seed))
  const rng = fastChance(fastSeed(seed, 1))
  const state = game.setup(optionsOf(id), seats, chance)
  const quick = requireBot(id, 'gentle')
  const bots = Array.from({ length: seats }, () => ({ ...bot, choose: quick.choose }))
  const memories = openMemories(bots, BUDGET)
  memories?.observe(state)
  const list: Position[] = []
  let count = 0
  for (let seat = seatToMove(game, state); seat >= 0; seat = seatToMove(game, state)) {
    const memory = structuredClone(memories?.thoughts[seat]?.memory)
    if (count++ % every === 0) list.push({ state: game.copy(state), seat, memory })
    game.play(state, seat, at(bots, seat).choose(viewOf(state, seat), rng, { memory }), chance)
    memories?.observe(state)
  }
  return list
}

const choose = (bot: Bot, { state, seat, memory }: Position): unknown =>
  bot.choose(viewOf(state, seat), fastChance(fastSeed(77)), { memory, budget: BUDGET })

describe.each(GAMES)('the levels of %s', (id) => {
  const levels = levelBots(requireGame(id)).map(({ name }) => name)

  test('are in order, and gentle, steady, sharp and master are among them', () => {
    expect(levels).toEqual(LEVELS.filter((level) => levels.includes(level)))
    expect(levels).toEqual(expect.arrayContaining([...YARDSTICKS]))
    expect([levels[0], levels.at(-1)]).toEqual([LEVELS[0], 'master'])
  })

  test.each(levels)('%s plays the same move whatever is hidden from it', (level) => {
    const game = gameOf(id)
    const bot = requireBot(id, level)
    const list = positions(id, bot, TRIES_ALL ? 7 : 21, 3, 11)
    const elsewhere = positions(id, bot, 5, 3, 12)
    for (const [n, position] of list.entries()) {
      const { state, seat } = position
      const foreign = at(elsewhere, n % elsewhere.length).state
      const world = game.copy(state)
      world.secret = structuredClone(foreign.secret)
      for (const other of world.own.keys()) {
        if (other !== seat) world.own[other] = structuredClone(foreign.own[other])
      }
      expect(choose(bot, { ...position, state: world })).toEqual(choose(bot, position))
    }
  })

  test.each(levels)(
    '%s changes nothing, and plays the same legal move for the same seed and budget',
    (level) => {
      const game = gameOf(id)
      const bot = requireBot(id, level)
      const other = at(positions(id, bot, 1000, 2, 14), 0)
      for (const position of positions(id, bot, 17, 2, 13)) {
        const before = structuredClone(position)
        const move = choose(bot, position)
        expect(position).toEqual(before)
        expect(game.legal(viewOf(position.state, position.seat))).toContainEqual(move)
        choose(bot, other)
        expect(choose(bot, structuredClone(position))).toEqual(move)
      }
    },
  )

  test('master plays a legal move at once when it is aborted', () => {
    const game = gameOf(id)
    const master = requireBot(id, 'master')
    for (const { state, seat, memory } of positions(id, master, 19, 2, 15)) {
      const view = viewOf(state, seat)
      const budget = { signal: { aborted: true } }
      expect(game.legal(view)).toContainEqual(
        master.choose(view, fastChance(fastSeed(1)), { memory, budget }),
      )
    }
  })

  test('the memory rebuilt from the log is that of the bot that played', () => {
    const sharp = requireBot(id, 'sharp')
    const bots = [sharp, sharp]
    const match = recordOne({ game: gameOf(id), options: optionsOf(id), bots, seed: 3 }, 0)
    const memories = openMemories(bots)
    const memory = memoryIn(match, sharp, 1)
    memories?.observe(match.state)
    expect(sharp.observe?.(memory, viewOf(match.state, 1))).toEqual(memory)
  })
})
