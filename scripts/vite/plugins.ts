import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { expandBreakpoints } from './expand-breakpoints.ts'

/* What the build of the pages and that of embedded tables have in common. */

const source = resolve(import.meta.dirname, '../../src')

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

/** Puts the icons into the page itself, where `<use>` finds them without any script. */
export function symbols(): Plugin {
  return {
    name: 'vermeil-symbols',
    transformIndexHtml: (html) =>
      html.replace('<!-- symbols -->', () => readFileSync(resolve(source, 'web/art/symbols.svg'), 'utf8')),
  }
}

/**
 * Style sheets write `@media (--phone)`; the names are those of `src/ui/breakpoints.ts`. Each sheet also states the
 * order of the cascade layers, because the browser may load any of them first.
 */
export function styles(): Plugin {
  const [order] =
    /^@layer [\w, ]+;$/m.exec(readFileSync(resolve(source, 'ui/styles/layers.css'), 'utf8')) ?? []
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

const SCRIPT_REL = 'link.rel = isCss ? "stylesheet" : scriptRel;'
const WAITS_FOR = 'if (isCss) return new Promise('
const AFTER_FAILURE = /seen\[href\] = void 0;(?=\s*throw err)/

/**
 * Lets a part of a page that could not be loaded be asked for again. A browser may remember for as long as the page is
 * open that a module could not be loaded, and Vite asks for modules as such before it imports them, those that import
 * nothing and those that have failed before not at all. So all of them are asked for as mere files, each time, and
 * imported once they are there.
 */
export function loadAgain(): Plugin {
  return {
    name: 'vermeil-load-again',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(SCRIPT_REL) || !code.includes(WAITS_FOR) || !AFTER_FAILURE.test(code))
          throw new Error('the code by which Vite preloads modules is another one')
        return {
          code: code
            .replace(SCRIPT_REL, 'link.rel = isCss ? "stylesheet" : "preload";')
            .replace(WAITS_FOR, 'return new Promise(')
            .replace(AFTER_FAILURE, 'delete seen[href];'),
          map: null,
        }
      },
    },
  }
}

/** Compresses the files once at build time, with the best ratio; the server only selects one. */
export function precompress(): Plugin {
  return {
    name: 'vermeil-precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const compressed = Object.entries(bundle).map(async ([fileName, item]) => {
          if (!/\.(js|css|html|svg|json|webmanifest)$/.test(fileName)) return
          const raw = Buffer.from(item.type === 'chunk' ? item.code : item.source)
          if (raw.length < 512) return
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          }
          // In threads, because compressing on one would leave the other cores idle for seconds.
          const [br, gz] = await Promise.all([brotli(raw, { params }), gzip(raw, { level: 9 })])
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz })
        })
        await Promise.all(compressed)
      },
    },
  }
}

/**
 * Importing one of our own modules changes nothing but for style sheets, so a page leaves out whatever it only reaches
 * by way of an `index.ts`. `architecture.test.ts` makes sure of it.
 */
export const treeshake: Rolldown.InputOptions['treeshake'] = {
  moduleSideEffects: [{ test: /\/src\/(?!.*\/styles\.ts$).*\.tsx?$/, sideEffects: false }],
}
