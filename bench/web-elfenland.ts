import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../e2e/chromium.ts'
import { orderOf } from '../e2e/elfenland.ts'
import { startServer } from '../src/server/index.ts'

/** What the Elfengold table promises: its script in kilobytes beyond the front page, and no slow frame while panning. */
const LIMITS = { table: 90, frame: 32 }

/** Kilobytes of compressed script that the page has fetched so far, workers apart. */
async function scriptSize(page: Page, web: string): Promise<number> {
  const files = await page.evaluate(() =>
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))].filter(
      (path) => path.endsWith('.js') && !path.includes('worker'),
    ),
  )
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(web, file))).length, 0) / 1024
}

/** The slowest frame in milliseconds while the map is dragged about. */
async function slowestFrame(page: Page): Promise<number> {
  await page.locator('.ef-tools button').first().click()
  await page.locator('.ef-tools button').first().click()
  await page.waitForTimeout(800)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const next = (): void => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, { frames })
  })
  await page.mouse.move(400, 400)
  await page.mouse.down()
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(400 + 180 * Math.sin(step / 12), 400 + 120 * Math.cos(step / 9))
  }
  await page.mouse.up()
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  return Math.max(...frames.slice(2))
}

async function measure(): Promise<void> {
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const kept = Object.entries({ 'setting:pace': 'quick', ...orderOf('elfengold', 4) })
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(`vermeil:${key}`, JSON.stringify(value))
    }, kept)
    await page.goto(`${server.url}/`)
    await page.waitForSelector('.ledger')
    const front = await scriptSize(page, web)
    await page.goto(`${server.url}/#/here/journey`)
    await page.waitForSelector('main.ef')
    await page.waitForTimeout(1500)
    const table = (await scriptSize(page, web)) - front
    const frame = await slowestFrame(page)
    console.log(
      `Elfengold table: ${table.toFixed(1)} KB of script beyond the front page (at most ${LIMITS.table})`,
    )
    console.log(`Elfengold map: slowest frame while panning ${frame.toFixed(0)} ms (at most ${LIMITS.frame})`)
    if (table > LIMITS.table || frame > LIMITS.frame) process.exitCode = 1
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await measure()
