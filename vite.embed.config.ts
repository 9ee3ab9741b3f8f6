import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { loadAgain, precompress, styles, symbols, treeshake } from './scripts/vite/plugins.ts'

const web = resolve(import.meta.dirname, 'src/web')

/** Embedded tables, built apart from the pages so that they load nothing of them. */
export default defineConfig({
  root: web,
  base: './',
  publicDir: false,
  plugins: [symbols(), styles(), loadAgain(), precompress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist-web'),
    emptyOutDir: false,
    assetsDir: 'assets/embed',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: resolve(web, 'embed.html'), treeshake, checks: { pluginTimings: false } },
    modulePreload: { polyfill: false },
  },
})
