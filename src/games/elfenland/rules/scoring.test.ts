import { describe, expect, test } from 'vitest'
import { type PlayerSetting, type Setting, setTable, tableAt } from '../testing/position.ts'
import { NO_TOWN, townNamed } from './components/map.ts'
import { elfengold } from './game.ts'
import { result } from './scoring.ts'

const resultOf = (players: readonly PlayerSetting[], setting: Setting = {}) =>
  result(tableAt('over', { ...setting, players }).open)

const TWO = ['virst', 'ixara'] as const

describe('scoring', () => {
  test('there is no result before the game is over', () => {
    expect(result(setTable('moving', {}).open)).toBeUndefined()
    expect(elfengold.result(setTable('roundEnd', {}).open)).toBeUndefined()
  })

  test('most town pieces', () => {
    const end = resultOf([{ pieces: TWO }, { pieces: ['virst'] }, { pieces: 'all' }], { game: 'elfenland' })
    expect(end?.winners).toEqual([2])
    expect(end?.seats.map(({ score, place }) => [score, place])).toEqual([
      [2, 2],
      [1, 3],
      [20, 1],
    ])
    expect(end?.seats[0]).toMatchObject({ parts: { pieces: 2 }, tieBreak: { cards: 0 } })
  })

  test('Elfenland, tie: most cards in hand; then shared', () => {
    const players = [
      { pieces: TWO, hand: { dragon: 1 } },
      { pieces: TWO, hand: { dragon: 2 }, gold: 0 },
    ]
    expect(resultOf(players, { game: 'elfenland' })?.winners).toEqual([1])
    expect(resultOf([players[0], players[0]], { game: 'elfenland' })?.winners).toEqual([0, 1])
  })

  test('Elfengold, tie: most gold; then shared', () => {
    const players = [
      { pieces: TWO, gold: 5 },
      { pieces: TWO, gold: 4, hand: { dragon: 4 } },
    ]
    expect(resultOf(players)?.winners).toEqual([0])
    expect(resultOf([players[1], { ...players[1], hand: {} }])?.winners).toEqual([0, 1])
  })

  test('town cards: subtract the shortest distance from the boot to that town; the card is shown', () => {
    const state = tableAt('over', {
      options: { townCards: true },
      players: [
        { pieces: TWO, boot: 'virst', townCard: 'virst' },
        { pieces: 'all', boot: 'elvenhold', townCard: 'yttar' },
      ],
    })
    const end = result(state.open)
    expect(end?.seats[0]).toMatchObject({ score: 2, parts: { pieces: 2, distance: 0 } })
    // Elvenhold, Rivinia, Throtmanni, Al’Baran, Parundia, Yttar.
    expect(end?.seats[1]).toMatchObject({ score: 15, parts: { pieces: 20, distance: -5 } })
    expect(state.open.players.map(({ townCard }) => townCard)).toEqual([
      townNamed('virst'),
      townNamed('yttar'),
    ])
    expect(state.own.map(({ townCard }) => townCard)).toEqual([NO_TOWN, NO_TOWN])
  })

  test('town cards, tie: nearer to the own town; then the base tie-break', () => {
    const far: PlayerSetting = {
      pieces: TWO,
      boot: 'elvenhold',
      townCard: 'virst',
      gold: 9,
      hand: { raft: 4 },
    }
    const near: PlayerSetting = { pieces: ['virst'], boot: 'virst', townCard: 'virst' }
    const options = { townCards: true }
    expect(resultOf([far, near], { options })?.seats.map(({ score }) => score)).toEqual([1, 1])
    expect(resultOf([far, near], { options })?.winners).toEqual([1])
    expect(resultOf([near, { ...near, gold: 1 }], { options })?.winners).toEqual([1])
    expect(resultOf([near, { ...near, hand: { raft: 1 } }], { options, game: 'elfenland' })?.winners).toEqual(
      [1],
    )
    expect(resultOf([near, near], { options })?.winners).toEqual([0, 1])
  })

  test('with all 20 pieces, pieces minus distance still decides', () => {
    const end = resultOf(
      [
        { pieces: 'all', boot: 'elvenhold', townCard: 'usselen' },
        {
          pieces: [
            'albaran',
            'beata',
            'dagamura',
            'ergeren',
            'feodor',
            'grangor',
            'ixara',
            'jaccaranda',
            'kihromah',
            'lapphalia',
            'mahdavikia',
            'parundia',
            'rivinia',
            'strykhaven',
            'throtmanni',
            'tichih',
            'virst',
          ],
          boot: 'virst',
          townCard: 'virst',
        },
      ],
      { options: { townCards: true }, round: 3 },
    )
    expect(end?.winners).toEqual([1])
  })
})
