import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { act } from './silver-and-gold.ts'
import { dig } from './tunnel.ts'
import { expectAccessible, FAR, launch, makeTable, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const progress = (page: Page): Promise<string> => page.locator('.bar .progress').innerText()
const menu = (page: Page): Promise<void> => page.locator('.bar .ibtn').last().click()

/** Opens a table from the form and says where it is. */
async function openTable(page: Page): Promise<string> {
  await page.locator('.startbar .btn').click()
  const link = await page.waitForSelector('[data-link]').then((element) => element.getAttribute('data-link'))
  return link?.slice(link.indexOf('#')) ?? ''
}

it('two browsers and a spectator at one table, with a connection cut in the middle', async () => {
  const mira = await visit(browser, { name: 'Mira', at: '#/new/silver-and-gold' })
  await mira.page.waitForSelector('.startbar .btn')
  await mira.page.locator('.seg').nth(2).locator('button').nth(1).click()
  const at = await openTable(mira.page)
  await picture(mira.page, 'desk-lobby')

  // Jonas comes from another machine, without https: no clipboard, no service worker.
  const tunnel = await dig(inject('url'), FAR)
  const jonas = await visit(browser, { language: 'de', size: 'phone', at, url: tunnel.url })
  await jonas.page.waitForSelector('.place.empty .btn-gold')
  expect(await jonas.page.evaluate(() => isSecureContext)).toBe(false)
  await jonas.page.locator('.invite .btn').first().tap()
  await jonas.page.waitForSelector('.invite [href="#i-check"]')
  // Who has no name yet is asked for it; until the match begins it can be changed.
  await jonas.page.locator('.place.empty .btn-gold').first().tap()
  await jonas.page.locator('dialog .field').fill('Jo')
  await jonas.page.keyboard.press('Enter')
  await mira.page.waitForSelector('.place:has-text("Jo")')
  await jonas.page.locator('.pre-side .field').fill('Jonas')
  await jonas.page.keyboard.press('Enter')
  await mira.page.waitForSelector('.place:has-text("Jonas")')
  const onlooker = await visit(browser, { language: 'pl', at })
  await onlooker.page.waitForSelector('.round-table')

  await mira.page.locator('.startbar .btn').click()
  const pages = [mira.page, jonas.page]
  for (const page of pages) await page.waitForSelector('.dealt')
  await onlooker.page.waitForSelector('.keeping-secret')
  expect(await onlooker.page.locator('.dealt').count()).toBe(0)

  // The tab calls while I am asked; what I confirmed I may take back until something hidden is shown.
  const tab = (): Promise<{ title: string; icon: string }> =>
    mira.page.evaluate(() => ({
      title: document.title,
      icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
    }))
  const asked = await tab()
  expect(asked.title).toMatch(/^●/)
  for (const nth of [0, 1]) await mira.page.locator('.dealt').nth(nth).click()
  await mira.page.click('[data-do=confirm].ready')
  await mira.page.waitForSelector('.dealt[aria-disabled=true]')
  expect((await tab()).title).not.toMatch(/^●/)
  expect((await tab()).icon).not.toBe(asked.icon)
  await mira.page.locator('[data-do=undo]').click()
  await mira.page.waitForSelector('.dealt[aria-disabled=false]')
  expect((await tab()).title).toMatch(/^●/)

  // The clocks: mine in the bar, the others' beside their names; the one that runs loses time.
  expect(await mira.page.locator('.bar .clock').innerText()).toMatch(/^\d+:\d\d$/)
  await jonas.page.waitForSelector('.chip .clock')
  const left = await mira.page.locator('.bar .clock').innerText()
  await expect.poll(() => mira.page.locator('.bar .clock').innerText()).not.toBe(left)

  for (let i = 0; i < 12; i++) {
    await act(mira.page, 'mouse')
    await act(jonas.page, 'touch')
  }
  // A tunnel: Jonas is cut off, and the table says so; then he is back where he was.
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

  // A phrase is read in one's own language; whom one has muted one does not hear.
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

  // Who loads the page anew is back at once, and can look up what happened.
  const stand = await progress(mira.page)
  const told = await mira.page.locator('.log-lines li').allInnerTexts()
  await mira.page.reload()
  await mira.page.waitForSelector('.sg')
  expect(await progress(mira.page)).toBe(stand)
  expect((await mira.page.locator('.log-lines li').allInnerTexts()).slice(-5)).toEqual(told.slice(-5))
  await mira.page.locator('.bar .ibtn:has([href="#i-clock"])').click()
  await mira.page.waitForSelector('dialog[open]')
  await mira.page.keyboard.press('Escape')

  // Mira goes: a bot sits in, the others see it. She comes back by her list, and has her seat again.
  await menu(mira.page)
  await mira.page.locator('.menu button:has([href="#i-door"])').click()
  await jonas.page.waitForSelector('.chip .away [href="#i-bot"]')
  await mira.page.locator('.ledger .row:has-text("Jonas")').click()
  await mira.page.waitForSelector('.sg')
  await jonas.page.waitForSelector('.chip .away', { state: 'detached' })

  // She goes on at another device, which is she from then on.
  await menu(mira.page)
  await mira.page.locator('.menu a:has([href="#i-share"])').click()
  await mira.page.locator('.device-page .btn-gold').click()
  const link = await mira.page.locator('[data-link]').getAttribute('data-link')
  const tablet = await visit(browser, { at: link?.slice(link.indexOf('#')) ?? '' })
  await tablet.page.locator('.device-page .btn-gold').click()
  await tablet.page.locator('.ledger .row:has-text("Jonas")').click()
  await tablet.page.waitForSelector('.sheet:has-text("Mira")')

  await picture(onlooker.page, 'desk-spectator-pl')
  await expectAccessible(onlooker.page, 'watching')
  expect(await onlooker.page.locator('.mine .cell, [data-do=confirm]').count()).toBe(0)
  tunnel.close()
  expect([...mira.errors, ...jonas.errors, ...tablet.errors, ...onlooker.errors]).toEqual([])
})

it('whose time is up finds a bot on the seat, takes it back, leaves, and asks for another match', async () => {
  const { page, errors } = await visit(browser, { name: 'Mira' })
  const table = await makeTable(page, 'Mira', {
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'master' }],
    clock: { kind: 'live', bank: 10, increment: 10 },
  })
  await page.goto(`${inject('url')}#/t/${table}`)
  await page.waitForSelector('.dealt')
  // At once: two bots would soon have played to the end.
  await page.locator('.notice .btn').click()
  await page.waitForSelector('.notice', { state: 'detached' })
  // Once she has left, both seats are bots': they play to the end.
  await menu(page)
  await page.locator('.menu button:has([href="#i-door"])').click()
  const finished = page.locator('.ledger .row:not(:has(.turn)) .r')
  await expect.poll(() => finished.innerText().catch(() => '')).toBe('Result')
  await finished.click()
  await page.waitForSelector('.res')
  // Another match is for those who played this one.
  const onlooker = await visit(browser, { at: `#/t/${table}` })
  await onlooker.page.waitForSelector('.res')
  expect(await onlooker.page.locator('.res .btn-gold').count()).toBe(0)
  await page.locator('.res .btn-gold').click()
  await page.waitForSelector('.dealt')
  expect(page.url()).not.toContain(table)
  await page.waitForSelector('.sheet:has-text("Mira")')
  expect(errors).toEqual([])
})

