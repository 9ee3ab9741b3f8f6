import { expect, it } from 'vitest'
import { at, fastChance, fastSeed, type Seat, seatsOf, viewOf } from '../../../../kernel/index.ts'
import { gentle } from '../../bot/levels.ts'
import { routes } from '../../journey/route-finder.ts'
import { travellerOf } from '../../journey/traveller.ts'
import { countTowns } from '../../rules/components/map.ts'
import { elfengold } from '../../rules/game.ts'
import type { ElfenlandState, SeatView } from '../../rules/state.ts'
import { bestItinerary } from './best-journey.ts'
import { withSpareCards } from './caravan-payment.ts'
import { draftJourney } from './draft.ts'

const OPTIONS = { townCards: false, freeValues: false, wizards: true, handLimit: true, overbids: true }

function seatView(state: ElfenlandState, seat: Seat): SeatView | undefined {
  const { open, own } = viewOf(state, seat)
  return own && { seat, open, own }
}

/** The positions before the caravans of the best journeys of whole matches. */
function* beforeCaravans(): Iterable<SeatView> {
  for (let seed = 1; seed <= 2; seed++) {
    const chance = fastChance(fastSeed(seed))
    const state = elfengold.setup(OPTIONS, 6, chance)
    while (!elfengold.result(state.open)) {
      const seat = at(seatsOf(elfengold.waiting(state.open)), 0)
      const view = seatView(state, seat)
      if (view?.open.phase === 'moving' && !view.open.moved) {
        const { legs } = draftJourney(view, bestItinerary(view, false).steps)
        for (const { step, before } of legs) if (step.type === 'caravan') yield before
      }
      elfengold.play(state, seat, gentle.choose(viewOf(state, seat), chance), chance)
    }
  }
}

it('pays caravans with cards that the best journey does not need', () => {
  let changed = 0
  for (const view of beforeCaravans()) {
    const best = bestItinerary(view, false)
    const route = routes(travellerOf(view), best.towns.slice(0, 1), { direct: true }).find(
      ({ steps }) => steps[0]?.type === 'caravan',
    )
    if (!route) continue
    const paid = withSpareCards(view, route)
    const { after } = draftJourney(view, paid.steps)
    expect(after.own.hand).toEqual(paid.hand)
    const rest = bestItinerary(after, false)
    expect(countTowns(paid.pieces) + countTowns(rest.pieces)).toBe(countTowns(best.pieces))
    expect(rest.earned).toBe(best.earned)
    if (`${paid.hand}` !== `${route.hand}`) changed++
  }
  expect(changed).toBeGreaterThan(0)
})
