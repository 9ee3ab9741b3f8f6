import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../text/languages.ts'
import { TREE_OBSTACLE } from '../rules/components/tokens.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { allCards, allTokens, cardsInTheBox, tokensInTheBox } from '../testing/conservation.ts'
import { BOARD_TEXTS } from '../texts/index.ts'
import { elfengoldCourse, elfenlandCourse } from './index.ts'

const COURSES = [elfenlandCourse, elfengoldCourse]

describe.each(COURSES)('the lessons of $game.id', ({ game, lessons, texts }) => {
  it.each(lessons)('$id begins with exactly the cards and tokens of the box', ({ position }) => {
    const state = position as ElfenlandState
    expect(allCards(state)).toEqual(cardsInTheBox(state.open))
    // In Elfenland each player has a tree of their own, which is never in the pool.
    const counted = allTokens(state).map((count, token) =>
      game.id === 'elfenland' && token === TREE_OBSTACLE ? 0 : count,
    )
    expect(counted).toEqual(tokensInTheBox(state.open))
  })

  it.each(LANGUAGES)('name buttons as the board does in %s', async (language) => {
    const labels = Object.values((await BOARD_TEXTS[language]()).texts)
    for (const [key, text] of Object.entries((await texts[language]()).texts)) {
      const [, ...emphasised] = text.split('*')
      for (const name of emphasised.filter((_, i) => i % 2 === 0)) expect(labels, key).toContain(name)
    }
  })
})
