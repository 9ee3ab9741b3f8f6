import { expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { roadNamed } from '../../rules/components/map.ts'
import { RAFT } from '../../rules/components/transport.ts'
import { tableAt } from '../../testing/position.ts'
import { createStaticEvaluator } from '../evaluator.ts'

test('a journey to towns that have been visited is not explained by a number of new towns', () => {
  const road = roadNamed('elvenhold-strykhaven-lake')
  const reasonWith = (pieces: readonly 'strykhaven'[]) => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ pieces, hand: { raft: 4 } }, {}],
    })
    const move = { type: 'travel' as const, road, by: RAFT }
    return createStaticEvaluator('elfenland').explain(viewOf(state, 0), undefined, {
      moves: [move],
      value: 0,
    }).reason
  }
  expect(reasonWith([])).toEqual({ key: 'reason.travel', towns: 1, town: 'strykhaven' })
  expect(reasonWith(['strykhaven'])).toEqual({ key: 'reason.travelWithoutTowns', town: 'strykhaven' })
})
