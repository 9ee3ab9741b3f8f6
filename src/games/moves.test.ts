import { is, parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, passesUnchanged, seatsOf, viewOf } from '../kernel/index.ts'
import { GAMES } from './all.ts'

const ODD = [undefined, null, true, -1, 0, 0.5, 3, 99, 1e9, Number.NaN, '', 'pass', [], [0], {}]

describe.each(GAMES)('$game.id', ({ game }) => {
  test('legal moves pass unchanged, and altered moves only if the schema accepts them', () => {
    const chance = fastChance(fastSeed(5))
    const state = game.setup(parse(game.options, {}), game.seats.max, chance)
    let changed = 0
    for (let turns = 0; turns < 400 && game.result(state.open) === undefined; turns++) {
      const seat = at(seatsOf(game.waiting(state.open)), 0)
      const moves = game.legal(viewOf(state, seat))
      const move = moves[chance.below(moves.length)] as object
      expect(passesUnchanged(game.moves, move), JSON.stringify(move)).toBe(true)
      for (const key of [...Object.keys(move), 'more']) {
        const other = { ...move, [key]: ODD[chance.below(ODD.length)] }
        if (passesUnchanged(game.moves, other))
          expect(is(game.moves, other), JSON.stringify(other)).toBe(true)
        changed++
      }
      game.play(state, seat, move, chance)
    }
    expect(changed).toBeGreaterThan(50)
  })
})
