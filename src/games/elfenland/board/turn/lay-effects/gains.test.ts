import { expect, it } from 'vitest'
import { at, fastChance, fastSeed, seatsOf, viewOf } from '../../../../../kernel/index.ts'
import { gentle } from '../../../bot/levels.ts'
import { travellerOf } from '../../../journey/traveller.ts'
import { countTowns } from '../../../rules/components/map.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, isCounter, type Token } from '../../../rules/components/tokens.ts'
import { elfengold } from '../../../rules/game.ts'
import type { SeatView } from '../../../rules/state.ts'
import { tried } from '../draft.ts'
import { actionRoads, heldOf, isAction, type PlanningAction } from '../planning/planning.ts'
import { reachByRoad } from '../reach.ts'
import { gainsOf } from './gains.ts'

/** The number of towns that an action brings into reach, by the rules themselves. */
function gainOf(view: SeatView, action: PlanningAction): number {
  const after = tried(view, action)
  if (!after) throw new Error(`refused: ${JSON.stringify(action)}`)
  // A hidden counter that is laid leaves the own part of the view, but the hand stays.
  const reached = reachByRoad(travellerOf({ ...after, own: view.own })).towns
  return countTowns(reached & ~reachByRoad(travellerOf(view)).towns)
}

/** Positions of the planning phase in games between gentle bots. */
function* planningViews(): Generator<SeatView> {
  for (let deal = 1; ; deal++) {
    const chance = fastChance(fastSeed(deal))
    const state = elfengold.setup(OPTIONS, 4, chance)
    while (!elfengold.result(state.open)) {
      const seat = at(seatsOf(elfengold.waiting(state.open)), 0)
      const { open, own } = viewOf(state, seat)
      if (open.phase === 'planning' && own) yield { seat, open, own }
      elfengold.play(state, seat, gentle.choose(viewOf(state, seat), chance), chance)
    }
  }
}

const OPTIONS = { townCards: false, freeValues: false, wizards: false, handLimit: false, overbids: true }

it.each([
  ['counter', isCounter],
  ['Double transport spell', (token: Token) => token === DOUBLE_TRANSPORT],
  ['Exchange spell', (token: Token) => token === EXCHANGE],
])('gives for each road the most towns that a %s brings into reach there', (_, wanted) => {
  let found = 0
  for (const view of planningViews()) {
    const actions = elfengold
      .legal(view)
      .filter(isAction)
      .filter((action) => wanted(heldOf(action).token))
    for (const [road, n] of gainsOf(view, actions)) {
      const here = actions.filter((action) => actionRoads(action).includes(road))
      expect(n).toBe(Math.max(...here.map((action) => gainOf(view, action))))
      found++
    }
    if (found > 5) return
  }
})
