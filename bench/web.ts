import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { act } from '../e2e/silver-and-gold/play.ts'
import { type Figure, printFigures } from './figures.ts'
import { median, quantile } from './measure.ts'
import { withPages } from './web-pages.ts'

/** Limits for the size of the pages, their response times and their layout shifts. */
const GOALS = { frontPage: '60 at most', table: '60 at most', tap: '50 at most', shift: '0.001 at most' }

const TAPS = [
  '.rb >> nth=1',
  '.rb >> nth=2',
  '.mine .cell >> nth=2',
  '[data-do=undo]',
  '.mine .cell >> nth=5',
  '[data-do=undo]',
] as const
const ROUNDS = 5
/** The browser does not report faster responses. */
const QUICKEST = 16

/** Milliseconds from the end of each tap until the response is on screen, as reported by the browser. */
async function tapTimes(page: Page): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const answered: number[] = []
    Object.assign(window, { answered })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'pointerup') answered.push(duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, QUICKEST)
  for (let round = 0; round < ROUNDS; round++) {
    for (const selector of TAPS) {
      await page.locator(selector).click({ force: true })
      await page.waitForTimeout(60)
    }
  }
  await page.waitForTimeout(500)
  const answered = await page.evaluate(() => (window as unknown as { answered: number[] }).answered)
  return Array.from({ length: ROUNDS * TAPS.length }, (_, i) => answered[i] ?? QUICKEST)
}

export const webFigures = (): Promise<Figure[]> =>
  withPages(async ({ browser, url, scriptSize }) => {
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
          // Like browsers, ignore layout shifts right after a click.
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
          if (!hadRecentInput) shifts.sum += value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForSelector('.cart')
    const front = await scriptSize(page)
    await page.click('.cart .btn-gold')
    await page.click('.play-dialog .btn-gold[aria-disabled="false"]')
    await page.waitForSelector('.dealt')
    const table = (await scriptSize(page)) - front
    await page.evaluate(() => {
      ;(window as unknown as { shifts: { sum: number } }).shifts.sum = 0
    })
    while ((await page.locator('.mine .cell').count()) === 0) await act(page, 'mouse')
    const taps = await tapTimes(page)
    for (let did = ''; did !== 'over'; ) did = await act(page, 'mouse')
    const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
    return [
      { name: 'script of the front page, compressed', value: front, unit: 'KB', goal: GOALS.frontPage },
      {
        name: 'script of the Silver & Gold table beyond it',
        value: table,
        unit: 'KB',
        goal: GOALS.table,
      },
      { name: 'from tap to screen, median', value: median(taps), unit: 'ms', goal: GOALS.tap },
      { name: 'from tap to screen, 90th percentile', value: quantile(taps, 0.9), unit: 'ms' },
      { name: 'layout shift over a whole game', value: shift, unit: '', goal: GOALS.shift },
    ]
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printFigures('Browser', await webFigures())
