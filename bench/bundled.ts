import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const FILE = 'bundled.mjs'

/**
 * A module of this folder, bundled into one file. V8 folds constants of the same file and inlines its functions, but
 * loads imported ones at every use. In the worker of the pages, a game and the kernel are one file each.
 */
export async function importBundled(name: string): Promise<unknown> {
  const entry = fileURLToPath(new URL(name, import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-bench-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        target: 'es2022',
        minify: true,
        lib: { entry, formats: ['es'], fileName: () => FILE },
        // Vite keeps constants in workers, but turns them into variables elsewhere, which V8 does not fold.
        rolldownOptions: { output: { topLevelVar: false } },
      },
    })
    return await import(pathToFileURL(join(folder, FILE)).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
