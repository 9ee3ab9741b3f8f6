import type { Seat } from '../../../../kernel/index.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { NO_TOWN, type Towns } from '../../rules/components/map.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import type { Recent } from '../history/recently.ts'
import type { Leg } from '../history/retrace.ts'
import { PointedOnMap, placeOfShown } from '../parts/pointed.tsx'
import { stopOf } from '../parts/tracker.tsx'
import { el } from '../texts.ts'
import type { LayEffects } from '../turn/lay-effects/lay-effects.ts'
import type { TurnDrafts } from '../turn/turn.ts'
import { bootOf, playerAt } from '../view.ts'
import { DraftOnMap } from './draft-on-map.tsx'
import { shortestWay } from './graph.ts'
import type { MapMarks, ShownJourney } from './marks.ts'

const NOTHING_FRESH: ReadonlyMap<number, Seat> = new Map()

interface BoardState {
  readonly open: Open
  readonly view: SeatView | undefined
  /** The seat at this screen; for a spectator the seat to move. */
  readonly me: Seat
  readonly active: boolean
  readonly turn: TurnDrafts
  readonly reached: Towns
  readonly layEffects: LayEffects | undefined
  readonly recent: Recent
  readonly past: boolean
  /** Milliseconds until the route of a rival begins to fade; undefined if it does not. */
  readonly routeStays: number | undefined
  name(seat: Seat): string
  readonly shown: readonly Shown[]
  readonly ghostRoute: readonly Leg[]
}

/** What the map shows of the position, of the drafted turn and of what has just happened. */
export function marksOf(board: BoardState): MapMarks {
  const { open, view, me, active, turn, reached, layEffects, recent, shown, ghostRoute } = board
  const { journey, planning } = turn
  const travelling = stopOf(open.phase) === 'moving' && !journey?.legs.length
  return {
    legal: planning?.held ? planning.legal : undefined,
    targets: planning?.roads ?? [],
    redrawn: planning?.after ? planning.roads : [],
    next: journey?.next ?? 0,
    reached: journey?.reached ?? reached,
    gained: planning?.gained ?? 0,
    secret: view?.own.townCard ?? NO_TOWN,
    secretWay: journey ? shortestWay(bootOf(journey.after), journey.after.own.townCard) : [],
    legs: journey?.legs ?? [],
    ghostRoute,
    journey: travelling ? shownJourney(board) : undefined,
    fresh: open.phase === 'planning' ? recent.fresh : NOTHING_FRESH,
    layEffects,
    scene: active ? { town: playerAt(open, me).boot } : recent.scene,
    pointed: view && shown.length > 0 ? placeOfShown(view, shown) : undefined,
    ghosts: (
      <>
        {view && shown.length > 0 ? <PointedOnMap view={view} shown={shown} /> : undefined}
        {planning ? <DraftOnMap planning={planning} /> : undefined}
      </>
    ),
  }
}

/** The last journey. A rival's route fades before the player's own turn to travel. */
function shownJourney(board: BoardState): ShownJourney | undefined {
  const { open, view, active, past, recent, routeStays, name } = board
  const { journey } = recent
  if (!journey) return undefined
  const mine = open.phase === 'moving' && open.turn === view?.seat && !past
  const leaves = mine && journey.seat !== view?.seat
  if (leaves && (active || routeStays === undefined)) return undefined
  const { seat, legs, pieces } = journey
  return {
    seat,
    legs,
    label: shell.t('labelled', { label: name(seat), text: townsWords(legs.length, pieces) }),
    leaves: leaves ? routeStays : undefined,
  }
}

/** How many towns a route leads to, and how many of them are new to the player. */
function townsWords(towns: number, fresh: number): string {
  if (towns === fresh) return el.t('best.towns', { n: towns })
  const all = el.t('route.towns', { n: towns })
  return fresh === 0 ? all : `${all}, ${el.t('route.new', { n: fresh })}`
}
