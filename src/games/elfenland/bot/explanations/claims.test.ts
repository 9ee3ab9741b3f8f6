import { describe, expect, test } from 'vitest'
import { recordOne } from '../../../../arena/series.ts'
import {
  at,
  fastChance,
  fastSeed,
  type Phrase,
  type Seat,
  stateAt,
  viewOf,
} from '../../../../kernel/index.ts'
import { hintFor } from '../../../../review/hint.ts'
import { seatToMove } from '../../../../search/play-out.ts'
import { requireBot, requireGame } from '../../../testing/lookup.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { bestJourney, NO_END } from '../../journey/journey.ts'
import { travellerOf } from '../../journey/traveller.ts'
import { CARDS, WIZARD } from '../../rules/components/cards.ts'
import { countTowns, DISTANCE, PIECE_TOWNS, TOWNS, type Town } from '../../rules/components/map.ts'
import { isCounter } from '../../rules/components/tokens.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { HAND_LIMIT } from '../../rules/phases/hand-limit.ts'
import type { ElfenlandState, Open, Own, SeatView } from '../../rules/state.ts'
import { createPlanner, WHOLE_GAME } from '../planner/planner.ts'
import { ANY_CHANCE, anyWorld } from '../sampling/any-world.ts'
import { countersOf, withCount } from '../seat-view.ts'
import { plannedOutlook, townsFirst } from './outlook.ts'

/** Every how many turns of a recorded game a hint is asked for, so that the test stays fast. */
const EVERY = 8
const BUDGET = { iterations: 6 }

/** What really comes of a plan, found by playing it: the counters first, then the journey. */
interface Replayed {
  readonly towns: number
  readonly gold: number
  readonly kept: number
  readonly end: Town
  readonly near: number
  readonly hand: readonly number[]
}

/** A seat's position, with a world in which it can be played on. */
function replay(view: SeatView, moves: readonly Move[]): Replayed {
  const { seat } = view
  const world: ElfenlandState = anyWorld(view)
  const { open } = world
  const player = at(open.players, seat)
  const before = player.pieces
  const take = (move: Move): void => {
    expect(elfenland.play(world, seat, move, ANY_CHANCE), JSON.stringify(move)).toBeUndefined()
  }
  for (const move of moves) {
    const isStep = move.type === 'travel' || move.type === 'caravan' || move.type === 'magicFlight'
    open.phase = isStep ? 'moving' : 'planning'
    if (view.open.phase !== 'moving' && isStep && !open.moved) open.earned = 0
    open.turn = seat
    open.waiting = 1 << seat
    // A counter that the advised move brings is laid as an open one.
    take(move.type === 'lay' ? { ...move, hidden: at(player.tokens, move.token) === 0 } : move)
  }
  const hand = at(world.own, seat).hand
  const left = hand.slice(0, TRANSPORT_KINDS).reduce((sum, n) => sum + n, 0)
  const limit = Math.max(0, HAND_LIMIT - at(view.own.hand, WIZARD))
  const toVisit = PIECE_TOWNS & ~player.pieces
  return {
    towns: countTowns(player.pieces & ~before),
    gold: open.earned,
    kept: open.variant.handLimit ? Math.min(limit, left) : left,
    end: player.boot,
    near: TOWNS.filter((_, town) => ((toVisit >> town) & 1) === 1 && at(at(DISTANCE, player.boot), town) <= 2)
      .length,
    hand,
  }
}

/** The most towns that a journey can reach, found without the code of the explanations. */
function mostTowns(view: SeatView, counters: readonly number[]): number {
  const objective = {
    piece: 1,
    gold: 0,
    twoCards: 0,
    cards: CARDS.map(() => 0),
    handLimit: Number.MAX_SAFE_INTEGER,
    end: NO_END,
  }
  return countTowns(bestJourney(travellerOf(view), objective, { counters, nodes: 60_000 }).pieces)
}

