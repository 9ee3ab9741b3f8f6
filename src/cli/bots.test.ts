import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordOne } from '../arena/series.ts'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { type Bot, type Match, writeMatch } from '../kernel/index.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vermeil-bots-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function vermeil(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('vermeil arena', () => {
  test('prints win rates with intervals, and Elo', () => {
    const { status, stdout } = vermeil('arena', 'silver-and-gold', '--seats', 'sharp,gentle', '--games', '8')
    expect(status).toBe(0)
    for (const word of ['sharp', 'gentle', '95 %', 'Elo', 'finishes ahead of']) expect(stdout).toContain(word)
  })

  test('prints the contest, standings and duels of each table of a ladder as JSON', () => {
    const args = ['--ladder', 'gentle,steady,sharp', '--table', '4', '--games', '4', '--json']
    const found: unknown = JSON.parse(vermeil('arena', 'silver-and-gold', ...args).stdout)
    expect(found).toMatchObject([
      {
        contest: { bots: ['steady', 'gentle', 'steady', 'gentle'], seed: 1 },
        games: 4,
        duels: [{ bot: 'steady' }],
      },
      { contest: { bots: ['sharp', 'steady', 'sharp', 'steady'] }, standings: [{}, { elo: 0 }] },
    ])
  })

  test('prints figures for the auction, planning and moving of Elfengold', () => {
    const args = ['arena', 'elfengold', '--seats', 'sharp,gentle', '--games', '2']
    const { stdout } = vermeil(...args)
    for (const word of ['bids', 'overbids', 'idle', 'waited', 'ownGoals', 'tokensLeft', 'goldLeft'])
      expect(stdout).toContain(word)
    const [{ standings }] = JSON.parse(vermeil(...args, '--json').stdout)
    expect(standings[0].figures).toMatchObject({ overbids: 0, pieces: standings[0].score.value })
  })

  test.each([
    [['--seats', 'sharp,nobody'], 'unknown bot "nobody"'],
    [[], 'name the bots'],
    [['--seats', 'sharp,gentle', '--games', 'many'], '--games'],
    [['--seats', 'sharp,sharp,sharp,sharp,sharp'], '1 to 4 seats, not 5'],
    [['elfenland', '--seats', 'sharp,gentle'], 'expected one game'],
    [['--seats', 'sharp,gentle', '--table', '3'], '--table works only with --ladder'],
  ])('refuses %j', (args, problem) => {
    const { status, stderr } = vermeil('arena', 'silver-and-gold', ...args)
    expect([status, stderr.includes(problem)]).toEqual([2, true])
  })
})

describe('vermeil review', () => {
  const { game } = requireGame('silver-and-gold')
  const sharp = requireBot('silver-and-gold', 'sharp')
  const gentle = requireBot('silver-and-gold', 'gentle')
  const record = (...bots: Bot[]): Match =>
    recordOne({ game, options: { memoryAid: false }, bots, seed: 2 }, 0)

  test('prints the review in the chosen language and stores it next to the file', () => {
    const file = join(folder, 'match.json')
    writeFileSync(file, writeMatch(record(gentle, gentle)))
    const first = vermeil('review', file, '--language', 'de')
    expect(first.status).toBe(0)
    // Bots that share a name are distinguished by their seats.
    const words = ['gentle (0), gentle (1)', 'accuracy', 'Turning points', 'Zug']
    for (const word of words) expect(first.stdout).toContain(word)
    expect(existsSync(join(folder, 'match.json.review'))).toBe(true)
    expect(vermeil('review', file, '--language', 'de').stdout).toBe(first.stdout)
    expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual(['match.json'])
    expect(JSON.parse(vermeil('review', file, '--json').stdout)).toMatchObject({ game: 'silver-and-gold' })
  })

  test('does not reuse the review of other bots who played the same cards', () => {
    const file = join(folder, 'again.json')
    const [one, other] = [record(sharp, gentle), record(gentle, sharp)]
    expect([one.header.commitment, one.log.length]).toEqual([other.header.commitment, other.log.length])
    const reviews = [one, other].map((played) => {
      writeFileSync(file, writeMatch(played))
      return JSON.parse(vermeil('review', file, '--json').stdout)
    })
    expect(reviews[1].seats).not.toEqual(reviews[0].seats)
  })

  test('refuses a file that is not a finished match', () => {
    const file = join(folder, 'broken.json')
    writeFileSync(file, '{')
    expect(vermeil('review', file)).toMatchObject({ status: 2 })
    expect(vermeil('review')).toMatchObject({ status: 2 })
  })
})
