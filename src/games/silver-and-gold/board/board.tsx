import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { hasSeat, type Seat } from '../../../kernel/index.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { BoardProps } from '../../../ui/board/game-board.ts'
import { LogPanel } from '../../../ui/components/seats/log-panel.tsx'
import { useFocusFallback } from '../../../ui/hooks/focus.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import type { Card } from '../rules/components/deck.ts'
import { Sprite } from './art/sprite.tsx'
import { Display, DisplayCards, NOT_PICKING, type Picking } from './display/display.tsx'
import { type Highlights, highlightsOf } from './highlights.ts'
import { useAnimation } from './history/animation.tsx'
import { latestMarks } from './history/latest-marks.ts'
import { pressedSeat } from './history/log-place.ts'
import { Islands } from './islands/islands.tsx'
import { KeepTwo } from './islands/keep-two.tsx'
import { PencilPointer } from './islands/pencil-pointer.tsx'
import { LazyInspect } from './on-demand.tsx'
import type { Inspected } from './panels/inspect.tsx'
import { OpponentChips } from './panels/opponent-chips.tsx'
import { Opponents } from './panels/opponents.tsx'
import { RoundCard } from './panels/round-card.tsx'
import { ScoreSheet } from './panels/score-sheet.tsx'
import { SummaryRow } from './panels/summary-row.tsx'
import { sg } from './texts.ts'
import { Tray } from './tray/tray.tsx'
import { type Gain, gainOf } from './turn/gain.ts'
import { useArrowKeys } from './turn/use-arrow-keys.ts'
import { type TurnControls, useTurn } from './turn/use-turn.ts'
import { asSg, type SgView } from './view.ts'
import './board.css'

/** The Silver & Gold table. */
export function Board(props: BoardProps) {
  const view = asSg(props.view)
  const { open } = view
  const { phone, oneColumn } = usePhone()
  const turn = useTurn(view, props)
  const highlights = useMemo(() => highlightsOf(props.shown), [props.shown])
  const { seat, others, inspected, inspect, inspectPlayer, inspectCard, inspectRounds } = useInspection(view)
  const root = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLElement>(null)
  const { entries, docked } = useFrame()
  const latest = useMemo(() => latestMarks(entries, view), [entries, view])
  useFocusFallback(middle)
  useArrowKeys(root, turn)
  useAnimation(root, props, seat)

  const { previewMarks } = turn.marking
  const gain = useMemo(() => gainOfDraft(view, turn), [view, turn.decision, previewMarks])
  /** The seat that may move here; none for spectators and in past positions. */
  const mover = props.past ? undefined : view.seat

  return (
    <div class="sg" ref={root} data-phase={open.phase} data-anchor-area>
      <Sprite />
      <OpponentChips open={open} seats={others} inspect={inspectPlayer} />
      <div class="left">
        <RoundCard open={open} />
        <div class="sheetwrap">
          <ScoreSheet open={open} seat={seat} gain={turn.complete ? gain : undefined} own />
        </div>
      </div>
      <main class="mid" ref={middle} tabIndex={-1}>
        {open.phase === 'keep' ? (
          <KeepTwo
            view={view}
            chosen={turn.cards.kept}
            active={turn.decision === 'keep'}
            choose={turn.cards.choose}
            highlights={highlights}
          />
        ) : (
          <Middle
            board={props}
            turn={turn}
            seat={seat}
            mover={mover}
            phone={phone}
            oneColumn={oneColumn}
            highlights={highlights}
            inspectCard={inspectCard}
          />
        )}
        <SummaryRow open={open} seat={seat} inspect={inspect} />
        <Tray
          view={view}
          turn={turn}
          gain={gain}
          latest={latest}
          waiting={props.waiting}
          seat={mover}
          past={props.past === true}
          inspectRounds={inspectRounds}
        />
      </main>
      <div class="right">
        <Opponents open={open} seats={others} latest={latest} inspect={inspectPlayer} />
        {docked ? undefined : <LogPanel />}
      </div>
      {turn.decision === 'mark' && !phone ? (
        <PencilPointer root={root} at={turn.marking.pointer} />
      ) : undefined}
      {inspected ? (
        <LazyInspect open={open} item={inspected} close={() => inspect(undefined)} inspect={inspect} />
      ) : undefined}
    </div>
  )
}

