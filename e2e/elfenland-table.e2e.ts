import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, moment, orderOf, sitDown } from './elfenland.ts'
import { expectAccessible, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Plays on until I am asked something in this phase. */
async function until(page: Page, wanted: string): Promise<void> {
  for (let turns = 0; turns < 600; turns++) {
    const { phase, mine } = await moment(page)
    if (phase === wanted && mine) return
    await act(page, 'mouse').catch(() => undefined)
  }
  throw new Error(`never asked in ${wanted}`)
}

it('the map is a graph: arrows walk along the roads, towns and roads say what they are', async () => {
  const { page } = await sitDown(browser, { memory: orderOf('elfengold', 2) })
  const town = page.locator('[data-name=elvenhold]')
  expect(await town.getAttribute('aria-label')).toContain('Roads to')
  await town.focus()
  await page.keyboard.press('ArrowLeft')
  const name = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-name') ?? null)
  expect(await name()).not.toBe('elvenhold')
  await page.keyboard.press('ArrowRight')
  expect(await name()).toBe('elvenhold')
  expect(await page.locator('[data-road]').count()).toBe(48)
  expect(await page.locator('[data-road="35"]').getAttribute('aria-label')).toContain('river')
})

it('a bid above one’s own gold is asked for twice', async () => {
  const { page } = await sitDown(browser, { memory: orderOf('elfengold', 2) })
  await until(page, 'auction')
  await page.fill('input[data-do=amount]', '40')
  await page.keyboard.press('Tab')
  await page.click('[data-do=bid]')
  await page.waitForSelector('.ef-warning')
  expect((await moment(page)).phase).toBe('auction')
  await expectAccessible(page, 'the warning before an overbid')
  await picture(page, 'elfengold-desk-overbid')
})

it('a journey is tried out, taken back and drawn again, and nothing is sent before it is confirmed', async () => {
  const { page } = await sitDown(browser, { memory: orderOf('elfenland', 2) })
  await until(page, 'moving')
  const middle = async (selector: string): Promise<[number, number]> => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(selector)
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  if ((await page.locator('.e-town.is-next').count()) === 0) return
  const from = await middle('[data-name=elvenhold] .e-t1')
  const to = await middle('.e-town.is-next .e-t1')
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 8 })
  await page.mouse.up()
  const legs = (): Promise<number> => page.locator('.ef-legs > li').count()
  await expect.poll(legs).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect.poll(legs).toBe(0)
  await page.mouse.click(...to)
  await expect.poll(legs).toBe(1)
  expect(await page.locator('.ef-card.is-paid').count()).toBeGreaterThan(0)
  await picture(page, 'elfenland-desk-journey')
})

it('an auction between two browsers', async () => {
  const mira = await visit(browser, { name: 'Mira', at: '#/new/elfengold' })
  await mira.page.waitForSelector('.startbar .btn')
  await mira.page.click('.startbar .btn')
  const link = await mira.page
    .waitForSelector('[data-link]')
    .then((element) => element.getAttribute('data-link'))
  const jonas = await visit(browser, {
    name: 'Jonas',
    language: 'de',
    at: link?.slice(link.indexOf('#')) ?? '',
  })
  await jonas.page.waitForSelector('.place.empty .btn-gold')
  await jonas.page.locator('.place.empty .btn-gold').first().click()
  await mira.page.waitForSelector('.place:has-text("Jonas")')
  await mira.page.click('.startbar .btn')
  const pages = [mira.page, jonas.page]
  for (const page of pages) await page.waitForSelector('main.ef')
  for (let turns = 0; turns < 30 && (await moment(mira.page)).phase !== 'auction'; turns++) {
    for (const page of pages) await act(page, 'mouse').catch(() => undefined)
  }
  const asks = (): Promise<string[]> =>
    Promise.all(pages.map(moment)).then((now) => now.map(({ phase, mine }) => `${phase} ${mine}`).sort())
  await expect.poll(asks, { timeout: 10_000 }).toEqual(['auction false', 'auction true'])
  const first = (await moment(pages[0])).mine
  // One of them raises, the other has told the table to bid for him.
  const [asked, other] = first ? pages : [pages[1], pages[0]]
  await other.fill('input[data-do=amount]', '5')
  await other.keyboard.press('Tab')
  await other.click('[data-do=standing]')
  await asked.click('[data-do=bid]')
  await asked.waitForSelector('.ef-lead:has-text("2")')
  await asked.click('[data-do=pass]')
  for (const page of pages) await page.waitForSelector('.ef-lots li:nth-child(2).now')
  for (const { errors } of [mira, jonas]) expect(errors).toEqual([])
})
