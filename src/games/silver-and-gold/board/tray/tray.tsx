import type { Seat, SeatSet } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { DraftBar } from '../../../../ui/components/controls/draft-bar.tsx'
import { emphasise } from '../../../../ui/text/texts.tsx'
import { type Open, TURNS_PER_ROUND } from '../../rules/state.ts'
import { Sign } from '../art/pieces.tsx'
import type { LatestMarks } from '../history/latest-marks.ts'
import { sg } from '../texts.ts'
import type { Gain } from '../turn/gain.ts'
import type { TurnControls } from '../turn/use-turn.ts'
import type { SgView } from '../view.ts'
import { markWords } from '../words.ts'
import { ExpeditionCard } from './expedition-card.tsx'
import { GainSummary } from './gain-summary.tsx'
import { News, newsOf } from './news.tsx'
import { PatternControls } from './pattern-controls.tsx'
import { lastToMove, useQuestion } from './question.tsx'
import './tray.css'

export interface TrayProps {
  readonly view: SgView
  readonly turn: TurnControls
  /** What the draft would gain. */
  readonly gain: Gain | undefined
  /** What everyone was seen to mark last. */
  readonly latest: LatestMarks
  readonly waiting: SeatSet
  /** The viewer's seat; none for a spectator and for past positions. */
  readonly seat: Seat | undefined
  readonly past: boolean
  /** Shows the round card with all eight expedition cards. */
  inspectRounds(): void
}

/** The question, the expedition card, the controls that turn it, and the buttons that confirm and undo. */
export function Tray(props: TrayProps) {
  const { view, turn, gain, waiting, seat } = props
  const { open } = view
  const { marking } = turn
  const idle = turn.decision !== 'mark'
  const question = useQuestion({ open, seat, past: props.past, turn, waiting })
  const asked = question.replaceAll('*', '')
  /** Why the controls do nothing while the player is asked for something else. */
  const notMarking = idle ? asked : undefined
  const { me, paused } = useFrame()
  const last = turn.decision !== 'pick' && !paused && lastToMove(open, waiting, seat)
  const bonus = marking.owed > 0 && turn.draft.moves.length > 0
  return (
    <section class={idle ? 'tray idle' : 'tray'} aria-label={sg.t(me === undefined ? 'tray.others' : 'tray')}>
      <div class={bonus ? 'ask bonus' : 'ask'}>
        {bonus ? (
          <span class="x">
            <Sign of="cross" />
          </span>
        ) : undefined}
        <p role="status">{emphasise(question)}</p>
        {last ? (
          <span class="badge last">{sg.t('ask.last')}</span>
        ) : (
          <span class="badge">{expeditionNumber(open)}</span>
        )}
      </div>
      <ExpeditionCard
        open={open}
        orientation={marking.orientation}
        whyNot={notMarking ?? marking.whyNotRotate}
        rotate={marking.rotate}
        inspectRounds={props.inspectRounds}
      />
      <div class="ctl">
        <PatternControls
          single={marking.single}
          whyNotRotate={notMarking ?? marking.whyNotRotate}
          whyNotFlip={notMarking ?? marking.whyNotFlip}
          whyNotSingle={notMarking ?? (marking.fitsNowhere ? sg.t('why.onlySingle') : undefined)}
          rotate={marking.rotate}
          flip={marking.flip}
          toggleSingle={marking.toggleSingle}
        />
        <div class="tray-message" role="status">
          <Message view={view} turn={turn} gain={gain} latest={props.latest} />
        </div>
      </div>
      {seat === undefined || open.phase === 'over' ? undefined : (
        <DraftBar
          ready={turn.complete && !turn.draft.sending}
          why={asked}
          confirm={turn.confirm}
          undo={turn.undo}
          redo={turn.redo}
        />
      )}
    </section>
  )
}

const expeditionNumber = ({ phase, turn }: Open): string =>
  phase === 'keep' || phase === 'over'
    ? ''
    : sg.t('expedition', { turn: (turn % TURNS_PER_ROUND) + 1, of: TURNS_PER_ROUND })

/** Why the last attempt failed, what the draft would gain, or a hint while nothing has been tried. */
function Message({ view, turn, gain, latest }: Pick<TrayProps, 'view' | 'turn' | 'gain' | 'latest'>) {
  if (turn.draft.problem !== '') return <span class="problem">{turn.draft.problem}</span>
  if (gain) {
    const cells = markWords(view, turn.marking.previewMarks)
    return <GainSummary gain={gain} trophy={view.open.trophy} cells={cells} />
  }
  if (turn.decision === 'keep') return <span>{sg.t('tray.keep')}</span>
  const news = newsOf(latest, view.seat)
  if (news.length > 0) return <News of={news} />
  return turn.decision === 'mark' ? <span>{sg.t('tray.try')}</span> : undefined
}