/** Whether the board has the layout of a phone, upright or in landscape, and whether it is in one column. */
function usePhone() {
  const oneColumn = useMedia('oneColumn')
  return { phone: useMedia('landscapePhone') || oneColumn, oneColumn }
}

/** What is shown enlarged, and whose islands are on screen: the viewer's own, or those a spectator has chosen. */
function useInspection(view: SgView) {
  const [watched, watch] = useState<Seat>(0)
  const [inspected, inspect] = useState<Inspected | undefined>(undefined)
  const seat = view.seat ?? watched
  const count = view.open.players.length
  // These keep their identity, so that panels are not rendered again while the pointer moves.
  const others = useMemo(
    () => Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count),
    [seat, count],
  )
  const inspectPlayer = useCallback(
    (other: Seat): void => {
      if (view.seat === undefined) watch(other)
      inspect({ kind: 'player', seat: other })
    },
    [view.seat],
  )
  const inspectCard = useCallback((card: Card): void => inspect({ kind: 'card', card }), [])
  const inspectRounds = useCallback((): void => inspect({ kind: 'rounds' }), [])
  // On a small screen the islands of the others are in a dialog.
  const withoutPanels = useMedia('withoutPanels')
  const pressed = withoutPanels ? pressedSeat() : undefined
  useEffect(() => {
    if (pressed !== undefined && pressed !== seat) inspect({ kind: 'player', seat: pressed })
  }, [pressed])
  return { seat, others, inspected, inspect, inspectPlayer, inspectCard, inspectRounds }
}

function gainOfDraft(view: SgView, { decision, marking }: TurnControls): Gain | undefined {
  if (decision !== 'mark') return undefined
  const gain = gainOf(view, marking.previewMarks)
  return gain.marks > 0 ? gain : undefined
}

interface MiddleProps {
  board: BoardProps
  turn: TurnControls
  seat: Seat
  mover: Seat | undefined
  phone: boolean
  oneColumn: boolean
  highlights: Highlights
  inspectCard(card: Card): void
}

/** The display and the two islands. */
function Middle({ board, turn, seat, mover, phone, oneColumn, highlights, inspectCard }: MiddleProps) {
  const view = asSg(board.view)
  const { open } = view
  const picking: Picking =
    turn.decision === 'pick'
      ? { active: !turn.complete, taken: turn.cards.taken, take: turn.cards.take, draw: turn.cards.draw }
      : NOT_PICKING
  const pickedHere = board.past === true && open.phase === 'pick' && hasSeat(board.waiting, seat)
  const { marking } = turn

  function renderEmpty() {
    if (phone && (picking.active || pickedHere)) {
      return (
        <div class={pickedHere ? 'empty-place choose past' : 'empty-place choose'}>
          <DisplayCards open={open} picking={picking} highlights={highlights} inspect={inspectCard} />
        </div>
      )
    }
    return (
      <div class="empty-place">
        <p>{picking.active ? sg.t('empty.choose') : open.phase === 'over' ? '' : sg.t('empty')}</p>
      </div>
    )
  }

  return (
    <>
      <Display open={open} picking={picking} highlights={highlights} inspect={inspectCard} />
      <Islands
        view={turn.cards.viewWithTaken}
        seat={seat}
        layout={oneColumn ? 'landscape' : 'portrait'}
        marks={view.own ? marking.marks : [0, 0]}
        highlights={highlights}
        markable={marking.markable}
        ghost={marking.ghost}
        extra={marking.owed > 0}
        seated={mover !== undefined && open.phase !== 'over'}
        active={turn.decision === 'mark'}
        focus={marking.focus}
        hover={marking.hover}
        put={marking.put}
        tap={marking.tap}
        rotate={marking.rotate}
        renderEmpty={renderEmpty}
      />
    </>
  )
}
