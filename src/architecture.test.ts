import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('.', import.meta.url))

/**
 * The rooms of the house and the arrows between them: what each may import, beside itself. A star is any one name and
 * stands for the same name on both sides, so no game knows another.
 */
const ARROWS: Record<string, readonly string[]> = {
  kernel: [],
  search: ['kernel'],
  protocol: ['kernel'],
  table: ['kernel', 'protocol'],
  text: [],
  ui: ['kernel', 'text'],
  'games/*/rules': ['kernel'],
  'games/*/journey': ['kernel', 'games/*/rules'],
  'games/*/bot': ['kernel', 'search', 'games/*/rules', 'games/*/journey'],
  'games/*/texts': ['text'],
  'games/*/board': ['kernel', 'text', 'ui', 'games/*/rules', 'games/*/journey', 'games/*/texts'],
  'games/*/index.ts': ['games/*/rules', 'games/*/journey', 'games/*/bot'],
  'games/manifest.ts': ['kernel', 'search', 'text'],
  'games/*/manifest.ts': [
    'kernel',
    'search',
    'text',
    'games/manifest.ts',
    'games/*/rules',
    'games/*/bot',
    'games/*/texts',
  ],
  games: ['games/manifest.ts', 'games/*/manifest.ts'],
  'games/boards.ts': ['games/*/board', 'games/*/texts', 'ui'],
  review: ['kernel', 'search', 'text'],
  arena: ['kernel', 'search', 'games', 'games/manifest.ts'],
  library: ['kernel', 'search', 'text', 'games', 'games/manifest.ts', 'review'],
  server: ['kernel', 'search', 'protocol', 'table', 'games', 'games/manifest.ts'],
  web: [
    'kernel',
    'search',
    'protocol',
    'table',
    'text',
    'ui',
    'games',
    'games/manifest.ts',
    'games/boards.ts',
    'review',
  ],
  cli: [
    'kernel',
    'search',
    'text',
    'games',
    'games/manifest.ts',
    'games/*/rules',
    'review',
    'arena',
    'server',
  ],
}

/** Packages that a room may use; the rules need nothing but a check of shapes. */
const PACKAGES: Record<string, readonly string[]> = {
  kernel: ['valibot', '@noble/hashes'],
  'games/*/rules': ['valibot'],
  'games/*/bot': [],
  protocol: ['valibot'],
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('/testing/'))

interface Room {
  readonly name: string
  readonly star: string | undefined
}

/** The innermost room that a path lies in. */
function roomOf(path: string): Room | undefined {
  const rooms = Object.keys(ARROWS).flatMap((name) => {
    const match = new RegExp(`^${name.replace('*', '([^/]+)').replace('.', '\\.')}(/|$)`).exec(path)
    return match ? [{ name, star: name.includes('*') ? match[1] : undefined }] : []
  })
  return rooms.sort((a, b) => b.name.length - a.name.length)[0]
}

function allowed(from: Room, to: Room): boolean {
  if (from.name === to.name) return from.star === to.star
  if (!ARROWS[from.name].includes(to.name)) return false
  return from.star === undefined || to.star === undefined || from.star === to.star
}

const importsOf = (path: string): string[] =>
  [...readFileSync(join(SRC, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, what]) => what,
  )

const complaints = (look: (path: string, what: string) => boolean): string[] =>
  FILES.flatMap((path) =>
    importsOf(path).flatMap((what) => (look(path, what) ? [`${path} imports ${what}`] : [])),
  )

describe('arrows run one way', () => {
  test('every file lies in a room', () => {
    expect(FILES.length).toBeGreaterThan(30)
    expect(FILES.filter((path) => roomOf(path) === undefined)).toEqual([])
  })

  test('no file imports from a room that the design does not allow', () => {
    const wrong = complaints((path, what) => {
      if (!what.startsWith('.')) return false
      const [from, to] = [
        roomOf(path),
        roomOf(relative(SRC, join(SRC, dirname(path), what)).replaceAll('\\', '/')),
      ]
      return from === undefined || to === undefined || !allowed(from, to)
    })
    expect(wrong).toEqual([])
  })

  test('the rules use no package but the check of shapes, and nothing of Node or the browser', () => {
    const wrong = complaints((path, what) => {
      const packages = PACKAGES[roomOf(path)?.name ?? '']
      return (
        packages !== undefined && !what.startsWith('.') && !packages.some((known) => what.startsWith(known))
      )
    })
    expect(wrong).toEqual([])
  })

  test('a forbidden arrow would be seen', () => {
    const [kernel, rules, others, bot] = [
      'kernel/a.ts',
      'games/x/rules/a.ts',
      'games/y/rules/a.ts',
      'games/x/bot/a.ts',
    ].map(roomOf)
    if (!kernel || !rules || !others || !bot) throw new Error('no room')
    expect(allowed(rules, kernel)).toBe(true)
    expect(allowed(bot, rules)).toBe(true)
    expect(allowed(kernel, rules)).toBe(false)
    expect(allowed(rules, bot)).toBe(false)
    expect(allowed(rules, others)).toBe(false)
    expect(allowed(bot, others)).toBe(false)
  })
})
