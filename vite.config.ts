import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { loadAgain, precompress, styles, symbols, treeshake } from './scripts/vite/plugins.ts'

const web = resolve(import.meta.dirname, 'src/web')

/** Preloads the fonts of the first screen, so that they arrive together with the script. */
function preloadFonts(): Plugin {
  const first =
    /(alegreya-sc-latin-700|alegreya-latin-(500-italic|700)|alegreya-sans-latin-(500|700)).*woff2$/
  return {
    name: 'vermeil-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `./${file}`,
              crossorigin: '',
            },
          })),
    },
  }
}

const PUZZLES = 'puzzles/'

/** Serves the puzzles beside the pages. They are no part of any bundle: a page fetches a file when it is opened. */
function puzzles(): Plugin {
  const folder = resolve(import.meta.dirname, PUZZLES)
  return {
    name: 'vermeil-puzzles',
    apply: 'build',
    generateBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
        if (!file.endsWith('.json')) continue
        const fileName = PUZZLES + file.replaceAll('\\', '/')
        this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(folder, file), 'utf8') })
      }
    },
  }
}

const PUBLIC_FILES = [
  'manifest.webmanifest',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
]

/** Tells the service worker the files of its build, so that a running page never mixes files of two builds. */
function serviceWorker(): Plugin {
  return {
    name: 'vermeil-service-worker',
    apply: 'build',
    generateBundle: {
      // After Vite has removed the chunks that held nothing but styles: a missing file would stop the installation.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter(
          (file) => !file.endsWith('.map') && !file.startsWith(PUZZLES),
        )
        const puzzleTexts = Object.entries(bundle).flatMap(([file, item]) =>
          file.startsWith(PUZZLES) && item.type === 'asset' ? [String(item.source)] : [],
        )
        const names = [...files, ...PUBLIC_FILES].filter((file) => file !== 'index.html').sort()
        let version = 5381
        // Puzzles keep their names, so their contents count as well.
        for (const letter of [...names, ...puzzleTexts].join())
          version = (Math.imul(version, 33) ^ letter.charCodeAt(0)) >>> 0
        const source = readFileSync(resolve(web, 'service-worker.js'), 'utf8')
          .replace('__VERSION__', version.toString(36))
          .replace(/\[['"]__FILES__['"]\]/, JSON.stringify(['./', ...names]))
        if (/__(VERSION|FILES)__/.test(source)) throw new Error('service-worker.js has lost its placeholders')
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}

/**
 * Leaves out of the worker what its manifests list for others: texts for the page, which Vite would build a second
 * time, boards printed for the command line, and figures for the arena.
 */
function withoutUnused(): Plugin {
  return {
    name: 'vermeil-without-unused',
    load: {
      filter: { id: /\/games\/[^/]+\/(texts\/index|rules\/print|bot\/stats)\.ts$/ },
      handler: (id) =>
        [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)]
          .map(([, name]) => `export const ${name} = undefined\n`)
          .join(''),
    },
  }
}

/** Builds embedded tables and what the server draws pictures of tables with, after the pages. */
function builtApart(): Plugin {
  return {
    name: 'vermeil-built-apart',
    apply: 'build',
    async closeBundle() {
      for (const file of ['vite.embed.config.ts', 'vite.pictures.config.ts'])
        await build({ configFile: resolve(import.meta.dirname, file), logLevel: 'warn' })
    },
  }
}

/**
 * Short hashes: a page names hundreds of files, and nothing compresses worse. One change in 78 billion leaves a file its
 * old name.
 */
const FILE_NAMES = {
  hashCharacters: 'base36' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** What the worker starts with: one file compresses better than a chunk for each set of games. */
const START: Rolldown.CodeSplittingGroup = { name: 'start', tags: ['$initial'], priority: 3 }

/** Matches our own modules by their paths within `src`, which may end early. */
const modules = (...paths: string[]): RegExp => new RegExp(`/src/(${paths.join('|')})`)

/**
 * The pages share parts that are always loaded together, which the bundler would split by who imports them: a table
 * was a hundred files. A group takes along what its modules import, unless a group of a higher priority has it: those
 * hold what pages without a table need as well.
 */
const PAGE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What main.tsx imports, and small parts of most pages.
  {
    name: 'start',
    test: modules(
      'web/main\\.',
      'kernel/(at|time-units)\\.',
      'protocol/former-player',
      'ui/components/overlays/dialog',
      'ui/components/pictures/token',
      'ui/hooks/memo',
      'ui/text/holiday-days',
      'web/pages/use-game',
      'web/session/(person-name|remote/clock-words)',
    ),
    priority: 5,
  },
  {
    name: 'island-art',
    test: modules(
      'games/silver-and-gold/board/(archipelago\\.tsx|art/(card-layout|coast|pencil|seeded|sprite|use))',
      'games/silver-and-gold/rules/components/(cells|deck-(drawing|file)|vermeil-deck)',
    ),
    priority: 4,
  },
  { name: 'home', test: modules('web/pages/(home/home|remove-dialog|setup/join-by-code)'), priority: 4 },
  // Lists of tables show boots without the rest of the game.
  { name: 'elfen-sign', test: modules('games/elfenland/board/art/(boot|seat)'), priority: 4 },
  {
    name: 'elfen-art',
    test: modules(
      'games/elfenland/board/(art/(?!fan).*|names|texts|view|words)\\.tsx?$',
      'games/elfenland/rules/(components/|options|phases/wizards|scoring|state)',
    ),
    priority: 3,
  },
  {
    name: 'elfen-map',
    test: modules('games/elfenland/board/map/(picture|pieces-on-map|positions|roads|towns)\\.tsx?$'),
    priority: 3,
  },
  { name: 'levels', test: modules('ui/board/levels', 'web/session/bot-setup'), priority: 4 },
  { name: 'chances', test: modules('web/commentary/(load|may-comment)'), priority: 4 },
  { name: 'day-words', test: modules('web/session/daily/day-words', 'daily/day\\.'), priority: 4 },
  { name: 'worker-client', test: modules('web/session/(local/worker-client|own-name)'), priority: 4 },
  { name: 'quick', test: modules('web/(pages/home/quick|session/challenge)'), priority: 3 },
  {
    name: 'sentences',
    test: modules('review/(sentences|texts/index)', 'web/session/review/sentences'),
    priority: 3,
  },
  {
    name: 'board-basics',
    test: modules('kernel/(chance/(bag|chance\\.)|result|sum)', 'ui/(board/anchors|text/numerals)'),
    priority: 4,
  },
  {
    name: 'fields',
    test: modules(
      'protocol/http/me\\.',
      'ui/components/controls/segments',
      'web/pages/setup/name-field',
      'web/session/api/me',
    ),
    priority: 4,
  },
  {
    name: 'setup-parts',
    test: modules(
      'ui/components/controls/checkbox',
      'web/pages/setup/((bot|count|level|option)-field|form-page)',
    ),
    priority: 2,
  },
  {
    name: 'board-parts',
    test: modules(
      'ui/(board|hooks|breakpoints|device/sound)',
      'ui/components/(seats|controls/why|pictures/fanned-cards)',
    ),
    priority: 2,
  },
  {
    name: 'around-board',
    test: modules(
      'web/frame/[a-z-]+\\.',
      'web/frame/(dock|help|watching|time/(awaited|pause-now)|sheets/remark-words)',
      'web/pages/(review/transport\\.css|people/(load|texts)\\.)',
    ),
    priority: 1,
  },
  {
    name: 'island-deck',
    test: modules(
      'games/silver-and-gold/rules/(scoring|state|components/(deck|patterns))\\.ts$',
      'games/silver-and-gold/(board/(texts|view|words)|texts/index)\\.ts$',
    ),
    priority: 2,
  },
  {
    name: 'invitation',
    test: modules(
      'web/session/(introduce|invitation)\\.',
      'web/pages/(copy-text|share-link-button|use-copy)\\.',
      'web/pages/(notices/load-offer|(pairing|ratings)/(load|texts))\\.',
      'web/frame/(fair-play/(load|texts)|share/load|sheets/option-list)\\.',
      'ui/components/controls/copy-button',
    ),
    priority: 1,
  },
  // A picture of a table on the home page needs these without a socket.
  { name: 'position', test: modules('protocol/socket/(difference|position)'), priority: 3 },
  {
    name: 'socket',
    test: modules('protocol/socket/', 'web/session/remote/(browser-socket|attention)'),
    priority: 1,
  },
  {
    name: 'elfen-board',
    test: modules(
      'games/elfenland/board/(explain|map|story|turn)/(?!auction-story|earnings).*\\.tsx?$',
      'games/elfenland/board/panels/(?!auction|elfengold).*\\.tsx?$',
      'games/elfenland/journey',
    ),
  },
]

export default defineConfig({
  root: web,
  // Relative, so that the same build works at the root of a host and under a path behind a proxy.
  base: './',
  publicDir: resolve(web, 'public'),
  plugins: [
    symbols(),
    styles(),
    loadAgain(),
    preloadFonts(),
    puzzles(),
    serviceWorker(),
    precompress(),
    builtApart(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist-web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      treeshake,
      checks: { pluginTimings: false },
      output: { ...FILE_NAMES, codeSplitting: { groups: PAGE_GROUPS } },
    },
    modulePreload: { polyfill: false },
  },
  worker: {
    format: 'es',
    plugins: () => [withoutUnused()],
    rolldownOptions: { treeshake, output: { ...FILE_NAMES, codeSplitting: { groups: [START] } } },
  },
  server: {
    proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } },
  },
})
