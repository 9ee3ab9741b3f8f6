import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('.', import.meta.url))

/**
 * What each folder or file may import besides itself. A star stands for any name, the same one on both sides, so no
 * game imports from another.
 */
const ARROWS: Record<string, readonly string[]> = {
  kernel: [],
  picture: ['kernel'],
  daily: [],
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
  lesson: ['kernel', 'text'],
  'games/*/lessons': ['kernel', 'text', 'lesson', 'games/*/rules'],
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
  'games/boards.ts': ['games/*/board', 'ui'],
  'games/stills.ts': ['games/*/board', 'ui'],
  'games/lessons.ts': ['lesson', 'games/*/lessons'],
  review: ['kernel', 'search', 'text'],
  puzzle: ['kernel', 'search'],
  arena: ['kernel', 'search', 'games', 'games/manifest.ts'],
  statistics: ['kernel', 'protocol', 'search', 'games/manifest.ts', 'review'],
  library: ['kernel', 'search', 'text', 'games', 'games/manifest.ts', 'review'],
  rating: ['kernel', 'search'],
  conformance: ['kernel', 'protocol', 'table', 'server', 'games/manifest.ts'],
  server: [
    'kernel',
    'search',
    'protocol',
    'table',
    'daily',
    'rating',
    'text',
    'picture',
    'games',
    'games/manifest.ts',
  ],
  web: [
    'kernel',
    'daily',
    'search',
    'protocol',
    'table',
    'text',
    'ui',
    'games',
    'games/manifest.ts',
    'games/boards.ts',
    'games/stills.ts',
    'picture',
    'games/lessons.ts',
    'lesson',
    'review',
    'statistics',
    'puzzle',
  ],
  cli: ['kernel', 'search', 'text', 'games', 'games/manifest.ts', 'review', 'arena', 'server'],
}

/** The packages that a module may use. The rules need nothing but schemas. */
const PACKAGES: Record<string, readonly string[]> = {
  kernel: ['valibot', '@noble/hashes'],
  'games/*/rules': ['valibot'],
  'games/*/bot': [],
  protocol: ['valibot', '@valibot/to-json-schema'],
}

const ALL_FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('/testing/reference/'),
  )
const FILES = ALL_FILES.filter((path) => !path.includes('/testing/'))

interface Module {
  readonly name: string
  readonly star: string | undefined
}

/** The innermost module that contains a path. */
function moduleOf(path: string): Module | undefined {
  const modules = Object.keys(ARROWS).flatMap((name) => {
    const match = new RegExp(`^${name.replace('*', '([^/]+)').replace('.', '\\.')}(/|$)`).exec(path)
    return match ? [{ name, star: name.includes('*') ? match[1] : undefined }] : []
  })
  return modules.sort((a, b) => b.name.length - a.name.length)[0]
}

function allowed(from: Module, to: Module): boolean {
  if (from.name === to.name) return from.star === to.star
  if (!ARROWS[from.name]?.includes(to.name)) return false
  return from.star === undefined || to.star === undefined || from.star === to.star
}

const importsOf = (path: string): string[] =>
  [...readFileSync(join(SRC, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, what = '']) => what,
  )

/** Every import, with the modules on both sides; those of packages lead to none. */
const IMPORTS = FILES.flatMap((path) => {
  const from = moduleOf(path)
  return importsOf(path).map((what) => {
    const target = relative(SRC, join(SRC, dirname(path), what)).replaceAll('\\', '/')
    return { path, what, from, to: what.startsWith('.') ? moduleOf(target) : undefined }
  })
})

const violations = (isWrong: (one: (typeof IMPORTS)[number]) => boolean): string[] =>
  IMPORTS.filter(isWrong).map(({ path, what }) => `${path} imports ${what}`)

