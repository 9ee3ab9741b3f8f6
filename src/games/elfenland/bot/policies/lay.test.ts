import { expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { lay, tableAt } from '../../testing/position.ts'
import { elfenlandForesight } from '../foresight/elfenland.ts'
import { createPlanner, ONE_ROUND } from '../planner/planner.ts'
import { seatViewOf } from '../seat-view.ts'
import { layForGame, planForGame } from './lay.ts'

test('in the last round of Elfenland, a counter that saves a card is laid: cards break ties', () => {
  // One town can be reached: over the mountain for two cards, or with an own counter for one.
  const state = tableAt('planning', {
    game: 'elfenland',
    round: 4,
    players: [{ boot: 'virst', pieces: ['virst'], hand: { elfcycle: 2 }, tokens: { elfcycle: 1 } }, {}],
    roads: { 'strykhaven-virst-mountain': ['elfcycle'] },
  })
  const view = seatViewOf(viewOf(state, 0))
  const move = layForGame(
    planForGame(createPlanner(elfenlandForesight.two), view),
    createPlanner(ONE_ROUND),
    view,
  )
  expect([lay('elfcycle', 'lapphalia-virst-plain'), lay('elfcycle', 'ixara-virst-plain')]).toContainEqual(
    move,
  )
})
