import type { Phrase, Seat } from '../../../kernel/index.ts'
import type { Review, Step as ReviewStep } from '../../../review/review.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import type { FinishedMatch } from '../../session/worker-protocol.ts'
import type { LoadedGame } from '../use-game.ts'

/** A reviewed match, and how to speak of it. Its moves are counted from 1; after the last one comes the end. */
export interface Look {
  readonly place: string
  readonly id: string
  readonly file: string
  readonly study: FinishedMatch
  readonly review: Review
  readonly loaded: LoadedGame
  /** A sentence of the bots. */
  say(phrase: Phrase): string
}

export const nameIn = ({ study }: Look, seat: Seat): string => study.names[seat] ?? ''

/** The address of a move, or of the overview. */
export const addressIn = ({ place, id }: Look, move?: number): readonly string[] => [
  'review',
  place,
  id,
  ...(move === undefined ? [] : [String(move)]),
]

export const linkIn = (look: Look, move?: number): string => to(...addressIn(look, move))

/** What the review says of a move; the first step is the position before any. */
export const stepOf = ({ review }: Look, move: number): ReviewStep => review.steps[move]

/** What was played, in the words of the game. */
export function movesWords(
  { study, loaded }: Look,
  move: number,
  moves = study.turns[move - 1].moves,
): string {
  return loaded.game.describeMoves(study.positions[move - 1].view, moves)
}

export const percent = (chance: number): string => shell.t('review.percent', { n: Math.round(100 * chance) })

export const signed = (n: number): string =>
  n
    .toLocaleString(language.value, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    .replace('-', '−')

/** How much of the chance to win a slip cost; nothing where it is none. */
export function lostWords(look: Look, move: number): string {
  const { decision, decided, seat = 0 } = stepOf(look, move)
  if (!decision?.chanceLoss) return ''
  // The difference of what is shown, not what its rounding makes of it.
  const n = Math.round(100 * stepOf(look, move - 1).chances[seat]) - Math.round(100 * decided[seat])
  return n === 0 ? '' : shell.t('review.lost', { n })
}

/** The label of a slip; nothing for a good move. */
export function markWords({ decision }: ReviewStep): string {
  return decision?.mark ? shell.t(`review.mark.${decision.mark}`) : ''
}
