import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { texts as english } from '../src/ui/text/shell/en.ts'
import { act, confirmButton, confirmIsReady, dealtCards } from './silver-and-gold.ts'
import { openTunnel } from './tunnel.ts'
import { expectAccessible, FAR, launch, makeTable, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const progress = (page: Page): Promise<string> => page.locator('.bar .progress').innerText()
const menu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: english.menu, exact: true }).click()

/** Leaves the table through the menu. */
async function leave(page: Page): Promise<void> {
  await menu(page)
  await page.locator('.menu button:has([href="#i-door"])').click()
}

/** The heading of a page that explains what is wrong. */
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** The button on the result that leads to another match; it changes once somebody else has asked for one. */
const rematch = (page: Page) =>
  page
    .getByRole('button', { name: english['result.rematch'], exact: true })
    .or(page.getByRole('link', { name: english['result.sitDown'], exact: true }))

/** Opens a table from the form and returns the hash of its address. */
async function openTable(page: Page): Promise<string> {
  await page.locator('.startbar .btn').click()
  const link = await page.waitForSelector('[data-link]').then((element) => element.getAttribute('data-link'))
  return link?.slice(link.indexOf('#')) ?? ''
}

it('two players and a spectator share a table, even while a connection is cut', async () => {
  const mira = await visit(browser, { name: 'Mira', at: '#/new/silver-and-gold' })
  await mira.page.waitForSelector('.startbar .btn')
  await mira.page.locator('.seg').nth(2).locator('button').nth(1).click()
  const at = await openTable(mira.page)
  await picture(mira.page, 'desk-lobby')

  // Jonas connects from another machine without https, so there is no clipboard and no service worker.
  const tunnel = await openTunnel(inject('url'), FAR)
  const jonas = await visit(browser, { language: 'de', size: 'phone', at, url: tunnel.url })
  await jonas.page.waitForSelector('.place.empty .btn-gold')
  expect(await jonas.page.evaluate(() => isSecureContext)).toBe(false)
  await jonas.page.locator('.invite .btn').first().tap()
  await jonas.page.waitForSelector('.invite [href="#i-check"]')
  // A player without a name is asked for one, and can change it until the match starts.
  await jonas.page.locator('.place.empty .btn-gold').first().tap()
  await jonas.page.locator('dialog .field').fill('Jo')
  await jonas.page.keyboard.press('Enter')
  await mira.page.waitForSelector('.place:has-text("Jo")')
  await jonas.page.locator('.pre-side .field').fill('Jonas')
  await jonas.page.keyboard.press('Enter')
  await mira.page.waitForSelector('.place:has-text("Jonas")')
  const spectator = await visit(browser, { language: 'pl', at })
  await spectator.page.waitForSelector('.round-table')

  await mira.page.locator('.startbar .btn').click()
  const pages = [mira.page, jonas.page]
  for (const page of pages) await dealtCards(page).first().waitFor()
  await spectator.page.waitForSelector('.keeping-secret')
  expect(await dealtCards(spectator.page).count()).toBe(0)

  // The tab shows that it is my move. A confirmed turn can be taken back until something hidden is revealed.
  const tab = (): Promise<{ title: string; icon: string }> =>
    mira.page.evaluate(() => ({
      title: document.title,
      icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
    }))
  const asked = await tab()
  expect(asked.title).toMatch(/^●/)
  for (const nth of [0, 1]) await dealtCards(mira.page).nth(nth).click()
  await confirmIsReady(mira.page)
  await confirmButton(mira.page).click()
  await mira.page.waitForSelector('[data-dealt][aria-disabled=true]')
  expect((await tab()).title).not.toMatch(/^●/)
  expect((await tab()).icon).not.toBe(asked.icon)
  await mira.page.locator('[data-do=undo]').click()
  await mira.page.waitForSelector('[data-dealt][aria-disabled=false]')
  expect((await tab()).title).toMatch(/^●/)

  // My clock is in the bar, those of the others are beside their names, and a running clock counts down.
  expect(await mira.page.locator('.bar .clock').innerText()).toMatch(/^\d+:\d\d$/)
  await jonas.page.waitForSelector('.chip .clock')
  const left = await mira.page.locator('.bar .clock').innerText()
  await expect.poll(() => mira.page.locator('.bar .clock').innerText()).not.toBe(left)

  for (let i = 0; i < 12; i++) {
    await act(mira.page, 'mouse')
    await act(jonas.page, 'touch')
  }
  // Jonas is cut off, and the table says so. When he returns, he continues where he was.
  tunnel.cut()
  await jonas.page.waitForSelector('.line-offline, .line-resuming')
  await mira.page.waitForSelector('.opp .away')
  for (let i = 0; i < 4; i++) await act(mira.page, 'mouse')
  tunnel.mend()
  await jonas.page.waitForSelector('.line-live', { timeout: 30_000 })
  for (let i = 0; i < 8; i++) {
    await act(mira.page, 'mouse')
    await act(jonas.page, 'touch')
  }
  const turns = (): Promise<(string | undefined)[]> =>
    Promise.all(pages.map((page) => progress(page).then((text) => text.match(/\d/)?.[0])))
  await expect.poll(async () => new Set(await turns()).size).toBe(1)

  // A phrase appears in the reader's own language, and a muted player is not heard.
  await mira.page.locator('.log .btn').click()
  await mira.page.locator('.phrases button').first().click()
  await mira.page.keyboard.press('Escape')
  await jonas.page.locator('.bar .ibtn .dot').waitFor()
  await jonas.page.locator('.bar .ibtn:has(.dot)').tap()
  await jonas.page.waitForSelector('.remarks:has-text("Hallo!")')
  await expectAccessible(jonas.page, 'chat')
  await picture(jonas.page, 'phone-chat')
  await jonas.page.locator('.heard button').tap()
  await jonas.page.waitForSelector('.remarks .log-empty')
  await jonas.page.locator('.say input').fill('Bin gleich zurück')
  await jonas.page.locator('.say .btn').tap()
  await jonas.page.waitForSelector('.remarks:has-text("Bin gleich zurück")')
  await jonas.page.keyboard.press('Escape')
  await mira.page.waitForSelector('.log .dot')

  // After a reload, the match is back at once, with its log.
  const progressBefore = await progress(mira.page)
  const logBefore = await mira.page.locator('.log-lines li').allInnerTexts()
  await mira.page.reload()
  await mira.page.waitForSelector('.sg')
  expect(await progress(mira.page)).toBe(progressBefore)
  expect((await mira.page.locator('.log-lines li').allInnerTexts()).slice(-5)).toEqual(logBefore.slice(-5))
  await mira.page.getByRole('button', { name: english.catchUp, exact: true }).click()
  await mira.page.getByRole('dialog').waitFor()
  await mira.page.keyboard.press('Escape')

  // Mira leaves and a bot stands in, which the others see. She returns from her list and has her seat again.
  await leave(mira.page)
  await jonas.page.waitForSelector('.chip .away [href="#i-bot"]')
  await mira.page.locator('.ledger .row:has-text("Jonas")').click()
  await mira.page.waitForSelector('.sg')
  await jonas.page.waitForSelector('.chip .away', { state: 'detached' })

  // She continues on another device, which takes over her seats.
  await menu(mira.page)
  await mira.page.locator('.menu a:has([href="#i-share"])').click()
  await mira.page.getByRole('button', { name: english['device.make'], exact: true }).click()
  const link = await mira.page.locator('[data-link]').getAttribute('data-link')
  const tablet = await visit(browser, { at: link?.slice(link.indexOf('#')) ?? '' })
  await tablet.page.getByRole('button', { name: english['device.claim'], exact: true }).click()
  await tablet.page.locator('.ledger .row:has-text("Jonas")').click()
  await tablet.page.waitForSelector('.sheet:has-text("Mira")')

  await picture(spectator.page, 'desk-spectator-pl')
  await expectAccessible(spectator.page, 'watching')
  expect(await spectator.page.locator('[data-place] [data-cell], [data-do=confirm]').count()).toBe(0)
  tunnel.close()
  expect([...mira.errors, ...jonas.errors, ...tablet.errors, ...spectator.errors]).toEqual([])
})

