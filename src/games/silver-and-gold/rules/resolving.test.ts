import { describe, expect, test } from 'vitest'
import { at, lowestIndex, seatsOf } from '../../../kernel/index.ts'
import { cardsDrawn, extra, idsOf, legalMoves, play, refused, single, take } from '../testing/play.ts'
import { STANDARD_DECK } from './components/deck.ts'
import { cardNamed, position } from './position.ts'

/** The first cell of a card that shows a coin. */
const firstCoin = (id: string) => lowestIndex(at(STANDARD_DECK.coins, cardNamed(STANDARD_DECK, id)))

/** O09 has coins on cells 0, 2 and 12. */
const coin = firstCoin('O09')
const draw = { type: 'draw' } as const

describe('trophies', () => {
  test('case 2: when seats 2 and 0 fill a row in the same turn and seat 2 is the start seat, seat 2 gets 6 and seat 0 gets 5 (R10)', () => {
    const state = position({
      seats: [
        { cards: ['O09', 'G01'], coins: 3 },
        { cards: ['P01', 'P02'] },
        { cards: ['O08', 'G02'], coins: 7 },
      ],
      start: 2,
    })
    const other = firstCoin('O08')
    play(state, 0, [single(0, coin)])
    play(state, 1, [single(0, 0)])
    play(state, 2, [single(0, other)])
    expect(state.open.players.map(({ trophies }) => trophies)).toEqual([
      [5, 0, 0],
      [0, 0, 0],
      [0, 6, 0],
    ])
    expect(state.open.trophy).toBe(4)
  })

  test('a filled row earns nothing if no trophy is left', () => {
    const state = position({ seats: [{ cards: ['O09', 'G01'], coins: 3 }], trophy: 0 })
    play(state, 0, [single(0, coin)])
    expect(state.open.players[0]).toMatchObject({ coins: 4, rows: 1, trophies: [0, 0, 0] })
    expect(state.open.trophy).toBe(0)
  })

  test('a row earns its trophy only once', () => {
    const state = position({ seats: [{ cards: ['O09', 'G01'], coins: 3 }] })
    play(state, 0, [single(0, 0)])
    play(state, 0, [single(0, 1)])
    play(state, 0, [single(0, 3)])
    expect(at(state.open.players, 0).trophies).toEqual([6, 0, 0])
  })
})

