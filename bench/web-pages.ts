import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../e2e/browser/chromium.ts'
import { startServer } from '../src/server/index.ts'

export interface Pages {
  readonly browser: Browser
  readonly url: string
  /** Kilobytes of compressed script that a page has loaded so far. */
  scriptSize(page: Page): Promise<number>
}

/** Serves the production build from a server of its own during the measurements. */
export async function withPages<Measured>(measure: (pages: Pages) => Promise<Measured>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-bench-'))
  const web = join(folder, 'web')
  await build({
    configFile: resolve(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    build: { outDir: web },
  })
  const server = await startServer({ port: 0, host: 'localhost', data: folder, web, logLevel: 'error' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    return await measure({
      browser,
      url: `${server.url}/`,
      async scriptSize(page) {
        const files = (await fetched(page)).filter((file) => file.endsWith('.js') && !/worker/.test(file))
        const sizes = files.map((file) => brotliCompressSync(readFileSync(join(web, file))).length)
        return sizes.reduce((sum, size) => sum + size, 0) / 1024
      },
    })
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  ])
