import { useEffect, useRef } from 'preact/hooks'
import { shell } from '../../../../ui/text/shell/index.ts'
import type { SeatView } from '../../rules/state.ts'
import { Glyph } from '../art/pieces.tsx'
import { describeMoves } from '../history/describe-moves.ts'
import { el } from '../texts.ts'
import type { Unconfirmed } from '../turn/sender.ts'
import { GoldButton, SilverButton } from './panel.tsx'

/** The question at the foot of the panel whether a turn should be sent. */
export function ConfirmTurn({ turn, view }: { turn: Unconfirmed; view: SeatView }) {
  const { moves, confirm, drop } = turn
  const acts = useRef<HTMLDivElement>(null)
  const words = describeMoves(view, moves)
  // The group has the words as its name, so a screen reader says them with the button.
  useEffect(() => acts.current?.querySelector('button')?.focus({ preventScroll: true }), [words])
  return (
    <>
      <p class="ef-hint ef-ask" aria-hidden="true">
        <b>{words}</b>
      </p>
      <div class="ef-acts" role="group" aria-label={words} ref={acts}>
        <GoldButton press={confirm}>{shell.t('confirm')}</GoldButton>
        <SilverButton press={drop} name="back">
          <Glyph of="undo" /> {el.t('back')}
        </SilverButton>
      </div>
    </>
  )
}
