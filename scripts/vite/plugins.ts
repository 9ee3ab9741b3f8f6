import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { expandBreakpoints } from './expand-breakpoints.ts'

/* What the build of the pages and that of embedded tables have in common. */

const source = resolve(import.meta.dirname, '../../src')

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

/** Compresses the files once at build time, with the best ratio; the server only selects one. */
export function precompress(): Plugin {
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
 * Importing one of our own modules changes nothing but for style sheets, so a page leaves out whatever it only reaches
 * by way of an `index.ts`. `architecture.test.ts` makes sure of it.
 */
export const treeshake: Rolldown.InputOptions['treeshake'] = {
  moduleSideEffects: [{ test: /\/src\/(?!.*\/styles\.ts$).*\.tsx?$/, sideEffects: false }],
}
