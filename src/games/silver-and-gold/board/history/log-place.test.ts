import { afterEach, expect, describe as group, it } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { pointedPlace, pointingAt } from '../../../../ui/board/pointed-place.ts'
import { deckOf } from '../../rules/components/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import { position } from '../../rules/position.ts'
import { extra, play, single } from '../../testing/play.ts'
import { landOf } from '../view.ts'
import { describe } from './log.ts'
import { highlightedCells, pressedSeat } from './log-place.ts'

afterEach(() => {
  pointedPlace.value = undefined
})

/** Ada completes both her islands with two marks, then Ben marks one cell. */
function revealed() {
  const state = position({
    seats: [{ cards: ['S08', 'G01'], left: [[8], [0]] }, { cards: ['P01', 'P02'] }],
    display: ['S02', 'G03', 'O04', 'P05'],
  })
  const [adas, bens] = state.open.players.map(({ cards }) => [...cards])
  play(state, 0, [single(0, 8), extra(1, 0)])
  const before = viewOf(silverAndGold.copy(state), 1)
  play(state, 1, [single(0, 0)])
  const lines = describe(before, viewOf(state, 1)).filter(({ place }) => place !== undefined)
  const deck = deckOf(state.open.options)
  return { lines, deck, adas: adas ?? [], bens: bens ?? [] }
}

group('a line of the log', () => {
  it('lights the cells that were marked, on the islands of that player only', () => {
    const { lines, adas, bens } = revealed()
    const marks = lines.find(({ seat, what }) => seat === 0 && what !== undefined)
    pointingAt(marks?.place).onFocus()
    expect(adas.map((card) => highlightedCells(0, card, 0xffff))).toEqual([1 << 8, 1 << 0])
    expect(adas.map((card) => highlightedCells(1, card, 0xffff))).toEqual([0, 0])
    expect(bens.map((card) => highlightedCells(0, card, 0xffff))).toEqual([0, 0])
  })

  it('lights a finished island as a whole', () => {
    const { lines, deck, adas } = revealed()
    const finished = lines.filter(({ seat, what }) => seat === 0 && what === undefined)
    expect(finished).toHaveLength(2)
    pointingAt(finished[0]?.place).onPointerEnter()
    const [first = 0, second = 0] = adas
    expect(highlightedCells(0, first, landOf(deck, first))).toBe(landOf(deck, first))
    expect(highlightedCells(0, second, landOf(deck, second))).toBe(0)
  })

  it('lights its place as long as it is pointed at, and for longer once it is pressed', () => {
    const handlers = pointingAt(revealed().lines[0]?.place)
    handlers.onPointerEnter()
    expect(pressedSeat()).toBeUndefined()
    handlers.onPointerLeave()
    expect(pointedPlace.value).toBeUndefined()
    handlers.onClick()
    handlers.onPointerLeave()
    handlers.onBlur()
    expect(pressedSeat()).toBe(0)
  })
})
