import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../src/kernel/index.ts'
import { LANGUAGES } from '../src/text/languages.ts'
import { rememberedMatches } from './saved-matches.ts'
import {
  expectAccessible,
  expectNoScrolling,
  expectNothingCut,
  launch,
  picture,
  SIZES,
  type Visit,
  visit,
} from './world.ts'

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
  ['device', '#/device', '.device-page'],
  ['device-claim', '#/device/code', '.device-page'],
  ['rules', '#/rules/silver-and-gold', '.rule-lead'],
  ['lost', '#/nowhere', '.lost'],
  ['picking', '#/here/picking', '.sg[data-phase=pick]'],
  ['result', '#/here/finished', '.res'],
  ['replay', '#/replay/here/finished', '.replaying .sg'],
]

/** Every screen at both sizes and by day and by night, without trying all of it with all. */
const PAGE_LOOKS: readonly Visit[] = [
  { size: 'desk', theme: 'dark', language: 'de' },
  { size: 'phone', theme: 'light', language: 'pl' },
]
const TABLE_LOOKS: readonly Visit[] = [
  { size: 'desk', theme: 'light', language: 'en' },
  { size: 'phone', theme: 'dark', language: 'fr' },
]

const nameOf = ({ size, theme, language }: Visit): string => `${size}-${theme}-${language}`

const goTo = async (page: Page, hash: string, there: string): Promise<void> => {
  await page.evaluate((at) => {
    location.hash = at
  }, hash.slice(1))
  await page.waitForSelector(there)
  await page.waitForTimeout(150)
}

describe.each(PAGE_LOOKS)('at the $size, $theme, in $language', (look) => {
  it('every page is accessible and fits', async () => {
    const { page, errors } = await visit(browser, {
      ...look,
      name: 'Donaudampfschifffahrtsge',
      memory: rememberedMatches(),
    })
    let title = 'Vermeil'
    for (const [name, at, there] of PAGES) {
      await goTo(page, at, there)
      // The window has a name of its own, not that of the page before.
      await expect.poll(() => page.title(), { message: name }).not.toBe(title)
      await expectAccessible(page, `${name}, ${nameOf(look)}`)
      await expectNoScrolling(page, name)
      await picture(page, `${nameOf(look)}-${name}`)
      title = await page.title()
    }
    await goTo(page, '#/new/silver-and-gold', '.startbar')
    await page.locator('.seg').nth(2).locator('button').last().click()
    await page.locator('.tick').first().click()
    await expectAccessible(page, 'a clock with sleeping hours')
    await picture(page, `${nameOf(look)}-clock`)
    await page.locator('.startbar .btn').click()
    await page.waitForSelector('.round-table')
    await expectAccessible(page, 'lobby')
    await expectNoScrolling(page, 'lobby')
    const apart = await page.locator('.place:has(.place-do)').evaluate((card) => {
      const words = document.createRange()
      words.selectNodeContents(card.querySelector('b') ?? card)
      const name = words.getBoundingClientRect()
      const button = card.querySelector('.place-do')?.getBoundingClientRect()
      return button && name.right <= card.getBoundingClientRect().right
        ? name.right <= button.left || name.top >= button.bottom
        : false
    })
    expect(apart, 'the longest name and the button to stand up').toBe(true)
    await picture(page, `${nameOf(look)}-lobby`)
    await goTo(page, '#/together/silver-and-gold', '.name-field')
    await page.locator('.startbar .btn').click()
    await page.waitForSelector('.hand-over')
    await expectAccessible(page, 'hand-over')
    expect(errors).toEqual([])
  })
})

describe.each(TABLE_LOOKS)('at the $size, $theme, in $language', (look) => {
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
    await page.waitForSelector('.mine .cell[aria-disabled=false]')
    await layPattern(page)
    await expectAccessible(page, 'marking')
    await expectNoScrolling(page, 'marking', true)
    await picture(page, `${nameOf(look)}-mark`)
    const menu = '.bar .ibtn >> nth=-1'
    for (const [name, ...openers] of [
      ['menu', menu],
      ['catch-up', '.bar .ibtn:has([href="#i-clock"])'],
      ['player', look.size === 'phone' ? '.chip >> nth=0' : '.opp .seat-name >> nth=0'],
      ['display', look.size === 'phone' ? '.purse button >> nth=3' : '.spots button >> nth=0'],
      ['rules', menu, '.menu button:has([href="#i-help"])'],
      ['log', menu, '.menu button:has([href="#i-log"])'],
      ['options', menu, '.menu button:has([href="#i-dice"])'],
      ['settings', menu, '.menu button:has([href="#i-gear"])'],
    ]) {
      for (const opener of openers) await page.locator(opener).click()
      await page.waitForSelector(name === 'rules' ? 'dialog[open] .rule-lead' : 'dialog[open]')
      await expectAccessible(page, `${name} sheet`)
      await picture(page, `${nameOf(look)}-sheet-${name}`)
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog[open]', { state: 'detached' })
      // The keyboard is where it was before, after two sheets in a row, too.
      expect(await page.locator(at(openers, 0)).evaluate((it) => it === document.activeElement), name).toBe(
        true,
      )
    }
    expect(errors).toEqual([])
  })
})

