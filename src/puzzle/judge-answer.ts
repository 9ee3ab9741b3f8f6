import * as v from 'valibot'
import {
  at,
  fastChance,
  fastSeed,
  type Match,
  type Rejection,
  type Seat,
  samePlain,
  tryTurn,
  viewOf,
} from '../kernel/index.ts'
import type { Puzzle } from './puzzle-file.ts'

type Question = Pick<Puzzle, 'seat' | 'kind' | 'slack'>

/** Whether a turn solves a puzzle. */
export interface JudgedAnswer {
  readonly isRight: boolean
  /** What it gives away, if it is wrong and the file lists it. */
  readonly loss?: number
  /** Set if it is the right journey, but costs more cards or earns less gold than it could. */
  readonly isWasteful?: true
}

/**
 * Compares a turn with the answers of a puzzle. `match` stands at the decision and does not change. Turns that lead to
 * the same position are the same, such as a marking whose cells were chosen in another order.
 */
export function judgeAnswer(
  match: Match,
  puzzle: Puzzle,
  moves: readonly unknown[],
): JudgedAnswer | Rejection {
  const tried = tryTurn(match, puzzle.seat, moves)
  if ('code' in tried) return tried
  if (puzzle.answers.some((answer) => isSameTurn(match, puzzle, moves, answer))) return { isRight: true }
  const isSameWay = (other: readonly unknown[]): boolean =>
    isSameTurn(match, { ...puzzle, slack: ANY_COST }, moves, other)
  if (puzzle.kind === 'journey' && puzzle.answers.some(isSameWay)) return { isRight: false, isWasteful: true }
  const known =
    puzzle.others.find((other) => samePlain(other.moves, moves)) ??
    puzzle.others.find((other) => isSameWay(other.moves))
  return { isRight: false, ...(known ? { loss: known.loss } : {}) }
}

const NO_SLACK = { cards: 0, gold: 0 }
const ANY_COST = { cards: Number.POSITIVE_INFINITY, gold: Number.POSITIVE_INFINITY }

/** Whether a legal turn amounts to the same as another one. */
export function isSameTurn(
  match: Match,
  { seat, kind, slack = NO_SLACK }: Question,
  moves: readonly unknown[],
  other: readonly unknown[],
): boolean {
  if (kind === 'bid') return isSameBid(at(moves, 0), at(other, 0))
  if (kind === 'journey') {
    const [tried, known] = [journeyOf(match, seat, moves), journeyOf(match, seat, other)]
    return (
      tried.boot === known.boot &&
      tried.pieces === known.pieces &&
      tried.cards >= known.cards - slack.cards &&
      tried.earned >= known.earned - slack.gold
    )
  }
  const [tried, expected] = [tryTurn(match, seat, moves), tryTurn(match, seat, other)]
  if ('code' in tried || 'code' in expected) return false
  return samePlain(viewOf(tried.state, seat), viewOf(expected.state, seat))
}

const BidSchema = v.object({ type: v.string(), gold: v.optional(v.number(), 0) })

/** A bid that is no higher than one of the answers is as good. */
function isSameBid(tried: unknown, other: unknown): boolean {
  const [bid, known] = [v.parse(BidSchema, tried), v.parse(BidSchema, other)]
  return bid.type === known.type && bid.gold <= known.gold
}

/** What counts of a journey: where it ends, which pieces it has collected, what it has earned and what it leaves. */
const JourneySchema = v.object({
  players: v.array(v.object({ boot: v.number(), pieces: v.number(), cards: v.number() })),
  earned: v.number(),
})

interface JourneyEnd {
  readonly boot: number
  readonly pieces: number
  readonly cards: number
  readonly earned: number
}

/** The position at the end of a journey, before the discards and the reward that may follow in the same turn. */
function journeyOf({ game, state }: Match, seat: Seat, moves: readonly unknown[]): JourneyEnd {
  const world = game.copy(state)
  for (const move of moves) {
    if ((move as { type?: unknown }).type === 'stop') break
    game.play(world, seat, move, fastChance(fastSeed(1)))
  }
  const { players, earned } = v.parse(JourneySchema, world.open)
  return { ...at(players, seat), earned }
}
