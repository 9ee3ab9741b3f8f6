import { describe, expect, test } from 'vitest'
import {
  at,
  type Bot,
  fastChance,
  fastSeed,
  type Result,
  type Seat,
  seatsOf,
  viewOf,
} from '../../../kernel/index.ts'
import { sampleSize, TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { levelBots } from '../../manifest.ts'
import { requireGame } from '../../testing/lookup.ts'
import { elfengold, elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState, Open, Own } from '../rules/state.ts'
import { bid, legal, pass, plannedChance, tableAt } from '../testing/position.ts'
import { type ElfenGame, GAME_SETUPS, type GameSetup, SEAT_COUNTS } from '../testing/random-play.ts'
import { type RolloutPosition, rolloutPositions } from '../testing/rollout-positions.ts'
import { greedy } from './levels.ts'
import { newcomer } from './newcomer.ts'
import { random } from './policies/random.ts'

type ElfenBot = Bot<Open, Own, Move>

/** Plays a whole game, in which no move may be refused. */
function playOut(
  game: ElfenGame,
  options: GameSetup['options'],
  bots: readonly ElfenBot[],
  seed: number,
  each: (state: ElfenlandState, seat: Seat, move: Move) => void = () => {},
): Result {
  const luck = fastChance(fastSeed(seed, 1))
  const whims = fastChance(fastSeed(seed, 2))
  const state = game.setup(options, bots.length, luck)
  for (;;) {
    const result = game.result(state.open)
    if (result) return result
    const seat = at(seatsOf(game.waiting(state.open)), 0)
    const move = at(bots, seat).choose(viewOf(state, seat), whims)
    each(state, seat, move)
    const refusal = game.play(state, seat, move, luck)
    if (refusal)
      throw new Error(`${at(bots, seat).name} was refused ${JSON.stringify(move)}: ${refusal.code}`)
  }
}

const hasOverbid = ({ open }: ElfenlandState, seat: Seat, move: Move): boolean =>
  move.type === 'bid' && move.gold > at(open.players, seat).gold

describe('the bots', () => {
  test.each(GAME_SETUPS.map((setup, n) => ({ ...setup, n })))(
    'play legal moves to the end and never bid more than they own (E7): $name',
    ({ game, options, n }) => {
      for (const [i, seats] of SEAT_COUNTS.entries()) {
        if (!TRIES_ALL && i !== n % SEAT_COUNTS.length) continue
        const bots = Array.from({ length: seats }, (_, seat) => (seat % 3 === i % 3 ? greedy : random))
        playOut(game, options, bots, i, (state, seat, move) => {
          if (hasOverbid(state, seat, move)) throw new Error('a bot has overbid')
        })
      }
    },
  )

  test.each([elfenland, elfengold])('greedy beats three random bots: $id', (game) => {
    const games = sampleSize(20)
    let wins = 0
    for (let seed = 0; seed < games; seed++) {
      const me = seed % 4
      const bots = Array.from({ length: 4 }, (_, seat) => (seat === me ? greedy : random))
      const { winners } = playOut(game, {}, bots, 100 + seed)
      if (winners.length === 1 && winners[0] === me) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(games - 1)
  })

  test('greedy does not change the view that it is given, and does not ask for chance', () => {
    const watched: ElfenBot = {
      name: 'watched',
      choose(view) {
        const before = JSON.stringify(view)
        const move = greedy.choose(view, {
          below: () => expect.unreachable(),
          draw: () => expect.unreachable(),
        })
        expect(JSON.stringify(view)).toBe(before)
        return move
      },
    }
    playOut(elfenland, { townCards: true }, [watched, watched, random], 7)
    playOut(elfengold, { wizards: true, townCards: true }, [watched, watched, random], 8)
  })
})

const POSITIONS = [elfenland, elfengold].flatMap((game: ElfenGame) =>
  [{}, { townCards: true }].flatMap((options) =>
    [newcomer, ...levelBots(requireGame(game.id)).slice(0, -1)].map((bot) => ({
      id: game.id,
      name: bot.name,
      game,
      options,
      bot,
    })),
  ),
)

/** Every this many positions of a game are tried. */
const EVERY = TRIES_ALL ? 3 : 24

const reached = new Map<string, readonly RolloutPosition[]>()

/** The positions that are tried, the same for all bots. */
function positionsOf(game: ElfenGame, options: object): readonly RolloutPosition[] {
  const key = `${game.id} ${JSON.stringify(options)}`
  const known = reached.get(key) ?? rolloutPositions(game, options, 3, 4).filter((_, n) => n % EVERY === 0)
  reached.set(key, known)
  return known
}

test.each(POSITIONS)('$name always chooses a legal move in $id with $options', ({ game, options, bot }) => {
  for (const { state, seat } of positionsOf(game, options)) {
    const view = viewOf(state, seat)
    expect(game.legal(view)).toContainEqual(bot.choose(view, fastChance(fastSeed(1))))
  }
})

describe('random', () => {
  test('chooses every legal move with the same probability', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'virst', hand: { raft: 3, dragon: 2, unicorn: 1 } }, {}],
      roads: { 'lapphalia-virst-plain': ['dragon'], 'ixara-virst-plain': ['dragon', 'goldPiece'] },
    })
    const moves = legal(state, 0).map((move) => JSON.stringify(move))
    const chance = fastChance(fastSeed(9))
    const chosen = new Map(moves.map((move) => [move, 0]))
    const times = 1000
    for (let i = 0; i < times * moves.length; i++) {
      const move = JSON.stringify(random.choose(viewOf(state, 0), chance))
      chosen.set(move, (chosen.get(move) ?? 0) + 1)
    }
    expect(chosen.size).toBe(moves.length)
    for (const count of chosen.values()) expect(Math.abs(count - times)).toBeLessThan(5 * Math.sqrt(times))
  })

  test('bids any amount that it can pay, or passes', () => {
    const row = ['dragon', 'dragon', 'dragon', 'dragon'] as const
    const state = tableAt(
      'auction',
      { players: [{ gold: 3 }, { gold: 9 }], pool: { dragon: 4 } },
      plannedChance(...row),
    )
    const chance = fastChance(fastSeed(10))
    const said = Array.from({ length: 200 }, () => JSON.stringify(random.choose(viewOf(state, 0), chance)))
    expect(new Set(said)).toEqual(new Set([pass, bid(1), bid(2), bid(3)].map((move) => JSON.stringify(move))))
  })
})
