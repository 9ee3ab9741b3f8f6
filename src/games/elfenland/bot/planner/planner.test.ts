import { expect, test } from 'vitest'
import { tableAt } from '../../testing/position.ts'
import { elfengoldForesight } from '../foresight/elfengold.ts'
import { elfenlandForesight } from '../foresight/elfenland.ts'
import { atTable } from './planner.ts'

test.each([elfenlandForesight, elfengoldForesight])(
  'two players plan in another way than more, and nothing is created twice',
  (foresight) => {
    const settingsAt = atTable(foresight, (settings) => ({ settings }))
    const [two, ...more] = [2, 3, 4, 5, 6].map((seats) =>
      settingsAt(tableAt('planning', { players: Array(seats).fill({}) }).open),
    )
    expect(two?.settings).toBe(foresight.two)
    expect(new Set(more).size).toBe(1)
    expect(more[0]?.settings).toBe(foresight.more)
  },
)