describe('imports run one way', () => {
  test('every file belongs to a module', () => {
    expect(FILES.length).toBeGreaterThan(30)
    expect(FILES.filter((path) => moduleOf(path) === undefined)).toEqual([])
  })

  test('no file imports from a module that it may not use', () => {
    const wrong = violations(
      ({ what, from, to }) =>
        what.startsWith('.') && (from === undefined || to === undefined || !allowed(from, to)),
    )
    expect(wrong).toEqual([])
  })

  // What games may import is for every game, also for those to come.
  test('outside of games, no import is allowed that no file has', () => {
    const used = new Set(IMPORTS.flatMap(({ from, to }) => (from && to ? [`${from.name} → ${to.name}`] : [])))
    const all = Object.entries(ARROWS)
      .filter(([from]) => !from.includes('*'))
      .flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`))
    expect(all.filter((arrow) => !used.has(arrow))).toEqual([])
  })

  test('the kernel, rules and bots use only the packages listed, and nothing of Node or the browser', () => {
    const wrong = violations(({ what, from }) => {
      const packages = PACKAGES[from?.name ?? '']
      return (
        packages !== undefined && !what.startsWith('.') && !packages.some((known) => what.startsWith(known))
      )
    })
    expect(wrong).toEqual([])
  })

  // The bundler relies on it when it leaves modules out of a page; see vite.config.ts.
  test('only style sheets are imported for what they do rather than for what they export', () => {
    const bare = FILES.flatMap((path) =>
      [...readFileSync(join(SRC, path), 'utf8').matchAll(/^\s*import '(\.[^']+)'/gm)].flatMap(
        ([, what = '']) => (/(\.css|\/styles\.ts)$/.test(what) ? [] : [`${path} imports ${what}`]),
      ),
    )
    expect(bare).toEqual([])
  })

  test('forbidden imports are detected', () => {
    const [kernel, rules, others, bot] = [
      'kernel/a.ts',
      'games/x/rules/a.ts',
      'games/y/rules/a.ts',
      'games/x/bot/a.ts',
    ].map(moduleOf)
    if (!kernel || !rules || !others || !bot) throw new Error('no such module')
    expect(allowed(rules, kernel)).toBe(true)
    expect(allowed(bot, rules)).toBe(true)
    expect(allowed(kernel, rules)).toBe(false)
    expect(allowed(rules, bot)).toBe(false)
    expect(allowed(rules, others)).toBe(false)
    expect(allowed(bot, others)).toBe(false)
  })
})

/** What every module of texts, and every page of rules, exports under the same name. */
const PARALLEL_NAMES = ['texts', 'Rules', 'ready']

/** The game that a path belongs to. Games are parallel to each other: each has its own Open, Move and Board. */
const gameOf = (path: string): string => /^games\/([^/]+)\//.exec(path)?.[1] ?? ''

function exportedTwice(exports: readonly (readonly [name: string, path: string])[]): string[] {
  const paths = Map.groupBy(exports, ([name]) => name)
  return [...paths].flatMap(([name, entries]) => {
    const files = [...new Set(entries.map(([, path]) => path))]
    const games = new Set(files.map(gameOf))
    const isParallel = games.size === files.length && !games.has('')
    return files.length === 1 || isParallel ? [] : [`${name}: ${files.join(', ')}`]
  })
}

const exportsOf = (path: string): [name: string, path: string][] =>
  [
    ...readFileSync(join(SRC, path), 'utf8').matchAll(
      /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = '']) => [name, path])

describe('an exported name means one thing', () => {
  test('no name is exported by two files, apart from what every game or language has', () => {
    const exports = ALL_FILES.flatMap(exportsOf).filter(([name]) => !PARALLEL_NAMES.includes(name))
    expect(exports.length).toBeGreaterThan(500)
    expect(exportedTwice(exports)).toEqual([])
  })

  test('names that are exported twice are detected', () => {
    const [open, other, table] = ['games/a/rules/state.ts', 'games/a/bot/state.ts', 'table/state.ts']
    expect(
      exportedTwice([
        ['Open', open],
        ['Open', 'games/b/rules/state.ts'],
      ]),
    ).toEqual([])
    expect(
      exportedTwice([
        ['Open', open],
        ['Open', other],
      ]),
    ).toHaveLength(1)
    expect(
      exportedTwice([
        ['Open', open],
        ['Open', table],
      ]),
    ).toHaveLength(1)
  })
})

/** More source files than this, tests aside, and a folder cannot be taken in at a glance. */
const FOLDER_LIMIT = 16

describe('folders are of a size that can be read', () => {
  test('no folder holds too many source files side by side', () => {
    const files = Map.groupBy(ALL_FILES, dirname)
    const crowded = [...files].flatMap(([folder, inside]) =>
      inside.length > FOLDER_LIMIT ? [`${folder}: ${inside.length}`] : [],
    )
    expect(files.size).toBeGreaterThan(50)
    expect(crowded).toEqual([])
  })
})

const PAGE = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8')

/** What the page says under a heading, up to the next one. */
const section = (heading: string): string => PAGE.split(`\n${heading}\n`)[1]?.split(/^#+ /m)[0] ?? ''

/** The source files in a folder, by their names without endings, and its folders, with a slash. */
const contentsOf = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return [`${entry.name}/`]
    return /\.test\.tsx?$|^index\.ts$/.test(entry.name) ? [] : [entry.name.replace(/\.\w+$/, '')]
  })
const isFolder = (name: string): boolean => name.endsWith('/')

describe('docs/architecture.md names', () => {
  test('every folder of src', () => {
    const [layout = ''] = section('## Layout').match(/```.*?```/s) ?? []
    expect(layout.match(/(?<=^ {2})\w+\//gm)?.toSorted()).toEqual(contentsOf('.').filter(isFolder))
  })

  test.each([
    ['server', '## Server', isFolder],
    ['table', '## The table engine', (name: string) => name !== 'testing/'],
    ['games/silver-and-gold/rules', '### Silver & Gold', () => true],
    ['games/silver-and-gold/rules/components', '### Silver & Gold', () => true],
  ])('everything in src/%s', (folder, heading, isNamed) => {
    const names = contentsOf(folder).filter(isNamed)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !section(heading).includes(`\`${name}\``))).toEqual([])
  })
})
