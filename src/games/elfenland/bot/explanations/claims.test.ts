import { expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { TRIES_ALL } from '../../../../kernel/testing/sample-size.ts'
import { roadNamed } from '../../rules/components/map.ts'
import { RAFT } from '../../rules/components/transport.ts'
import { complaintAbout } from '../../testing/claims/check-claim.ts'
import { claimLaws } from '../../testing/claims/claim-laws.ts'
import { tableAt } from '../../testing/position.ts'
import { seatViewOf } from '../seat-view.ts'

const counted = new Map<string, number>()

const every = TRIES_ALL ? 4 : 24

claimLaws({ id: 'elfenland', options: {}, levels: ['gentle', 'steady'], seed: 61, every }, counted)
claimLaws(
  {
    id: 'elfengold',
    options: { townCards: true, wizards: true },
    levels: ['steady', 'gentle'],
    seed: 68,
    every,
  },
  counted,
  TRIES_ALL,
)

// A sample of the hints need not contain every kind.
if (TRIES_ALL)
  test('the games contain the most important kinds of claims', () => {
    for (const key of [
      'reason.towns',
      'reason.hinders',
      'reason.travel',
      'reason.pass',
      'more.plan',
      'more.saves',
      'more.givesUp',
      'reason.noBidTowns',
      'reason.noBidNoTown',
    ])
      expect(counted.get(key) ?? 0, key).toBeGreaterThan(0)
  })

test('false claims, zeros and kinds that nobody can check are found', () => {
  const state = tableAt('moving', { game: 'elfenland', players: [{ hand: { raft: 4 } }, {}] })
  const road = roadNamed('elvenhold-strykhaven-lake')
  const advised = {
    view: seatViewOf(viewOf(state, 0)),
    moves: [{ type: 'travel' as const, road, by: RAFT }],
    plan: [],
  }
  const key = 'reason.travel'
  expect(complaintAbout(advised, { key, towns: 1, town: 'strykhaven' })).toBeUndefined()
  expect(complaintAbout(advised, { key, towns: 2, town: 'strykhaven' })).toContain('[2,1]')
  expect(complaintAbout(advised, { key, towns: 1, town: 'virst' })).toContain('virst')
  expect(complaintAbout(advised, { key, towns: 0, town: 'strykhaven' })).toContain('towns is 0')
  expect(complaintAbout(advised, { key: 'reason.stopNone' })).toContain('stopNone')
  expect(complaintAbout(advised, { key: 'reason.luck' })).toContain('nobody can check')
})