it('a player whose time ran out takes the seat back from the bot, leaves, and asks for a rematch', async () => {
  const { page, errors } = await visit(browser, { name: 'Mira' })
  const table = await makeTable(page, 'Mira', {
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'master' }],
    clock: { kind: 'live', bank: 10, increment: 10 },
  })
  await page.goto(`${inject('url')}#/t/${table}`)
  await dealtCards(page).first().waitFor()
  // Without delay, because two bots would soon play to the end.
  await page.getByRole('button', { name: english['table.return'], exact: true }).click()
  await page.waitForSelector('.notice', { state: 'detached' })
  // After she has left, bots hold both seats and play to the end.
  await leave(page)
  const finished = page.locator('.ledger .row:not(:has(.turn)) .r')
  await expect.poll(() => finished.innerText().catch(() => '')).toBe('Result')
  await finished.click()
  await page.waitForSelector('.res')
  // Only the players of this match can ask for another one.
  const spectator = await visit(browser, { at: `#/t/${table}` })
  await spectator.page.waitForSelector('.res')
  expect(await rematch(spectator.page).count()).toBe(0)
  await rematch(page).click()
  await dealtCards(page).first().waitFor()
  expect(page.url()).not.toContain(table)
  await page.waitForSelector('.sheet:has-text("Mira")')
  expect(errors).toEqual([])
})

