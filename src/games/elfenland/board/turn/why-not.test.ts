import { beforeAll, describe, expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { roadNamed, townNamed } from '../../rules/components/map.ts'
import type { SeatView } from '../../rules/state.ts'
import { type Setting, tableAt, token } from '../../testing/position.ts'
import { el } from '../texts.ts'
import { seated } from '../view.ts'
import type { Planning } from './planning/planning.ts'
import { whyNotPlan, whyNotTown, whyNotTravel } from './why-not.ts'

beforeAll(() => el.ready())

function view(phase: 'moving' | 'planning', setting: Setting): SeatView {
  const own = seated(viewOf(tableAt(phase, setting), 0))
  if (!own) throw new Error('nobody sits there')
  return own
}

const holding = (name: Parameters<typeof token>[0], roads: readonly number[] = []): Planning =>
  ({ held: { token: token(name), hidden: false }, roads }) as unknown as Planning

describe('on a journey, a place that does not glow says why', () => {
  const here = view('moving', {
    players: [{ boot: 'elvenhold', hand: { dragon: 1 } }, {}],
    roads: { 'elvenhold-lapphalia-plain': ['giantPig'], 'elvenhold-ergeren-wood': ['dragon'] },
  })

  test.each([
    ['beata-elvenhold-plain', 'noCounterThere'],
    ['elvenhold-lapphalia-plain', 'notEnoughCards'],
    ['elvenhold-ergeren-wood', 'notEnoughCards'],
    ['elvenhold-rivinia-river', 'notEnoughCards'],
    ['feodor-lapphalia-wood', 'notAtYourBoot'],
  ] as const)('the road %s: %s', (road, code) => {
    expect(whyNotTravel(here, roadNamed(road))).toBe(el.t(`refused.${code}`))
  })

  test('a town names what is wrong with the road that leads there', () => {
    expect(whyNotTown(here, townNamed('elvenhold'))).toBe(el.t('refused.alreadyThere'))
    expect(whyNotTown(here, townNamed('lapphalia'))).toBe(el.t('refused.notEnoughCards'))
    expect(whyNotTown(here, townNamed('wylhien'))).toBe(el.t('town.far'))
  })
})

describe('in planning, a road that does not glow says why', () => {
  const wood = roadNamed('elvenhold-ergeren-wood')
  const plain = roadNamed('elvenhold-lapphalia-plain')
  const here = view('planning', {
    players: [{ tokens: { giantPig: 1, treeObstacle: 1, doubleTransport: 1, exchange: 1, unicorn: 1 } }, {}],
    roads: { 'elvenhold-ergeren-wood': ['unicorn'], 'elvenhold-lapphalia-plain': ['trollWagon'] },
  })

  test('a counter needs an empty road of its terrain', () => {
    expect(whyNotPlan(here, holding('giantPig'), wood)).toBe(el.t('refused.counterThere'))
    const desert = roadNamed('albaran-dagamura-desert')
    expect(whyNotPlan(here, holding('giantPig'), desert)).toBe(el.t('refused.wrongTerrain'))
  })

  test('an obstacle and both spells need a counter', () => {
    const empty = roadNamed('beata-elvenhold-plain')
    for (const name of ['treeObstacle', 'doubleTransport', 'exchange'] as const)
      expect(whyNotPlan(here, holding(name), empty)).toBe(el.t('refused.noCounterThere'))
  })

  test('an exchange needs roads that fit both counters', () => {
    expect(whyNotPlan(here, holding('exchange', [wood]), plain)).toBe(el.t('refused.wrongTerrain'))
  })

  test('without a token in hand, one has to be chosen first', () => {
    expect(whyNotPlan(here, { ...holding('exchange'), held: undefined }, wood)).toBe(el.t('plan.pick'))
  })
})
