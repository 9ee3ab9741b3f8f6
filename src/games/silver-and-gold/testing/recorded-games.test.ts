import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type MatchFile, readMatch, writeMatch } from '../../../kernel/index.ts'
import { silverAndGold } from '../index.ts'
import { follow } from './reference/reference.ts'

const FOLDER = new URL('../../../../fixtures/silver-and-gold/', import.meta.url)

interface Recording {
  readonly name: string
  readonly text: string
  readonly file: MatchFile
}

const recordings: Recording[] = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8')
  return { name, text, file: JSON.parse(text) }
})

/** Recorded by scripts/record-silver-and-gold.ts. */
describe('the recorded games', () => {
  test('cover every number of seats, random source, option and form of turn', () => {
    const count = (counts: (file: MatchFile) => boolean) =>
      recordings.filter(({ file }) => counts(file)).length
    for (const seats of [2, 3, 4])
      expect(count((file) => file.seats.length === seats)).toBeGreaterThanOrEqual(12)
    expect(count(({ seats }) => seats.length === 1)).toBeGreaterThan(2)
    for (const source of ['fair', 'fast']) expect(count((file) => file.source === source)).toBeGreaterThan(12)
    for (const memoryAid of ['"memoryAid":true', '"memoryAid":false']) {
      expect(recordings.filter(({ text }) => text.includes(memoryAid)).length).toBeGreaterThan(12)
    }
    expect(count(({ log }) => log.some(({ moves }) => moves.length > 1))).toBeGreaterThan(12)
  })

  test.each(recordings)('$name is proven by its seed and ends with the recorded result', ({ text, file }) => {
    const read = readMatch(text, (id) => (id === silverAndGold.id ? silverAndGold : undefined))
    if (!read.ok) throw new Error(JSON.stringify(read.problem))
    expect(read.proven).toBe(true)
    expect(silverAndGold.result(read.match.state.open as never)).toEqual(file.result)
    expect(writeMatch(read.match)).toBe(text)
  })

  test.each(recordings)('$name has the same scores and winners in the reference', ({ file }) => {
    const { scores, winners } = follow(file)
    expect(winners).toEqual(file.result?.winners)
    expect(file.result?.seats.map(({ score, parts }) => ({ ...parts, total: score }))).toEqual(scores)
  })

  test('end the same in the reference without their seeds', () => {
    for (const { file } of recordings.slice(0, 8)) {
      const { seed, ...seedless } = file
      expect(seed).toBeDefined()
      expect(follow(seedless)).toEqual(follow(file))
    }
  })
})
