import { describe, expect, test } from 'vitest'
import { at, scriptedChance, seatsOf, viewOf } from '../../../kernel/index.ts'
import { anyChance, legalMoves, play, refused, whereCardsAre } from '../testing/play.ts'
import { silverAndGold } from './game.ts'
import type { Move } from './moves.ts'

const options = { memoryAid: false }
const keep = (card: number): Move => ({ type: 'keep', card })
const dealt = (seats: number) => silverAndGold.setup(options, seats, anyChance())

function keepFirstTwo(seats: number) {
  const chance = anyChance()
  const state = silverAndGold.setup(options, seats, chance)
  for (let seat = 0; seat < seats; seat++) {
    play(
      state,
      seat,
      [keep(at(at(state.own, seat).dealt, 0)), keep(at(at(state.own, seat).dealt, 1))],
      chance,
    )
  }
  return state
}

describe('set-up', () => {
  test('each player is dealt four cards, hidden from the others', () => {
    const state = dealt(3)
    for (const { dealt: cards } of state.own) expect(new Set(cards).size).toBe(4)
    expect(state.open.stock).toBe(47 - 12)
    expect(JSON.stringify(viewOf(state))).toBe(
      JSON.stringify(viewOf(silverAndGold.setup(options, 3, anyChance(99)))),
    )
  })

  test('all players choose at the same time, keeping two cards and returning two', () => {
    const state = dealt(3)
    expect(seatsOf(state.open.waiting)).toEqual([0, 1, 2])
    expect(legalMoves(state, 1)).toEqual(at(state.own, 1).dealt.map(keep))
    const { dealt: cards } = at(state.own, 1)
    const [first, second, third] = [at(cards, 0), at(cards, 1), at(cards, 2)]
    play(state, 1, [keep(third)])
    expect(legalMoves(state, 1)).not.toContainEqual(keep(third))
    play(state, 1, [keep(first)])
    expect(seatsOf(state.open.waiting)).toEqual([0, 2])
    expect(at(state.own, 1).kept).toEqual([third, first])
    expect(refused(state, 1, keep(second))).toBe('notYourMove')
  })

  test('players cannot keep a card they were not dealt, or the same card twice', () => {
    const state = dealt(2)
    expect(refused(state, 0, keep(at(at(state.own, 1).dealt, 0)))).toBe('notDealtToYou')
    play(state, 0, [keep(at(at(state.own, 0).dealt, 3))])
    expect(refused(state, 0, keep(at(at(state.own, 0).dealt, 3)))).toBe('sameCardTwice')
  })

  test('the choices are hidden until all players have chosen, then shown together', () => {
    const state = dealt(2)
    const before = JSON.stringify(viewOf(state, 1).open)
    play(state, 0, [keep(at(at(state.own, 0).dealt, 2))])
    expect(JSON.stringify(viewOf(state, 1).open)).toBe(before)
    play(state, 0, [keep(at(at(state.own, 0).dealt, 1))])
    expect(at(state.open.players, 0).cards).toEqual([-1, -1])
    play(state, 1, [keep(at(at(state.own, 1).dealt, 0)), keep(at(at(state.own, 1).dealt, 1))])
    expect(state.open.players.map(({ cards }) => cards)).toEqual(state.own.map(({ kept }) => kept))
  })

  test.each([
    [1, 41],
    [2, 39],
    [3, 37],
    [4, 35],
  ])('with %i players, the stock has %i cards after set-up', (seats, stock) => {
    const state = keepFirstTwo(seats)
    expect([state.open.stock, state.secret.stock.size]).toEqual([stock, stock])
    expect(whereCardsAre(state)).toEqual([...Array(47).keys()])
  })

  test('the display is four cards face up, drawn from the stock including the returned cards', () => {
    const state = keepFirstTwo(2)
    expect(new Set(state.open.display).size).toBe(4)
    const returned = state.own.flatMap(({ dealt: cards }) => cards.slice(2))
    for (const card of returned) {
      expect(at(state.secret.stock.counts, card) + Number(state.open.display.includes(card))).toBe(1)
    }
  })

  test('R14: the display is empty while players choose, and the returned cards stay secret', () => {
    const state = dealt(2)
    expect(state.open.display).toEqual([-1, -1, -1, -1])
    const shown = keepFirstTwo(2)
    expect(at(shown.own, 0).dealt).toHaveLength(4)
    expect(JSON.stringify(viewOf(shown, 1))).not.toContain(JSON.stringify(at(shown.own, 0).dealt))
  })

  test('the start seat is random', () => {
    const starts = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const chance = anyChance(seed)
      const state = silverAndGold.setup(options, 3, chance)
      for (const [seat, { dealt: cards }] of state.own.entries())
        play(state, seat, cards.slice(0, 2).map(keep), chance)
      starts.add(state.open.start)
    }
    expect(starts).toEqual(new Set([0, 1, 2]))
  })

  test('random draws happen in the order that the match file format documents', () => {
    // For two seats: eight cards dealt, then four for the display, the start seat and the first expedition card.
    const deal = [0, 1, 2, 3, 4, 5, 6, 7].map((card, i): [number, number] => [47 - i, card])
    const show = [10, 11, 12, 13].map((card, i): [number, number] => [43 - i, card])
    const chance = scriptedChance([...deal, ...show, [2, 1], [8, 5]])
    const state = silverAndGold.setup(options, 2, chance)
    play(state, 1, [keep(4), keep(5)], chance)
    play(state, 0, [keep(0), keep(1)], chance)
    expect(state.own.map((own) => own.dealt)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
    expect(state.open).toMatchObject({ display: [10, 11, 12, 13], start: 1, expedition: 5, phase: 'mark' })
  })
})