/** A position in which the seat holds what the advised move brings it, so that the plan can be replayed. */
function holding(view: SeatView, move: Move): SeatView {
  const { open, own, seat } = view
  const player = at(open.players, seat)
  const withToken = (token: number): SeatView => {
    const players = open.players.with(seat, { ...player, tokens: withCount(player.tokens, token, 1) })
    return { seat, own, open: { ...open, players } }
  }
  if (move.type === 'takeCounter') return withToken(at(open.openCounters, move.place))
  if (move.type === 'bid' || (move.type === 'pass' && open.phase === 'auction')) {
    const token = at(open.row, open.lot)
    return isCounter(token) ? withToken(token) : view
  }
  if (move.type === 'takeCard') {
    const hand = withCount(own.hand, at(open.openCards, move.place), 1)
    return { seat, open, own: { ...own, hand } }
  }
  return view
}

const planner = createPlanner(WHOLE_GAME)

/** What the advised move is compared with: the plan without what it brings, or another journey. */
function alternative(view: SeatView, move: Move, towns: number, key: string): Replayed {
  if (key.startsWith('more.for')) {
    const isStaying = JOURNEYS.has(move.type) && towns === 0
    const counters = JOURNEYS.has(move.type) || move.type === 'stop' ? NO_COUNTERS : countersOf(view)
    return replay(view, isStaying ? [] : townsFirst(view, counters).moves)
  }
  const counters = countersOf(view)
  const left = move.type === 'lay' && isCounter(move.token) ? withCount(counters, move.token, -1) : counters
  return replay(view, plannedOutlook(planner, view, left).moves)
}

const JOURNEYS = new Set(['travel', 'caravan', 'magicFlight'])
const COMPARED = /^(reason|more\.for)\.(towns|townsOnly|cards|gold|near|secret)$/
const counted = new Map<string, number>()

/** Checks everything that can be replayed of one phrase. */
function check(view: SeatView, moves: readonly Move[], planned: Replayed | undefined, phrase: Phrase): void {
  const { open, own, seat } = view
  const [move] = moves as [Move]
  const claimed = JSON.stringify(phrase)
  const id = (town: Town): string => at(TOWNS, town).id
  for (const value of Object.values(phrase))
    if (typeof value === 'number') expect(value, claimed).not.toBeNaN()
  if ('towns' in phrase && phrase.key !== 'reason.stop') {
    expect(phrase.towns, claimed).toBe(planned?.towns)
    expect(phrase.towns, claimed).toBeGreaterThan(0)
  }
  if ('town' in phrase) expect(phrase.town, claimed).toBe(planned && id(planned.end))
  if ('near' in phrase) expect(phrase.near, claimed).toBe(planned?.near)
  if ('without' in phrase && 'towns' in phrase)
    expect(Number(phrase.without)).toBeLessThan(Number(phrase.towns))
  if ('without' in phrase && 'near' in phrase)
    expect(Number(phrase.without)).toBeLessThan(Number(phrase.near))
  if (planned && COMPARED.test(phrase.key)) {
    const other = alternative(view, move, planned.towns, phrase.key)
    if ('cards' in phrase) expect(planned.kept - other.kept, claimed).toBe(phrase.cards)
    else if ('gold' in phrase) expect(planned.gold - other.gold, claimed).toBe(phrase.gold)
    else if ('near' in phrase) expect(other.near, claimed).toBe(phrase.without)
    else if ('roads' in phrase) {
      const roads = at(DISTANCE, own.townCard)
      expect([at(roads, planned.end), at(roads, other.end)], claimed).toEqual([phrase.roads, phrase.without])
    } else expect(other.towns, claimed).toBe(phrase.without ?? 0)
  }
  const held = JOURNEYS.has(move.type) || move.type === 'stop' ? open.roads.map(() => 0) : countersOf(view)
  switch (phrase.key) {
    case 'reason.travelWithoutTowns':
      expect(planned?.towns, claimed).toBe(0)
      break
    case 'reason.stopNone':
      expect(mostTowns(view, held), claimed).toBe(0)
      break
    case 'reason.stop':
      expect(mostTowns(view, held), claimed).toBe(phrase.towns)
      break
    case 'more.givesUp':
      expect(mostTowns(holding(view, move), held) - (planned?.towns ?? 0), claimed).toBe(phrase.n)
      expect(phrase.n, claimed).toBeGreaterThan(0)
      break
    case 'reason.pass':
      expect(mostTowns(view, held), claimed).toBe(
        mostTowns(
          view,
          held.map(() => 0),
        ),
      )
      break
    case 'reason.passWait':
    case 'reason.passKeep':
      expect(
        mostTowns(view, held) -
          mostTowns(
            view,
            held.map(() => 0),
          ),
        claimed,
      ).toBe(phrase.n)
      expect(phrase.key === 'reason.passWait').toBe(open.passes < open.players.length - 1)
      break
    case 'more.saves': {
      const kind = CARDS.findIndex((name) => `kind.${name}` === phrase.card)
      expect(Math.min(planned?.kept ?? 0, at(planned?.hand ?? [], kind)), claimed).toBe(phrase.n)
      expect(open.round).toBeLessThan(open.variant.rounds)
      break
    }
    case 'reason.counter':
      expect(phrase.n).toBeGreaterThan(0)
      break
    case 'reason.noBidTowns': {
      const offered = holding(view, move)
      const longest = townsFirst(offered, countersOf(offered))
      expect(replay(offered, longest.moves).towns - mostTowns(view, held), claimed).toBe(phrase.n)
      expect(mostTowns(offered, countersOf(offered)), claimed).toBe(longest.towns)
      expect(phrase.bid).toBe(open.bid + 1)
      expect(phrase.n).toBeGreaterThan(0)
      break
    }
    case 'reason.noGold':
      expect(at(open.players, seat).gold).toBe(phrase.gold)
      expect(phrase.gold).toBeLessThan(Number(phrase.bid))
      break
    case 'reason.showSame':
      expect(new Set(own.drawn).size).toBe(1)
      break
    case 'reason.block':
    case 'reason.obstacle': {
      const pieces = (other: Seat): number => countTowns(at(open.players, other).pieces)
      expect(phrase.by, claimed).not.toBe(seat)
      for (const other of open.players.keys())
        if (other !== seat) expect(pieces(other), claimed).toBeLessThanOrEqual(pieces(Number(phrase.by)))
      break
    }
    case 'more.gold':
      expect(at(open.players, seat).gold + open.earned).toBe(phrase.gold)
      break
  }
  counted.set(phrase.key, (counted.get(phrase.key) ?? 0) + 1)
}

