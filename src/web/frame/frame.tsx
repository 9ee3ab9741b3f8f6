import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { hasSeat, type Rejection, type Seat } from '../../kernel/index.ts'
import { type BoardFrame, FrameContext, type Sheet } from '../../ui/board/frame-context.ts'
import type { GameBoard, GameCover, Proposal } from '../../ui/board/game-board.ts'
import { usePointedPlaceEnd } from '../../ui/board/pointed-place.ts'
import type { SessionStep, TableSession } from '../../ui/board/session.ts'
import { SeaChart } from '../../ui/components/pictures/sea-chart.tsx'
import { SeatToken } from '../../ui/components/pictures/token.tsx'
import { rejectionWords } from '../../ui/text/rejections.ts'
import { shell } from '../../ui/text/shell/index.ts'
import {
  useAnnouncements,
  useCallToMove,
  useRemarkAnnouncements,
  useStandInAnnouncements,
} from './announcements.ts'
import { Bar } from './bar.tsx'
import { TableArea } from './dock/dock.tsx'
import { useDock } from './dock/docked.ts'
import { HandOver } from './hand-over.tsx'
import { HelpStrip } from './help/help-strip.tsx'
import { useHelper } from './help/helper.ts'
import { HintStrip, useHint } from './hint.tsx'
import { logBetween } from './log-between.ts'
import { Notices } from './notices.tsx'
import { LazyResult, LazySheets, useLoadAhead } from './on-demand.tsx'
import { beforeOwnStep, recentLines } from './recent.ts'
import { sendTurn, takeTurnBack } from './send-turn.ts'
import { useShowing } from './showing.ts'
import { useTabSign } from './tab-sign.ts'
import { pauseNow } from './time/pause-now.ts'
import { useUnread } from './unread.ts'
import { Commented } from './watching/commented.tsx'
import { useWatchControls, type WatchControls } from './watching/pace.ts'
import { WatchBar } from './watching/watch-controls.tsx'
import './frame.css'

interface FrameProps {
  readonly session: TableSession
  readonly game: GameBoard
  readonly cover: GameCover
}

/** What surrounds every board: it shows the steps of a session and provides what all boards need. */
export function Frame({ session, game, cover }: FrameProps) {
  const watch = useWatchControls(session)
  const showing = useShowing(session, game, watch)
  const step = showing.step.value
  return step ? (
    <OpenFrame session={session} game={game} cover={cover} showing={showing} watch={watch} step={step} />
  ) : (
    <p class="waiting">{shell.t('loading')}</p>
  )
}

function OpenFrame(
  props: FrameProps & { showing: ReturnType<typeof useShowing>; watch: WatchControls; step: SessionStep },
) {
  const { session, game, cover, showing, watch, step } = props
  const [sheet, open] = useState<Sheet | undefined>(undefined)
  const score = useScoreScreen(step, showing.at.value === 0 || showing.before.value === undefined)
  const eyes = session.eyes.value
  const at = showing.at.value
  const steps = session.steps.value
  const { docked, show } = useDock(open)
  const chatVisible = sheet === 'chat' || docked
  const frame = useBoardFrame(props, at, { docked, chatVisible, open: show })
  const { seats, name } = frame
  const active = showing.current.value && mayAct(session, step)
  const hint = useHint(session, game, step.view, active)
  const [problem, report] = useProblem(at)
  const [proposal, propose] = useState<Proposal | undefined>(undefined)

  const helper = useHelper(session, game)
  const advice = adviceStrip({ session, game, step, hint, helper, active, propose })
  useCalls(props, { at, active, chatVisible, name })
  useOrders(session, showing.current.value)
  useLoadAhead(session, game)
  return (
    <FrameContext.Provider value={game.placesAdvice ? { ...frame, advice } : frame}>
      <TableArea session={session} docked={docked} covered={session.handTo.value !== undefined}>
        <SeaChart roses={TABLE_ROSES} />
        <Bar
          session={session}
          cover={cover}
          progress={game.progress(step.view)}
          progressExplained={game.progressExplained?.(step.view)}
          watching={eyes === undefined}
          over={step.result !== undefined}
          asked={active}
          tellsLast={active && !game.tellsLast}
          hint={hint.ask}
          showResult={step.result && score.hidden ? score.show : undefined}
        >
          {watch.watching.value && step.result === undefined ? (
            <WatchBar watch={watch} step={showing.stepOn} />
          ) : undefined}
        </Bar>
        <Commented session={session} game={game} step={step} covered={score.visible} />
        {game.placesAdvice ? undefined : advice}
        <BoardOrCover session={session} game={game} step={step} name={name} score={score}>
          <game.Board
            {...boardState(session, step, showing)}
            seats={seats}
            active={active}
            shown={hint.shown}
            proposal={proposal}
            send={(moves) => sendTurn(session, helper, step.view, moves)}
            takeBack={() => report(takeTurnBack(session, helper))}
          />
        </BoardOrCover>
        <Notices
          session={session}
          problem={problem}
          over={step.result !== undefined}
          comeBack={() => report(session.comeBack())}
        />
      </TableArea>
      <LazySheets
        sheet={sheet}
        close={() => open(undefined)}
        open={show}
        session={session}
        game={game}
        cover={cover}
        recent={recentLines(game, steps, at, eyes)}
        watchRecent={() => {
          open(undefined)
          showing.watchFrom(beforeOwnStep(steps, eyes))
        }}
      />
    </FrameContext.Provider>
  )
}

