import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Game, type MatchFile, readMatch, writeMatch } from '../../../kernel/index.ts'
import { elfengold, elfenland } from '../index.ts'
import { GAME_SETUPS, SEAT_COUNTS } from './random-play.ts'

const FOLDER = new URL('../../../../fixtures/elfenland/', import.meta.url)

interface Recording {
  readonly name: string
  readonly text: string
  readonly file: MatchFile
}

const recordings: Recording[] = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8')
  return { name, text, file: JSON.parse(text) }
})

const find = (id: string): Game | undefined => [elfenland, elfengold].find((game) => game.id === id)

/** They were recorded by scripts/record-elfenland.ts. */
describe('the recorded games', () => {
  test('are at least forty, with every table and every number of seats', () => {
    expect(recordings.length).toBeGreaterThanOrEqual(40)
    for (const { name } of GAME_SETUPS) {
      for (const seats of SEAT_COUNTS) {
        expect(recordings.map((recording) => recording.name)).toContain(`${name}-${seats}-seats.json`)
      }
    }
    expect(recordings.some(({ file }) => file.log.some(({ moves }) => moves.length > 2))).toBe(true)
  })

  test.each(recordings)(
    '$name can be proven from its seed and ends with the same result',
    ({ text, file }) => {
      const read = readMatch(text, find)
      if (!read.ok) throw new Error(JSON.stringify(read.problem))
      expect(read.proven).toBe(true)
      expect(read.match.game.result(read.match.state.open)).toEqual(file.result)
      expect(writeMatch(read.match)).toBe(text)
    },
  )

  test('can be read without their seeds, but are not proven then', () => {
    for (const { file } of recordings.slice(0, 12)) {
      const { seed, ...seedless } = file
      expect(seed).toBeDefined()
      const read = readMatch(JSON.stringify(seedless), find)
      expect(read.ok && !read.proven).toBe(true)
    }
  })
})
