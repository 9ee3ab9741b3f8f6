import { expect, test } from 'vitest'
import { at, fastChance, fastSeed, sum } from '../../../../kernel/index.ts'
import { hasTown, PIECE_TOWNS, TOWN_COUNT } from '../../rules/components/map.ts'
import { bootInput, byNet, INPUTS, NET_SIZE, NEURONS, readNet, townsNetOf, writeNet } from './towns-net.ts'

const chance = fastChance(fastSeed(3))
const weights = Float64Array.from({ length: NET_SIZE }, () => chance.below(2001) / 1000 - 1)

test('a net is the sum of its direct weights and of the neurons that are awake', () => {
  const net = townsNetOf(weights)
  const [inputs, biases, outputs, direct] = [
    [...net.inputs],
    [...net.biases],
    [...net.outputs],
    [...net.direct],
  ]
  const value = byNet(net)
  for (let boot = 0; boot < TOWN_COUNT; boot++) {
    const unvisited = PIECE_TOWNS & chance.below(PIECE_TOWNS)
    const active = Array.from({ length: INPUTS }, (_, input) => input).filter(
      (input) => input === bootInput(boot) || (input < TOWN_COUNT && hasTown(unvisited, input)),
    )
    let expected = net.bias
    for (const input of active) expected += at(direct, input)
    for (let neuron = 0; neuron < NEURONS; neuron++) {
      const heard = active.map((input) => at(inputs, input * NEURONS + neuron))
      expected += Math.max(0, at(biases, neuron) + sum(heard)) * at(outputs, neuron)
    }
    expect(value(boot, unvisited)).toBeCloseTo(expected, 9)
  }
})

test('a stored net says nearly the same as before', () => {
  const [before, after] = [townsNetOf(weights), readNet(writeNet(weights))]
  for (const part of ['inputs', 'biases', 'outputs', 'direct'] as const) {
    const stored = [...after[part]]
    const most = Math.max(...[...before[part]].map((weight, i) => Math.abs(weight - at(stored, i))))
    expect(most).toBeLessThan(1 / 127 / 2 + 1e-6)
  }
  expect(after.bias).toBeCloseTo(before.bias, 6)
})

test('a net of nothing is stored as nothing', () => {
  const zero = readNet(writeNet(new Float64Array(NET_SIZE)))
  expect(byNet(zero)(0, PIECE_TOWNS)).toBe(0)
})
