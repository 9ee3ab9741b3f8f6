import { at } from '../../../kernel/at.ts'
import type { Phrase, Seat } from '../../../kernel/index.ts'
import type { Review, ReviewStep } from '../../../review/review.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import type { FinishedMatch } from '../../session/worker-protocol.ts'
import type { LoadedGame } from '../use-game.ts'

/** A reviewed match, and how to put it into words. Moves are counted from 1; after the last one comes the end. */
export interface Look {
  readonly place: string
  readonly id: string
  readonly file: string
  readonly study: FinishedMatch
  readonly review: Review
  readonly loaded: LoadedGame
  /** Puts a phrase of the review into words. */
  say(phrase: Phrase): string
}

/** A match with one player has no chances of winning, and nothing that depends on them. */
export const isSolo = ({ study }: Look): boolean => study.names.length === 1

export const nameIn = ({ study }: Look, seat: Seat): string => study.names[seat] ?? ''

/** The address of a move, or of the overview. */
export const addressIn = ({ place, id }: Look, move?: number): readonly string[] => [
  'review',
  place,
  id,
  ...(move === undefined ? [] : [String(move)]),
]

export const linkIn = (look: Look, move?: number): string => to(...addressIn(look, move))

/** What the review says about a move. Step 0 is the position before the first move. */
export const stepOf = ({ review }: Look, move: number): ReviewStep => at(review.steps, move)

/** The chance of a seat to win, at the start of the match, after a move or after a decision. */
export const chanceOf = (chances: readonly number[], seat: Seat): number => at(chances, seat)

/** The final scores, such as `Ada 41, Ben 38`. */
export const scoreWords = ({ study }: Look): string =>
  study.names.map((name, seat) => `${name} ${at(study.result.seats, seat).score}`).join(', ')

/** What was played, or what could have been played, in the words of the game. */
export function movesWords(
  { study, loaded }: Look,
  move: number,
  moves = at(study.turns, move - 1).moves,
): string {
  return loaded.game.describeMoves(at(study.positions, move - 1).view, moves)
}

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

/** How much a mistake reduced the chance of winning; empty for other moves. */
export function lostWords(look: Look, move: number): string {
  const { decision, decided, seat = 0 } = stepOf(look, move)
  if (!decision?.chanceLoss) return ''
  // The difference of the rounded chances on screen, not the rounded difference.
  const before = chanceOf(stepOf(look, move - 1).chances, seat)
  const n = Math.round(100 * before) - Math.round(100 * chanceOf(decided, seat))
  return n === 0 ? '' : shell.t('review.lost', { n })
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
