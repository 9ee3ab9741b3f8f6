import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
let folder = ''

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** The package as its users install it: packed, and unpacked into node_modules next to its dependencies. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vermeil-library-'))
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], ROOT)
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  const target = join(folder, 'node_modules', 'vermeil')
  mkdirSync(target, { recursive: true })
  run('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', target], folder)
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const dependency of new Set(Object.keys(dependencies).map((name) => name.split('/')[0] ?? name)))
    symlinkSync(join(ROOT, 'node_modules', dependency), join(folder, 'node_modules', dependency))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the package exports the kernel and the games, as the README shows', () => {
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { fastChance, fastSeed, readMatch, viewOf } from 'vermeil/kernel'
     import { greedy, print, silverAndGold } from 'vermeil/games/silver-and-gold'
     const chance = fastChance(fastSeed(7))
     const state = silverAndGold.setup({ memoryAid: false }, 2, chance)
     while (silverAndGold.waiting(state.open) !== 0) {
       const seat = silverAndGold.waiting(state.open) & 1 ? 0 : 1
       silverAndGold.play(state, seat, greedy.choose(viewOf(state, seat), chance), chance)
     }
     console.log(print(viewOf(state)))
     console.log(readMatch('{}', () => silverAndGold).ok)`,
  )
  const out = run(process.execPath, ['program.mjs'], folder)
  expect(out).toContain('Winner: seat')
  expect(out).toContain('false')
})

test('the package exports levels, hints and reviews, as docs/bots.md describes', () => {
  writeFileSync(
    join(folder, 'bots.mjs'),
    `import { fastChance, fastSeed, startMatch, viewOf } from 'vermeil/kernel'
     import { elfenland } from 'vermeil/games/elfenland'
     import { findBot, hintFor, levelsOf, memoryIn, reviewerOf, say } from 'vermeil/bots'
     const match = startMatch(elfenland, { options: {}, seats: ['Ada', 'Ben'] })
     const sharp = findBot('elfenland', 'sharp')
     const [seat, rng] = [match.state.open.turn, fastChance(fastSeed(7))]
     const view = viewOf(match.state, seat)
     const memory = memoryIn(match, sharp, seat)
     console.log(levelsOf('elfenland').map(({ name }) => name).join(' '))
     console.log(elfenland.legal(view).some(({ type }) => type === sharp.choose(view, rng, { memory }).type))
     const { reason } = hintFor(reviewerOf('elfenland'), view, rng, { memory, budget: { iterations: 1 } })
     console.log(say('elfenland', 'de', reason, { seats: ['Ada', 'Ben'] }).length > 0)`,
  )
  expect(run(process.execPath, ['bots.mjs'], folder)).toBe(
    'playful gentle curious eager steady attentive sharp seasoned master\ntrue\ntrue\n',
  )
})

test('the package exports the conformance suite, as docs/a-new-game.md describes', () => {
  writeFileSync(
    join(folder, 'conformance.mjs'),
    `import { conformanceChecks } from 'vermeil/conformance'
     import { print, random, silverAndGold } from 'vermeil/games/silver-and-gold'
     const manifest = { game: silverAndGold, bots: [random], print }
     const checks = conformanceChecks(manifest, { games: 1, seats: [2] })
     for (const area of ['rules', 'fuzzing', 'two worlds', 'undo', 'bots', 'wire'])
       for (const check of checks.filter((one) => one.area === area).slice(0, 1)) await check.run()
     const broken = conformanceChecks({ ...manifest, bots: [] }).find(({ name }) => name.startsWith('there is a bot'))
     try {
       broken.run()
     } catch (error) {
       console.log(error.message)
     }`,
  )
  expect(run(process.execPath, ['conformance.mjs'], folder)).toBe('the manifest has no bot\n')
})

test('the package includes its types', () => {
  writeFileSync(
    join(folder, 'program.mts'),
    `import type { Match } from 'vermeil/kernel'
     import { type Move, silverAndGold } from 'vermeil/games/silver-and-gold'
     import { type Review, reviewMatch, reviewerOf } from 'vermeil/bots'
     export const review = (match: Match): Review | undefined => {
       const reviewer = reviewerOf(match.game.id)
       return reviewer && reviewMatch(match, reviewer)
     }
     export const first = (match: Match): number => match.log.length
     export const move: Move = { type: 'take', card: 3 }
     export const version: number = silverAndGold.version`,
  )
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [
    tsc,
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    'program.mts',
  ]
  expect(run(process.execPath, args, folder)).toBe('')
})

test('the command runs from the packed files', () => {
  const out = run(
    process.execPath,
    [join(folder, 'node_modules', 'vermeil', 'bin', 'vermeil.js'), '--help'],
    folder,
  )
  expect(out).toContain('simulate')
})
