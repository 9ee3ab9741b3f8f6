import { expect, it } from 'vitest'
import { at } from '../../../../../kernel/index.ts'
import { roadNamed } from '../../../rules/components/map.ts'
import { elfengold } from '../../../rules/game.ts'
import { tableAt } from '../../../testing/position.ts'
import { isAction } from '../planning/planning.ts'
import { rankedRoads, roadAfter } from './ranking.ts'

it('goes through the roads of a token from the one that brings most towns', () => {
  const state = tableAt('planning', {
    game: 'elfenland',
    players: [{ tokens: { giantPig: 1 }, hand: { giantPig: 1, dragon: 4 } }, {}],
    // From Lapphalia on, dragons lead further.
    roads: { 'feodor-lapphalia-wood': ['dragon'], 'dagamura-lapphalia-wood': ['dragon'] },
  })
  const view = { seat: 0, open: state.open, own: at(state.own, 0) }
  const ranked = rankedRoads(view, elfengold.legal(view).filter(isAction))
  expect(ranked[0]).toBe(roadNamed('elvenhold-lapphalia-plain'))
  // Where the token brings nothing, the roads near the boot come before those far away.
  const [near, far] = [
    ranked.indexOf(roadNamed('beata-strykhaven-plain')),
    ranked.indexOf(roadNamed('throtmanni-tichih-plain')),
  ]
  expect(near).toBeLessThan(far)
})

it('comes back to the first road after the last one', () => {
  expect(roadAfter([7, 3, 5], undefined, 1)).toBe(7)
  expect(roadAfter([7, 3, 5], 7, 1)).toBe(3)
  expect(roadAfter([7, 3, 5], 5, 1)).toBe(7)
  expect(roadAfter([7, 3, 5], 7, -1)).toBe(5)
  expect(roadAfter([], undefined, 1)).toBeUndefined()
})
