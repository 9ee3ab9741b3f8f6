import { describe, expect, test } from 'vitest'
import { at } from '../../../kernel/index.ts'
import { finishedGame, play, refused, single } from '../testing/play.ts'
import { STANDARD_DECK } from './components/deck.ts'
import { VERMEIL_DECK } from './components/vermeil-deck.ts'
import { position } from './position.ts'
import { result, scoreParts } from './scoring.ts'

const partsOf = (finished: readonly string[], more = {}) => {
  const { open } = position({ seats: [{ cards: ['P01', 'P02'], finished, ...more }] })
  return scoreParts(STANDARD_DECK, at(open.players, 0))
}

describe('scoring', () => {
  test('case 3: the worked example scores 95 points', () => {
    // Two grey, two orange, one purple and one green card, with a grey seal of 1 (O02) and an orange seal of 2 (G01).
    const state = position({
      seats: [
        {
          cards: ['P01', 'P02'],
          finished: ['S04', 'S05', 'O02', 'O04', 'P04', 'G01'],
          coins: 9,
          palmBoxes: [3, 3, 2],
        },
      ],
    })
    const player = at(state.open.players, 0)
    player.trophies = [6, 2, 0]
    const parts = scoreParts(STANDARD_DECK, player)
    expect(parts).toEqual({ coins: 9, trophies: 8, palms: 8, cards: 64, seals: 2 + 4 })
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(95)
  })

  test('a seal pays its value for each of the player’s finished cards in its colour, and all seals count', () => {
    expect(partsOf(['S01']).seals).toBe(0)
    expect(partsOf(['S01', 'O04', 'O05']).seals).toBe(4)
    expect(partsOf(['S01', 'O04', 'O05', 'G01']).seals).toBe(8)
    expect(partsOf(['S02', 'G04']).seals).toBe(1)
  })

  test('unfinished cards score nothing, but the coins and palms marked on them still count', () => {
    const parts = partsOf([], { left: [[0], [0]], coins: 5, palmBoxes: [2] })
    expect(parts).toEqual({ coins: 5, trophies: 0, palms: 2, cards: 0, seals: 0 })
  })

  test('R16: a seal in the colour of its own card counts that card', () => {
    const treasureCards = VERMEIL_DECK.treasureCards.map((card) =>
      card.id === 'S01' ? { ...card, seal: { colour: 'grey' as const, value: 1 } } : card,
    )
    const options = { memoryAid: false, deck: { ...VERMEIL_DECK, treasureCards } }
    const state = position({
      seats: [{ cards: ['S01', 'P02'], left: [[0]], finished: ['S04'] }],
      turn: 27,
      options,
    })
    play(state, 0, [single(0, 0)])
    expect(result(state.open)?.seats[0]?.parts.seals).toBe(2)
  })
})

describe('the end', () => {
  /** The result of a game that is decided by the cards finished before the last turn. */
  function ended(...finished: [string[], string[]]) {
    const state = position({
      seats: finished.map((cards, seat) => ({
        cards: seat === 0 ? ['P01', 'P02'] : ['P05', 'P06'],
        finished: cards,
      })),
      turn: 27,
    })
    play(state, 0, [single(0, 0)])
    play(state, 1, [single(0, 0)])
    const end = result(state.open)
    if (!end) throw new Error('not over')
    return end
  }

  test('the highest total wins', () => {
    const { winners, seats } = ended(['P04'], ['S04'])
    expect(winners).toEqual([0])
    expect(seats.map(({ place }) => place)).toEqual([1, 2])
  })

  test.each([
    ['grey', ['S04', 'S05', 'S06'], ['P04', 'G04']],
    ['green', ['S04', 'G04', 'G05', 'G06', 'G07'], ['S05', 'P04', 'P07', 'O04']],
    ['orange', ['O04', 'O05', 'O06', 'O07', 'O08', 'O09', 'O10'], ['P04', 'P07', 'P08', 'P09', 'P10', 'P11']],
  ])(
    'a tie that the colours before do not break goes to the player with more finished %s cards',
    (_, first, second) => {
      const end = ended(first, second)
      expect(at(end.seats, 0).score).toBe(at(end.seats, 1).score)
      expect(end.winners).toEqual([0])
    },
  )

  test('R15: a tie that no colour breaks is a shared win', () => {
    const { winners, seats } = ended(['S04', 'P04'], ['S05', 'P07'])
    expect(winners).toEqual([0, 1])
    expect(seats.map(({ place }) => place)).toEqual([1, 1])
  })

  test('the parts add up to the score', () => {
    for (let seed = 0; seed < 30; seed++) {
      for (const { parts, score } of result(finishedGame(3, seed).open)?.seats ?? []) {
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(score)
      }
    }
  })

  test('there is no result before the end and no legal move after it', () => {
    const state = position({ seats: [{ cards: ['P01', 'P02'] }], turn: 27 })
    expect(result(state.open)).toBeUndefined()
    play(state, 0, [single(0, 0)])
    expect(refused(state, 0, single(0, 4))).toBe('notYourMove')
  })
})
