import { hasSeat, type Seat, type SeatSet, seatsOf, withSeat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import { deckOf, patternId } from '../../rules/components/deck.ts'
import type { Open } from '../../rules/state.ts'
import { sg } from '../texts.ts'
import type { TurnControls } from '../turn/use-turn.ts'
import { patternAsSubject, thePattern } from '../words.ts'

interface QuestionProps {
  open: Open
  /** The viewer's seat; none for a spectator and for past positions. */
  seat: Seat | undefined
  past: boolean
  turn: TurnControls
  waiting: SeatSet
}

/** Whether the table waits for this seat alone, and there are others. */
export const lastToMove = ({ players }: Open, waiting: SeatSet, seat: Seat | undefined): boolean =>
  players.length > 1 && seat !== undefined && waiting === withSeat(0, seat)

/** One sentence that says what the viewer is asked to do, or whom the table is waiting for; `*` marks emphasis. */
export function useQuestion({ open, seat, past, turn, waiting }: QuestionProps): string {
  const { name, live, exercise = false } = useFrame()
  if (open.phase === 'over') return sg.t('ask.over')
  if (turn.draft.sending && !live) return shell.t('table.unsent')
  if (turn.decision) return decisionWords(open, turn)
  const others = seatsOf(waiting).filter((other) => other !== seat)
  const names = listed(others.map(name))
  if (past) return exercise ? shell.t('title.yourMove') : sg.t('ask.past', { names })
  if (open.phase === 'pick' && others.length > 0) return sg.t('ask.othersPick', { name: names })
  if (seat === undefined) return sg.t('ask.watch', { names })
  if (hasSeat(waiting, seat)) return ''
  return others.length === 1 ? sg.t('ask.waitLast', { name: names }) : sg.t('ask.wait', { names })
}

function decisionWords(open: Open, { decision, complete, cards, marking }: TurnControls): string {
  switch (decision) {
    case 'keep':
      return complete ? sg.t('ask.keepReady') : sg.t('ask.keep', { n: 2 - cards.kept.length })
    case 'pick':
      return sg.t(complete ? 'ask.pickReady' : 'ask.pick')
    case 'mark': {
      if (complete) return sg.t('ask.ready')
      if (marking.owed > 0) return sg.t('ask.extra', { n: marking.owed })
      const id = patternId(deckOf(open.options), open.expedition)
      if (marking.fitsNowhere) return sg.t('ask.nowhere', { pattern: patternAsSubject(id) })
      return marking.single ? sg.t('ask.single') : sg.t('ask.pattern', { pattern: thePattern(id) })
    }
    case undefined:
      return ''
  }
}
