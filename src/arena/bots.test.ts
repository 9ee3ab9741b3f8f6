import { describe, expect, test } from 'vitest'
import { levelsOf } from '../games/manifest.ts'
import { botOf, manifestOf } from '../games/testing/lookup.ts'
import {
  type Bot,
  fastChance,
  fastSeed,
  forkMatch,
  type Game,
  playTurn,
  type Seat,
  type State,
  stateAt,
  viewOf,
} from '../kernel/index.ts'
import { BOT_LANGUAGES, botTexts, say } from '../library/bots.ts'
import { hintFor } from '../review/hint.ts'
import { reviewMatch } from '../review/review.ts'
import { LEVELS } from '../search/levels.ts'
import { memoryIn, nextSeat, openMemories } from '../search/play-out.ts'
import { type GameOutcome, playArenaGame } from './arena.ts'
import { headToHeads, rankBots, wilson } from './ranking.ts'
import { recordOne } from './series.ts'
import { playMatchup } from './threads.ts'

const GAMES = ['silver-and-gold', 'elfenland', 'elfengold']
/** Few imagined games, so that the tests are quick; the same number always gives the same move. */
const BUDGET = { iterations: 8 }

const gameOf = (id: string): Game => manifestOf(id).game

const optionsOf = (id: string): unknown => (id === 'silver-and-gold' ? { memoryAid: false } : {})

interface Position {
  readonly state: State
  readonly seat: Seat
  readonly memory: unknown
}

/** Decisions of a game among a level and others like it, every nth of them. */
function positions(id: string, bot: Bot, every: number, seats: number, seed: number): Position[] {
  const game = gameOf(id)
  const chance = fastChance(fastSeed(seed))
  const luck = fastChance(fastSeed(seed, 1))
  const state = game.setup(optionsOf(id), seats, chance)
  const quick = botOf(id, 'gentle')
  const bots = Array.from({ length: seats }, () => ({ ...bot, choose: quick.choose }))
  const memories = openMemories(bots, BUDGET)
  memories?.observe(state)
  const list: Position[] = []
  let count = 0
  for (let seat = nextSeat(game, state); seat >= 0; seat = nextSeat(game, state)) {
    const memory = structuredClone(memories?.thoughts[seat].memory)
    if (count++ % every === 0) list.push({ state: game.copy(state), seat, memory })
    game.play(state, seat, bots[seat].choose(viewOf(state, seat), luck, { memory }), chance)
    memories?.observe(state)
  }
  return list
}

const choose = (bot: Bot, { state, seat, memory }: Position): unknown =>
  bot.choose(viewOf(state, seat), fastChance(fastSeed(77)), { memory, budget: BUDGET })

describe.each(GAMES)('the levels of %s', (id) => {
  test('are gentle, steady, sharp and master', () => {
    expect(levelsOf(manifestOf(id)).map(({ name }) => name)).toEqual([...LEVELS])
  })

  test.each(LEVELS)(
    '%s plays the same move in two worlds that differ only in what it may not see',
    (level) => {
      const game = gameOf(id)
      const bot = botOf(id, level)
      const list = positions(id, bot, 7, 3, 11)
      const elsewhere = positions(id, bot, 5, 3, 12)
      for (const [n, position] of list.entries()) {
        const { state, seat } = position
        const foreign = elsewhere[n % elsewhere.length].state
        const world = game.copy(state)
        world.secret = structuredClone(foreign.secret)
        for (const other of world.own.keys()) {
          if (other !== seat) world.own[other] = structuredClone(foreign.own[other])
        }
        expect(choose(bot, { ...position, state: world })).toEqual(choose(bot, position))
      }
    },
  )

  test.each(LEVELS)('%s changes nothing, and the same seed and budget give the same legal move', (level) => {
    const game = gameOf(id)
    const bot = botOf(id, level)
    const [other] = positions(id, bot, 1000, 2, 14)
    for (const position of positions(id, bot, 17, 2, 13)) {
      const before = structuredClone(position)
      const move = choose(bot, position)
      expect(position).toEqual(before)
      expect(game.legal(viewOf(position.state, position.seat))).toContainEqual(move)
      choose(bot, other)
      expect(choose(bot, structuredClone(position))).toEqual(move)
    }
  })

  test('master stops at once when it is told to, with a legal move', () => {
    const game = gameOf(id)
    const master = botOf(id, 'master')
    for (const { state, seat, memory } of positions(id, master, 19, 2, 15)) {
      const view = viewOf(state, seat)
      const budget = { signal: { aborted: true } }
      expect(game.legal(view)).toContainEqual(
        master.choose(view, fastChance(fastSeed(1)), { memory, budget }),
      )
    }
  })

  test('a memory read from the log is the memory of who sat there', () => {
    const bots = [botOf(id, 'sharp'), botOf(id, 'sharp')]
    const match = recordOne({ game: gameOf(id), options: optionsOf(id), bots, seed: 3 }, 0)
    const memories = openMemories(bots)
    const memory = memoryIn(match, bots[1], 1)
    memories?.observe(match.state)
    expect(bots[1].observe?.(memory, viewOf(match.state, 1))).toEqual(memory)
  })
})

