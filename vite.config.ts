import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { expandBreakpoints } from './scripts/vite/expand-breakpoints.ts'

const web = resolve(import.meta.dirname, 'src/web')
const ui = resolve(import.meta.dirname, 'src/ui')

/** Puts the icons into the page itself, where `<use>` finds them without any script. */
function symbols(): Plugin {
  return {
    name: 'vermeil-symbols',
    transformIndexHtml: (html) =>
      html.replace('<!-- symbols -->', () => readFileSync(resolve(web, 'art/symbols.svg'), 'utf8')),
  }
}

/**
 * Style sheets write `@media (--phone)`; the names are those of `src/ui/breakpoints.ts`. Each sheet also states the
 * order of the cascade layers, because the browser may load any of them first.
 */
function styles(): Plugin {
  const [order] = /^@layer [\w, ]+;$/m.exec(readFileSync(resolve(ui, 'styles/layers.css'), 'utf8')) ?? []
  if (order === undefined) throw new Error('layers.css does not state the order of the layers')
  return {
    name: 'vermeil-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: order + expandBreakpoints(css), map: null }),
    },
  }
}

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

/** Compresses the files once at build time, with the best ratio; the server only selects one. */
function precompress(): Plugin {
  return {
    name: 'vermeil-precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, item] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg|json|webmanifest)$/.test(fileName)) continue
          const raw = Buffer.from(item.type === 'chunk' ? item.code : item.source)
          if (raw.length < 512) continue
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          }
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(raw, { params }),
          })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(raw, { level: 9 }) })
        }
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

/**
 * Importing one of our own modules changes nothing but for style sheets, so a page leaves out whatever it only reaches
 * by way of an `index.ts`. `architecture.test.ts` makes sure of it.
 */
const treeshake: Rolldown.InputOptions['treeshake'] = {
  moduleSideEffects: [{ test: /\/src\/(?!.*\/styles\.ts$).*\.tsx?$/, sideEffects: false }],
}

/** Builds what the server draws pictures of tables with, after the pages (vite.pictures.config.ts). */
function pictures(): Plugin {
  return {
    name: 'vermeil-pictures',
    apply: 'build',
    async closeBundle() {
      await build({ configFile: resolve(import.meta.dirname, 'vite.pictures.config.ts'), logLevel: 'warn' })
    },
  }
}

/** Every page needs what the start needs: one file compresses better than a chunk for each set of pages. */
const START: Rolldown.CodeSplittingGroup = { name: 'start', tags: ['$initial'], priority: 3 }

/** The pages also share parts that are always loaded together, which the bundler would split by who imports them. */
const PAGE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  START,
  // The pages before a table name levels as well, and they need none of the parts below.
  { name: 'levels', test: /src\/ui\/board\/levels/, priority: 2 },
  {
    name: 'board-parts',
    test: /src\/ui\/(device\/sound|hooks\/(?!use-media)|components\/seats)/,
    priority: 1,
  },
  {
    name: 'around-board',
    test: /src\/web\/(frame\/(frame\.css|hint\.css|log-between|taken-back)|pages\/review\/transport\.css)/,
  },
]

export default defineConfig({
  root: web,
  // Relative, so that the same build works at the root of a host and under a path behind a proxy.
  base: './',
  publicDir: resolve(web, 'public'),
  plugins: [symbols(), styles(), preloadFonts(), puzzles(), serviceWorker(), precompress(), pictures()],
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
      output: { codeSplitting: { groups: PAGE_GROUPS } },
    },
    modulePreload: { polyfill: false },
  },
  worker: {
    format: 'es',
    plugins: () => [withoutUnused()],
    rolldownOptions: { treeshake, output: { codeSplitting: { groups: [START] } } },
  },
  server: {
    proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } },
  },
})
