import { expect, it } from 'vitest'
import { roadNamed } from '../../../rules/components/map.ts'
import { counterBit, OBSTACLE } from '../../../rules/components/roads.ts'
import { token } from '../../../testing/position.ts'
import { previewCounters } from './spell-preview.ts'

const wood = roadNamed('ixara-lapphalia-wood')
const [dragon, elfcycle] = [token('dragon'), token('elfcycle')]
const load = (...counters: number[]): number => counters.reduce((sum, kind) => sum | counterBit(kind), 0)

it('names the counter that double transport brings, and prices both with the tree on the road', () => {
  const before = load(dragon) | OBSTACLE
  expect(previewCounters(wood, before, before | load(elfcycle))).toEqual([
    { kind: dragon, change: 'stays', cards: 3 },
    { kind: elfcycle, change: 'comes', cards: 2 },
  ])
})

it('keeps the counter in sight that an exchange takes away', () => {
  expect(previewCounters(wood, load(dragon), load(elfcycle))).toEqual([
    { kind: dragon, change: 'leaves', cards: 2 },
    { kind: elfcycle, change: 'comes', cards: 1 },
  ])
})

it('shows a road that no swap is chosen for yet as it is', () => {
  const before = load(dragon, elfcycle)
  expect(previewCounters(wood, before, before).map(({ change }) => change)).toEqual(['stays', 'stays'])
})