it('the front page is in sight at once at a desk, in every language', async () => {
  const { page } = await visit(browser, { memory: rememberedMatches() })
  for (const language of LANGUAGES) {
    await page.click(`.lang button[lang=${language}]`)
    await page.waitForSelector(`html[lang=${language}] .ledger .turn`)
    await expectNoScrolling(page, `the front page in ${language}`, true)
    await expectNothingCut(page, `the front page in ${language}`)
  }
})

it('a game is removed only after asking, and is gone then, with its address', async () => {
  const { page, errors } = await visit(browser, { size: 'phone' })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  const at = new URL(page.url()).hash
  await goTo(page, '#/', '.continue')
  await page.locator('.remove').tap()
  await expectAccessible(page, 'removing')
  await page.keyboard.press('Escape')
  await page.locator('.remove').tap()
  await page.locator('[data-do=remove]').tap()
  await page.waitForSelector('.remove', { state: 'detached' })
  expect(await page.locator('.continue').count()).toBe(0)
  await goTo(page, at, '.lost h1:has-text("not stored on this device")')
  expect(errors).toEqual([])
})

it('on a phone a finger hits every figure, and what can only be touched explains itself, above a sheet, too', async () => {
  const { page } = await visit(browser, { size: 'phone', memory: rememberedMatches(), at: '#/new/elfengold' })
  await page.waitForSelector('.seg button')
  for (const button of await page.locator('.seg button').all())
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(40)
  await goTo(page, '#/here/picking', '.sg[data-phase=pick]')
  await page.locator('.pile').tap()
  await page.locator('dialog .rounds').tap()
  await page.waitForSelector('.explain:popover-open')
})

it('islands, question and button are in sight together, whatever the size of the screen', async () => {
  const { page } = await visit(browser, { language: 'de', memory: rememberedMatches(), at: '#/here/picking' })
  await page.waitForSelector('.sg[data-phase=pick]')
  for (const [name, size] of Object.entries(SIZES)) {
    if (name === 'phoneTwice' || name === 'deskFourTimes') continue
    await page.setViewportSize(size)
    await page.waitForTimeout(200)
    for (const part of ['[data-place="0"] .tc', '.ask', '[data-do=confirm]', '[data-do=undo]']) {
      const box = await page.locator(part).boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= size.height, `${part}, ${name}`).toBe(true)
      expect(box && box.x >= 0 && box.x + box.width <= size.width, `${part}, ${name}`).toBe(true)
    }
    await expectNothingCut(page, name)
    await picture(page, `sizes-${name}`)
  }
})

/** What is left of the screens when everything is twice or four times as large; and a phone on its side. */
const ENLARGED = ['deskTwice', 'phoneTwice', 'deskFourTimes', 'phoneAside'] as const

it.each(ENLARGED)('nothing is cut or out of reach: %s', async (size) => {
  const { page, errors } = await visit(browser, { size, language: 'de', memory: rememberedMatches() })
  for (const [name, at, there] of PAGES) {
    await goTo(page, at, there)
    await expectNoScrolling(page, `${name}, ${size}`)
    await expectNothingCut(page, `${name}, ${size}`)
    await picture(page, `${size}-${name}`)
  }
  await goTo(page, '', '.cart .btn-gold')
  await page.locator('.cart .btn-gold').click()
  await page.waitForSelector('.dealt')
  for (const nth of [0, 1]) await page.locator('.dealt').nth(nth).click()
  await page.click('[data-do=confirm].ready')
  await page.waitForSelector('.mine .cell[aria-disabled=false]')
  await layPattern(page)
  await expectNoScrolling(page, `the table, ${size}`)
  await expectNothingCut(page, `the table, ${size}`)
  await picture(page, `${size}-mark`)
  expect(errors).toEqual([])
})

/** Draws something somewhere, so that a draft is on screen. */
async function layPattern(page: Page): Promise<void> {
  for (const cell of await page.locator('.mine .cell').all()) {
    await cell.click({ force: true })
    if ((await page.locator('.tc .fresh use').count()) > 0) return
  }
}
