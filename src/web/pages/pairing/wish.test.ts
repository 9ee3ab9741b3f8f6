import { describe, expect, test } from 'vitest'
import { wishFor } from './wish.ts'

describe('a wish for a game with strangers', () => {
  test('is at first for two players, also in a match that has just begun', () => {
    expect(wishFor('elfenland', 6, undefined)).toEqual({ game: 'elfenland', seats: 2, running: true })
  })

  test('is for as many players as last time, if the game can be played with so many', () => {
    const last = { game: 'elfenland', seats: 6, running: false }
    expect(wishFor('elfenland', 6, last)).toEqual(last)
    expect(wishFor('silver-and-gold', 4, last)).toEqual({ game: 'silver-and-gold', seats: 4, running: false })
    expect(wishFor('elfenland', 6, { ...last, seats: -3.5 }).seats).toBe(2)
  })
})
