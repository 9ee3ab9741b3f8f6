import { describe, expect, test } from 'vitest'
import { at, seatsOf, viewOf } from '../../../kernel/index.ts'
import { finishedGame, play, playGame, single } from '../testing/play.ts'
import { STANDARD_DECK } from './components/deck.ts'
import { position } from './position.ts'
import { pileSize } from './turn.ts'

describe('a turn', () => {
  test('R12: players do not see each other’s marks while marking; all marks are shown together', () => {
    const state = position({ seats: [{ cards: ['P01', 'P02'] }, { cards: ['P03', 'P04'] }] })
    const before = JSON.stringify(viewOf(state, 1).open.players)
    play(state, 0, [single(0, 0)])
    expect(JSON.stringify(viewOf(state, 1).open.players)).toBe(before)
    expect(seatsOf(state.open.waiting)).toEqual([1])
    play(state, 1, [single(0, 0)])
    expect(state.open.players.map(({ free }) => free[0] & 1)).toEqual([0, 0])
    expect(state.own.map(({ marks }) => marks)).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('the start seat moves one seat clockwise after every turn, even between rounds', () => {
    let [turn, start] = [-1, -1]
    for (const { state } of playGame(3, 5)) {
      const { open } = state
      if (open.phase !== 'mark' || open.turn === turn) continue
      if (turn >= 0) expect(open.start).toBe((start + open.turn - turn) % 3)
      turn = open.turn
      start = open.start
    }
    expect(turn).toBe(27)
  })

  test('R1: the value of a palm is fixed when marking starts and is the same for everybody', () => {
    const state = position({
      seats: [{ cards: ['P05', 'P06'] }, { cards: ['P07', 'O04'] }],
      display: ['S04', 'S05', 'S06', 'S01'],
    })
    expect(state.open.palmValue).toBe(4)
    play(state, 1, [single(0, 8)])
    play(state, 0, [single(0, 3)])
    expect(state.open.players.map(({ palmBoxes }) => palmBoxes[0])).toEqual([4, 4])
  })

  test('R2: palms on active cards, the player’s own or others’, never count', () => {
    const state = position({ seats: [{ cards: ['P05', 'P06'] }, { cards: ['P07', 'O04'] }] })
    expect(state.open.palmValue).toBe(1)
  })
})

describe('a round', () => {
  test('has seven turns; the eighth expedition card is not shown, and all eight are shuffled for the next round', () => {
    for (let seed = 0; seed < 20; seed++) {
      const shown: number[][] = [[], [], [], []]
      let last = -1
      for (const { state } of playGame(2, seed)) {
        const { open, secret } = state
        if (open.phase !== 'mark' || open.turn === last) continue
        last = open.turn
        at(shown, Math.floor(open.turn / 7)).push(open.expedition)
        expect(secret.expeditions.size).toBe(7 - (open.turn % 7))
      }
      for (const round of shown) {
        expect(round).toHaveLength(7)
        const counts = STANDARD_DECK.patternCounts.map(
          (_, pattern) => round.filter((p) => p === pattern).length,
        )
        for (const [pattern, count] of counts.entries()) {
          expect(count).toBeLessThanOrEqual(at(STANDARD_DECK.patternCounts, pattern))
        }
      }
    }
  })

  test('R11: the number of cards left in the expedition pile is public', () => {
    for (const { state } of playGame(2, 3)) expect(pileSize(state.open)).toBe(state.secret.expeditions.size)
    const over = finishedGame(2, 3)
    expect(pileSize(over.open)).toBe(over.secret.expeditions.size)
  })

  test('R11: without the memory aid the table does not record which cards were shown this round', () => {
    for (const { state } of playGame(2, 3)) expect(state.open.seen).toEqual([])
  })

  test('R11: with the memory aid the cards shown this round are ticked off', () => {
    let [last, seen] = [-1, [0, 0, 0, 0, 0, 0]]
    for (const { state } of playGame(2, 3, { memoryAid: true })) {
      const { open } = state
      if (open.phase === 'keep' || open.turn === last) continue
      if (open.turn % 7 === 0) seen = [0, 0, 0, 0, 0, 0]
      seen[open.expedition] = at(seen, open.expedition) + 1
      last = open.turn
      expect(open.seen).toEqual(seen)
    }
  })
})

describe('the game', () => {
  test.each([1, 2, 3, 4])(
    'ends after four rounds of seven turns with %i seats (R18: one seat is a score attack)',
    (seats) => {
      const { open } = finishedGame(seats, 11)
      expect([open.phase, open.turn, open.waiting]).toEqual(['over', 28, 0])
    },
  )
})
