import { expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { roadNamed } from '../../rules/components/map.ts'
import { RAFT } from '../../rules/components/transport.ts'
import { complaintAbout } from '../../testing/claims/check-claim.ts'
import { pass, plannedChance, tableAt } from '../../testing/position.ts'
import { createStaticEvaluator } from '../evaluator.ts'
import { elfengoldForesight } from '../foresight/elfengold.ts'
import { elfenlandForesight } from '../foresight/elfenland.ts'
import { seatViewOf } from '../seat-view.ts'

test('a journey to towns that have been visited is not explained by a number of new towns', () => {
  const road = roadNamed('elvenhold-strykhaven-lake')
  const reasonWith = (pieces: readonly 'strykhaven'[]) => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ pieces, hand: { raft: 4 } }, {}],
    })
    const move = { type: 'travel' as const, road, by: RAFT }
    return createStaticEvaluator('elfenland', elfenlandForesight).explain(viewOf(state, 0), undefined, {
      moves: [move],
      value: 0,
    }).reason
  }
  expect(reasonWith([])).toEqual({ key: 'reason.travel', towns: 1, town: 'strykhaven' })
  expect(reasonWith(['strykhaven'])).toEqual({ key: 'reason.travelWithoutTowns', town: 'strykhaven' })
})

test.each([
  [
    'a counter for which there are cards',
    'dragon',
    { dragon: 3 },
    { key: 'reason.noBidTowns', bid: 1, n: 1 },
  ],
  ['a counter for which there are none', 'dragon', { giantPig: 1 }, { key: 'reason.noBidNoTown', bid: 1 }],
  ['a token that is no counter', 'treeObstacle', { dragon: 3 }, { key: 'reason.noBid', bid: 1 }],
] as const)('passing on %s has a reason of its own', (_, lot, hand, expected) => {
  const others = ['unicorn', 'unicorn', 'unicorn'] as const
  const state = tableAt(
    'auction',
    { players: [{ gold: 10, hand }, { gold: 10 }], pool: { [lot]: 1, unicorn: 3 } },
    plannedChance(lot, ...others),
  )
  const view = viewOf(state, 0)
  const { reason, plan = [] } = createStaticEvaluator('elfengold', elfengoldForesight).explain(
    view,
    undefined,
    {
      moves: [pass],
      value: 0,
    },
  )
  expect(reason).toEqual(expected)
  const advised = { view: seatViewOf(view), moves: [pass], plan }
  expect(complaintAbout(advised, expected)).toBeUndefined()
  expect(complaintAbout(advised, { ...expected, bid: 2 })).toContain('[2,1]')
  const opposite = expected.key === 'reason.noBidTowns' ? 'reason.noBidNoTown' : 'reason.noBidTowns'
  expect(complaintAbout(advised, { key: opposite, bid: 1, n: 1 })).toBeDefined()
})
