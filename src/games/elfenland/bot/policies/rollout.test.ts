import { describe, expect, test } from 'vitest'
import { noChance } from '../../rules/table-setting.ts'
import { type PlayerSetting, pass, play, tableAt } from '../../testing/position.ts'
import { elfenlandForesight } from '../foresight/elfenland.ts'
import { createPlanner } from '../planner/planner.ts'
import { createRolloutPolicy } from './rollout.ts'

/** One new town can be reached with the only counter. */
const ONE_TOWN: PlayerSetting = {
  boot: 'virst',
  pieces: ['virst', 'lapphalia'],
  hand: { elfcycle: 1 },
  tokens: { elfcycle: 1 },
}
/** Three new towns can be reached, and none without the counters. */
const THREE_TOWNS: PlayerSetting = {
  boot: 'virst',
  pieces: ['virst'],
  hand: { elfcycle: 4, magicCloud: 2 },
  tokens: { elfcycle: 2, magicCloud: 2 },
}
/** A counter, and no card for it. */
const NOTHING: PlayerSetting = { tokens: { dragon: 1 } }

describe('a sampled player, after a pass of the only rival,', () => {
  const moveAfterPass = (own: PlayerSetting, rival: PlayerSetting) => {
    const state = tableAt('planning', { game: 'elfenland', round: 2, players: [rival, own] })
    expect(play(state, 0, pass)).toBeUndefined()
    return createRolloutPolicy(createPlanner(elfenlandForesight.two))(state, 1, noChance)
  }

  test('ends the planning if the rival loses more of their plan', () => {
    expect(moveAfterPass(ONE_TOWN, THREE_TOWNS)).toEqual(pass)
  })

  test('goes on laying if they themselves would lose more', () => {
    expect(moveAfterPass(THREE_TOWNS, ONE_TOWN)).toMatchObject({ type: 'lay' })
    expect(moveAfterPass(ONE_TOWN, NOTHING)).toMatchObject({ type: 'lay' })
  })
})
