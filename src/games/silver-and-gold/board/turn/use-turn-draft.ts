import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { draftedMoves } from '../../../../ui/board/game-help.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { useRedo } from '../../../../ui/hooks/redo.ts'
import type { Touched } from '../../../../ui/hooks/send-when-complete.ts'
import { rejectionWords } from '../../../../ui/text/rejections.ts'
import { type Move, MoveSchema } from '../../rules/moves.ts'
import { sg } from '../texts.ts'
import { type SgView, viewedPlayer } from '../view.ts'

const NO_MOVES: readonly Move[] = []
const MovesSchema = v.array(MoveSchema)

/** The moves of a turn that has not been sent yet. */
export interface TurnDraft {
  /** Identifies the decision that the draft belongs to; a new decision starts with an empty draft. */
  readonly decision: string
  readonly moves: readonly Move[]
  /** Why the last attempt was not possible; empty if there is nothing to explain. */
  readonly problem: string
  readonly sending: boolean
  replace(moves: readonly Move[]): void
  /** Removes the last move. */
  undo(): void
  /** Adds what was undone last; absent if there is nothing. */
  readonly redo: (() => void) | undefined
  explain(problem: string): void
  submit(moves: readonly Move[]): Promise<void>
}

/** A gesture of the player sets `touched`. */
export function useTurnDraft(
  view: SgView,
  { active, proposal, send }: BoardProps,
  touched: Touched,
): TurnDraft {
  const { open, own, seat } = view
  const [sending, setSending] = useState(false)
  // Nothing in this key changes when other players move, so their moves do not discard the draft.
  const decision = `${open.turn} ${open.phase} ${active} ${seat} ${own?.dealt.join()} ${viewedPlayer(view).cards.join()}`
  const [moves, setMoves] = useDraft<readonly Move[]>('turn', MovesSchema, decision, NO_MOVES)
  const [problem, explain] = useKeyedState(decision, '')
  const { remember, forget, redo } = useRedo(decision, setMoves)

  useEffect(() => {
    const proposed = v.safeParse(MovesSchema, proposal?.moves)
    if (active && !sending && proposed.success) setMoves(proposed.output)
  }, [proposal])

  useEffect(() => {
    draftedMoves.value = active ? moves : NO_MOVES
  }, [moves, active])

  return {
    decision,
    moves,
    problem,
    sending,
    explain,
    replace(next) {
      // Moves that are on their way to the table cannot be changed any more.
      if (sending) return
      touched.current = true
      setMoves(next)
      forget()
      explain('')
    },
    undo() {
      if (sending) return
      remember(moves)
      setMoves(moves.slice(0, -1))
      explain('')
    },
    redo: sending ? undefined : redo,
    async submit(list) {
      if (sending) return
      setSending(true)
      sound('press')
      const rejection = await send(list).finally(() => setSending(false))
      if (rejection) explain(rejectionWords(rejection, sg))
    },
  }
}
