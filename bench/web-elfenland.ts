import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../e2e/chromium.ts'
import { orderOf } from '../e2e/elfenland.ts'
import { startServer } from '../src/server/index.ts'
import { type Figure, printFigures } from './figures.ts'
import { median } from './measure.ts'
import { scriptSize } from './web.ts'

const GOALS = { table: '≤ 90', frame: '≤ 32' }

/** Milliseconds from one frame to the next while the map is dragged about. */
async function panningFrames(page: Page): Promise<number[]> {
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
  return frames.slice(2)
}

export async function webElfenlandFigures(): Promise<Figure[]> {
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
    const frames = await panningFrames(page)
    return [
      {
        name: 'script of the Elfengold table beyond the front page',
        value: table,
        unit: 'KB',
        goal: GOALS.table,
      },
      { name: 'panning its map, slowest frame', value: Math.max(...frames), unit: 'ms', goal: GOALS.frame },
      { name: 'panning its map, median frame', value: median(frames), unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  printFigures('Browser', await webElfenlandFigures())
