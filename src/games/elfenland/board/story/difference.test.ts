import { describe, expect, it } from 'vitest'
import {
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
import { type Happening, happeningsBetween } from './difference.ts'

/** One turn as a page sends it: a journey with its stop, all that is discarded, else a single move. */
interface Turn {
  readonly phase: PhaseName
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly before: ElfenlandState
  readonly after: ElfenlandState
}

const IN_ONE: ReadonlySet<PhaseName> = new Set(['moving', 'handLimit'])

/** At random; bids are small, but nobody cares whether he can pay. */
function choose(view: View<Open, Own>, chance: Chance): Move {
  if (view.open.phase !== 'auction') return random.choose(view, chance)
  const moves = elfengold.legal(view)
  return moves[chance.below(Math.min(moves.length, 5))]
}

function turnsOf(state: ElfenlandState, chance: Chance): Turn[] {
  const turns: Turn[] = []
  while (!elfengold.result(state.open)) {
    const before = copyState(state)
    const { phase, round } = state.open
    const [seat] = seatsOf(elfengold.waiting(state.open))
    const moves: Move[] = []
    const goesOn = (): boolean => {
      const { open } = state
      return open.phase === phase && open.round === round && open.turn === before.open.turn
    }
    do {
      const move = choose(viewOf(state, seat), chance)
      expect(elfengold.play(state, seat, move, chance)).toBeUndefined()
      moves.push(move)
    } while (IN_ONE.has(phase) && moves.at(-1)?.type !== 'stop' && goesOn())
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

const told = ({ before, after }: Turn): Happening[] => happeningsBetween(before.open, after.open)

const during = (...phases: PhaseName[]): Turn[] => {
  const turns = TURNS.filter(({ phase }) => phases.includes(phase))
  expect(turns.length).toBeGreaterThan(20)
  return turns
}

/** By kind: what left the hand, which only the seat itself knows for sure. */
const given = (turn: Turn): number[] =>
  turn.moves.reduce<number[]>(
    (cards, move) => {
      if (move.type === 'discard') cards[move.card]++
      return cards
    },
    turn.before.open.spent.map(() => 0),
  )

describe('what happened between two looks', () => {
  it('tells a journey as one, and who does not move as staying, also where the next round begins at once', () => {
    const turns = during('moving')
    expect(turns.some(({ before, after }) => before.open.round !== after.open.round)).toBe(true)
    for (const turn of turns) {
      const { seat, moves, before, after } = turn
      const [first] = told(turn)
      if (moves.length === 1) {
        expect(first).toEqual({ kind: 'stayed', seat, town: before.open.players[seat].boot })
        continue
      }
      expect(first).toMatchObject({ kind: 'travelled', seat, to: after.open.players[seat].boot })
      if (first.kind !== 'travelled') continue
      expect(first.legs.length).toBeGreaterThan(0)
      expect(first.legs.at(-1)?.to).toBe(first.to)
    }
  })

  it('tells what is discarded, card by card', () => {
    for (const turn of during('handLimit'))
      expect(told(turn)[0]).toEqual({ kind: 'discarded', seat: turn.seat, cards: given(turn) })
  })

  it('tells the reward that was chosen', () => {
    for (const turn of during('reward')) {
      const [first] = told(turn)
      const [move] = turn.moves
      if (move.type !== 'reward') throw new Error(move.type)
      expect(first).toMatchObject(
        move.take === 'gold'
          ? { kind: 'rewardGold', gold: turn.before.open.earned }
          : { kind: 'rewardCards' },
      )
    }
  })

  it('tells every card that comes into a hand, once, and every gold card that turns up', () => {
    for (const turn of during('drawCards', 'moving', 'handLimit', 'reward', 'rewardCards')) {
      const { before, after, seat } = turn
      if (before.open.variant.game !== 'elfengold') continue
      const happenings = told(turn)
      const count = (tell: (what: Happening) => number): number =>
        happenings.reduce((sum, what) => sum + tell(what), 0)
      const cards = count((what) =>
        what.kind === 'rewardCards' ? what.n : what.kind === 'took' || what.kind === 'drew' ? 1 : 0,
      )
      const gone = after.open.spent.reduce((sum, n, kind) => sum + n - before.open.spent[kind], 0)
      expect(cards).toBe(after.open.players[seat].cards - before.open.players[seat].cards + gone)
      const tookPile = turn.moves[0].type === 'takeGoldPile'
      expect(happenings.some(({ kind }) => kind === 'tookGold')).toBe(tookPile)
      const turned = after.open.goldPile - (tookPile ? 0 : before.open.goldPile)
      expect(count((what) => (what.kind === 'goldCards' ? what.n : 0))).toBe(turned)
    }
  })

  it('tells a bid as a bid and a pass as a pass, and who could not pay', () => {
    const turns = during('auction')
    for (const turn of turns) {
      const { barred, players } = turn.before.open
      // The last one who is not barred and has nothing at all loses nothing either: nobody sees a difference.
      const [only, ...others] = seatsOf(everySeat(players.length) & ~barred)
      if (others.length === 0 && players[only].gold === 0) continue
      const [first] = told(turn)
      const [move] = turn.moves
      expect(first.kind).toBe(move.type === 'bid' ? 'bid' : 'passed')
    }
    expect(turns.some((turn) => told(turn).some(({ kind }) => kind === 'broke'))).toBe(true)
  })
})
