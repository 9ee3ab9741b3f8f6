import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VERMEIL_DECK } from '../games/silver-and-gold/index.ts'
import { vermeil } from './testing/vermeil.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vermeil-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const simulated = async (...args: string[]): Promise<unknown> =>
  JSON.parse((await vermeil('simulate', 'silver-and-gold', '--games', '6', '--json', ...args)).stdout)

describe('vermeil', () => {
  test('lists games, commands and bots without a command and with --help', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      const { status, stdout } = await vermeil(...args)
      expect(status).toBe(0)
      for (const word of ['silver-and-gold', 'simulate', 'replay', 'verify', 'greedy'])
        expect(stdout).toContain(word)
    }
  })

  test('exits with the code of its command', () => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'dance'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, 'vermeil: unknown command "dance"; see vermeil --help\n'])
  })

  test('ends quietly when its output is closed early, as by `| head`', () => {
    const { stderr } = spawnSync('sh', ['-c', '"$0" "$1" --help | true', process.execPath, MAIN])
    expect(String(stderr)).toBe('')
  })

  test.each(['serve', 'doctor', 'move-data', 'simulate', 'arena', 'replay', 'review', 'verify'])(
    '%s --help explains every option of its usage line',
    async (command) => {
      const { status, stdout } = await vermeil(command, '--help')
      const [usage = ''] = stdout.split('\n')
      expect([status, usage.startsWith(`vermeil ${command} `)]).toEqual([0, true])
      const explained = stdout.match(/(?<=^ {2})--[\w-]+/gm)
      expect(explained).toContain('--json')
      expect(usage.match(/--[\w-]+/g)).toEqual(explained)
    },
  )

  test('serve has exactly the options that docs/hosting.md lists', async () => {
    const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8')
    const [usage = ''] = (await vermeil('serve', '--help')).stdout.split('\n')
    expect(page.match(/(?<=^\| `)--[\w-]+/gm)).toEqual(usage.match(/--[\w-]+/g))
  })

  test.each([
    [['dance'], 'unknown command "dance"'],
    [['simulate'], 'name a game'],
    [['simulate', 'chess'], 'unknown game "chess"'],
    [['simulate', 'silver-and-gold'], 'name a bot for each seat'],
    [['simulate', 'silver-and-gold', '--seats', 'deep-blue'], 'unknown bot "deep-blue"'],
    [['simulate', 'silver-and-gold', '--seats', 'random,random,random,random,random'], '1 to 4 seats, not 5'],
    [
      ['simulate', 'silver-and-gold', '--seats', 'random', '--games', 'many'],
      '--games must be a whole number',
    ],
    [['simulate', 'silver-and-gold', '--seats', 'random', '--games', '0'], '--games must be a whole number'],
    [['simulate', 'silver-and-gold', '--seats', 'random', '--seed', '-1'], '--seed'],
    [['simulate', 'silver-and-gold', '--seats', 'random', '--options', 'pink=1'], 'pink'],
    [
      ['simulate', 'silver-and-gold', '--seats', 'random', '--options', 'deck=@nowhere.json'],
      'cannot read nowhere.json',
    ],
    [['simulate', 'silver-and-gold', '--seats', 'random', '--colour'], '--colour'],
    [['replay'], 'name one match file'],
    [['replay', 'nowhere.json'], 'cannot read nowhere.json'],
    [['verify'], 'name at least one match file'],
  ])('%j fails with an explanation and exit code 2', async (args, message) => {
    const { status, stderr, stdout } = await vermeil(...args)
    expect(stderr).toContain(message)
    expect([status, stdout]).toEqual([2, ''])
  })
})

describe('simulate', () => {
  test('accepts levels as well as simple bots', async () => {
    const { seats } = (await simulated('--seats', 'gentle,steady,random', '--games', '2')) as {
      seats: { bot: string }[]
    }
    expect(seats.map(({ bot }) => bot)).toEqual(['gentle', 'steady', 'random'])
  })

  test('prints a table of scores, their parts, finished cards, wins, ties and speed', async () => {
    const { stdout, status } = await vermeil(
      'simulate',
      'silver-and-gold',
      '--seats',
      'greedy,random',
      '--games',
      '5',
    )
    expect(status).toBe(0)
    for (const word of [
      'mean',
      '5 %',
      '95 %',
      'score',
      'coins',
      'seals',
      'finishedGrey',
      'wins',
      'ties',
      'games per second',
    ]) {
      expect(stdout).toContain(word)
    }
  })

  test('plays the same games for the same seed, with and without files, and others for another seed', async () => {
    const seats = ['--seats', 'greedy,random,random', '--seed', '7']
    const plain = { ...Object(await simulated(...seats)), gamesPerSecond: 0 }
    expect({
      ...Object(await simulated(...seats, '--out', join(folder, 'same'))),
      gamesPerSecond: 0,
    }).toEqual(plain)
    expect({
      ...Object(await simulated(...seats.slice(0, 2), '--seed', '8')),
      gamesPerSecond: 0,
    }).not.toEqual(plain)
  })

  test('accepts the options of the game, including a deck from a file', async () => {
    const deck = join(folder, 'deck.json')
    writeFileSync(
      deck,
      JSON.stringify({ ...VERMEIL_DECK, treasureCards: VERMEIL_DECK.treasureCards.slice(10) }),
    )
    const out = join(folder, 'deck')
    await simulated('--seats', 'random,greedy', '--options', `memoryAid,deck=@${deck}`, '--out', out)
    const [file = ''] = readdirSync(out)
    expect(readFileSync(join(out, file), 'utf8')).toContain('"memoryAid":true')
    expect((await vermeil('verify', join(out, file))).status).toBe(0)
    writeFileSync(
      deck,
      JSON.stringify({ ...VERMEIL_DECK, treasureCards: [{ ...VERMEIL_DECK.treasureCards[0], points: 3 }] }),
    )
    const { stderr } = await vermeil(
      'simulate',
      'silver-and-gold',
      '--seats',
      'random',
      '--options',
      `deck=@${deck}`,
    )
    expect(stderr).toContain('pointsNotCells P01')
    expect(stderr).toContain('tooFewTreasureCards')
  })
})

describe('replay and verify', () => {
  let file = ''
  beforeAll(async () => {
    const out = join(folder, 'files')
    await simulated('--seats', 'greedy,random', '--out', out)
    file = join(out, readdirSync(out)[0] ?? '')
  })

  test('replay shows the table at any turn, to a spectator and to a seat', async () => {
    const { stdout, status } = await vermeil('replay', file, '--at', '1', '--seat', '0')
    expect([status, stdout.includes('Dealt to you')]).toEqual([0, true])
    expect((await vermeil('replay', file, '--at', '1')).stdout).not.toContain('Dealt to you')
    expect((await vermeil('replay', file)).stdout).toContain('Winner: greedy (seat 0)')
    expect(JSON.parse((await vermeil('replay', file, '--json', '--seat', '1')).stdout)).toMatchObject({
      view: { seat: 1 },
    })
  })

  test.each([
    ['--at', '100000'],
    ['--at', 'end'],
    ['--seat', '2'],
  ])('replay refuses %s %s, which is out of range', async (...args) => {
    expect((await vermeil('replay', file, ...args)).status).toBe(2)
  })

  test('verify proves a file, in text and as JSON', async () => {
    const { stdout, status } = await vermeil('verify', file)
    expect([status, stdout.startsWith('✓')]).toEqual([0, true])
    expect(JSON.parse((await vermeil('verify', file, '--json')).stdout)).toMatchObject([
      { ok: true, proven: true, finished: true },
    ])
  })

  test('verify locates a forgery and exits with 1', async () => {
    const forged = join(folder, 'forged.json')
    writeFileSync(forged, readFileSync(file, 'utf8').replace(/"score":\d+/, '"score":999'))
    const { stdout, status } = await vermeil('verify', forged, file)
    expect(status).toBe(1)
    expect(stdout).toContain('at result: the result does not match the moves')
    expect(stdout).toContain(`✓ ${file}`)
  })

  test('verify refuses a file that is not UTF-8, and still judges the others', async () => {
    const latin = join(folder, 'latin.json')
    writeFileSync(latin, Buffer.from(readFileSync(file, 'utf8').replace('"greedy"', '"gr\u00fcn"'), 'latin1'))
    const missing = join(folder, 'missing.json')
    const { stdout, status } = await vermeil('verify', latin, missing, folder, file)
    expect(status).toBe(1)
    const lines = stdout.trim().split('\n')
    expect(lines.map((line) => line[0])).toEqual(['✗', '✗', '✗', '✓'])
    expect(lines[0]).toContain('not UTF-8')
    expect(JSON.parse((await vermeil('verify', missing, file, '--json')).stdout)).toMatchObject([
      { ok: false, problem: { code: 'unreadable' } },
      { ok: true },
    ])
  })
})
