import { describe, expect, test } from 'vitest'
import { at } from '../../../kernel/index.ts'
import { extra, legalMoves, pattern, play, refused, single, take } from '../testing/play.ts'
import type { Square } from './components/patterns.ts'
import { VERMEIL_DECK } from './components/vermeil-deck.ts'
import { position } from './position.ts'

/** P03: #### / X#.# / #### / X.#X    S01: ##.# / #### / .#.. / ....    S08: ##.. / #C.. / X### / .... */
const solo = (expedition: string) => position({ seats: [{ cards: ['P03', 'S01'] }], expedition })

describe('the base', () => {
  test('is the whole pattern on unmarked cells of one of the two active cards', () => {
    const state = solo('I3')
    play(state, 0, [pattern(1, 4, 5, 6)])
    expect(at(state.open.players, 0).free[1]).toBe(0b0000_0010_1000_1011)
  })

  test.each(['I2', 'I3', 'L3', 'T4', 'L4', 'O4'])(
    'may be laid in any orientation of the pattern: %s',
    (expedition) => {
      const state = position({ seats: [{ cards: ['P02', 'S01'] }], expedition })
      const squares = VERMEIL_DECK.expeditions.find(({ id }) => id === expedition)?.cells ?? []
      const laid = legalMoves(state, 0).filter((move) => move.type === 'pattern' && move.place === 0)
      expect(new Set(laid.map((move) => JSON.stringify(move)))).toEqual(
        new Set(
          everyWay(squares, ['###.', '#X#X', '#.##', '#X##']).map((cells) =>
            JSON.stringify(pattern(0, ...cells)),
          ),
        ),
      )
    },
  )

  test('may instead be exactly one unmarked cell of either card, even if the pattern fits', () => {
    const state = solo('I2')
    const singles = legalMoves(state, 0).filter(({ type }) => type === 'single')
    expect(singles).toHaveLength(14 + 8)
    play(state, 0, [single(0, 1)])
    expect(state.open.turn).toBe(1)
  })

  test('R3: must not extend over the edge, a marked cell or the sea, or across both cards', () => {
    const state = position({
      seats: [{ cards: ['P03', 'S01'], left: [[0, 1, 2, 5, 7, 8]] }],
      expedition: 'I2',
    })
    expect(refused(state, 0, pattern(0, 7, 8))).toBe('notThePattern')
    expect(refused(state, 0, pattern(0, 2, 3))).toBe('cellNotFree')
    expect(refused(state, 0, pattern(0, 5, 6))).toBe('cellNotFree')
    expect(refused(state, 0, pattern(0, 0, 5))).toBe('notThePattern')
    expect(refused(state, 0, { type: 'pattern', place: 0, cells: 0 })).toBe('notThePattern')
    expect(refused(state, 0, pattern(0, 0, 1, 2))).toBe('notThePattern')
    play(state, 0, [pattern(0, 0, 1)])
  })

  test('is mandatory: a player who can mark must mark', () => {
    const state = solo('I2')
    expect(state.open.waiting).toBe(1)
    expect(refused(state, 0, take('S02'))).toBe('notNow')
    expect(refused(state, 0, { type: 'draw' })).toBe('notNow')
  })
})

