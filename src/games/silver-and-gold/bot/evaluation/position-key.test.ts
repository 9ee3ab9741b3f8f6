import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { position } from '../../rules/position.ts'
import { patternsShownIn } from '../lookahead/lead.ts'
import { readRivals } from './context.ts'
import { type PlayerPosition, readPlayerPosition } from './player-position.ts'
import { positionKey } from './position-key.ts'

const STATE = position({
  seats: [{ cards: ['S04', 'S05'], coins: 6, palmBoxes: [2], finished: ['S06'] }, { cards: ['S07', 'S08'] }],
  turn: 9,
})

function read(): PlayerPosition {
  const found = readPlayerPosition(STATE.open, 0, patternsShownIn(STATE))
  readRivals(STATE.open, 0, 1, found.context)
  return found
}

describe('the key of a position', () => {
  test('is the same for the same position', () => {
    expect(positionKey(read(), 3)).toBe(positionKey(read(), 3))
  })

  test('differs in everything that a result can depend on', () => {
    const { context, summary } = read()
    const keys = new Set([positionKey(read(), 3), positionKey(read(), 4)])
    let changes = 2
    const change = (of: (changed: PlayerPosition) => void): void => {
      const changed = read()
      of(changed)
      keys.add(positionKey(changed, 3))
      changes++
    }
    const increase = <Part extends 'context' | 'summary'>(
      part: Part,
      name: keyof PlayerPosition[Part],
    ): void => {
      change((changed) => {
        const owner = changed[part]
        const value = owner[name] as number | Int32Array | Float64Array
        if (typeof value === 'number') Object.assign(owner, { [name]: value + 1 })
        else value[value.length - 1] = at([...value], value.length - 1) + 1
      })
    }
    // The odds and the palms of the display follow from other parts.
    const derived = new Set(['deck', 'odds', 'displayPalms'])
    for (const name of Object.keys(context)) {
      if (!derived.has(name)) increase('context', name as keyof typeof context)
    }
    for (const name of Object.keys(summary)) increase('summary', name as keyof typeof summary)
    change((changed) => {
      changed.context.rivalTurns += 0.001
    })
    expect(keys.size).toBe(changes)
  })
})