describe.each([
  ['elfenland', {}, ['sharp', 'steady'], 61],
  ['elfenland', { townCards: true, rounds: 3 }, ['gentle', 'sharp', 'master'], 62],
  ['elfengold', {}, ['sharp', 'gentle', 'sharp'], 63],
  ['elfengold', { townCards: true, wizards: true }, ['steady', 'sharp'], 64],
] as const)('what hints claim in %s, %o, %j', (id, options, levels, seed) => {
  const { game, reviewer } = requireGame(id)
  const match = recordOne(
    { game, options: { ...options }, bots: levels.map((level) => requireBot(id, level)), seed },
    0,
  )
  test('is true when the plan is played', () => {
    if (!reviewer) throw new Error(`${id} has no reviewer`)
    for (let turns = seed % EVERY; turns < match.log.length; turns += EVERY) {
      const state = stateAt(match, turns)
      const seat = seatToMove(game, state)
      const view = viewOf(state, seat)
      const hint = hintFor(reviewer, view, fastChance(fastSeed(turns)), { budget: BUDGET })
      const seen: SeatView = { seat, open: view.open as Open, own: view.own as Own }
      const moves = hint.moves as readonly Move[]
      const isJourney = JOURNEYS.has(at(moves, 0).type) || at(moves, 0).type === 'stop'
      const laid = at(moves, 0).type === 'pass' || seen.open.phase !== 'planning' ? [] : moves
      const steps = isJourney
        ? moves.filter(({ type }) => type !== 'stop')
        : [...laid, ...((hint.plan ?? []) as Move[])]
      const isPass = at(moves, 0).type === 'pass'
      const held = isPass ? seen : holding(seen, at(moves, 0))
      const planned = isJourney || hint.plan ? replay(held, steps) : undefined
      for (const phrase of [hint.reason, ...(hint.more ?? [])]) check(seen, moves, planned, phrase)
    }
  })
})

test('the recorded games contain the most important kinds of reasons', () => {
  for (const key of [
    'reason.towns',
    'reason.travel',
    'reason.pass',
    'more.plan',
    'more.saves',
    'more.givesUp',
    'reason.noBidTowns',
  ])
    expect(counted.get(key) ?? 0, key).toBeGreaterThan(0)
})
