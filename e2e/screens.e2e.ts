import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectNoScrolling, launch, picture, type Visit, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Every page that is not a running table, and what shows that it is there. */
const PAGES: readonly (readonly [name: string, at: string, there: string])[] = [
  ['home', '', '.ledger'],
  ['play', '#/play/silver-and-gold', '.startbar'],
  ['new-table', '#/new/silver-and-gold', '.startbar'],
  ['together', '#/together/silver-and-gold', '.name-field'],
  ['settings', '#/settings', '.settings-form'],
  ['rules', '#/rules/silver-and-gold', '.rule-lead'],
  ['lost', '#/nowhere', '.lost'],
]

const LOOKS: readonly Visit[] = [
  { size: 'desk', theme: 'light', language: 'en' },
  { size: 'desk', theme: 'dark', language: 'de' },
  { size: 'phone', theme: 'light', language: 'pl' },
  { size: 'phone', theme: 'dark', language: 'fr' },
]

const nameOf = ({ size, theme, language }: Visit): string => `${size}-${theme}-${language}`

describe.each(LOOKS)('at the $size, $theme, in $language', (look) => {
  it('every page is accessible and fits', async () => {
    const { page, errors } = await visit(browser, look)
    for (const [name, at, there] of PAGES) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, at.slice(1))
      await page.waitForSelector(there)
      await page.waitForTimeout(150)
      await expectAccessible(page, `${name}, ${nameOf(look)}`)
      await expectNoScrolling(page, name)
      await picture(page, `${nameOf(look)}-${name}`)
    }
    expect(errors).toEqual([])
  })

  it('the table is accessible in each phase, and its sheets', async () => {
    const memory = { 'bots:silver-and-gold': { level: 'gentle', opponents: 3, options: { memoryAid: true } } }
    const { page, errors } = await visit(browser, { ...look, memory })
    await page.click('.cart .btn-gold')
    await page.waitForSelector('.dealt')
    await expectAccessible(page, 'keeping')
    await picture(page, `${nameOf(look)}-keep`)
    await page.locator('.dealt').nth(0).click()
    await page.locator('.dealt').nth(1).click()
    await page.click('[data-do=confirm].ready')
    await page.waitForSelector('.mine .cell')
    await layPattern(page)
    await expectAccessible(page, 'marking')
    await expectNoScrolling(page, 'marking', true)
    await picture(page, `${nameOf(look)}-mark`)
    for (const [name, opener] of [
      ['menu', '.bar .ibtn >> nth=-1'],
      ['catch-up', '.bar .ibtn >> nth=0'],
      ['player', look.size === 'phone' ? '.chip >> nth=0' : '.opp .seat-name >> nth=0'],
      ['display', look.size === 'phone' ? '.purse button >> nth=3' : '.spots button >> nth=0'],
    ]) {
      await page.locator(opener).click()
      await page.waitForSelector('dialog[open]')
      await expectAccessible(page, `${name} sheet`)
      await picture(page, `${nameOf(look)}-sheet-${name}`)
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog[open]', { state: 'detached' })
    }
    expect(errors).toEqual([])
  })
})

/** Draws something somewhere, so that a draft is on screen. */
async function layPattern(page: Page): Promise<void> {
  for (const cell of await page.locator('.mine .cell').all()) {
    await cell.click({ force: true })
    if ((await page.locator('.tc .fresh use').count()) > 0) return
  }
}
