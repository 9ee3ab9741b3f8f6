import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../e2e/chromium.ts'
import { act } from '../e2e/silver-and-gold.ts'
import { startServer } from '../src/server/index.ts'

/** What the pages promise: small, quick, and nothing jumps. */
const LIMITS = { frontPage: 60, table: 60, tap: 50, shift: 0.001 }

interface Measured {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly limit: number
}

/** Kilobytes of compressed script that the page has fetched so far. */
async function scriptSize(page: Page, web: string): Promise<number> {
  const files = await page.evaluate(() =>
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))].filter(
      (path) => path.endsWith('.js'),
    ),
  )
  const pageScripts = files.filter((file) => !/worker/.test(file))
  return (
    pageScripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(web, file))).length, 0) /
    1024
  )
}

/** Milliseconds from a tap to the next picture on the screen, the slowest of some. */
async function tapTime(page: Page): Promise<number> {
  const times: number[] = []
  for (const selector of [
    '.rb >> nth=1',
    '.rb >> nth=2',
    '.mine .cell >> nth=2',
    '[data-do=undo]',
    '.mine .cell >> nth=5',
  ]) {
    const box = await page.locator(selector).boundingBox()
    if (!box) continue
    await page.evaluate(() => {
      const taken = new Promise<number>((done) => {
        addEventListener(
          'pointerup',
          (event) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp))),
          { once: true, capture: true },
        )
      })
      Object.assign(window, { taken })
    })
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    times.push(await page.evaluate(() => (window as unknown as { taken: Promise<number> }).taken))
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
}

export async function measureWeb(): Promise<Measured[]> {
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
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en',
      serviceWorkers: 'block',
    })
    await context.addInitScript(() => {
      localStorage.setItem('vermeil:setting:pace', '"quick"')
      localStorage.setItem(
        'vermeil:bots:silver-and-gold',
        JSON.stringify({ level: 'gentle', opponents: 1, options: {} }),
      )
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // As browsers count it: what moves as the answer to a click is no surprise.
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
          if (!hadRecentInput) shifts.sum += value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const page = await context.newPage()
    await page.goto(`${server.url}/`)
    await page.waitForSelector('.ledger')
    const front = await scriptSize(page, web)
    await page.click('.cart .btn-gold')
    await page.waitForSelector('.dealt')
    const table = (await scriptSize(page, web)) - front
    await page.evaluate(() => {
      ;(window as unknown as { shifts: { sum: number } }).shifts.sum = 0
    })
    while ((await page.locator('.mine .cell').count()) === 0) await act(page, 'mouse')
    const tap = await tapTime(page)
    for (let did = ''; did !== 'over'; ) did = await act(page, 'mouse')
    const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
    return [
      { what: 'script of the front page, compressed', value: front, unit: 'KB', limit: LIMITS.frontPage },
      { what: 'script of the Silver & Gold table beyond it', value: table, unit: 'KB', limit: LIMITS.table },
      { what: 'from tap to screen', value: tap, unit: 'ms', limit: LIMITS.tap },
      { what: 'layout shift over a whole game', value: shift, unit: '', limit: LIMITS.shift },
    ]
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, value, unit, limit } of await measureWeb()) {
    console.log(
      `${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(value < 1 ? 4 : 1)} ${unit} (at most ${limit})`,
    )
  }
}