/** The board, unless the screen is handed to another player or shows the result. */
function BoardOrCover(
  props: Pick<FrameProps, 'session' | 'game'> & {
    readonly step: SessionStep
    readonly score: ReturnType<typeof useScoreScreen>
    readonly name: (seat: Seat) => string
    readonly children: ComponentChildren
  },
) {
  const { session, game, step, score } = props
  const handTo = session.handTo.value
  if (handTo !== undefined)
    return <HandOver seat={handTo} name={props.name(handTo)} ready={() => session.look(handTo)} />
  return step.result && score.visible ? (
    <LazyResult session={session} game={game} view={step.view} result={step.result} hide={score.hide}>
      {props.children}
    </LazyResult>
  ) : (
    props.children
  )
}

/** Tells what happened, then that the viewer has to move, and what the others say. */
function useCalls(
  { session, game, cover, step }: FrameProps & { step: SessionStep },
  now: { at: number; active: boolean; chatVisible: boolean; name(seat: Seat): string },
): void {
  const called = now.active && !session.ordering.value
  useTabSign(called, cover.name, session)
  // What happened is announced before the call to move that follows from it.
  useAnnouncements(session, game, now.at, now.name)
  useCallToMove(called, called ? game.prompt(step.view, session.eyes.value ?? 0) : '')
  useRemarkAnnouncements(session, now.chatVisible)
  useStandInAnnouncements(session)
}

/** What the board shows of a session. */
function boardState(session: TableSession, step: SessionStep, showing: ReturnType<typeof useShowing>) {
  return {
    view: step.view,
    before: showing.before.value?.view,
    waiting: step.waiting,
    mayTakeBack: session.mayTakeBack.value,
    order: session.order.value,
    leaveOrder: session.leaveOrder,
  }
}

/** What is shown above the board: a hint that was asked for, otherwise help. */
function adviceStrip({ session, game, step, hint, helper, active, propose }: AdviceParts) {
  const eyes = session.eyes.value
  if (hint.said)
    return <HintStrip hint={hint} game={game} view={step.view} play={(moves) => propose({ moves })} />
  return eyes !== undefined && isPlaying(session, step) ? (
    <HelpStrip helper={helper} view={step.view} seat={eyes} active={active} />
  ) : undefined
}

interface AdviceParts extends Pick<FrameProps, 'session' | 'game'> {
  readonly step: SessionStep
  readonly hint: ReturnType<typeof useHint>
  readonly helper: ReturnType<typeof useHelper>
  readonly active: boolean
  readonly propose: (proposal: Proposal) => void
}

/** What the frame provides to the board, with the log up to the step that is on screen. */
function useBoardFrame(
  { session, game }: FrameProps,
  at: number,
  { docked, chatVisible, open }: Pick<BoardFrame, 'docked' | 'open'> & { readonly chatVisible: boolean },
): BoardFrame {
  const seats = session.seats.value
  const steps = session.steps.value
  usePointedPlaceEnd(at)
  return {
    seats,
    entries: useMemo(() => logBetween(game, steps, 0, at), [steps, at, game]),
    unread: useUnread(session, chatVisible),
    // Nobody else can follow a counted try.
    talk: session.place === 'server' && !session.daily,
    docked,
    live: session.connection.value === 'live',
    paused: pauseNow(session)?.until !== undefined,
    Sign: game.Sign ?? SeatToken,
    name: (seat) => seats[seat]?.name ?? '',
    me: session.eyes.value,
    open,
  }
}

/** Whether the viewer has a move to make in this step. */
const mayAct = (session: TableSession, step: SessionStep): boolean =>
  isPlaying(session, step) && hasSeat(step.waiting, session.eyes.value ?? 0)

/** Whether the viewer plays at this table themselves, and has the screen. */
function isPlaying({ eyes: { value: eyes }, handTo, seats }: TableSession, step: SessionStep): boolean {
  return (
    eyes !== undefined &&
    step.view.seat === eyes &&
    step.result === undefined &&
    handTo.value === undefined &&
    !seats.value[eyes]?.standIn
  )
}

/** How long a position stays on screen before an order answers it, in milliseconds. */
const ORDER_DELAY = 650

/** On this device, orders are carried out when the screen shows the position that they answer. */
function useOrders({ ordering, carryOutOrder, steps }: TableSession, current: boolean): void {
  const due = current && ordering.value && carryOutOrder !== undefined
  const at = steps.value.length
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => carryOutOrder?.(), ORDER_DELAY)
    return () => clearTimeout(timer)
  }, [due, at])
}

const TABLE_ROSES = [
  [452, 122, 58],
  [1010, 640, 40],
] as const

/** How long the last move stays on screen before the result covers it, in milliseconds. */
const RESULT_DELAY = 1400

/** Shows the result some time after the match ends, or at once if it was over from the start. */
function useScoreScreen(step: SessionStep, atOnce: boolean) {
  const [visible, setVisible] = useState<boolean | undefined>(undefined)
  useEffect(() => {
    if (step.result === undefined || visible !== undefined) return
    const timer = setTimeout(() => setVisible(true), atOnce ? 0 : RESULT_DELAY)
    return () => clearTimeout(timer)
  }, [step.result])
  return {
    visible: visible === true,
    hidden: visible === false,
    show: () => setVisible(true),
    hide: () => setVisible(false),
  }
}

/** The latest rejection, in words, as long as the step that it was about is on screen. */
function useProblem(
  at: number,
): readonly [words: string | undefined, report: (doing: Promise<Rejection | undefined>) => void] {
  const [problem, setProblem] = useState<{ readonly at: number; readonly words: string } | undefined>(
    undefined,
  )
  const report = (doing: Promise<Rejection | undefined>): void =>
    void doing.then((rejection) => rejection && setProblem({ at, words: rejectionWords(rejection) }))
  return [problem?.at === at ? problem.words : undefined, report]
}
