import { expect, test } from 'vitest'
import { rank } from './result.ts'

const seat = (score: number, ...ties: number[]) => ({
  score,
  parts: { all: score },
  tieBreak: Object.fromEntries(ties.map((value, i) => [`tie${i}`, value])),
})

test('the highest score wins', () => {
  const { winners, seats } = rank([seat(5), seat(9), seat(7)])
  expect(winners).toEqual([1])
  expect(seats.map(({ place }) => place)).toEqual([3, 1, 2])
})

test('the first difference in the tie-break decides', () => {
  expect(rank([seat(5, 1, 9), seat(5, 2, 0)]).winners).toEqual([1])
  expect(rank([seat(5, 2, 3), seat(5, 2, 1)]).winners).toEqual([0])
})

test('seats that are equal in everything share a place, and the next place is skipped', () => {
  const { winners, seats } = rank([seat(5, 1), seat(5, 1), seat(4)])
  expect(winners).toEqual([0, 1])
  expect(seats.map(({ place }) => place)).toEqual([1, 1, 3])
})
