import { describe, expect, it } from 'vitest'
import { fastChance, fastSeed, viewOf } from '../../../kernel/index.ts'
import { LEARNER } from '../../../lesson/lesson.ts'
import { currentStep, openLesson, takeStep } from '../../../lesson/lesson-run.ts'
import { LANGUAGES } from '../../../text/languages.ts'
import { DEFAULT_CARD_VALUES } from '../journey/card-values.ts'
import { bestJourney, NO_END } from '../journey/journey.ts'
import { travellerOf } from '../journey/traveller.ts'
import { type TownId, townNamed } from '../rules/components/map.ts'
import { TREE_OBSTACLE } from '../rules/components/tokens.ts'
import { elfengold } from '../rules/game.ts'
import { HAND_LIMIT } from '../rules/phases/hand-limit.ts'
import type { ElfenlandState, SeatView } from '../rules/state.ts'
import { townsOf } from '../rules/table-setting.ts'
import { allCards, allTokens, cardsInTheBox, tokensInTheBox } from '../testing/conservation.ts'
import { BOARD_TEXTS } from '../texts/index.ts'
import { elfengoldCourse, elfenlandCourse } from './index.ts'

const COURSES = [elfenlandCourse, elfengoldCourse]

/** What the sentences claim, by the sentence: the learner's part of the table, then the rival's. */
const CLAIMS: Readonly<Record<string, { readonly phase?: string; readonly players?: readonly object[] }>> = {
  'roads.dragon': { players: [{ cards: 7 }, {}] },
  'roads.raft': { players: [{ cards: 5 }, {}] },
  'roads.pieces': { players: [{ cards: 4, pieces: townsOf(['lapphalia', 'rivinia', 'tichih']) }, {}] },
  'planning.limit': { phase: 'handLimit', players: [{ cards: 5 }, {}] },
  'obstacles.caravan': { players: [{ cards: 8 }, {}] },
  'obstacles.tree': { players: [{ cards: 5 }, {}] },
  'obstacles.keep': { phase: 'roundEnd', players: [{ cards: 3 }, { cards: 4 }] },
  'obstacles.round': { phase: 'threeCounters', players: [{ cards: 8 }, { cards: 8 }] },
  'end.won': { phase: 'over' },
  'gold.reward': { phase: 'reward', players: [{ gold: 8 }, {}] },
  'gold.purse': { players: [{ gold: 18 }, {}] },
  'auction.show': { phase: 'tokens', players: [{ gold: 12 }, { gold: 12 }] },
  'auction.next': { players: [{ gold: 8 }, { gold: 12 }] },
  'auction.over': { players: [{}, { gold: 12 }] },
  'auction.again': { players: [{}, { gold: 0 }] },
  'auction.end': { players: [{ gold: 7 }, {}] },
  'monsters.reward': { phase: 'reward', players: [{ cards: 2 }, {}] },
  'monsters.end': { players: [{ cards: 4, gold: 7 }, { cards: 2 }] },
  'spells.reward': { phase: 'reward', players: [{ cards: 0 }, {}] },
  'wizards.monster': { players: [{ gold: 2, cards: 4 }, {}] },
  'wizards.reward': { phase: 'reward', players: [{ gold: 1, cards: 2 }, {}] },
  'wizards.won': { phase: 'over', players: [{ gold: 4 }, { gold: 3 }] },
}

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

  it.each(lessons)('$id says only what is true', (lesson) => {
    const run = openLesson(game, lesson)
    for (let step = currentStep(run); step; step = currentStep(run)) {
      expect(run.match.state.open, step.say).toMatchObject(CLAIMS[step.say] ?? {})
      takeStep(run)
    }
    const result = game.result(run.match.state.open)
    if (lesson === lessons.at(-1)) expect(result?.winners).toEqual([LEARNER])
  })

  it.each(LANGUAGES)('name buttons as the board does in %s', async (language) => {
    const labels = Object.values((await BOARD_TEXTS[language]()).texts)
    for (const [key, text] of Object.entries((await texts[language]()).texts)) {
      const [, ...emphasised] = text.split('*')
      for (const name of emphasised.filter((_, i) => i % 2 === 0)) expect(labels, key).toContain(name)
    }
  })
})

/** The gold of every journey from here by land or water, each as often as there are ways to pay for it. */
const earnings = (state: ElfenlandState): number[] => [
  state.open.earned,
  ...elfengold
    .legal(viewOf(state, LEARNER))
    .filter(({ type }) => type === 'travel' || type === 'caravan')
    .flatMap((move) => {
      const next = structuredClone(state)
      elfengold.play(next, LEARNER, move, fastChance(fastSeed(1)))
      return earnings(next)
    }),
]

it('the first journey of Elfengold pays more than any other that the learner could make', () => {
  const [gold] = elfengoldCourse.lessons
  if (!gold) throw new Error('no lessons')
  const run = openLesson(elfengold, gold)
  while (currentStep(run)?.say !== 'gold.go') takeStep(run)
  const paid = earnings(run.match.state as ElfenlandState).toSorted((a, b) => b - a)
  expect(paid.slice(0, 2)).toEqual([10, 2])
})

it.each([
  ['wizards.flight', ['virst', 'ixara']],
  ['wizards.monster', ['ixara']],
])('from %s, no journey is better than the one that the lesson asks for', (said, towns) => {
  const wizards = elfengoldCourse.lessons.at(-1)
  if (!wizards) throw new Error('no lessons')
  const run = openLesson(elfengold, wizards)
  while (currentStep(run)?.say !== said) takeStep(run)
  const objective = {
    piece: 1000,
    gold: 1,
    twoCards: 0,
    cards: DEFAULT_CARD_VALUES,
    handLimit: HAND_LIMIT,
    end: NO_END,
  }
  const best = bestJourney(
    travellerOf(viewOf(run.match.state as ElfenlandState, LEARNER) as SeatView),
    objective,
  )
  expect(best.towns).toEqual(towns.map((town) => townNamed(town as TownId)))
})
