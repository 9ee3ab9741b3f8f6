import { expect, it } from 'vitest'
import { townNamed } from '../../rules/components/map.ts'
import { copyState } from '../../rules/state.ts'
import { fly, playAll, stop, tableAt, travel } from '../../testing/position.ts'
import { eventsBetween } from './difference.ts'
import { earnings } from './earnings.ts'

it('lists the gold of a journey town by town: a gold piece doubles it, a flight earns nothing', () => {
  const state = tableAt('moving', {
    options: { wizards: true },
    players: [
      { boot: 'lapphalia', gold: 5, hand: { elfcycle: 1, dragon: 1, elvenWizard: 1 } },
      { boot: 'virst' },
    ],
    roads: { 'feodor-lapphalia-wood': ['elfcycle'], 'albaran-feodor-desert': ['dragon', 'goldPiece'] },
  })
  const before = copyState(state).open
  playAll(state, 0, [
    travel('feodor-lapphalia-wood', 'elfcycle'),
    travel('albaran-feodor-desert', 'dragon'),
    fly('beata'),
    stop,
  ])
  const journey = eventsBetween(before, state.open).find((event) => event.kind === 'travelled')
  expect(state.open.phase).toBe('reward')
  expect(earnings(state.open, journey?.legs ?? [])).toEqual([
    { town: townNamed('feodor'), gold: 4, doubled: false },
    { town: townNamed('albaran'), gold: 14, doubled: true },
  ])
  expect(state.open.earned).toBe(18)
})

it('lists nothing if the route is not known', () => {
  const { open } = tableAt('moving')
  expect(earnings({ ...open, earned: 4 }, [])).toEqual([])
})