it('two who want another match both sit at its table, whoever was first', async () => {
  const mira = await visit(browser, { name: 'Mira' })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const table = await makeTable(mira.page, 'Mira', { game: 'silver-and-gold', seats })
  const noa = await visit(browser, { name: 'Noa', at: `#/t/${table}` })
  await noa.page.locator('.place.empty .btn-gold').click()
  await noa.page.waitForSelector('.dealt')
  // Once both have left, bots play to the end.
  for (const { page } of [noa, mira]) {
    await page.goto(`${inject('url')}#/t/${table}`)
    await page.waitForSelector('.dealt')
    await menu(page)
    await page.locator('.menu button:has([href="#i-door"])').click()
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
  for (const { page } of [mira, noa]) await page.locator('.res .btn-gold').click()
  for (const { page } of [mira, noa]) {
    await page.waitForSelector('.dealt')
    expect(page.url()).not.toContain(table)
  }
  expect(await mira.page.locator('.opp').innerText()).toContain('Noa')
  expect([...mira.errors, ...noa.errors]).toEqual([])
})

it('who has never sat at a table goes on at another device all the same', async () => {
  const { page, errors } = await visit(browser, { name: 'Mira', at: '#/device' })
  await page.locator('.device-page .btn-gold').click()
  await page.waitForSelector('[data-link]')
  expect(errors).toEqual([])
})

it('says what is wrong where a table is not there, a link is used up or the server is gone', async () => {
  const tunnel = await dig(inject('url'))
  const { page, errors } = await visit(browser, { url: tunnel.url, at: '#/t/nosuchtable' })
  await page.waitForSelector('.lost h1:has-text("does not exist")')
  for (const at of ['t/abc', 't/hello%20world', 'replay/t/nosuchtable', 'review/t/nosuchtable']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, '#/settings')
    await page.waitForSelector('.settings-page')
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/${at}`)
    await page.waitForSelector('.lost h1:has-text("does not exist")')
  }
  await page.evaluate(() => {
    location.hash = `#/device/${'a'.repeat(30)}.${'b'.repeat(30)}`
  })
  await page.locator('.device-page .btn-gold').click()
  await page.waitForSelector('.problem:has-text("used already")')
  await page.evaluate(() => {
    location.hash = ''
  })
  await page.waitForSelector('.ledger')
  tunnel.cut()
  await page.evaluate(() => {
    location.hash = '#/t/anothertable'
  })
  await page.waitForSelector('.lost h1:has-text("cannot be reached")', { timeout: 30_000 })
  for (const at of ['replay', 'review']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/${at}/t/anothertable`)
    await page.waitForSelector('.lost:has-text("No connection") .btn-gold')
  }
  await page.evaluate(() => {
    location.hash = '#/t/anothertable'
  })
  await page.waitForSelector('.lost h1:has-text("cannot be reached")', { timeout: 30_000 })
  await expectAccessible(page, 'no server')
  tunnel.mend()
  await page.waitForSelector('.lost h1:has-text("does not exist")', { timeout: 30_000 })
  tunnel.close()
  expect(errors).toEqual([])
})