it('two players who both ask for a rematch meet at the same new table', async () => {
  const mira = await visit(browser, { name: 'Mira' })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const table = await makeTable(mira.page, 'Mira', { game: 'silver-and-gold', seats })
  const noa = await visit(browser, { name: 'Noa', at: `#/t/${table}` })
  await noa.page.locator('.place.empty .btn-gold').click()
  await dealtCards(noa.page).first().waitFor()
  // After both have left, bots play to the end.
  for (const { page } of [noa, mira]) {
    await page.goto(`${inject('url')}#/t/${table}`)
    await dealtCards(page).first().waitFor()
    await leave(page)
    await page.waitForSelector('.ledger')
  }
  for (const { page } of [mira, noa]) {
    await expect
      .poll(() =>
        page
          .locator('.ledger .row .r')
          .innerText()
          .catch(() => ''),
      )
      .toBe('Result')
    await page.locator('.ledger .row .r').click()
    await page.waitForSelector('.res')
  }
  for (const { page } of [mira, noa]) await rematch(page).click()
  for (const { page } of [mira, noa]) {
    await dealtCards(page).first().waitFor()
    expect(page.url()).not.toContain(table)
  }
  expect(await mira.page.locator('.opp').innerText()).toContain('Noa')
  expect([...mira.errors, ...noa.errors]).toEqual([])
})

it('a player who has never joined a table can move to another device', async () => {
  const { page, errors } = await visit(browser, { name: 'Mira', at: '#/device' })
  await page.getByRole('button', { name: english['device.make'], exact: true }).click()
  await page.waitForSelector('[data-link]')
  expect(errors).toEqual([])
})

it('the page explains a missing table, a used link and an unreachable server', async () => {
  const tunnel = await openTunnel(inject('url'))
  const { page, errors } = await visit(browser, { url: tunnel.url, at: '#/t/nosuchtable' })
  await heading(page, english['refused.noSuchTable']).waitFor()
  for (const at of ['t/abc', 't/hello%20world', 'replay/t/nosuchtable', 'review/t/nosuchtable']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, '#/settings')
    await page.waitForSelector('.settings-page')
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/${at}`)
    await heading(page, english['refused.noSuchTable']).waitFor()
  }
  await page.evaluate(() => {
    location.hash = `#/device/${'a'.repeat(30)}.${'b'.repeat(30)}`
  })
  await page.getByRole('button', { name: english['device.claim'], exact: true }).click()
  await page.getByText(english['refused.linkInvalid'], { exact: true }).waitFor()
  await page.evaluate(() => {
    location.hash = ''
  })
  await page.waitForSelector('.ledger')
  tunnel.cut()
  await page.evaluate(() => {
    location.hash = '#/t/anothertable'
  })
  await heading(page, english['error.server']).waitFor({ timeout: 30_000 })
  for (const at of ['replay', 'review']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/${at}/t/anothertable`)
    await page.waitForSelector('.lost:has-text("No connection") .btn-gold')
  }
  await page.evaluate(() => {
    location.hash = '#/t/anothertable'
  })
  await heading(page, english['error.server']).waitFor({ timeout: 30_000 })
  await expectAccessible(page, 'no server')
  tunnel.mend()
  await heading(page, english['refused.noSuchTable']).waitFor({ timeout: 30_000 })
  tunnel.close()
  expect(errors).toEqual([])
})
