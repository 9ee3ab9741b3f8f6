import type { DeckFile } from '../../index.ts'
import { cellsOf, isConnected, landOf } from './cards.ts'

const COLOURS = ['purple', 'orange', 'green', 'grey']

export function check(condition: boolean, place: string, why: string): void {
  if (!condition) throw new Error(`${place}: ${why}`)
}

/** Checks that a value is an object with all `needed` fields and no others except the `allowed` ones. */
export function fields(
  value: unknown,
  place: string,
  needed: string[],
  allowed: string[],
): Record<string, unknown> {
  check(typeof value === 'object' && value !== null && !Array.isArray(value), place, 'not an object')
  const object = Object.fromEntries(Object.entries(value ?? {}))
  for (const name of needed) check(Object.hasOwn(object, name), place, `${name} is missing`)
  for (const name of Object.keys(object)) {
    check(needed.includes(name) || allowed.includes(name), place, `unknown field ${name}`)
  }
  return object
}

export function list(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${place}: not a list`)
  return value
}

function pair(value: unknown, place: string, least = 0): [number, number] {
  const [one, two, ...more] = list(value, place)
  if (typeof one !== 'number' || typeof two !== 'number' || more.length > 0) {
    throw new Error(`${place}: not a pair of numbers`)
  }
  check(Number.isInteger(one) && Number.isInteger(two), place, 'not integers')
  check(one >= least && two >= least, place, 'negative')
  return [one, two]
}

export function answersIn(value: unknown, place: string): [number, number][] {
  return list(value, place).map((answer, i) => pair(answer, `${place}[${i}]`))
}

/** Throws if a deck is invalid. */
export function checkDeck(input: unknown): DeckFile {
  const file = fields(input, 'options.deck', ['treasureCards', 'expeditions'], ['about'])
  const ids = new Set<string>()
  const treasureCards = list(file.treasureCards, 'options.deck.treasureCards')
  const expeditions = list(file.expeditions, 'options.deck.expeditions')
  for (const [i, entry] of treasureCards.entries()) {
    const at = `options.deck.treasureCards[${i}]`
    const { id, colour, points, grid, seal } = fields(
      entry,
      at,
      ['id', 'colour', 'points', 'grid', 'seal'],
      [],
    )
    check(typeof id === 'string' && !ids.has(id), at, 'missing or duplicate id')
    ids.add(String(id))
    check(COLOURS.includes(String(colour)), at, 'unknown colour')
    const rows = list(grid, at).map(String)
    check(rows.length === 4 && rows.every((row) => /^[.#XCP]{4}$/.test(row)), at, 'not a 4×4 grid')
    check(isConnected(landOf(rows.map((row) => [...row]))), at, 'the island is not connected')
    check(points === cellsOf(rows), at, 'the points differ from the number of cells')
    if (seal !== null) {
      const { colour: paid, value } = fields(seal, at, ['colour', 'value'], [])
      check(COLOURS.includes(String(paid)), at, 'unknown seal colour')
      check(value === 1 || value === 2, at, 'a seal is worth 1 or 2')
    }
  }
  let cards = 0
  for (const [i, entry] of expeditions.entries()) {
    const at = `options.deck.expeditions[${i}]`
    const { id, cells, count } = fields(entry, at, ['id', 'cells', 'count'], [])
    check(typeof id === 'string' && !ids.has(id), at, 'missing or duplicate id')
    ids.add(String(id))
    const squares = list(cells, at).map((square) => pair(square, at, Number.NEGATIVE_INFINITY))
    check(squares.length >= 2 && squares.length <= 4, at, 'not two to four cells')
    check(new Set(squares.map(String)).size === squares.length, at, 'the same cell twice')
    check(isConnected(squares), at, 'the pattern is not connected')
    check(
      typeof count === 'number' && Number.isInteger(count) && count > 0,
      at,
      'the count is not a positive integer',
    )
    cards += Number(count)
  }
  check(treasureCards.length >= 30, 'options.deck', 'fewer than 30 treasure cards')
  check(cards === 8, 'options.deck', 'not eight expedition cards')
  return input as DeckFile
}
