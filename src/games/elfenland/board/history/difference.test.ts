import { describe, expect, it } from 'vitest'
import {
  at,
  type Chance,
  everySeat,
  fastChance,
  fastSeed,
  type Seat,
  seatsOf,
  type View,
  viewOf,
} from '../../../../kernel/index.ts'
import { random } from '../../bot/policies/random.ts'
import { elfengold, elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { copyState, type ElfenlandState, type Open, type Own, type PhaseName } from '../../rules/state.ts'
import { type BoardEvent, eventsBetween } from './difference.ts'

/** One turn as the board sends it: a whole journey with its stop, all discards together, or a single move. */
interface Turn {
  readonly phase: PhaseName
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly before: ElfenlandState
  readonly after: ElfenlandState
}

const SENT_TOGETHER: ReadonlySet<PhaseName> = new Set(['moving', 'handLimit'])

/** A random move. Bids are small, but often higher than the bidder can pay. */
function choose(view: View<Open, Own>, chance: Chance): Move {
  if (view.open.phase !== 'auction') return random.choose(view, chance)
  const moves = elfengold.legal(view)
  return at(moves, chance.below(Math.min(moves.length, 5)))
}

function turnsOf(state: ElfenlandState, chance: Chance): Turn[] {
  const turns: Turn[] = []
  while (!elfengold.result(state.open)) {
    const before = copyState(state)
    const { phase, round } = state.open
    const seat = at(seatsOf(elfengold.waiting(state.open)), 0)
    const moves: Move[] = []
    const goesOn = (): boolean => {
      const { open } = state
      return open.phase === phase && open.round === round && open.turn === before.open.turn
    }
    do {
      const move = choose(viewOf(state, seat), chance)
      expect(elfengold.play(state, seat, move, chance)).toBeUndefined()
      moves.push(move)
    } while (SENT_TOGETHER.has(phase) && moves.at(-1)?.type !== 'stop' && goesOn())
    turns.push({ phase, seat, moves, before, after: copyState(state) })
  }
  return turns
}

const GOLD = { townCards: true, freeValues: true, wizards: true, handLimit: true, overbids: true }

const TURNS = [1, 2, 3, 4, 5, 6].flatMap((deal) => {
  const chance = fastChance(fastSeed(deal))
  return [
    ...turnsOf(elfenland.setup({ townCards: false, rounds: 4 }, 2 + (deal % 5), chance), chance),
    ...turnsOf(elfengold.setup(GOLD, 2 + (deal % 5), chance), chance),
  ]
})

const eventsOf = ({ before, after }: Turn): BoardEvent[] => eventsBetween(before.open, after.open)

const during = (...phases: PhaseName[]): Turn[] => {
  const turns = TURNS.filter(({ phase }) => phases.includes(phase))
  expect(turns.length).toBeGreaterThan(20)
  return turns
}

/** The cards that left the hand, by kind; only the seat itself knows them for sure. */
const given = (turn: Turn): number[] =>
  turn.moves.reduce<number[]>(
    (cards, move) => {
      if (move.type === 'discard') cards[move.card] = at(cards, move.card) + 1
      return cards
    },
    turn.before.open.spent.map(() => 0),
  )

describe('the events between two views', () => {
  it('report a whole journey as one event and no move as staying, even if the next round begins at once', () => {
    const turns = during('moving')
    expect(turns.some(({ before, after }) => before.open.round !== after.open.round)).toBe(true)
    for (const turn of turns) {
      const { seat, moves, before, after } = turn
      const first = at(eventsOf(turn), 0)
      if (moves.length === 1) {
        expect(first).toEqual({ kind: 'stayed', seat, town: at(before.open.players, seat).boot })
        continue
      }
      expect(first).toMatchObject({ kind: 'travelled', seat, to: at(after.open.players, seat).boot })
      if (first.kind !== 'travelled') continue
      expect(first.legs.length).toBeGreaterThan(0)
      expect(first.legs.at(-1)?.to).toBe(first.to)
    }
  })

  it('report every discarded card', () => {
    for (const turn of during('handLimit'))
      expect(eventsOf(turn)[0]).toEqual({ kind: 'discarded', seat: turn.seat, cards: given(turn) })
  })

  it('report the reward that was chosen', () => {
    for (const turn of during('reward')) {
      const first = at(eventsOf(turn), 0)
      const move = at(turn.moves, 0)
      if (move.type !== 'reward') throw new Error(move.type)
      expect(first).toMatchObject(
        move.take === 'gold'
          ? { kind: 'rewardGold', gold: turn.before.open.earned }
          : { kind: 'rewardCards' },
      )
    }
  })

  it('report every card that comes into a hand once, and every gold card that turns up', () => {
    for (const turn of during('drawCards', 'moving', 'handLimit', 'reward', 'rewardCards')) {
      const { before, after, seat } = turn
      if (before.open.variant.game !== 'elfengold') continue
      const events = eventsOf(turn)
      const count = (tell: (what: BoardEvent) => number): number =>
        events.reduce((sum, what) => sum + tell(what), 0)
      const cards = count((what) =>
        what.kind === 'rewardCards' ? what.n : what.kind === 'took' || what.kind === 'drew' ? 1 : 0,
      )
      const gone = after.open.spent.reduce((sum, n, kind) => sum + n - at(before.open.spent, kind), 0)
      expect(cards).toBe(at(after.open.players, seat).cards - at(before.open.players, seat).cards + gone)
      const tookPile = at(turn.moves, 0).type === 'takeGoldPile'
      expect(events.some(({ kind }) => kind === 'tookGold')).toBe(tookPile)
      const turned = after.open.goldPile - (tookPile ? 0 : before.open.goldPile)
      expect(count((what) => (what.kind === 'goldCards' ? what.n : 0))).toBe(turned)
    }
  })

  it('tell bids from passes, and report winners who could not pay', () => {
    const turns = during('auction')
    for (const turn of turns) {
      const { barred, players } = turn.before.open
      // If the last bidder left has no gold at all, they lose nothing, so bid and pass look the same.
      const [only, ...others] = seatsOf(everySeat(players.length) & ~barred)
      if (others.length === 0 && only !== undefined && at(players, only).gold === 0) continue
      const first = at(eventsOf(turn), 0)
      const move = at(turn.moves, 0)
      expect(first.kind).toBe(move.type === 'bid' ? 'bid' : 'passed')
    }
    expect(turns.some((turn) => eventsOf(turn).some(({ kind }) => kind === 'broke'))).toBe(true)
  })
})
