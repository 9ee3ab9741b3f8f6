import { describe, expect, test } from 'vitest'
import { fastChance, fastSeed, hasSeat, viewOf } from '../../../kernel/index.ts'
import { TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { deckOf, STANDARD_DECK } from '../rules/components/deck.ts'
import { VERMEIL_DECK } from '../rules/components/vermeil-deck.ts'
import { silverAndGold } from '../rules/game.ts'
import { play } from '../testing/play.ts'
import { isRichInCrosses } from './crosses.ts'
import { greedy } from './greedy.ts'
import { levels } from './levels.ts'

/** A deck whose cards all have these cells. */
function deckWith(grid: readonly string[]) {
  const points = grid.join('').replaceAll('.', '').length
  const treasureCards = VERMEIL_DECK.treasureCards.map((card) => ({ ...card, grid: [...grid], points }))
  return { ...VERMEIL_DECK, treasureCards }
}

/** One level of each kind: what overlooks, what sees crosses, what remembers, and what uses the net. */
const SOME = ['playful', 'steady', 'sharp', 'seasoned', 'master']

const HALF = deckWith(['X#X#', '#X#X', 'X#X#', '..XX'])
const MOST = deckWith(['XXX#', 'XX#X', '#XXX', '....'])

describe('a deck that is rich in crosses', () => {
  // Without a limit, the outcomes of one marking of such cards are more than anybody can wait for.
  test.each(
    [greedy, ...levels.filter(({ name }) => SOME.includes(name))].flatMap((bot, n) =>
      [
        [bot.name, 'half of their cells', bot, HALF] as const,
        [bot.name, 'most of their cells', bot, MOST] as const,
      ].filter((_, deck) => TRIES_ALL || n % 2 === deck),
    ),
  )('%s plays a turn with cards that have crosses on %s', (_, __, bot, deck) => {
    const chance = fastChance(fastSeed(3))
    const luck = fastChance(fastSeed(4))
    const state = silverAndGold.setup({ memoryAid: false, deck }, 2, chance)
    while (state.open.turn < 1 && state.open.waiting !== 0) {
      const seat = hasSeat(state.open.waiting, 0) ? 0 : 1
      const view = viewOf(state, seat)
      const memory = bot.observe?.(undefined, view)
      play(state, seat, [bot.choose(view, luck, { memory })], chance)
    }
    expect(state.open.turn).toBe(1)
    expect(isRichInCrosses(deckOf(state.open.options))).toBe(true)
  })

  test('is nothing like the deck of Vermeil, with which bots search as widely as ever', () => {
    expect(isRichInCrosses(STANDARD_DECK)).toBe(false)
  })
})
