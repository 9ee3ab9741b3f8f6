import { expect, test } from 'vitest'
import { viewOf } from '../../../kernel/index.ts'
import type { SeatView } from '../rules/state.ts'
import { luck, tableAt } from '../testing/position.ts'
import { chooseBid, chooseFar } from './farsighted.ts'
import { lotWorth } from './lots.ts'

/** Only the last town is missing, and only the counter that is up for auction leads there. */
function auction(): SeatView {
  const players = [
    { boot: 'feodor', gold: 6, hand: { dragon: 1 } },
    { boot: 'feodor', gold: 6, hand: { dragon: 1 } },
  ] as const
  const pool = { dragon: 1, trollWagon: 3 }
  const state = tableAt(
    'auction',
    { round: 6, players, pool },
    luck('dragon', 'trollWagon', 'trollWagon', 'trollWagon'),
  )
  return viewOf(state, 0) as SeatView
}

test('a counter that leads to a town is worth a good part of a piece', () => {
  expect(lotWorth(auction(), 0.04)).toBeGreaterThan(0.3)
})

test('a thought that is over is asked for no more rounds, and after none the plan decides', () => {
  const asked: number[] = []
  const view = auction()
  view.open.players[0].gold = 5
  const some = lotWorth(view, 0.04, (trials) => {
    asked.push(trials)
    return trials >= 6
  })
  expect(asked).toEqual([0, 2, 4, 6])
  expect(some).toBeDefined()
  lotWorth(view, 0.04)
  expect(lotWorth(view, 0.04, (trials) => trials >= 6)).toBe(some)
  expect(lotWorth(view, 0.04, () => true)).toBeUndefined()
  expect(chooseBid(view, (gold) => lotWorth(view, gold, () => true))).toEqual(chooseFar(view))
})
