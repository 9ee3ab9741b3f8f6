import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { useSendWhenComplete, useTouched } from '../../../../ui/hooks/send-when-complete.ts'
import { useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import type { SgView } from '../view.ts'
import { useCardChoice } from './use-card-choice.ts'
import { useMarking } from './use-marking.ts'
import { useTurnDraft } from './use-turn-draft.ts'

export type TurnControls = ReturnType<typeof useTurn>

/** The turn that the viewer is preparing: the decision, the draft so far, and what each gesture does to it. */
export function useTurn(view: SgView, props: BoardProps) {
  const { active, mayTakeBack, takeBack } = props
  const { phase } = view.open
  const touched = useTouched()
  const draft = useTurnDraft(view, props, touched)
  const marking = useMarking(view, draft, active && phase === 'mark')
  const cards = useCardChoice(view, draft)

  const decision = active && phase !== 'over' ? phase : undefined
  const complete =
    decision === 'mark'
      ? marking.complete
      : decision === 'keep'
        ? cards.keptEnough
        : decision === 'pick' && cards.takenEnough

  function confirm(): void {
    if (complete) void draft.submit(draft.moves)
  }

  useSendWhenComplete(touched, confirm)

  function dropLastMove(): void {
    sound('rub')
    draft.undo()
  }

  const mayTakeTurnBack = mayTakeBack && !active
  const undo = draft.sending
    ? undefined
    : draft.moves.length > 0
      ? dropLastMove
      : mayTakeTurnBack
        ? takeBack
        : undefined

  useShortcuts(decision === 'mark', {
    r: () => marking.rotate(1),
    R: () => marking.rotate(-1),
    f: marking.flip,
  })
  const { redo } = draft
  useShortcuts(decision !== undefined, { Backspace: () => undo?.(), y: () => redo?.(), c: confirm })

  return { decision, draft, marking, cards, complete, confirm, undo, redo }
}