describe('extras', () => {
  test('each cross marked requires one more mark, on any unmarked cell of either card', () => {
    const state = solo('I2')
    play(state, 0, [pattern(0, 0, 4)])
    expect(at(state.own, 0).owed).toBe(1)
    const extras = legalMoves(state, 0)
    expect(extras).toHaveLength(12 + 8)
    expect(extras.every(({ type }) => type === 'extra')).toBe(true)
    play(state, 0, [extra(1, 9)])
    expect(state.open.turn).toBe(1)
  })

  test('a base without a cross gives no extra', () => {
    const state = position({
      seats: [{ cards: ['P03', 'S01'] }, { cards: ['G01', 'G02'] }],
      expedition: 'I2',
    })
    play(state, 0, [pattern(0, 0, 1)])
    expect(refused(state, 0, extra(0, 2))).toBe('notYourMove')
    expect(refused(state, 1, extra(0, 0))).toBe('noExtraOwed')
  })

  test('R5: the whole base comes first, then the extras', () => {
    const state = solo('I2')
    expect(refused(state, 0, extra(0, 0))).toBe('noExtraOwed')
    play(state, 0, [single(0, 4)])
    expect(refused(state, 0, single(0, 0))).toBe('extraFirst')
    expect(refused(state, 0, pattern(0, 0, 1))).toBe('extraFirst')
    expect(refused(state, 0, extra(0, 4))).toBe('cellNotFree')
  })

  test('extras lapse when no unmarked cell is left', () => {
    const state = position({
      seats: [{ cards: ['P03', 'S01'], left: [[4], [0]] }],
      expedition: 'I2',
      turn: 27,
    })
    play(state, 0, [single(0, 4), extra(1, 0)])
    expect(state.open.phase).toBe('over')
    const lonely = position({ seats: [{ cards: ['P03', '-'], left: [[4]] }], expedition: 'I2', turn: 27 })
    play(lonely, 0, [single(0, 4)])
    expect(lonely.open.phase).toBe('over')
  })

  test('R4: two crosses in one pattern give one extra each', () => {
    // P01: #.X# / ###X / ##X# / #.##
    const state = position({ seats: [{ cards: ['P01', 'S01'] }], expedition: 'L3' })
    play(state, 0, [pattern(0, 7, 11, 10)])
    expect(at(state.own, 0).owed).toBe(2)
  })

  test('case 6: an I3 on two crosses gives exactly two extras; a cross marked as an extra gives a third', () => {
    // P02: ###. / #X#X / #.## / #X##: cells 5, 6, 7 are X # X
    const state = position({ seats: [{ cards: ['P02', 'S08'] }], expedition: 'I3' })
    play(state, 0, [pattern(0, 5, 6, 7)])
    expect(at(state.own, 0).owed).toBe(2)
    play(state, 0, [extra(1, 0)])
    expect(at(state.own, 0).owed).toBe(1)
    play(state, 0, [extra(1, 8)])
    expect(at(state.own, 0).owed).toBe(1)
    play(state, 0, [extra(1, 1)])
    expect(state.open.turn).toBe(1)
  })
})

describe('coins and palms', () => {
  test('each coin marked fills the next coin box', () => {
    const state = position({ seats: [{ cards: ['O09', 'S01'] }], expedition: 'I3' })
    play(state, 0, [pattern(0, 0, 1, 2)])
    expect(at(state.open.players, 0).coins).toBe(2)
  })

  test('case 7: a player with 11 coins who marks three more has 12 and earns one trophy', () => {
    // No card of the standard deck has three coins within a pattern, so P04 is redrawn.
    const treasureCards = VERMEIL_DECK.treasureCards.map((card) =>
      card.id === 'P04' ? { ...card, grid: ['CCC#', '####', '####', '##..'] } : card,
    )
    const state = position({
      seats: [{ cards: ['P04', 'S01'], coins: 11 }],
      expedition: 'I3',
      trophy: 4,
      options: { memoryAid: false, deck: { ...VERMEIL_DECK, treasureCards } },
    })
    play(state, 0, [pattern(0, 0, 1, 2)])
    expect(state.open.players[0]).toMatchObject({ coins: 12, trophies: [0, 0, 4] })
    expect(state.open.trophy).toBe(3)
  })

  test('case 1: a palm marked while the display shows two palms is worth 3', () => {
    const state = position({ seats: [{ cards: ['P05', 'S01'] }], display: ['S04', 'S05', 'S01', 'S02'] })
    play(state, 0, [single(0, 3)])
    expect(at(state.open.players, 0).palmBoxes).toEqual([3, 0, 0, 0])
  })

  test('case 8: marking a fifth palm is legal but worth nothing', () => {
    const state = position({ seats: [{ cards: ['P05', 'S01'], palmBoxes: [1, 2, 3, 4] }] })
    play(state, 0, [single(0, 3)])
    expect(state.open.players[0]).toMatchObject({ palms: 4, palmBoxes: [1, 2, 3, 4] })
    expect(state.open.turn).toBe(1)
  })
})

/** Every placement of the squares on the land of a grid, found by brute force. */
function everyWay(squares: readonly Square[], grid: readonly string[]): number[][] {
  const turns: ((square: Square) => Square)[] = [
    ([y, x]) => [y, x],
    ([y, x]) => [x, -y],
    ([y, x]) => [-y, -x],
    ([y, x]) => [-x, y],
    ([y, x]) => [y, -x],
    ([y, x]) => [x, y],
    ([y, x]) => [-y, x],
    ([y, x]) => [-x, -y],
  ]
  const ways = new Map<string, number[]>()
  for (const turn of turns) {
    for (let dy = -3; dy < 7; dy++) {
      for (let dx = -3; dx < 7; dx++) {
        const laid = squares.map(turn).map(([y, x]): Square => [y + dy, x + dx])
        if (!laid.every(([y, x]) => /[#XCP]/.test(grid[y]?.[x] ?? ''))) continue
        const cells = laid.map(([y, x]) => 4 * y + x).sort((a, b) => a - b)
        ways.set(cells.join(), cells)
      }
    }
  }
  return [...ways.values()]
}
