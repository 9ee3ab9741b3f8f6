import { type Bot, type Chance, type Match, stateAt, viewOf } from '../../src/kernel/index.ts'
import type { SuiteName } from '../../src/review/testing/planted-suite.ts'
import { memoryIn, seatToMove } from '../../src/search/play-out.ts'

/** A decision of a master. */
export interface Decision {
  readonly turns: number
  readonly phase: string
  readonly legal: readonly unknown[]
  /** The index of the move that was played. */
  readonly played: number
  readonly gold: number
}

/** A legal move to be tried instead of the one that was played. */
export interface Alternative {
  readonly kind: string
  readonly move: number
}

/** What an alternative may be taken from. */
export interface Sources {
  readonly match: Match
  readonly weaker: readonly Bot[]
  readonly chance: Chance
}

/** Proposes alternatives. None of the rules asks an evaluator, so nothing favours the mistakes that the review sees. */
type Rule = (decision: Decision, sources: Sources) => Alternative[]

interface AnyMove {
  readonly type: string
  readonly gold?: number
}

const bidOf = (legal: readonly unknown[], amount: number): number =>
  (legal as readonly AnyMove[]).findIndex(({ gold }) => gold === amount)

const isAuction = (legal: readonly unknown[]): boolean =>
  (legal as readonly AnyMove[]).some(({ type }) => type === 'bid')

/** A stop or a pass that comes too early, a bid that cannot be paid, one of all the gold or of most of it, any move. */
const drastic: Rule = ({ legal, gold }, { chance }) =>
  isAuction(legal)
    ? [
        { kind: 'absurd bid', move: bidOf(legal, 300) },
        { kind: 'bid of all gold', move: bidOf(legal, gold) },
        { kind: 'far too high bid', move: bidOf(legal, Math.ceil(gold * 0.65)) },
      ]
    : [
        {
          kind: 'early stop',
          move: (legal as readonly AnyMove[]).findIndex(({ type }) => type === 'stop' || type === 'pass'),
        },
        { kind: 'any', move: chance.below(legal.length) },
        { kind: 'any', move: chance.below(legal.length) },
      ]

/** What weaker levels would do in the same place, a bid of any amount that can or cannot be paid, and any move. */
const weaker: Rule = ({ turns, legal, gold }, { match, weaker: bots, chance }) => [
  ...bots.map((bot) => ({ kind: `${bot.name}'s move`, move: moveOf(bot, match, turns, legal, chance) })),
  ...(isAuction(legal)
    ? [
        { kind: 'bid within the gold', move: bidOf(legal, 1 + chance.below(Math.max(1, gold))) },
        { kind: 'bid beyond the gold', move: bidOf(legal, gold + 1 + chance.below(60)) },
      ]
    : [{ kind: 'any', move: chance.below(legal.length) }]),
]

function moveOf(bot: Bot, match: Match, turns: number, legal: readonly unknown[], chance: Chance): number {
  const state = stateAt(match, turns)
  const seat = seatToMove(match.game, state)
  const move = bot.choose(viewOf(state, seat), chance, { memory: memoryIn(match, bot, seat, turns) })
  const wanted = JSON.stringify(move)
  return legal.findIndex((one) => JSON.stringify(one) === wanted)
}

export const RULES: Readonly<Record<SuiteName, Rule>> = { tuning: drastic, 'held-out': weaker }

/** The alternatives of a rule to one decision. Only the first that costs enough is kept, so no kind always comes first. */
export function alternativesTo(rule: Rule, decision: Decision, sources: Sources): Alternative[] {
  const found = rule(decision, sources)
  const first = sources.chance.below(found.length)
  return [...found.slice(first), ...found.slice(0, first)].filter(({ move }, place, all) => {
    const isNew = all.findIndex((other) => other.move === move) === place
    return isNew && move >= 0 && move !== decision.played
  })
}
