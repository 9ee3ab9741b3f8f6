import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { increase } from '../../testing/count.ts'
import {
  card,
  drawCard,
  legal,
  plannedChance,
  play,
  playAll,
  setTable,
  tableAt,
  takeCard,
  takeGoldPile,
} from '../../testing/position.ts'
import { discardFrom } from '../components/hands.ts'
import { drawCards } from './drawing.ts'

const openCards = ['unicorn', 'dragon', 'raft'] as const

describe('drawing cards', () => {
  test('each player draws one card in turn order, three times round the table', () => {
    const state = tableAt('drawCards', {
      round: 2,
      start: 1,
      players: [{}, {}, {}],
      pile: { giantPig: 10 },
      pool: { dragon: 20 },
    })
    const order: number[] = []
    while (state.open.phase === 'drawCards') {
      order.push(state.open.turn)
      const last = order.length === 9
      expect(
        play(
          state,
          state.open.turn,
          drawCard,
          last ? plannedChance('giantPig', 'dragon', 'dragon') : plannedChance('giantPig'),
        ),
      ).toBeUndefined()
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0])
    expect(state.open.players.map(({ cards }) => cards)).toEqual([3, 3, 3])
  })

  test('no cards are drawn in round 1', () => {
    const state = setTable('drawCards', { round: 1, pile: { giantPig: 10 } })
    drawCards.begin(state, plannedChance())
    expect(state.open.waiting).toBe(0)
  })

  test('a player draws the top card, takes one of the three open cards, or takes the whole gold pile if there is one', () => {
    const setting = { round: 2, openCards, pile: { giantPig: 10 } }
    expect(legal(tableAt('drawCards', setting), 0)).toEqual([drawCard, takeCard(0), takeCard(1), takeCard(2)])
    const state = tableAt('drawCards', { ...setting, goldPile: 2 })
    expect(legal(state, 0)).toEqual([drawCard, takeCard(0), takeCard(1), takeCard(2), takeGoldPile])
    expect(play(tableAt('drawCards', setting), 0, takeGoldPile)).toBe('noGoldPile')
  })

  test('an open card is replaced at once, and everyone knows who holds it', () => {
    const state = tableAt('drawCards', { round: 2, openCards, pile: { giantPig: 10 } })
    expect(play(state, 0, takeCard(1), plannedChance('giantPig'))).toBeUndefined()
    expect(at(state.own, 0).hand[card('dragon')]).toBe(1)
    expect(at(state.open.players, 0).seenCards[card('dragon')]).toBe(1)
    expect(state.open.openCards).toEqual([card('unicorn'), card('giantPig'), card('raft')])
    expect(state.open.turn).toBe(1)
  })

  test('a gold card goes straight to the gold pile, and the player draws again with a free choice', () => {
    const state = tableAt('drawCards', { round: 2, openCards, pile: { giantPig: 10, goldCard: 2 } })
    expect(play(state, 0, drawCard, plannedChance('goldCard'))).toBeUndefined()
    expect(state.open).toMatchObject({ turn: 0, goldPile: 1, drawsLeft: 6 })
    expect(legal(state, 0)).toEqual([drawCard, takeCard(0), takeCard(1), takeCard(2), takeGoldPile])
    expect(play(state, 0, drawCard, plannedChance('goldCard'))).toBeUndefined()
    expect(state.open).toMatchObject({ turn: 0, goldPile: 2 })
    playAll(state, 0, [takeGoldPile])
    expect(state.open).toMatchObject({ turn: 1, goldPile: 0, drawsLeft: 5 })
    expect(state.open.players[0]).toMatchObject({ gold: 6, cards: 0 })
  })

  test('a gold card that would replace an open card goes to the gold pile, and the next card is turned', () => {
    const state = tableAt('drawCards', { round: 2, openCards, pile: { giantPig: 10, goldCard: 2 } })
    expect(play(state, 0, takeCard(2), plannedChance('goldCard', 'goldCard', 'giantPig'))).toBeUndefined()
    expect(state.open).toMatchObject({ turn: 1, goldPile: 2 })
    expect(state.open.openCards[2]).toBe(card('giantPig'))
  })

  test('taking the gold pile counts as the draw and pays 3 gold for each card, and its cards are discarded', () => {
    const state = tableAt('drawCards', {
      round: 2,
      goldPile: 3,
      pile: { giantPig: 3 },
      players: [{ gold: 1 }, {}],
    })
    playAll(state, 0, [takeGoldPile])
    expect(state.open.players[0]).toMatchObject({ gold: 10, cards: 0 })
    expect(state.open.discard[card('goldCard')]).toBe(3)
    expect(state.open.turn).toBe(1)
  })

  test('the discard pile, including its gold cards, is shuffled to replace an empty draw pile', () => {
    const state = tableAt('drawCards', { round: 2, discard: { dragon: 2, goldCard: 1 }, goldPile: 1 })
    expect(play(state, 0, drawCard, plannedChance('dragon'))).toBeUndefined()
    expect(state.open.pile).toBe(2)
    expect(state.open.discard.every((count) => count === 0)).toBe(true)
    expect(state.secret.pile.counts[card('goldCard')]).toBe(1)
  })

  test('E4: the discard pile is shuffled only when a card is needed, and cards on the gold pile stay there', () => {
    const state = tableAt('drawCards', {
      round: 2,
      pile: { raft: 1 },
      discard: { dragon: 3 },
      goldPile: 2,
    })
    expect(play(state, 0, drawCard, plannedChance('raft'))).toBeUndefined()
    expect(state.open.pile).toBe(0)
    expect(state.open.discard[card('dragon')]).toBe(3)
    expect(play(state, 1, drawCard, plannedChance('dragon'))).toBeUndefined()
    expect(state.open).toMatchObject({ pile: 2, goldPile: 2 })
    expect(state.secret.pile.counts[card('goldCard')]).toBe(0)
  })

  test('E4: the discard pile is shuffled to refill an open place', () => {
    const state = tableAt('drawCards', { round: 2, openCards, discard: { dragon: 3 } })
    expect(play(state, 0, takeCard(0), plannedChance('dragon'))).toBeUndefined()
    expect(state.open.openCards[0]).toBe(card('dragon'))
  })

  test('E3: if both piles are empty, only open cards or the gold pile can be taken', () => {
    const state = tableAt('drawCards', { round: 2, openCards: ['raft'], goldPile: 1 })
    expect(legal(state, 0)).toEqual([takeCard(0), takeGoldPile])
    expect(play(state, 0, drawCard)).toBe('pileEmpty')
    expect(play(state, 0, takeCard(1))).toBe('nothingThere')
    expect(play(state, 0, takeCard(0))).toBeUndefined()
    expect(state.open.openCards[0]).toBe(-1)
    expect(legal(state, 1)).toEqual([takeGoldPile])
  })

  test('E3: if nothing at all can be taken, the draws are lost', () => {
    const state = tableAt('drawCards', { round: 2, openCards: ['raft'], pool: { dragon: 20 } })
    expect(play(state, 0, takeCard(0), plannedChance('dragon', 'dragon'))).toBeUndefined()
    expect(state.open.phase).toBe('tokens')
    expect(at(state.open.players, 1).cards).toBe(0)
  })

  test('E3: a discard pile of gold cards alone is not reshuffled', () => {
    const state = tableAt('drawCards', { round: 2, openCards, discard: { goldCard: 4 } })
    expect(legal(state, 0)).toEqual([takeCard(0), takeCard(1), takeCard(2)])
    expect(play(state, 0, drawCard)).toBe('pileEmpty')
    expect(play(state, 0, takeCard(0))).toBeUndefined()
    expect(state.open.openCards[0]).toBe(-1)
  })

  test('E3: a draw pile of gold cards alone is drawn to its end; then only open cards and the gold pile are left', () => {
    const state = tableAt('drawCards', { round: 2, openCards, pile: { goldCard: 1 } })
    expect(play(state, 0, drawCard, plannedChance('goldCard'))).toBeUndefined()
    expect(legal(state, 0)).toEqual([takeCard(0), takeCard(1), takeCard(2), takeGoldPile])
  })

  test('a card that a player spends is no longer known to be in their hand', () => {
    const state = tableAt('drawCards', { round: 2, openCards, pile: { giantPig: 10 } })
    expect(play(state, 0, takeCard(1), plannedChance('giantPig'))).toBeUndefined()
    increase(at(state.own, 0).hand, card('dragon'))
    discardFrom(state, 0, card('dragon'), 1)
    expect(at(state.open.players, 0).seenCards[card('dragon')]).toBe(0)
    discardFrom(state, 0, card('dragon'), 1)
    expect(at(state.open.players, 0).seenCards[card('dragon')]).toBe(0)
  })
})
