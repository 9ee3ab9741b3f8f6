import * as v from 'valibot'
import { at } from '../../../../../kernel/index.ts'
import { useDraft } from '../../../../../ui/hooks/draft.ts'
import { travellerOf } from '../../../journey/traveller.ts'
import type { Towns } from '../../../rules/components/map.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, type Token } from '../../../rules/components/tokens.ts'
import { elfengold } from '../../../rules/game.ts'
import type { Move, MoveOf } from '../../../rules/moves.ts'
import type { SeatView } from '../../../rules/state.ts'
import { tried } from '../draft.ts'
import { reachByRoad } from '../reach.ts'

export const HeldSchema = v.object({ token: v.number(), hidden: v.boolean() })

/** One of the player's tokens: its kind, and whether it lies face down. */
export interface Held {
  readonly token: Token
  readonly hidden: boolean
}

export const sameHeld = (a: Held | undefined, b: Held | undefined): boolean =>
  a?.token === b?.token && a?.hidden === b?.hidden

/** What a player can do with a token in this phase. */
export type PlanningAction = MoveOf<'lay'> | MoveOf<'doubleTransport'> | MoveOf<'exchange'>

interface Picks {
  readonly held?: Held
  readonly roads: readonly number[]
  /** For double transport: the second counter. */
  readonly second?: Held
  /** For an exchange between doubled roads: which of the possible swaps. */
  readonly swap: number
}

export interface Planning {
  readonly held: Held | undefined
  readonly roads: readonly number[]
  readonly second: Held | undefined
  /** The roads that may be chosen in this step. */
  readonly legal: ReadonlySet<number>
  /** The legal actions with the held token. */
  readonly actions: readonly PlanningAction[]
  /** The same; for an exchange only those with the road that was chosen first. */
  readonly choices: readonly PlanningAction[]
  /** Whether any legal action uses this token. */
  usable(held: Held): boolean
  /** For double transport: the counters that may be chosen as the second one. */
  readonly seconds: readonly Held[]
  /** For an exchange: the swaps that the two roads allow. */
  readonly swaps: readonly MoveOf<'exchange'>[]
  readonly swap: number
  readonly ready: PlanningAction | undefined
  readonly step: 'token' | 'road' | 'second' | 'otherRoad' | 'ready'
  /** The position after the action. */
  readonly after: SeatView | undefined
  /** The towns that the action would bring into reach. */
  readonly gained: Towns
  pick(held: Held): void
  choose(road: number): void
  /** Chooses this road instead of the one chosen last. */
  aim(road: number): void
  chooseSecond(held: Held): void
  chooseSwap(swap: number): void
  /** Replaces the draft. */
  propose(action: PlanningAction): void
  clear: (() => void) | undefined
}

const PicksSchema = v.object({
  held: v.exactOptional(HeldSchema),
  roads: v.array(v.number()),
  second: v.exactOptional(HeldSchema),
  swap: v.number(),
})

const NO_PICKS: Picks = { roads: [], swap: 0 }

export const heldOf = (action: PlanningAction): Held =>
  action.type === 'lay'
    ? { token: action.token, hidden: action.hidden }
    : { token: action.type === 'exchange' ? EXCHANGE : DOUBLE_TRANSPORT, hidden: action.hidden }

export const isAction = (move: Move): move is PlanningAction =>
  move.type === 'lay' || move.type === 'doubleTransport' || move.type === 'exchange'

export const actionRoads = (action: PlanningAction): number[] =>
  action.type === 'exchange' ? [action.road, action.otherRoad] : [action.road]

