import { at } from '../../../kernel/at.ts'
import type { Phrase, Rejection, Seat } from '../../../kernel/index.ts'
import type { Review, ReviewedDecision, ReviewStep, TurningPoint } from '../../../review/review.ts'
import type { TableTurn } from '../../../review/table-turns.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import { requestWorker } from '../../session/local/worker-client.ts'
import type { FinishedMatch } from '../../session/local/worker-protocol.ts'
import type { LoadedGame } from '../use-game.ts'

/** A reviewed match, and how to put it into words. Moves are counted from 1; after the last one comes the end. */
export interface Look {
  readonly place: string
  readonly id: string
  readonly file: string
  readonly study: FinishedMatch
  readonly review: Review
  /** The turns of the table. Pages count them from 0. */
  readonly turns: readonly TableTurn[]
  /** The turning points for the seat in whose chair the reader sits. */
  readonly points: readonly TurningPoint[]
  readonly loaded: LoadedGame
  /** The seat that the reader played, if known. */
  readonly me: Seat | undefined
  /** The levels of the bots, where they are known and make a difference. */
  readonly levels: SeatLevels | undefined
  /** The seat from which the match is told. */
  readonly chair: Seat
  sit(seat: Seat): void
  /** Puts a phrase of the review into words. */
  say(phrase: Phrase): string
}

/** A match with one player has no chances of winning, and nothing that depends on them. */
export const isSolo = ({ study }: Look): boolean => study.names.length === 1

export const nameIn = ({ study }: Look, seat: Seat): string => study.names[seat] ?? ''

/** The address of a move, of trying another one there, or of the overview. */
export const addressIn = (
  { place, id }: Pick<Look, 'place' | 'id'>,
  move?: number,
  act?: 'try',
): readonly string[] => [
  'review',
  place,
  id,
  ...(move === undefined ? [] : [String(move)]),
  ...(act === undefined ? [] : [act]),
]

export const linkIn = (look: Look, move?: number, act?: 'try'): string => to(...addressIn(look, move, act))

/** What the review says about a move. Step 0 is the position before the first move. */
export const stepOf = ({ review }: Look, move: number): ReviewStep => at(review.steps, move)

/** How good other moves would have been than those that were played, by the standard of the review. */
export const judgeMoves = (
  { file, levels }: Look,
  move: number,
  moves: readonly unknown[],
): Promise<ReviewedDecision | Rejection> =>
  requestWorker().send({ type: 'judgeAt', file, turns: move - 1, moves, levels })

/** The move with which the reader looks at a turn: the first one of the chair, if that seat moved. */
export function moveIn({ turns, review, chair }: Look, turn: number): number {
  const { steps } = at(turns, turn)
  return steps.find((step) => review.steps[step]?.seat === chair) ?? at(steps, 0)
}

/** The turn and the round, such as "Turn 26 of 28, Round 4". */
export function turnCount({ turns, say }: Look, turn: number): readonly [turn: string, moment: string] {
  const { when } = at(turns, turn)
  const { round = 1 } = when
  return [
    shell.t('review.turn', { n: turn + 1, of: turns.length }),
    say('turn' in when ? { key: 'when.round', round } : when),
  ]
}

/** The chance of a seat to win, at the start of the match, after a move or after a decision. */
export const chanceOf = (chances: readonly number[], seat: Seat): number => at(chances, seat)

/** The final scores, such as `Ada 41, Ben 38`. */
export const scoreWords = ({ study }: Look): string =>
  study.names.map((name, seat) => `${name} ${at(study.result.seats, seat).score}`).join(', ')

/** What was played from a move on: bots play the parts of one decision, such as a journey, as separate moves. */
export function playedMoves({ study, review }: Look, move: number): readonly unknown[] {
  const { seat, turn } = at(review.steps, move)
  const moves: unknown[] = []
  for (let next = move; ; next++) {
    const step = review.steps[next]
    const played = study.turns[next - 1]
    if (!played || step?.seat !== seat || step?.turn !== turn) return moves
    moves.push(...played.moves)
    if (played.chance) return moves
  }
}

/** What was played, or what could have been played, in the words of the game. */
export const movesWords = (look: Look, move: number, moves = playedMoves(look, move)): string =>
  look.loaded.game.describeMoves(at(look.study.positions, move - 1).view, moves)

export const chanceText = (chance: number): string =>
  shell.t('review.percent', { n: Math.round(100 * chance) })

export const signed = (n: number): string =>
  n
    .toLocaleString(language.value, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    .replace('-', '−')

/** What a mistake cost: percentage points, or points where it hardly changed the chance of winning. */
export function lostWords(look: Look, move: number): string {
  const { decision, decided, seat = 0 } = stepOf(look, move)
  if (!decision?.mark) return ''
  // The difference of the rounded chances on screen, not the rounded difference.
  const before = chanceOf(stepOf(look, move - 1).chances, seat)
  const n = Math.round(100 * before) - Math.round(100 * chanceOf(decided, seat))
  if (n > 0 && !isSolo(look)) return shell.t('review.lost', { n })
  return pointsWords(decision.loss)
}

/** What a mistake cost in percentage points, and in points where it is at least one. */
export function costWords(look: Look, move: number): string {
  const { loss = 0 } = stepOf(look, move).decision ?? {}
  const [lost, points] = [lostWords(look, move), pointsWords(loss)]
  return loss < 1 || lost === points ? lost : `${lost}, ${points}`
}

export function pointsWords(loss: number): string {
  const n = Math.round(10 * loss) / 10
  return n > 0 ? shell.t('review.lostPoints', { n }) : ''
}

/** The label of a mistake; empty for other moves. */
export function mistakeLabel({ decision }: ReviewStep): string {
  return decision?.mark ? shell.t(`review.mark.${decision.mark}`) : ''
}

/** What visibly happened in a move, in the words of the log. */
export function whatHappened({ study, loaded }: Look, move: number): string {
  return loaded.game
    .describe(at(study.positions, move - 1).view, at(study.positions, move).view)
    .map((entry) => entry.say((seat) => study.names[seat] ?? '').replaceAll('*', ''))
    .join(' ')
}
