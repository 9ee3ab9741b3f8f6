import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const source = resolve(import.meta.dirname, 'src/web/picture')

/** Collects the style sheets as text: a picture is drawn without a browser, by the same modules as the pages. */
function collectedSheets(): Plugin {
  const target = JSON.stringify(resolve(source, 'sheets.ts'))
  return {
    name: 'vermeil-collected-sheets',
    enforce: 'pre',
    // Under another name, so that Vite does not take it for a style sheet.
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true })
        return found && `${found.id}.sheet.js`
      },
    },
    load: {
      filter: { id: /\.css\.sheet\.js$/ },
      async handler(id) {
        const text = await this.fs.readFile(id.replace(/\.sheet\.js$/, ''), { encoding: 'utf8' })
        return `import { sheets } from ${target}\nsheets.push(${JSON.stringify(text)})`
      },
    },
  }
}

/** The module with which the server draws pictures of tables, with everything that it needs in one file. */
export default defineConfig({
  plugins: [collectedSheets()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: resolve(source, 'main.ts'),
    outDir: resolve(import.meta.dirname, 'dist-web/pictures'),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.js' } },
  },
})
