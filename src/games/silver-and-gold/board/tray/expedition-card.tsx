import { memo } from '../../../../ui/hooks/memo.ts'
import { deckOf, NO_PATTERN, patternId } from '../../rules/components/deck.ts'
import type { Open } from '../../rules/state.ts'
import { pileSize } from '../../rules/turn.ts'
import { PatternPicture } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import { type Orientation, oriented } from '../turn/placing.ts'
import { patternSquares } from '../turn/targets.ts'
import { patternWords } from '../words.ts'
import './expedition-card.css'

interface ExpeditionCardProps {
  open: Open
  orientation: Orientation
  /** Why rotating would change nothing now. */
  whyNot: string | undefined
  rotate(by: 1): void
  /** Shows the round card with all eight expedition cards. */
  inspectRounds(): void
}

/** The expedition card as it is held, and the pile beside it (R11). */
export const ExpeditionCard = memo((props: ExpeditionCardProps) => {
  const { open, orientation, whyNot, rotate, inspectRounds } = props
  const shown = open.expedition !== NO_PATTERN
  const name = shown ? patternWords(patternId(deckOf(open.options), open.expedition)) : ''
  const pile = sg.t('pile.n', { n: pileSize(open) })
  return (
    <div class="exp" data-point="expedition">
      <span class="c u1" />
      <span class="c u2" />
      {shown ? (
        <button
          type="button"
          class="c"
          aria-label={sg.t('pattern.turn', { pattern: name })}
          data-explain={name}
          aria-disabled={whyNot !== undefined}
          data-why={whyNot}
          onClick={() => rotate(1)}
        >
          <PatternPicture squares={oriented(patternSquares(open), orientation)} />
        </button>
      ) : (
        <span class="c">
          <svg class="rose" aria-hidden="true">
            <use href="#d-rose" />
          </svg>
        </span>
      )}
      <button
        type="button"
        class="pile"
        data-point="pile"
        aria-label={`${pile}. ${sg.t('look', { card: sg.t('roundCard') })}`}
        data-explain={`${pile}. ${sg.t('explain.pile')}`}
        onClick={inspectRounds}
      >
        {pileSize(open)}
      </button>
    </div>
  )
})
