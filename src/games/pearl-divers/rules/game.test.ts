import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, playTurn, startMatch, takeBack, viewOf } from '../../../kernel/index.ts'
import { deepestAlone, pearlDiversGame } from './game.ts'
import { REJECTIONS } from './moves.ts'

/** A match whose hands are known. */
function match(...hands: number[][]) {
  const seats = hands.map((_, seat) => `Diver ${seat + 1}`)
  const made = startMatch(pearlDiversGame, { options: {}, seats, source: 'fast', seed: fastSeed(7) })
  if ('code' in made) throw new Error(made.code)
  for (const [seat, hand] of hands.entries()) at(made.state.own, seat).hand = hand
  made.snapshots[0] = { at: 0, state: pearlDiversGame.copy(made.state) }
  return made
}

const dive = (depth: number) => [{ type: 'dive', depth }]

describe('the deepest diver who dives alone takes the pearl', () => {
  test.each([
    [[3, 8], 1],
    [[8, 8, 5], 2],
    [[9, 9, 4, 4], -1],
    [[2, 1, 1, 1], 0],
  ])('%j: seat %i', (depths, winner) => expect(deepestAlone(depths)).toBe(winner))

  test('and everybody sees the cards, draws one and sees the next pearl', () => {
    const played = match([1, 2, 3, 9], [1, 2, 3, 4])
    const { pearl } = played.state.open
    expect(playTurn(played, 0, dive(9))).toBeUndefined()
    expect(playTurn(played, 1, dive(4))).toBeUndefined()
    const { open, own } = played.state
    expect(open.last).toEqual({ pearl, depths: [9, 4], winner: 0 })
    expect(open.pearls).toEqual([[pearl], []])
    expect(open.round).toBe(2)
    expect(own.map(({ hand }) => hand.length)).toEqual([4, 4])
  })
})

test('a card lies face down until everybody has chosen, and can be taken back until then', () => {
  const played = match([1, 2, 3, 9], [1, 2, 3, 4])
  const before = JSON.stringify(viewOf(played.state, 1).open)
  playTurn(played, 0, dive(9))
  expect(played.state.open).toEqual({ ...JSON.parse(before), waiting: 0b10 })
  expect(takeBack(played, 0)).toBeUndefined()
  expect(at(played.state.own, 0).hand).toEqual([1, 2, 3, 9])
  playTurn(played, 0, dive(1))
  playTurn(played, 1, dive(2))
  expect(takeBack(played, 1)).toEqual({ code: 'nothingToTakeBack' })
})

test('a card that is not in the hand is refused, and so is a second card', () => {
  const played = match([1, 2, 3, 9], [1, 2, 3, 4])
  const refused = [playTurn(played, 1, dive(9))]
  playTurn(played, 1, dive(4))
  refused.push(playTurn(played, 1, dive(3)))
  expect(refused).toEqual([
    { code: 'notInHand', depth: 9, move: 0 },
    { code: 'notYourMove', move: 0 },
  ])
  expect(refused.map((rejection) => rejection?.code).sort()).toEqual([...REJECTIONS].sort())
})

test('the match ends after the last pearl, and the most valuable pearls win', () => {
  const chance = fastChance(fastSeed(3))
  const state = pearlDiversGame.setup({ rounds: 5 }, 2, chance)
  while (pearlDiversGame.waiting(state.open) !== 0) {
    for (const seat of [0, 1]) {
      const [move] = pearlDiversGame.legal(viewOf(state, seat))
      if (move) pearlDiversGame.play(state, seat, move, chance)
    }
  }
  const result = pearlDiversGame.result(state.open)
  expect(result?.seats.map(({ score }) => score)).toEqual(
    state.open.pearls.map((mine) => mine.reduce((sum, pearl) => sum + pearl, 0)),
  )
})
