import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { orderOf } from '../e2e/elfenland/play.ts'
import { type Figure, printFigures } from './figures.ts'
import { median } from './measure.ts'
import { withPages } from './web-pages.ts'

const GOALS = { table: '≤ 90', frame: '≤ 32' }

/** Milliseconds between frames while the map is dragged. */
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

export const webElfenlandFigures = (): Promise<Figure[]> =>
  withPages(async ({ browser, url, scriptSize }) => {
    // The service worker stores the app in the background of the first visit, on the same processor.
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    })
    const kept = Object.entries({ 'setting:pace': 'quick', ...orderOf('elfengold', 4) })
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(`vermeil:${key}`, JSON.stringify(value))
    }, kept)
    await page.goto(url)
    await page.waitForSelector('.cart')
    const front = await scriptSize(page)
    await page.goto(`${url}#/here/journey`)
    await page.waitForSelector('main.ef')
    await page.waitForTimeout(1500)
    const table = (await scriptSize(page)) - front
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
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  printFigures('Browser', await webElfenlandFigures())
