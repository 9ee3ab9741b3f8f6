import { describe, expect, test } from 'vitest'
import { recordOne } from '../../../arena/series.ts'
import { GAMES } from '../../../games/all.ts'
import { rulesIn } from '../../../games/manifest.ts'
import { pearlDiversManifest } from '../../../games/pearl-divers/manifest.ts'
import { pearlDiversGame } from '../../../games/pearl-divers/rules/game.ts'
import { requireBot, requireGame } from '../../../games/testing/lookup.ts'
import { readMatch, writeMatch } from '../../../kernel/index.ts'
import { finish } from '../../../search/steps.ts'
import { fork, hintAt, judgeAt, linkedMatchFile, readFinishedMatch, reviewFinished } from './review-worker.ts'
import { decodeMatch, encodeMatch } from './share-link.ts'

const QUICK = { iterations: 4 }
const { game } = requireGame('silver-and-gold')
const gentle = requireBot('silver-and-gold', 'gentle')
const match = recordOne({ game, options: { memoryAid: false }, bots: [gentle, gentle], seed: 6 }, 0)
const file = writeMatch(match)

describe('a match that is looked back on', () => {
  test('is shown through the eyes of whoever moved next, and at its end to all', () => {
    const found = readFinishedMatch(GAMES, file)
    if ('code' in found) throw new Error(found.code)
    expect(found.positions).toHaveLength(match.log.length + 1)
    for (const [n, { seat }] of match.log.entries()) expect(found.positions[n]?.view.seat).toBe(seat)
    expect(found.positions.at(-1)?.view.seat).toBeUndefined()
    expect(found.result).toEqual(game.result(match.state.open))
    expect(found.proven).toBe(true)
  })

  test('has a name of its own: one move more or less is another match', () => {
    const key = (text: string): unknown => Object(readFinishedMatch(GAMES, text)).key
    const other = recordOne({ game, options: { memoryAid: false }, bots: [gentle, gentle], seed: 7 }, 0)
    expect(key(file)).toMatch(/^[0-9a-f]{64}$/)
    expect(key(file)).toBe(key(file))
    expect(key(writeMatch(other))).not.toBe(key(file))
  })

  test.each([
    ['nonsense', 'notJson'],
    ['{}', 'malformed'],
    [file.replace('"silver-and-gold"', '"chess"'), 'unknownGame'],
  ])('is refused where it is none: %#', (text, code) => {
    expect(readFinishedMatch(GAMES, text)).toEqual({ code })
    expect(fork(GAMES, text, 0)).toEqual({ code })
    expect(finish(hintAt(GAMES, text, 0, QUICK))).toEqual({ code })
  })

  test('gives a hint for whoever moved', () => {
    const hint = finish(hintAt(GAMES, file, 8, QUICK))
    expect(hint).toMatchObject({ moves: [expect.anything()] })
    expect(finish(hintAt(GAMES, file, match.log.length, QUICK))).toBeUndefined()
  })

  test('can be left at any turn', () => {
    const left = fork(GAMES, file, 12)
    const read = typeof left === 'string' ? readMatch(left, rulesIn(GAMES)) : undefined
    expect(read?.ok && read.match.log).toEqual(match.log.slice(0, 12))
    expect(readFinishedMatch(GAMES, String(left))).toEqual({ code: 'notOver' })
  })
})

test('a game without a reviewer says so, to hints, reviews and attempts alike', () => {
  const [random] = pearlDiversManifest.bots
  if (!random) throw new Error('no bot')
  const dive = recordOne({ game: pearlDiversGame, options: {}, bots: [random, random], seed: 1 }, 0)
  const [games, text] = [[...GAMES, pearlDiversManifest], writeMatch(dive)]
  const [first] = dive.log
  const refused = { code: 'noReviewer' }
  expect(finish(hintAt(games, text, 0, QUICK))).toEqual(refused)
  expect(reviewFinished(games, text, undefined, () => undefined)).toEqual(refused)
  expect(judgeAt(games, text, 0, first?.moves ?? [], undefined)).toEqual(refused)
  expect(readFinishedMatch(games, text)).toMatchObject({ game: 'pearl-divers', proven: true })
})

describe('a match in a link', () => {
  test('comes out as it went in, in far fewer letters', async () => {
    const text = await encodeMatch(file)
    expect(text).toMatch(/^[\w-]+$/)
    expect(text?.length).toBeLessThan(file.length / 2)
    const match = await decodeMatch(text ?? '')
    expect(match && linkedMatchFile(GAMES, match)).toBe(file)
  })

  test('is not made of a file without a seed', async () => {
    expect(await encodeMatch(file.replace(/"seed": "[0-9a-f]+",\n/, ''))).toBeUndefined()
  })

  test('that is damaged is refused', async () => {
    expect(await decodeMatch('no link at all')).toBeUndefined()
    const good = await decodeMatch((await encodeMatch(file)) ?? '')
    if (!good) throw new Error('no match')
    expect(linkedMatchFile(GAMES, { ...good, game: 'chess' })).toEqual({ code: 'unknownGame' })
    expect(linkedMatchFile(GAMES, { ...good, rules: 99 })).toEqual({ code: 'unknownRules' })
    expect(linkedMatchFile(GAMES, { ...good, seed: 'ab' })).toEqual({ code: 'wrongSeed' })
    expect(linkedMatchFile(GAMES, { ...good, seats: ['alone in a game for two', '', ''] })).toEqual({
      code: 'malformed',
    })
    expect(linkedMatchFile(GAMES, { ...good, turns: [[0, [{ type: 'nothing' }]]] })).toMatchObject({
      code: 'malformedMove',
    })
  })
})
