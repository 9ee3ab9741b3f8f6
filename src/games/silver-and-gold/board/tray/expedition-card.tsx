import { deckOf, NO_PATTERN, patternId } from '../../rules/components/deck.ts'
import type { Open } from '../../rules/state.ts'
import { pileSize } from '../../rules/turn.ts'
import { PatternPicture } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import { oriented } from '../turn/placing.ts'
import { patternSquares } from '../turn/targets.ts'
import type { TurnControls } from '../turn/use-turn.ts'
import { patternWords } from '../words.ts'
import './expedition-card.css'

interface ExpeditionCardProps {
  open: Open
  turn: TurnControls
  /** What the player is asked to do, which is why nothing can be turned while they are not marking. */
  asked: string
  /** Shows the round card with all eight expedition cards. */
  inspectRounds(): void
}

/** The expedition card as it is held, and the pile beside it (R11). */
export function ExpeditionCard({ open, turn, asked, inspectRounds }: ExpeditionCardProps) {
  const whyNot = turn.decision === 'mark' ? turn.marking.whyNotTurn(1) : asked
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
          onClick={() => turn.marking.rotate(1)}
        >
          <PatternPicture squares={oriented(patternSquares(open), turn.marking.orientation)} />
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
}
