import { at } from '../../../kernel/at.ts'
import type { Phrase, Rejection, Seat } from '../../../kernel/index.ts'
import type { Review, ReviewedDecision, ReviewStep, TurningPoint } from '../../../review/review.ts'
import type { TableTurn } from '../../../review/table-turns.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import { language } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import { requestWorker } from '../../session/local/worker-client.ts'
import type { FinishedMatch } from '../../session/local/worker-protocol.ts'
import type { LoadedGame } from '../use-game.ts'
import { reviewWords } from './texts.ts'

/** A reviewed match, and how to put it into words. Moves are counted from 1; after the last one comes the end. */
export interface ReviewModel {
  readonly place: string
  readonly id: string
  readonly file: string
  readonly match: FinishedMatch
  readonly review: Review
  /** The turns of the table. Pages count them from 0. */
  readonly turns: readonly TableTurn[]
  /** The turning points for the seat from whose perspective the reader looks. */
  readonly points: readonly TurningPoint[]
  readonly loaded: LoadedGame
  /** The seat that the reader played, if known. */
  readonly me: Seat | undefined
  /** The levels of the bots, where they are known and make a difference. */
  readonly levels: SeatLevels | undefined
  /** The seat from which the match is told. */
  readonly perspective: Seat
  choosePerspective(seat: Seat): void
  /** Puts a phrase of the review into words. */
  say(phrase: Phrase): string
}

/** A match with one player has no chances of winning, and nothing that depends on them. */
export const isSolo = ({ match }: ReviewModel): boolean => match.names.length === 1

export const nameIn = ({ match }: ReviewModel, seat: Seat): string => match.names[seat] ?? ''

/** The address of a move, of trying another one there, or of the overview. */
export const addressIn = (
  { place, id }: Pick<ReviewModel, 'place' | 'id'>,
  move?: number,
  act?: 'try',
): readonly string[] => [
  'review',
  place,
  id,
  ...(move === undefined ? [] : [String(move)]),
  ...(act === undefined ? [] : [act]),
]

export const linkIn = (reviewed: ReviewModel, move?: number, act?: 'try'): string =>
  to(...addressIn(reviewed, move, act))

/** What the review says about a move. Step 0 is the position before the first move. */
export const stepOf = ({ review }: ReviewModel, move: number): ReviewStep => at(review.steps, move)

/** How good other moves would have been than those that were played, by the standard of the review. */
export const judgeMoves = (
  { file, levels }: ReviewModel,
  move: number,
  moves: readonly unknown[],
): Promise<ReviewedDecision | Rejection> =>
  requestWorker().send({ type: 'judgeAt', file, turns: move - 1, moves, levels })

/** The move with which the reader looks at a turn: the first one of the chosen seat, if it moved. */
export function moveIn({ turns, review, perspective }: ReviewModel, turn: number): number {
  const { steps } = at(turns, turn)
  return steps.find((step) => review.steps[step]?.seat === perspective) ?? at(steps, 0)
}

/** The turn and the round, such as "Turn 26 of 28, Round 4". */
export function turnCount(
  { turns, say }: ReviewModel,
  turn: number,
): readonly [turn: string, moment: string] {
  const { when } = at(turns, turn)
  const { round = 1 } = when
  return [
    reviewWords.t('review.turn', { n: turn + 1, of: turns.length }),
    say('turn' in when ? { key: 'when.round', round } : when),
  ]
}

/** The chance of a seat to win, at the start of the match, after a move or after a decision. */
export const chanceOf = (chances: readonly number[], seat: Seat): number => at(chances, seat)

/** The final scores, such as `Ada 41, Ben 38`. */
export const scoreWords = ({ match }: ReviewModel): string =>
  match.names.map((name, seat) => `${name} ${at(match.result.seats, seat).score}`).join(', ')

/** What was played from a move on: bots play the parts of one decision, such as a journey, as separate moves. */
export function playedMoves({ match, review }: ReviewModel, move: number): readonly unknown[] {
  const { seat, turn } = at(review.steps, move)
  const moves: unknown[] = []
  for (let next = move; ; next++) {
    const step = review.steps[next]
    const played = match.turns[next - 1]
    if (!played || step?.seat !== seat || step?.turn !== turn) return moves
    moves.push(...played.moves)
    if (played.chance) return moves
  }
}

/** What was played, or what could have been played, in the words of the game. */
export const movesWords = (
  reviewed: ReviewModel,
  move: number,
  moves = playedMoves(reviewed, move),
): string => reviewed.loaded.game.describeMoves(at(reviewed.match.positions, move - 1).view, moves)

export const signed = (n: number): string =>
  n
    .toLocaleString(language.value, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    .replace('-', '−')

/** What a mistake cost: percentage points, or points where it hardly changed the chance of winning. */
export function lostWords(reviewed: ReviewModel, move: number): string {
  const { decision, decided, seat = 0 } = stepOf(reviewed, move)
  if (!decision?.mark) return ''
  // The difference of the rounded chances on screen, not the rounded difference.
  const before = chanceOf(stepOf(reviewed, move - 1).chances, seat)
  const n = Math.round(100 * before) - Math.round(100 * chanceOf(decided, seat))
  if (n > 0 && !isSolo(reviewed)) return reviewWords.t('review.lost', { n })
  return pointsWords(decision.loss)
}

/** What a mistake cost in percentage points, and in points where it is at least one. */
export function costWords(reviewed: ReviewModel, move: number): string {
  const { loss = 0 } = stepOf(reviewed, move).decision ?? {}
  const [lost, points] = [lostWords(reviewed, move), pointsWords(loss)]
  return loss < 1 || lost === points ? lost : `${lost}, ${points}`
}

export function pointsWords(loss: number): string {
  const n = Math.round(10 * loss) / 10
  return n > 0 ? reviewWords.t('review.lostPoints', { n }) : ''
}

/** The label of a mistake; empty for other moves. */
export function mistakeLabel({ decision }: ReviewStep): string {
  return decision?.mark ? reviewWords.t(`review.mark.${decision.mark}`) : ''
}

/** What visibly happened in a move, in the words of the log. */
export function whatHappened({ match, loaded }: ReviewModel, move: number): string {
  return loaded.game
    .describe(at(match.positions, move - 1).view, at(match.positions, move).view)
    .filter(({ heading }) => !heading)
    .map((entry) => entry.say((seat) => match.names[seat] ?? '').replaceAll('*', ''))
    .join(' ')
}
