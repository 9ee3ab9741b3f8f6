import { expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import type { SeatView } from '../../rules/state.ts'
import { plannedChance, tableAt } from '../../testing/position.ts'
import { createLead } from '../evaluation/position-value.ts'
import { elfengoldForesight } from '../foresight/elfengold.ts'
import { createPlanner } from '../planner/planner.ts'
import { seatViewOf } from '../seat-view.ts'
import { createAuctionValue } from './auction-value.ts'
import { chooseBid } from './bid.ts'
import { createRolloutPolicy } from './rollout.ts'

const planner = createPlanner(elfengoldForesight.two)
const auctionValue = createAuctionValue(
  createRolloutPolicy(planner),
  createLead(elfengoldForesight.two.weights.futures, planner.townsMemo),
)

/** An auction in the last round, in which only the dragon counter up for auction leads to another town. */
function dragonAuction(gold: number): SeatView {
  const players = [
    { boot: 'feodor', gold, hand: { dragon: 1 } },
    { boot: 'feodor', gold: 6, hand: { dragon: 1 } },
  ] as const
  const pool = { dragon: 1, trollWagon: 3 }
  const state = tableAt(
    'auction',
    { round: 6, players, pool },
    plannedChance('dragon', 'trollWagon', 'trollWagon', 'trollWagon'),
  )
  return seatViewOf(viewOf(state, 0))
}

test('a counter that leads to a town is worth a good part of a piece', () => {
  expect(auctionValue(dragonAuction(6), 0.04)).toBeGreaterThan(0.3)
})

test('trials stop when the budget is exhausted, and an earlier, longer search does not change the value', () => {
  const asked: number[] = []
  const view = dragonAuction(5)
  const afterSix = auctionValue(view, 0.04, (trials) => {
    asked.push(trials)
    return trials >= 6
  })
  expect(asked).toEqual([0, 2, 4, 6])
  expect(afterSix).toBeDefined()
  auctionValue(view, 0.04)
  expect(auctionValue(view, 0.04, (trials) => trials >= 6)).toBe(afterSix)
})

test('without any trials the plan decides the bid', () => {
  const view = dragonAuction(5)
  expect(auctionValue(view, 0.04, () => true)).toBeUndefined()
  expect(chooseBid(planner, view, (gold) => auctionValue(view, gold, () => true))).toEqual(
    chooseBid(planner, view),
  )
})
