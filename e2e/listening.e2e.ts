import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitDown } from './elfenland.ts'
import { ALL, may, memoryOf } from './elfenland-moments.ts'
import { expectAccessible, launch, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const THREE_BOTS = { 'bots:silver-and-gold': { level: 'gentle', opponents: 3, options: {} } }

/** What was said to who listens to the page. */
const said = (page: Page): Promise<string[]> =>
  page.locator('.announcer').first().locator('p').allInnerTexts()

/** The names of everything of a role that a screen reader finds. */
async function namesOf(page: Page, role: string): Promise<string[]> {
  const line = await page.context().newCDPSession(page)
  const { nodes } = await line.send('Accessibility.getFullAXTree')
  await line.detach()
  return nodes.flatMap(({ ignored, role: is, name }) =>
    !ignored && is?.value === role ? [String(name?.value ?? '')] : [],
  )
}

it('another page says its name; the first one is left to the browser', async () => {
  const { page } = await visit(browser)
  await page.waitForSelector('.ledger')
  expect(await said(page)).toEqual([])
  await page.locator('a[href="#/settings"]').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => said(page)).toEqual(['Settings · Vermeil'])
})

it('my move is called for once, though the others choose at the same time; a sheet hides no news', async () => {
  const { page, errors } = await visit(browser, { memory: THREE_BOTS })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  // The other three have kept their islands.
  await expect.poll(() => page.locator('.opp .st.ok').count()).toBe(3)
  expect((await said(page)).filter((words) => words.startsWith('Your move'))).toHaveLength(1)
  await page.locator('.bar .ibtn').last().click()
  await page.waitForSelector('dialog[open]')
  expect(await namesOf(page, 'log')).toHaveLength(1)
  expect(errors).toEqual([])
})

it('what explains a thing on a sheet lies over the sheet', async () => {
  const { page } = await visit(browser, { memory: THREE_BOTS })
  await page.click('.cart .btn-gold')
  await page.locator('.opp .seat-name').first().click()
  await page.locator('dialog[open] [data-explain]').first().hover()
  await page.waitForSelector('.explain:popover-open')
})

it('a cell tells where the pattern would lie, and stays under the hand while the others move', async () => {
  const { page } = await visit(browser, { memory: THREE_BOTS })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  for (const nth of [0, 1]) await page.locator('.dealt').nth(nth).click()
  await page.click('[data-do=confirm].ready')
  await page.waitForSelector('.mine .cell[aria-disabled=false]')
  await page.locator('.mine .cell[tabindex="0"]').first().focus()
  const fits = (): Promise<boolean> => page.locator('.mine .ghost:not(.bad)').isVisible()
  for (let presses = 0; presses < 40 && !(await fits()); presses++)
    await page.keyboard.press(['ArrowRight', 'ArrowRight', 'r', 'ArrowDown', 'ArrowLeft'][presses % 5])
  await expect
    .poll(() => page.locator('.says').textContent())
    .toMatch(/island of \d+: row \d, column \d; row/)
  await page.keyboard.press('Enter')
  for (let more = 0; more < 8 && (await page.locator('.mine.extra').count()) > 0; more++) {
    await page.keyboard.press('ArrowRight')
    if (await fits()) await page.keyboard.press('Enter')
  }
  await page.keyboard.press('c')
  await expect.poll(() => page.locator('.bar .progress').innerText()).toContain('turn 2')
  expect(await page.evaluate(() => document.activeElement?.classList.contains('cell'))).toBe(true)
})

it('a journey that is tried out is told, what it costs otherwise has a name, and nobody is left without focus', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    options: ALL,
    when: (view) => view.open.phase === 'moving' && may('caravan')(view) && may('travel')(view),
  })
  const { page, errors } = await sitDown(browser, { memory })
  const told = page.locator('.ef-moving [role=status]')
  const towns = await page
    .locator('.e-town.is-next')
    .evaluateAll((all) => all.map((town) => town.dataset.name))
  for (const name of towns) {
    await page.locator(`.e-town[data-name=${name}]`).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => told.textContent()).toMatch(/^Travel: .+ Pay: .+ left\. Earn: .+ pieces?$/)
    // The town tells of the boot that stands there now.
    await expect
      .poll(() => page.locator(`.e-town[data-name=${name}]`).getAttribute('aria-label'))
      .toContain('Ada')
    for (const other of await page.locator('.ef-alt').all()) {
      await other.click()
      await expectAccessible(page, `other payments to ${name}`)
      const names = await page
        .locator('.ef-payments button')
        .evaluateAll((all) => all.map((it) => it.ariaLabel))
      for (const words of names) expect(words).toMatch(/×\s[A-Z]/)
    }
    await page.locator('[data-do=undo]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => told.textContent()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ef-panel-title')
  }
  expect(towns.length).toBeGreaterThan(0)
  expect(errors).toEqual([])
})

it('who bids by keyboard goes on where he was, whatever the others do', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: (view) => view.open.phase === 'auction' && view.open.lot < 3 && view.open.players[0].gold > 8,
  })
  const { page, errors } = await sitDown(browser, { memory })
  const asked = page.locator('main.ef[data-mine=true]')
  const on = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-do'))
  await asked.waitFor()
  // The last step down stands still under the finger instead of going away.
  await page.locator('[data-do=more]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-do=less]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await on()).toBe('less')
  const lot = (): Promise<string> => page.locator('#ef-panel-title').innerText()
  const before = await lot()
  await page.locator('[data-do=pass]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(lot).not.toBe(before)
  await asked.waitFor()
  expect(await on()).toBe('pass')
  expect((await said(page)).at(-1)).toMatch(/^Your move: bid or pass \(.+\)\.$/)
  expect(errors).toEqual([])
})

it('before the match one hears who sits down, and at the table what is said while the chat is closed', async () => {
  const { page, errors } = await visit(browser, { name: 'Ada', at: '#/new/silver-and-gold' })
  await page.locator('.startbar .btn').click()
  await page.waitForSelector('.round-table')
  const other = await visit(browser, { name: 'Bea', at: new URL(page.url()).hash })
  await other.page.locator('.place .btn-gold').first().focus()
  await other.page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.pre [role=status]').first().innerText()).toBe('Seats: Ada and Bea')
  await expect.poll(() => other.page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  expect(await namesOf(page, 'button')).toContain('Copy')
  await page.locator('.startbar .btn').click()
  for (const { page: at } of [{ page }, other]) await at.waitForSelector('.dealt')
  await other.page.locator('.bar .ibtn:has([href="#i-chat"])').click()
  await other.page.locator('dialog .phrases button').first().click()
  await expect.poll(() => said(page)).toContain('Bea: Hello!')
  expect([...errors, ...other.errors]).toEqual([])
})