describe('full cards', () => {
  const full = (more = {}) => position({ seats: [{ cards: ['S01', 'P01'], left: [[0]] }], ...more })

  test('a full treasure card is put aside face up, and its player takes a replacement', () => {
    const state = full()
    play(state, 0, [single(0, 0)])
    expect(idsOf(at(state.open.players, 0).finished)).toEqual(['S01'])
    expect(idsOf(at(state.open.players, 0).cards)).toEqual(['-', 'P01'])
    expect([state.open.phase, seatsOf(state.open.waiting)]).toEqual(['pick', [0]])
  })

  test('a replacement is a display card or the top card of the stock; then the display is filled up to four again', () => {
    const state = full({ display: ['S02', 'S03', 'S04', 'S05'] })
    play(state, 0, [single(0, 0)])
    expect(legalMoves(state, 0)).toEqual([take('S02'), take('S03'), take('S04'), take('S05'), draw])
    const stock = state.open.stock
    play(state, 0, [take('S04')], cardsDrawn(stock, 'P12'))
    expect(idsOf(at(state.open.players, 0).cards)).toEqual(['S04', 'P01'])
    expect(idsOf(state.open.display)).toEqual(['S02', 'S03', 'P12', 'S05'])
    expect([state.open.stock, state.open.turn]).toEqual([stock - 1, 1])
    expect(at(state.open.players, 0).free[0]).toBe(STANDARD_DECK.land[at(state.open.players, 0).cards[0]])
  })

  test('R8: a replacement is mandatory; drawing blind is always allowed while the stock has cards, and the card is public immediately', () => {
    const state = full()
    play(state, 0, [single(0, 0)])
    expect(refused(state, 0, single(1, 0))).toBe('notNow')
    expect(refused(state, 0, take('P05'))).toBe('notInDisplay')
    play(state, 0, [draw], cardsDrawn(state.open.stock, 'P07'))
    expect(idsOf(at(state.open.players, 0).cards)).toEqual(['P07', 'P01'])
    expect(idsOf(state.open.display)).toEqual(['S01', 'S02', 'S03', 'S11'].map((id) => id))
  })

  test('R6: when a card becomes full while extras are owed, they are marked on the other card, never on a new one', () => {
    // S08: ##.. / #C.. / X### / ....
    const state = position({ seats: [{ cards: ['S08', 'G01'], left: [[8]] }] })
    play(state, 0, [single(0, 8)])
    expect(state.open.phase).toBe('mark')
    expect(legalMoves(state, 0).every((move) => move.type === 'extra' && move.place === 1)).toBe(true)
    expect(refused(state, 0, extra(0, 0))).toBe('cellNotFree')
    play(state, 0, [extra(1, 0)])
    expect(state.open.phase).toBe('pick')
  })

  test('case 4: with one free cell left on each card and a cross on the first, marking it fills both cards; the player picks two without a refill in between', () => {
    const state = position({
      seats: [{ cards: ['S08', 'G01'], left: [[8], [0]] }],
      display: ['S02', 'S03', 'S04', 'S05'],
    })
    play(state, 0, [single(0, 8)])
    expect(legalMoves(state, 0)).toEqual([extra(1, 0)])
    play(state, 0, [extra(1, 0)])
    expect(idsOf(at(state.open.players, 0).finished)).toEqual(['S08', 'G01'])
    play(state, 0, [take('S02')])
    expect(idsOf(state.open.display)).toEqual(['-', 'S03', 'S04', 'S05'])
    expect(legalMoves(state, 0)).toEqual([take('S03'), take('S04'), take('S05'), draw])
    play(state, 0, [take('S05')], cardsDrawn(state.open.stock, 'P01', 'P02'))
    expect(idsOf(at(state.open.players, 0).cards)).toEqual(['S02', 'S05'])
    expect(idsOf(state.open.display)).toEqual(['P01', 'S03', 'S04', 'P02'])
  })

  test('case 5: with a cross on both of these cells, the extra for the second cross lapses', () => {
    // G08: ###C / X##. / .##C
    const state = position({ seats: [{ cards: ['S08', 'G08'], left: [[8], [4]] }] })
    play(state, 0, [single(0, 8), extra(1, 4)])
    expect([state.open.phase, at(state.own, 0).owed]).toEqual(['pick', 0])
  })

  test('R7: the player sees their first pick before the second, even if they drew blind', () => {
    const state = position({ seats: [{ cards: ['S08', 'G01'], left: [[8], [0]] }] })
    play(state, 0, [single(0, 8), extra(1, 0)])
    play(state, 0, [draw], cardsDrawn(state.open.stock, 'P03'))
    expect(idsOf(at(state.open.players, 0).cards)).toEqual(['P03', '-'])
    expect([state.open.phase, idsOf(state.open.display)]).toEqual(['pick', ['S01', 'S02', 'S03', 'S11']])
  })

  test('each player is resolved completely before the next, who sees the refilled display', () => {
    const state = position({
      seats: [
        { cards: ['G01', 'P01'], left: [[0]] },
        { cards: ['G02', 'P02'], left: [[0]] },
      ],
      start: 1,
      display: ['S02', 'S03', 'S04', 'S05'],
    })
    play(state, 0, [single(0, 0)])
    play(state, 1, [single(0, 0)])
    expect(seatsOf(state.open.waiting)).toEqual([1])
    expect(at(state.open.players, 0).finished).toEqual([])
    play(state, 1, [take('S03')], cardsDrawn(state.open.stock, 'P09'))
    expect(seatsOf(state.open.waiting)).toEqual([0])
    expect(legalMoves(state, 0)).toContainEqual(take('P09'))
  })

  test('in the last turn no replacement is picked and the display is not refilled', () => {
    const state = full({ turn: 27 })
    play(state, 0, [single(0, 0)])
    expect([state.open.phase, state.open.turn]).toEqual(['over', 28])
    expect(idsOf(at(state.open.players, 0).cards)).toEqual(['-', 'P01'])
  })
})

describe('R9: when the stock is empty', () => {
  test('the display shrinks and only display cards can be taken', () => {
    const state = position({
      seats: [{ cards: ['S01', 'P01'], left: [[0]] }],
      display: ['S02', 'S03'],
      stock: [],
    })
    play(state, 0, [single(0, 0)])
    expect(legalMoves(state, 0)).toEqual([take('S02'), take('S03')])
    expect(refused(state, 0, draw)).toBe('stockEmpty')
    play(state, 0, [take('S02')])
    expect(idsOf(state.open.display)).toEqual(['-', 'S03', '-', '-'])
  })

  test('and the display too, the place stays empty', () => {
    const state = position({ seats: [{ cards: ['S01', 'P01'], left: [[0]] }], display: [], stock: [] })
    play(state, 0, [single(0, 0)])
    expect([state.open.phase, state.open.turn]).toEqual(['mark', 1])
    expect(idsOf(at(state.open.players, 0).cards)).toEqual(['-', 'P01'])
    expect(refused(state, 0, single(0, 0))).toBe('noCardThere')
  })

  test('a player without an unmarked cell makes no mark, and the others do not wait for them', () => {
    const state = position({
      seats: [{ cards: ['S01', '-'], left: [[0]] }, { cards: ['P01', 'P02'] }],
      display: [],
      stock: [],
    })
    play(state, 0, [single(0, 0)])
    play(state, 1, [single(0, 0)])
    expect(seatsOf(state.open.waiting)).toEqual([1])
    expect(legalMoves(state, 0)).toEqual([])
  })

  test('and nobody can mark, the remaining turns pass without a move', () => {
    const state = position({ seats: [{ cards: ['S01', '-'], left: [[0]] }], display: [], stock: [], turn: 3 })
    play(state, 0, [single(0, 0)])
    expect([state.open.phase, state.open.turn]).toEqual(['over', 28])
  })
})
