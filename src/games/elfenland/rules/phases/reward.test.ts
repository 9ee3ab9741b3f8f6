import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import {
  card,
  discard,
  drawCard,
  legal,
  plannedChance,
  play,
  playAll,
  type Setting,
  stop,
  tableAt,
  takeCard,
  takeCards,
  takeGold,
  takeGoldPile,
  travel,
} from '../../testing/position.ts'

const roads = { 'albaran-feodor-desert': ['dragon'], 'beata-elvenhold-plain': ['giantPig'] } as const
const journey = (setting: Setting = {}) => {
  const state = tableAt('moving', {
    players: [{ boot: 'feodor', hand: { dragon: 1 }, gold: 1 }, {}],
    roads,
    openCards: ['unicorn', 'raft', 'raft'],
    ...setting,
  })
  playAll(state, 0, [travel('albaran-feodor-desert', 'dragon')])
  return state
}

describe('the reward', () => {
  test('may be the sum of the values of all towns entered', () => {
    const state = journey()
    playAll(state, 0, [stop])
    expect(legal(state, 0)).toEqual([takeGold, takeCards])
    expect(play(state, 0, stop)).toBe('notNow')
    playAll(state, 0, [takeGold])
    expect(state.open.players[0]).toMatchObject({ gold: 8, cards: 0 })
    expect(state.open.turn).toBe(1)
  })

  test('may be two cards from the top of the pile (E2)', () => {
    const state = journey({ pile: { dragon: 1, raft: 1, unicorn: 4 } })
    playAll(state, 0, [stop])
    expect(play(state, 0, takeCards, plannedChance('dragon', 'unicorn'))).toBeUndefined()
    expect(state.open.players[0]).toMatchObject({ gold: 1, cards: 2 })
    expect(at(state.own, 0).hand[card('dragon')]).toBe(1)
    expect(state.open.turn).toBe(1)
  })

  test('is always two cards for a player who did not move', () => {
    const state = tableAt('moving', { pile: { dragon: 2 }, openCards: ['raft', 'raft', 'raft'] })
    expect(play(state, 0, stop, plannedChance('dragon', 'dragon'))).toBeUndefined()
    expect(at(state.open.players, 0).cards).toBe(2)
    expect(state.open.turn).toBe(1)
  })

  test('E10: may be two cards even if the sum of gold is 0', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'beata', hand: { giantPig: 1 } }, {}],
      roads,
      pile: { dragon: 2 },
      openCards: ['raft', 'raft', 'raft'],
    })
    playAll(state, 0, [travel('beata-elvenhold-plain', 'giantPig'), stop])
    expect(state.open.earned).toBe(0)
    expect(legal(state, 0)).toEqual([takeGold, takeCards])
    expect(play(state, 0, takeCards, plannedChance('dragon', 'dragon'))).toBeUndefined()
    expect(at(state.open.players, 0).cards).toBe(2)
  })

  test('E2: a gold card may be replaced by a card from the pile, an open card or the gold pile', () => {
    const gold = () => {
      const state = journey({ pile: { goldCard: 2, unicorn: 2 } })
      playAll(state, 0, [stop])
      expect(play(state, 0, takeCards, plannedChance('unicorn', 'goldCard'))).toBeUndefined()
      expect(state.open).toMatchObject({ phase: 'rewardCards', goldPile: 1, drawsLeft: 1, turn: 0 })
      return state
    }
    expect(legal(gold(), 0)).toEqual([drawCard, takeCard(0), takeCard(1), takeCard(2), takeGoldPile])

    const fromPile = gold()
    expect(play(fromPile, 0, drawCard, plannedChance('goldCard'))).toBeUndefined()
    expect(fromPile.open).toMatchObject({ goldPile: 2, drawsLeft: 1, turn: 0 })
    expect(play(fromPile, 0, drawCard, plannedChance('unicorn'))).toBeUndefined()
    expect(fromPile.open).toMatchObject({ goldPile: 2, turn: 1 })
    expect(at(fromPile.open.players, 0).cards).toBe(2)

    const openCard = gold()
    expect(play(openCard, 0, takeCard(0), plannedChance('goldCard', 'unicorn'))).toBeUndefined()
    expect(openCard.open).toMatchObject({ goldPile: 2, turn: 1 })
    expect(at(openCard.own, 0).hand[card('unicorn')]).toBe(2)

    const goldPile = gold()
    expect(play(goldPile, 0, takeGoldPile)).toBeUndefined()
    expect(goldPile.open).toMatchObject({ goldPile: 0, turn: 1 })
    expect(goldPile.open.players[0]).toMatchObject({ gold: 1 + 3, cards: 1 })
  })

  test('E2: if the first card is a gold card, the second one is drawn after its replacement', () => {
    const state = journey({ pile: { goldCard: 1, unicorn: 1 } })
    playAll(state, 0, [stop])
    expect(play(state, 0, takeCards, plannedChance('goldCard'))).toBeUndefined()
    expect(state.open.drawsLeft).toBe(2)
    expect(play(state, 0, takeGoldPile, plannedChance('unicorn'))).toBeUndefined()
    expect(state.open.players[0]).toMatchObject({ gold: 4, cards: 1 })
    expect(state.open.turn).toBe(1)
  })

  test('E3: if both piles are empty, the reward cards are open cards or the gold pile', () => {
    const state = tableAt('moving', { openCards: ['raft', 'unicorn'], goldPile: 2 })
    playAll(state, 0, [stop])
    expect(state.open).toMatchObject({ phase: 'rewardCards', turn: 0, drawsLeft: 2 })
    expect(legal(state, 0)).toEqual([takeCard(0), takeCard(1), takeGoldPile])
    expect(play(state, 0, drawCard)).toBe('pileEmpty')
    playAll(state, 0, [takeCard(1), takeGoldPile])
    expect(state.open.players[0]).toMatchObject({ cards: 1, gold: 6 })
    expect(state.open.turn).toBe(1)
  })

  test('E3: a draw is lost if nothing can be taken', () => {
    const state = tableAt('moving', { openCards: [], discard: { goldCard: 3 } })
    playAll(state, 0, [stop])
    expect(state.open.turn).toBe(1)
    expect(at(state.open.players, 0).cards).toBe(0)
    const one = tableAt('moving', { openCards: ['raft'] })
    playAll(one, 0, [stop, takeCard(0)])
    expect(one.open.turn).toBe(1)
    expect(at(one.open.players, 0).cards).toBe(1)
  })

  test('E3: open places are filled after the journey that discarded travel cards', () => {
    const state = tableAt('moving', {
      options: { handLimit: false },
      players: [{ boot: 'feodor', hand: { dragon: 1 } }, {}],
      roads,
      openCards: [],
    })
    playAll(state, 0, [travel('albaran-feodor-desert', 'dragon')])
    expect(play(state, 0, stop, plannedChance('dragon'))).toBeUndefined()
    expect(state.open.openCards).toEqual([card('dragon'), -1, -1])
    playAll(state, 0, [takeGold])
  })

  test('cannot be anything else', () => {
    const state = journey()
    playAll(state, 0, [stop])
    expect(play(state, 0, JSON.parse('{"type":"reward","take":"towns"}'))).toBe('noSuchReward')
    expect(play(state, 0, discard('dragon'))).toBe('notNow')
  })

  test('E13: is still taken in the last round', () => {
    const state = journey({ round: 6, start: 1, turn: 0 })
    playAll(state, 0, [stop, takeGold])
    expect(state.open.phase).toBe('over')
    expect(at(state.open.players, 0).gold).toBe(8)
  })
})
