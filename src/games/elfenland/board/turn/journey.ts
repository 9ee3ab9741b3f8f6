import * as v from 'valibot'
import { at } from '../../../../kernel/index.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import { useRedo } from '../../../../ui/hooks/redo.ts'
import { countTravelCards } from '../../journey/itinerary.ts'
import { type Route, routes } from '../../journey/route-finder.ts'
import { type JourneyStep, travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { otherEnd, ROADS_AT, type Town, type Towns } from '../../rules/components/map.ts'
import { caravanPrice, hasObstacle, price } from '../../rules/components/roads.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import { JourneyStepSchema } from '../../rules/moves.ts'
import { canCallWizard, PASSING_GOLD } from '../../rules/phases/wizards.ts'
import type { SeatView } from '../../rules/state.ts'
import { bootOf, playerAt } from '../view.ts'
import { caravanPayment, withSpareCards } from './caravan-payment.ts'
import { type DraftedJourney, type DraftedLeg, draftJourney } from './draft.ts'
import { mayFly, townsByRoad } from './reach.ts'

const MOST_WAYS = 6

interface Draft {
  readonly steps: readonly JourneyStep[]
  /** The number of steps that each choice added, so that undo takes back a whole choice. */
  readonly choices: readonly number[]
  /** The ways to the last town chosen, and which of them is taken. */
  readonly ways: readonly Route[]
  readonly way: number
}

const DraftSchema = v.object({
  steps: v.array(JourneyStepSchema),
  choices: v.array(v.number()),
  ways: v.array(
    v.object({
      steps: v.array(JourneyStepSchema),
      towns: v.array(v.number()),
      pieces: v.number(),
      earned: v.number(),
      hand: v.array(v.number()),
      layings: v.array(v.object({ road: v.number(), counter: v.number() })),
      cards: v.number(),
      gold: v.number(),
    }),
  ),
  way: v.number(),
})

const NOTHING: Draft = { steps: [], choices: [], ways: [], way: 0 }

export interface JourneyDraft extends DraftedJourney {
  /** The towns one road away that can be entered. */
  readonly next: Towns
  /** All towns that can be reached by road from here with the cards that are left. */
  readonly reached: Towns
  /** Whether a wizard can fly to any other town. */
  readonly flight: boolean
  readonly ways: readonly Route[]
  readonly way: number
  /** Continues to a town over the direct road or the best way there; returns whether there is one. */
  goTo(town: Town): boolean
  takeWay(way: number): void
  /** Replaces the draft. */
  propose(steps: readonly JourneyStep[]): void
  /** Other payments for one leg that leave the rest of the journey possible. */
  payments(leg: number): readonly JourneyStep[]
  pay(leg: number, step: JourneyStep): void
  undo: (() => void) | undefined
  /** Goes again what was undone last; absent if there is nothing. */
  redo: (() => void) | undefined
  clear(): void
}

/** The journey that is being drafted. Nothing is sent before the player confirms it. */
export function useJourney(view: SeatView | undefined, active: boolean): JourneyDraft | undefined {
  const open = view?.open
  const moving = view !== undefined && open?.phase === 'moving' && open.turn === view.seat && active
  const key = moving ? `${open?.round} ${open?.turn} ${bootOf(view)} ${open?.earned}` : ''
  const [draft, setDraft] = useDraft<Draft>('journey', DraftSchema, key, NOTHING)
  const { remember, forget, redo } = useRedo(key, setDraft)
  if (!moving) return undefined
  const drafted = draftJourney(view, draft.steps)
  const { after, legs } = drafted
  const traveller = travellerOf(after)
  const set = (next: Draft): void => {
    forget()
    setDraft(next)
  }
  const withSteps = (steps: readonly JourneyStep[]): void => set({ ...draft, steps, ways: [], way: 0 })
  return {
    ...drafted,
    next: nextTowns(after),
    reached: townsByRoad(traveller),
    flight: mayFly(traveller),
    ways: draft.ways,
    way: draft.way,
    goTo(town) {
      const ways = waysTo(after, town)
      const [best] = ways
      if (!best) return false
      const steps = [...draft.steps, ...best.steps]
      set({ steps, choices: [...draft.choices, best.steps.length], ways, way: 0 })
      return true
    },
    takeWay(way) {
      const before = draft.steps.slice(0, draft.steps.length - (draft.choices.at(-1) ?? 0))
      const { steps } = at(draft.ways, way)
      set({
        ...draft,
        steps: [...before, ...steps],
        choices: [...draft.choices.slice(0, -1), steps.length],
        way,
      })
    },
    propose: (steps) => set({ ...NOTHING, steps, choices: steps.map(() => 1) }),
    payments: (leg) => otherPayments(after, legs[leg]).filter((step) => stays(view, draft.steps, leg, step)),
    pay: (leg, step) => withSteps(draft.steps.map((old, i) => (i === leg ? step : old))),
    undo:
      draft.steps.length === 0
        ? undefined
        : () => {
            const last = draft.choices.at(-1) ?? 1
            remember(draft)
            setDraft({
              steps: draft.steps.slice(0, draft.steps.length - last),
              choices: draft.choices.slice(0, -1),
              ways: [],
              way: 0,
            })
          },
    redo,
    clear: () => set(NOTHING),
  }
}

/** The direct road first, with its different payments; then detours that cost fewer cards. */
function waysTo(view: SeatView, town: Town): Route[] {
  const traveller = travellerOf(view)
  if (town === traveller.boot) return []
  const direct = routes(traveller, [town], { direct: true, most: MOST_WAYS }).filter(
    ({ steps }) => steps[0]?.type !== 'magicFlight',
  )
  const all = routes(traveller, [town], { most: MOST_WAYS })
  const others = all.filter(
    (way) => !direct.some((known) => JSON.stringify(known.steps) === JSON.stringify(way.steps)),
  )
  return [...direct, ...others].slice(0, MOST_WAYS).map((way) => withSpareCards(view, way))
}

function nextTowns(view: SeatView): Towns {
  const { boot } = playerAt(view.open, view.seat)
  const cards = countTravelCards(view.own.hand)
  const anyCards: PayCaravan = (size) => (cards < size ? undefined : [])
  let towns = 0
  for (const road of at(ROADS_AT, boot))
    if (paymentsFor(view, road, anyCards).length > 0) towns |= 1 << otherEnd(road, boot)
  return towns
}

/** The cards for a caravan of this size; undefined if there are too few. */
type PayCaravan = (size: number, wizard: boolean) => number[] | undefined

/** Every way to pay for one road; a caravan only once. */
function paymentsFor(view: SeatView, road: number, payCaravan: PayCaravan): JourneyStep[] {
  const { open, own, seat } = view
  const load = at(open.roads, road)
  const { boot } = playerAt(open, seat)
  const steps: JourneyStep[] = []
  for (const wizard of hasObstacle(load) && canCallWizard(view, PASSING_GOLD) ? [false, true] : [false]) {
    const extra = wizard ? ({ wizard: true } as const) : {}
    for (let by = 0; by < TRANSPORT_KINDS; by++) {
      const cards = price(load, road, boot, by, wizard)
      if (cards !== undefined && at(own.hand, by) >= cards) steps.push({ type: 'travel', road, by, ...extra })
    }
    const size = caravanPrice(load, wizard)
    const cards = size === undefined ? undefined : payCaravan(size, wizard)
    if (cards) steps.push({ type: 'caravan', road, cards, ...extra })
  }
  return steps
}

/** Every way to pay for a leg; a caravan takes cards that neither the other legs nor the best journey after them need. */
function otherPayments(view: SeatView, leg: DraftedLeg | undefined): JourneyStep[] {
  if (leg?.road === undefined) return []
  const { paid, fee, before, road } = leg
  const end = travellerOf(view)
  return paymentsFor(before, road, (size, wizard) => {
    const hand = end.hand.map((held, kind) => held + at(paid, kind) - Number(wizard && kind === WIZARD))
    const gold = end.gold + fee - (wizard ? PASSING_GOLD : 0)
    return caravanPayment(view, { ...end, hand, gold }, size)
  })
}

function stays(view: SeatView, steps: readonly JourneyStep[], leg: number, step: JourneyStep): boolean {
  const changed = steps.map((old, i) => (i === leg ? step : old))
  return draftJourney(view, changed).legs.length === steps.length
}

/** Puts one more card of a kind into a caravan, in place of another one. */
export function swapIntoCaravan(leg: DraftedLeg, kind: number): JourneyStep | undefined {
  const { step, before } = leg
  if (step.type !== 'caravan' || at(before.own.hand, kind) <= at(step.cards, kind)) return undefined
  const out = step.cards.findIndex((count, other) => count > 0 && other !== kind)
  if (out < 0) return undefined
  const cards = step.cards.map((count, other) => count + (other === kind ? 1 : 0) - (other === out ? 1 : 0))
  return { ...step, cards }
}

/** The number of town pieces that a journey takes. */
export const newPieces = ({ legs }: DraftedJourney): number => legs.filter(({ piece }) => piece).length

/** The cards that a whole journey costs, by kind. */
export const paidFor = ({ legs }: DraftedJourney): number[] =>
  legs.reduce<number[]>((sum, leg) => leg.paid.map((n, kind) => n + (sum[kind] ?? 0)), [])
