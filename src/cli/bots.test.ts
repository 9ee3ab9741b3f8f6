import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordOne } from '../arena/series.ts'
import { GAMES } from '../games/all.ts'
import { levelBots } from '../games/manifest.ts'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { type Bot, type Match, writeMatch } from '../kernel/index.ts'
import { TRIES_ALL } from '../kernel/testing/sample-size.ts'
import { ladderCommand } from './commands/ladder.ts'
import { reviewCommandWith } from './commands/review.ts'
import { collectOutput, vermeil } from './testing/vermeil.ts'

/** Games of each step of a ladder. */
const LADDER_GAMES = TRIES_ALL ? 4 : 2
/** Starting a thread takes longer than the few games played here. */
const ONE_THREAD = ['--threads', '1']

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vermeil-bots-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('vermeil ladder', () => {
  test('prints one row for each step, and for a newcomer against the lowest level', async () => {
    const manifest = requireGame('silver-and-gold')
    const quick = ['newcomer', 'playful', 'gentle', 'curious']
    const bots = manifest.bots.filter(({ name }) => TRIES_ALL || quick.includes(name))
    const args = ['silver-and-gold', '--games', '2', '--seed', '5', ...ONE_THREAD]
    const { status, stdout } = await collectOutput(() => ladderCommand.run(args, [{ ...manifest, bots }]))
    expect(status).toBe(0)
    const levels = levelBots({ ...manifest, bots }).map(({ name }) => name)
    expect(levels.length).toBeGreaterThan(2)
    const pairs = levels.slice(1).map((level, below) => `${level} ${levels[below]}`)
    const rows = stdout.trim().split('\n').slice(1)
    expect(rows.map((row) => row.split(/ +/).slice(0, 2).join(' '))).toEqual([
      `newcomer ${levels[0]}`,
      ...pairs,
    ])
  })
})

describe('vermeil arena', () => {
  test('prints win rates with intervals, and Elo', async () => {
    const { status, stdout } = await vermeil(
      'arena',
      'silver-and-gold',
      '--seats',
      'steady,gentle',
      '--games',
      TRIES_ALL ? '8' : '4',
    )
    expect(status).toBe(0)
    for (const word of ['steady', 'gentle', '95 %', 'Elo', 'finishes ahead of'])
      expect(stdout).toContain(word)
  })

  test('prints the contest, standings and duels of each table of a ladder as JSON', async () => {
    const args = [
      '--ladder',
      'random,gentle,steady',
      '--table',
      '4',
      '--games',
      String(LADDER_GAMES),
      '--json',
      ...ONE_THREAD,
    ]
    const found: unknown = JSON.parse((await vermeil('arena', 'silver-and-gold', ...args)).stdout)
    expect(found).toMatchObject([
      {
        contest: { bots: ['gentle', 'random', 'gentle', 'random'], seed: 1 },
        games: LADDER_GAMES,
        duels: [{ bot: 'gentle' }],
      },
      { contest: { bots: ['steady', 'gentle', 'steady', 'gentle'] }, standings: [{}, { elo: 0 }] },
    ])
  })

  test('prints figures for the auction, planning and moving of Elfengold', async () => {
    const args = ['arena', 'elfengold', '--seats', 'steady,gentle', '--games', '2', ...ONE_THREAD]
    const { stdout } = await vermeil(...args)
    for (const word of ['bids', 'overbids', 'idle', 'waited', 'ownGoals', 'tokensLeft', 'goldLeft'])
      expect(stdout).toContain(word)
    const [{ standings }] = JSON.parse((await vermeil(...args, '--json')).stdout)
    expect(standings[0].figures).toMatchObject({ overbids: 0, pieces: standings[0].score.value })
  })

  test.each([
    [['--seats', 'sharp,nobody'], 'unknown bot "nobody"'],
    [[], 'name the bots'],
    [['--seats', 'sharp,gentle', '--games', 'many'], '--games'],
    [['--seats', 'sharp,sharp,sharp,sharp,sharp'], '1 to 4 seats, not 5'],
    [['elfenland', '--seats', 'sharp,gentle'], 'expected one game'],
    [['--seats', 'sharp,gentle', '--table', '3'], '--table works only with --ladder'],
  ])('refuses %j', async (args, problem) => {
    const { status, stderr } = await vermeil('arena', 'silver-and-gold', ...args)
    expect([status, stderr.includes(problem)]).toEqual([2, true])
  })
})

describe('vermeil review', () => {
  const { game } = requireGame('silver-and-gold')
  const greedy = requireBot('silver-and-gold', 'greedy')
  const gentle = requireBot('silver-and-gold', 'gentle')
  /** Reviews with few sampled games: the texts and files are tested here, not the judgement. */
  const review = (...args: string[]) =>
    collectOutput(() => reviewCommandWith({ confirmations: TRIES_ALL ? 12 : 2 }).run(args, GAMES))
  const record = (...bots: Bot[]): Match =>
    recordOne({ game, options: { memoryAid: false }, bots, seed: 1 }, 0)
  /** One file for all tests, because a review that is already stored takes no time. */
  const keep = (match: Match): string => {
    const file = join(folder, 'match.json')
    writeFileSync(file, writeMatch(match))
    return file
  }

  test('prints the review in the chosen language and stores it next to the file', async () => {
    const file = keep(record(gentle, gentle))
    const first = await review(file, '--language', 'de')
    expect(first.status).toBe(0)
    // Bots that share a name are distinguished by their seats.
    const words = ['gentle (0), gentle (1)', 'accuracy', 'Turning points', 'Zug']
    for (const word of words) expect(first.stdout).toContain(word)
    expect(existsSync(join(folder, 'match.json.review'))).toBe(true)
    expect((await review(file, '--language', 'de')).stdout).toBe(first.stdout)
    expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual(['match.json'])
    expect(JSON.parse((await review(file, '--json')).stdout)).toMatchObject({
      game: 'silver-and-gold',
    })
  })

  test('does not reuse the review of other bots who played the same cards', async () => {
    const [one, other] = [record(greedy, gentle), record(gentle, greedy)]
    expect([one.header.commitment, one.log.length]).toEqual([other.header.commitment, other.log.length])
    const seatsOf = async (played: Match): Promise<unknown> =>
      JSON.parse((await review(keep(played), '--json')).stdout).seats
    expect(await seatsOf(one)).not.toEqual(await seatsOf(other))
  })

  test('knows who plays better if it is told the levels, and stores that it was', async () => {
    const file = keep(record(gentle, greedy))
    const chancesAt = async (...levels: string[]): Promise<readonly number[]> =>
      JSON.parse((await review(file, '--json', ...levels)).stdout).steps[0].chances
    const [equal = 0] = await chancesAt()
    const [better = 0] = await chancesAt('--levels', 'sharp,gentle')
    expect(better).toBeGreaterThan(equal + 0.3)
    expect((await chancesAt())[0]).toBe(equal)
    expect(await vermeil('review', file, '--levels', 'sharp')).toMatchObject({ status: 2 })
    expect(await vermeil('review', file, '--levels', 'sharp,nobody')).toMatchObject({ status: 2 })
  })

  test('refuses a file that is not a finished match', async () => {
    const file = join(folder, 'broken.json')
    writeFileSync(file, '{')
    expect(await vermeil('review', file)).toMatchObject({ status: 2 })
    expect(await vermeil('review')).toMatchObject({ status: 2 })
  })
})
