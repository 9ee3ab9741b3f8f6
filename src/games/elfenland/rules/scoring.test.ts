import { describe, expect, test } from 'vitest'
import { at } from '../../../kernel/index.ts'
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

  test('the player with the most town pieces wins', () => {
    const end = resultOf([{ pieces: TWO }, { pieces: ['virst'] }, { pieces: 'all' }], { game: 'elfenland' })
    expect(end?.winners).toEqual([2])
    expect(end?.seats.map(({ score, place }) => [score, place])).toEqual([
      [2, 2],
      [1, 3],
      [20, 1],
    ])
    expect(end?.seats[0]).toMatchObject({ parts: { pieces: 2 }, tieBreak: { cards: 0 } })
  })

  test('in Elfenland the most cards in hand break a tie; after that the win is shared', () => {
    const players = [
      { pieces: TWO, hand: { dragon: 1 } },
      { pieces: TWO, hand: { dragon: 2 }, gold: 0 },
    ]
    expect(resultOf(players, { game: 'elfenland' })?.winners).toEqual([1])
    expect(resultOf([at(players, 0), at(players, 0)], { game: 'elfenland' })?.winners).toEqual([0, 1])
  })

  test('in Elfengold the most gold breaks a tie; after that the win is shared', () => {
    const players = [
      { pieces: TWO, gold: 5 },
      { pieces: TWO, gold: 4, hand: { dragon: 4 } },
    ]
    expect(resultOf(players)?.winners).toEqual([0])
    expect(resultOf([at(players, 1), { ...players[1], hand: {} }])?.winners).toEqual([0, 1])
  })

  test('with town cards, the shortest distance from the boot to the secret town is subtracted, and the card is revealed', () => {
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

  test('with town cards, the player nearer to their secret town wins a tie; then the usual tie-break decides', () => {
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

  test('pieces minus distance decides even if a player has all 20 pieces', () => {
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