/** The action that is being drafted: a token and a road; a spell takes two steps. */
export function usePlanning(view: SeatView | undefined, active: boolean): Planning | undefined {
  const planning = view !== undefined && view.open.phase === 'planning' && active
  const [picks, set] = useDraft<Picks>(
    'planning',
    PicksSchema,
    planning ? `${view.open.round} ${view.seat} ${view.open.passes} ${view.open.roads.join()}` : '',
    NO_PICKS,
  )
  if (!planning) return undefined
  const actions = elfengold.legal(view).filter(isAction)
  const { held, roads, second } = picks
  const mine = held ? actions.filter((action) => sameHeld(heldOf(action), held)) : []
  const onRoads = mine.filter((action) => roads.every((road) => actionRoads(action).includes(road)))
  const doubles = onRoads.filter(
    (action): action is MoveOf<'doubleTransport'> => action.type === 'doubleTransport',
  )
  const swaps =
    roads.length === 2
      ? onRoads.filter((action): action is MoveOf<'exchange'> => action.type === 'exchange')
      : []
  const seconds =
    roads.length === 1
      ? doubles.map(({ counter, counterHidden }) => ({ token: counter, hidden: counterHidden }))
      : []
  const exchange = held?.token === EXCHANGE
  const ready = readyAction(picks, onRoads, doubles, swaps)
  const after = ready && tried(view, ready)
  const fresh = exchange && roads.length === 1 ? onRoads : mine
  return {
    held,
    roads,
    second,
    legal: new Set(
      fresh.flatMap(actionRoads).filter((road) => !(exchange && roads.length === 1 && roads[0] === road)),
    ),
    actions: mine,
    choices: exchange
      ? mine.filter((action) => roads.length === 0 || actionRoads(action).includes(at(roads, 0)))
      : mine,
    usable: (wanted) => actions.some((action) => sameHeld(heldOf(action), wanted)),
    seconds,
    swaps,
    swap: picks.swap,
    ready,
    step: stepOf(picks, ready),
    after,
    gained: after ? gainedBy(view, after) : 0,
    pick: (wanted) => set(sameHeld(held, wanted) ? NO_PICKS : { ...NO_PICKS, held: wanted }),
    choose(road) {
      if (!held) return
      const [first] = roads
      if (exchange && roads.length === 1 && first !== undefined && first !== road)
        set({ ...picks, roads: [first, road] })
      else if (roads.includes(road)) set({ held, roads: roads.filter((other) => other !== road), swap: 0 })
      else set({ held, roads: [road], swap: 0 })
    },
    aim: (road) => held && set({ held, roads: roads.length === 2 ? [at(roads, 0), road] : [road], swap: 0 }),
    chooseSecond: (wanted) => set({ ...picks, second: wanted }),
    chooseSwap: (swap) => set({ ...picks, swap }),
    propose: (action) => set(picksFor(action, actions)),
    clear: held ? () => set(roads.length > 0 ? { held, roads: [], swap: 0 } : NO_PICKS) : undefined,
  }
}

/** The picks that lead to an action. */
function picksFor(action: PlanningAction, actions: readonly PlanningAction[]): Picks {
  const picks = { ...NO_PICKS, held: heldOf(action), roads: actionRoads(action) }
  switch (action.type) {
    case 'lay':
      return picks
    case 'doubleTransport':
      return { ...picks, second: { token: action.counter, hidden: action.counterHidden } }
    case 'exchange': {
      const swaps = actions.filter(
        (other) =>
          other.type === 'exchange' &&
          other.hidden === action.hidden &&
          other.road === action.road &&
          other.otherRoad === action.otherRoad,
      )
      const swap = swaps.findIndex(
        (other) =>
          other.type === 'exchange' &&
          other.counter === action.counter &&
          other.otherCounter === action.otherCounter,
      )
      return { ...picks, swap: Math.max(0, swap) }
    }
  }
}

function readyAction(
  { held, roads, second, swap }: Picks,
  onRoads: readonly PlanningAction[],
  doubles: readonly MoveOf<'doubleTransport'>[],
  swaps: readonly MoveOf<'exchange'>[],
): PlanningAction | undefined {
  if (!held || roads.length === 0) return undefined
  if (held.token === EXCHANGE) return swaps[swap]
  if (held.token !== DOUBLE_TRANSPORT) return onRoads[0]
  if (doubles.length === 1) return doubles[0]
  return (
    second &&
    doubles.find(({ counter, counterHidden }) => counter === second.token && counterHidden === second.hidden)
  )
}

function stepOf({ held, roads }: Picks, ready: PlanningAction | undefined): Planning['step'] {
  if (!held) return 'token'
  if (ready) return 'ready'
  if (roads.length === 0) return 'road'
  return held.token === EXCHANGE ? 'otherRoad' : 'second'
}

/** The towns that can be reached only with the drafted action. */
function gainedBy(view: SeatView, after: SeatView): Towns {
  return reachByRoad(travellerOf({ ...after, own: view.own })).towns & ~reachByRoad(travellerOf(view)).towns
}