describe('the words of the bots', () => {
  test('numbers have the form of their language', () => {
    const palms = (language: 'en' | 'pl', points: number): string =>
      say('silver-and-gold', language, { key: 'reason.palms', points }, { seats: [] })
    expect([1, 2].map((points) => palms('en', points))).toEqual([
      'It scores 1 point for palms.',
      'It scores 2 points for palms.',
    ])
    expect([1, 3, 5].map((points) => palms('pl', points).split(' ').at(-1))).toEqual([
      'punkt.',
      'punkty.',
      'punktów.',
    ])
    const keep = (turns: number): string =>
      say('silver-and-gold', 'pl', { key: 'reason.keep', points: 12, turns }, { seats: [] })
    expect([3.5, 4, 5].map((turns) => keep(turns).match(/około (.*):/)?.[1])).toEqual([
      '3,5 tury',
      '4 tur',
      '5 tur',
    ])
  })

  const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole).sort()

  test.each(GAMES)('%s: every language has every text, with the same parameters', (id) => {
    const english = botTexts(id, 'en')
    for (const language of BOT_LANGUAGES) {
      const texts = botTexts(id, language)
      expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
      for (const [key, text] of Object.entries(texts))
        expect([key, holes(text)]).toEqual([key, holes(english[key])])
    }
    for (const level of LEVELS) expect(english[`level.${level}.how`]).toBeDefined()
  })
})

describe.each(GAMES)('a review of %s', (id) => {
  const match = recordOne(
    { game: gameOf(id), options: optionsOf(id), bots: [botOf(id, 'steady'), botOf(id, 'gentle')], seed: 5 },
    0,
  )
  const { reviewer } = manifestOf(id)
  if (!reviewer) throw new Error(`no review for ${id}`)
  const review = reviewMatch(match, reviewer, { confirmations: 8 })

  test('tells the chance to win after each turn, and the result at last', () => {
    expect(review.steps).toHaveLength(match.log.length + 1)
    for (const { chances } of review.steps) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    }
    const { winners } = match.game.result(match.state.open) ?? { winners: [] }
    expect(review.steps.at(-1)?.chances.flatMap((chance, seat) => (chance > 0 ? [seat] : []))).toEqual(
      winners,
    )
  })

  test('tells luck from skill: par and both together are the end, and the luck of all is nothing', () => {
    for (const { par, score, byDecisions, byLuck, accuracy } of review.seats) {
      expect(par + byDecisions + byLuck).toBeCloseTo(score, 6)
      expect(byDecisions).toBeLessThanOrEqual(0)
      expect(accuracy).toBeGreaterThan(50)
      expect(accuracy).toBeLessThanOrEqual(100)
    }
    expect(review.seats.reduce((sum, { byLuck }) => sum + byLuck, 0)).toBeCloseTo(0, 6)
  })

  test('has at most three turning points, each with a sentence in every language', () => {
    expect(review.turningPoints.length).toBeLessThanOrEqual(3)
    const seats = ['Ada', 'Bo']
    for (const { phrase } of review.turningPoints) {
      for (const language of BOT_LANGUAGES) {
        const text = say(id, language, phrase, { seats })
        expect(text).not.toMatch(/[{}]/)
        expect(text).not.toBe(phrase.key)
      }
    }
  })

  test('shows a better move where one was missed, with a reason in every language', () => {
    for (const { turns, seat = 0, decision } of review.steps) {
      if (!decision?.mark) continue
      const view = viewOf(stateAt(match, turns - 1), seat)
      expect(match.game.legal(view)).toContainEqual(decision.better?.moves[0])
      for (const language of BOT_LANGUAGES) {
        const reason = decision.better?.reason ?? { key: '' }
        expect(say(id, language, reason, { seats: [] })).not.toMatch(/[{}]|^reason/)
      }
    }
  })

  test('a hint is a whole turn that can be played, and a reason', () => {
    for (const turns of [0, 10, 25]) {
      const state = stateAt(match, turns)
      const seat = nextSeat(match.game, state)
      const { moves, reason } = hintFor(reviewer, viewOf(state, seat), fastChance(fastSeed(1)), {
        budget: BUDGET,
      })
      const copy = forkMatch(match, turns, 'ab'.repeat(32))
      expect(playTurn(copy, seat, moves)).toBeUndefined()
      expect(say(id, 'en', reason, { seats: [] })).not.toMatch(/[{}]|^reason/)
    }
  })
})

describe('the arena', () => {
  const matchup = {
    game: 'silver-and-gold',
    options: { memoryAid: false },
    bots: ['sharp', 'gentle', 'gentle'],
    seed: 8,
  }
  const alone = (games: number): GameOutcome[] => {
    const bots = matchup.bots.map((name) => botOf(matchup.game, name))
    return Array.from({ length: games }, (_, index) =>
      playArenaGame(manifestOf(matchup.game), bots, matchup, index),
    )
  }
  const untimed = (outcomes: readonly GameOutcome[]): unknown =>
    outcomes.map(({ index, bots }) => ({
      index,
      bots: bots.map(({ score, place, won }) => ({ score, place, won })),
    }))

  test('gives the same games on any number of cores', async () => {
    const several = await playMatchup(matchup, 6, { threads: 2 })
    expect(untimed(several)).toEqual(untimed(alone(6)))
  })

  test('ranks bots by who came before whom', () => {
    const outcomes = alone(30)
    const [first, last] = rankBots(matchup.bots, outcomes)
    expect([first.bot, last.bot]).toEqual(['sharp', 'gentle'])
    expect(last.elo).toBe(0)
    expect(first.won.value + last.won.value).toBeCloseTo(1, 9)
    const [duel] = headToHeads(matchup.bots, outcomes)
    expect(duel.won.value).toBeGreaterThan(0.9)
    expect(duel.elo.low).toBeGreaterThan(100)
  })

  test('knows the interval of Wilson', () => {
    const { low, high } = wilson(0.9, 100)
    expect(low).toBeCloseTo(0.8256, 3)
    expect(high).toBeCloseTo(0.9448, 3)
  })
})
