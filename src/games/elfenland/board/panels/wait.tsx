import { type Seat, seatsOf } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import { hasTokens } from '../../rules/components/holdings.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import { LatestNews } from '../parts/live-log.tsx'
import { el } from '../texts.ts'
import type { BestJourney } from '../turn/best-journey.ts'
import type { OrderControls } from '../turn/orders/order-controls.ts'
import { playerAt } from '../view.ts'
import { secretWords } from '../words.ts'
import { BestJourneyNote } from './best-journey.tsx'
import { Panel } from './panel.tsx'
import { PassOrder } from './planning/pass-order.tsx'
import { askedKey } from './prompt.ts'
import { TakeBack } from './take-back.tsx'

/** While others have to move: who they are and what they have to do. */
export function WaitPanel(props: {
  open: Open
  view: SeatView | undefined
  waiting: number
  best: BestJourney | undefined
  orderControls: OrderControls | undefined
  past: boolean
  name(seat: Seat): string
  takeBack: (() => void) | undefined
}) {
  const { open, view, waiting, best, orderControls, past, name, takeBack } = props
  const { exercise = false } = useFrame()
  const over = open.phase === 'over'
  // Moves of the others may still be shown when it is one's own turn already. An exercise is about one's own.
  const others = exercise ? [] : seatsOf(waiting).filter((seat) => past || seat !== view?.seat)
  const whoseMove =
    others.length > 0 ? el.t('wait.title', { names: listed(others.map(name)) }) : shell.t('title.yourMove')
  const secret = view ? secretWords(view, playerAt(open, view.seat).boot) : ''
  return (
    <Panel
      kind="waiting"
      start="peek"
      news={over ? undefined : <LatestNews />}
      title={over ? el.t('over.title') : whoseMove}
      foot={takeBack ? <TakeBack takeBack={takeBack} /> : undefined}
    >
      <p class="ef-hint ef-ask">{over ? el.t('over.words') : el.t(`asked.${askedKey(open)}`)}</p>
      <BestJourneyNote best={best} />
      {view && orderControls && open.phase === 'planning' && hasTokens(playerAt(open, view.seat)) ? (
        <PassOrder view={view} orderControls={orderControls} />
      ) : undefined}
      {secret === '' ? undefined : <p class="ef-gain">{secret}</p>}
    </Panel>
  )
}
