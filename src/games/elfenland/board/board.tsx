import { useMemo, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { BoardProps, Shown } from '../../../ui/board/game-board.ts'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { PASS } from '../rules/moves.ts'
import { useIllustrations } from './explain/illustration.tsx'
import { routeStays } from './history/log.ts'
import { useMovement } from './history/movement.ts'
import { recently } from './history/recently.ts'
import type { Leg } from './history/retrace.ts'
import { marksOf } from './map/board-marks.tsx'
import { useDescriptions } from './map/descriptions.ts'
import { GhostRouteContext } from './map/ghost-route.ts'
import { ElfenMap } from './map/map.tsx'
import type { Viewport } from './map/viewport/viewport.ts'
import { LazyCloseUp, LazyHammer, LazyRoundPage } from './on-demand.tsx'
import { ConfirmTurn } from './panels/confirm-turn.tsx'
import { FootContext } from './panels/panel.tsx'
import { PhasePanel } from './panels/phase-panel.tsx'
import { AdvisedViewContext } from './parts/advice.tsx'
import { type CloseUp, CostsButton } from './parts/close-up.tsx'
import { SenderNotices } from './parts/notices.tsx'
import { PointedContext } from './parts/pointed.tsx'
import { Rack } from './parts/rack.tsx'
import { Rivals } from './parts/rivals.tsx'
import { useRoundEnd } from './parts/round-end.ts'
import { Tracker } from './parts/tracker.tsx'
import { el } from './texts.ts'
import { useBestJourney } from './turn/best-journey.ts'
import { useLayEffects } from './turn/lay-effects/lay-effects.ts'
import { mapChoices } from './turn/map-choices.ts'
import { makeOrderControls } from './turn/orders/order-controls.ts'
import { usePlanningKeys } from './turn/planning/planning-keys.ts'
import { useProposal } from './turn/proposal.ts'
import { useReached } from './turn/reach.ts'
import { type Sender, useSender } from './turn/sender.ts'
import { trayUseOf } from './turn/tray-use.ts'
import { type TurnDrafts, useTurn } from './turn/turn.ts'
import { asElf, bootOf, seated } from './view.ts'
import './styles.ts'

const NOTHING_SHOWN: readonly Shown[] = []
const NO_ROUTE: readonly Leg[] = []

/** What the parts of the board share: the view, the drafts of the turn, and what they show of both. */
function useTable(props: BoardProps) {
  const { open } = asElf(props.view)
  const view = useMemo(() => seated(asElf(props.view)), [props.view])
  const { name, entries, exercise = false } = useFrame()
  const active = props.active && view !== undefined
  const me = view?.seat ?? open.turn
  const { past = false, shown = NOTHING_SHOWN } = props
  const map = useRef<Viewport | undefined>(undefined)
  useMovement(props, map)
  useIllustrations(open)

  const roundEnd = useRoundEnd(open, view, { past, pointing: shown.length > 0 })
  const sender = useSender(
    (moves) => {
      roundEnd.close()
      return props.send(moves)
    },
    view,
    `${open.phase} ${open.round} ${active}`,
  )
  const orderControls = past ? undefined : makeOrderControls(props, view, sender)
  const turn = useTurn(view, { active, past }, sender, orderControls)
  const layEffects = useLayEffects(view, turn.planning)
  const reached = useReached(view)
  // Where the task is to find it, the best journey is not named.
  const best = useBestJourney(past || (exercise && open.phase === 'moving') ? undefined : view)
  const [ghostRoute, showRoute] = useState(NO_ROUTE)
  const descriptions = useDescriptions(props.view, view, turn.journey)
  const recent = useMemo(() => recently(entries, view?.seat), [entries, view?.seat])
  const { before, view: after } = props
  const stays = useMemo(() => before && routeStays(before, after), [before, after])
  // In a past match nobody at this screen is "you", except in an exercise that was answered.
  const called = (seat: Seat): string =>
    seat === view?.seat && (!past || exercise) ? el.t('you') : name(seat)

  useProposal(props.proposal, active, turn, sender)
  useTurnKeys(active, turn, sender)
  usePlanningKeys(view, turn.planning)

  const position = { open, view, me, active, turn, layEffects, recent, shown, name: called }
  return {
    ...position,
    past,
    map,
    roundEnd,
    sender,
    orderControls,
    best,
    showRoute,
    descriptions,
    marks: marksOf({ ...position, past, reached, ghostRoute, routeStays: stays }),
  }
}

/** The board of Elfenland and Elfengold. */
export function Board(props: BoardProps) {
  const table = useTable(props)
  const { open, view, active, turn, shown, past, roundEnd, sender, name } = table
  const [closeUp, setCloseUp] = useState<CloseUp | undefined>(undefined)
  // On a phone the page of a round lies over the sheet as well.
  const sheetCovered = useMedia('bottomSheet') && roundEnd.summary !== undefined

  return (
    <PointedContext.Provider value={shown}>
      <AdvisedViewContext.Provider value={view}>
        <GhostRouteContext.Provider value={table.showRoute}>
          <main
            class="ef"
            data-phase={open.phase}
            data-game={open.variant.game}
            data-mine={active && !sender.sending}
          >
            {roundEnd.summary ? (
              <LazyRoundPage
                summary={roundEnd.summary}
                open={open}
                me={past ? undefined : view?.seat}
                name={name}
                close={roundEnd.close}
              />
            ) : undefined}
            <ElfenMap
              covered={roundEnd.summary !== undefined}
              open={open}
              me={view?.seat}
              marks={table.marks}
              {...table.descriptions}
              name={name}
              {...mapChoices(view, { active, past }, turn, sender)}
              drawFrom={turn.journey && bootOf(turn.journey.after)}
              viewportRef={table.map}
            >
              <CostsButton open={() => setCloseUp({ kind: 'costs' })} />
            </ElfenMap>
            <div class={`ef-side seat-${table.me}`} inert={sheetCovered}>
              <Side {...props} table={table} inspect={(seat) => setCloseUp({ kind: 'player', seat })} />
            </div>
            {view ? (
              <Rack
                view={view}
                name={name(view.seat)}
                active={active}
                journey={turn.journey}
                discarding={turn.discarding}
                tray={trayUseOf(turn)}
                past={past}
                inspect={() => setCloseUp({ kind: 'player', seat: view.seat })}
              />
            ) : undefined}
            {open.variant.game === 'elfengold' && shown.length === 0 ? (
              <LazyHammer open={open} me={past ? undefined : view?.seat} />
            ) : undefined}
            <SenderNotices sender={sender} />
            {closeUp ? (
              <LazyCloseUp of={closeUp} open={open} view={view} close={() => setCloseUp(undefined)} />
            ) : undefined}
          </main>
        </GhostRouteContext.Provider>
      </AdvisedViewContext.Provider>
    </PointedContext.Provider>
  )
}

/** Beside the map: how far the match is, the opponents, and what the phase asks for. */
function Side(props: BoardProps & { table: ReturnType<typeof useTable>; inspect(seat: Seat): void }) {
  const { table, waiting } = props
  const { open, view, active, sender, recent } = table
  return (
    <>
      <Tracker open={open} seat={table.me} />
      <Rivals open={open} me={view?.seat} waiting={waiting} seats={props.seats} inspect={props.inspect} />
      <FootContext.Provider
        value={view && sender.unconfirmed ? <ConfirmTurn turn={sender.unconfirmed} view={view} /> : undefined}
      >
        <PhasePanel
          // The auction panel stays while bids come in, so that it does not change under the player's hand.
          key={open.phase === 'auction' ? open.phase : `${open.phase} ${active}`}
          open={open}
          asked={active || table.shown.length > 0 ? view : undefined}
          own={view}
          waiting={waiting}
          best={table.best}
          layEffects={table.layEffects}
          laidBy={recent.laidBy}
          lastJourney={recent.journey?.legs ?? NO_ROUTE}
          turn={table.turn}
          orderControls={table.orderControls}
          past={table.past}
          name={table.name}
          play={sender.play}
          takeBack={props.mayTakeBack ? props.takeBack : undefined}
        />
      </FootContext.Provider>
    </>
  )
}

function useTurnKeys(
  active: boolean,
  { journey, planning, bidding }: TurnDrafts,
  { play, unconfirmed }: Sender,
): void {
  const drop = unconfirmed?.drop
  useShortcuts(active, {
    Escape: () => (drop ?? journey?.undo ?? planning?.clear)?.(),
    Backspace: () => (drop ?? journey?.undo)?.(),
    y: () => journey?.redo?.(),
    p: () => {
      if (planning || bidding?.asked) play(PASS)
    },
  })
}
