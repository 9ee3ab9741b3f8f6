import type { Locator, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { fillIn } from '../../src/text/format.ts'
import { anyOf, boardTexts, named, SHELL_TEXTS } from '../browser/texts.ts'
import { openTunnel } from '../browser/tunnel.ts'
import { expectAccessible, FAR, isDrawn, picture, sharedBrowser, visit } from '../browser/world.ts'
import { confirmButton, dealtCards } from '../silver-and-gold/page.ts'
import { act, chooseTwo, confirmIsReady } from '../silver-and-gold/play.ts'
import { bar, dialog, goTo, leave, listedTable, openMenu, scoreSheetOf, shownLink } from './server-table.ts'

const browser = await sharedBrowser()

const { en, de, pl } = SHELL_TEXTS
const board = await boardTexts('en')
const germanBoard = await boardTexts('de')
const polishBoard = await boardTexts('pl')

/** Waits until the board is on screen. */
const boardIsThere = (page: Page, { islands } = board): Promise<void> =>
  page.getByRole('region', named(islands)).waitFor()

/** The round and the turn, as the bar shows them. */
const progress = (page: Page, { progress: words } = board): Promise<string> =>
  bar(page)
    .getByText(new RegExp(words.replaceAll(/\{\w+\}/g, '\\w+')))
    .innerText()

/** The lines of the log beside the board. */
const logLines = (page: Page): Promise<string[]> =>
  page.getByRole('region', named(en.log)).getByRole('listitem').allInnerTexts()

/** Notes in `data-overflow` by how many pixels an element has been too narrow for its content, from now on. */
const noteOverflow = (element: Locator): Promise<void> =>
  element.evaluate((it) => {
    let most = 0
    const note = (): void => {
      most = Math.max(most, it.scrollWidth - it.clientWidth)
      it.setAttribute('data-overflow', `${most}`)
    }
    new MutationObserver(note).observe(it, { childList: true, characterData: true, subtree: true })
  })

/** The heading of a page that explains what is wrong. */
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name })

it('two players and a spectator share a table, even while a connection is cut', async () => {
  const mira = await visit(browser, { name: 'Mira', at: '#/new/silver-and-gold' })
  const clock = mira.page.getByRole('group', named(en['new.clock']))
  await clock.getByRole('button', named(en['new.clock.live'])).click()
  await mira.page.getByRole('button', named(en['new.create'])).click()
  const at = await shownLink(mira.page)
  await picture(mira.page, 'desk-lobby')

  // Jonas connects from another machine without https, so there is no clipboard and no service worker.
  const tunnel = await openTunnel(inject('url'), FAR)
  const jonas = await visit(browser, { language: 'de', size: 'phone', at, url: tunnel.url })
  await jonas.page.getByRole('button', named(de.copy)).tap()
  expect(await jonas.page.evaluate(() => isSecureContext)).toBe(false)
  // The button says so for two seconds only, but it is announced as well.
  await anyOf(jonas.page.getByRole('log').getByText(de.copied, { exact: true })).waitFor()
  // What must be done is readable above the house rules, which scroll below it.
  const toDo = jonas.page.getByText(de['lobby.startNobody'])
  const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await toDo.evaluate(backgroundOf)).not.toBe('rgba(0, 0, 0, 0)')
  // A player without a name is asked for one, and can change it until the match starts.
  await anyOf(jonas.page.getByRole('button', named(de['lobby.sit']))).tap()
  await dialog(jonas.page).getByRole('textbox', { name: de.name }).fill('Jo')
  await jonas.page.keyboard.press('Enter')
  const seats = mira.page.getByRole('region', named(en['lobby.seats']))
  await seats.getByText('Jo', { exact: true }).waitFor()
  await jonas.page.getByRole('complementary').getByRole('textbox', { name: de.name }).fill('Jonas')
  await jonas.page.keyboard.press('Enter')
  await seats.getByText('Jonas', { exact: true }).waitFor()
  const spectator = await visit(browser, { language: 'pl', at })
  await spectator.page.getByRole('region', named(pl['lobby.seats'])).waitFor()

  await mira.page.getByRole('button', named(fillIn('en', en['lobby.startN'], { n: 2 }))).click()
  const pages = [mira.page, jonas.page]
  for (const page of pages) await anyOf(dealtCards(page)).waitFor()
  await spectator.page.getByText(polishBoard['keep.secret'], { exact: true }).waitFor()
  expect(await dealtCards(spectator.page).count()).toBe(0)

  // The tab shows that it is my move. A confirmed turn can be taken back until something hidden is revealed.
  const tab = (): Promise<{ title: string; icon: string }> =>
    mira.page.evaluate(() => ({
      title: document.title,
      icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
    }))
  await expect.poll(async () => (await tab()).title).toMatch(/^\(1\) /)
  await isDrawn(mira.page)
  const asked = await tab()
  await chooseTwo(mira.page)
  await confirmIsReady(mira.page)
  await confirmButton(mira.page).click()
  await expect.poll(async () => (await tab()).title).not.toMatch(/^\(1\) /)
  await expect.poll(async () => (await tab()).icon).not.toBe(asked.icon)
  const isDisabled = () => anyOf(dealtCards(mira.page)).getAttribute('aria-disabled')
  await expect.poll(isDisabled).toBe('true')
  await mira.page.getByRole('button', named(en.undo)).click()
  await expect.poll(async () => (await tab()).title).toMatch(/^\(1\) /)
  await expect.poll(isDisabled).toBe('false')

  // My clock is in the bar, those of the others are beside their names, and a running clock counts down.
  const ownClock = bar(mira.page).getByRole('timer')
  const left = await ownClock.innerText()
  expect(left).toMatch(/^\d+:\d\d$/)
  const chips = jonas.page.getByRole('navigation', named(germanBoard.opponents))
  await chips.getByRole('timer').waitFor()
  await expect.poll(() => ownClock.innerText()).not.toBe(left)

  const playOn = async (): Promise<void> => {
    await act(mira.page, 'mouse')
    await act(jonas.page, 'touch')
  }
  const pastKeeping = async (): Promise<number> => {
    await playOn()
    return dealtCards(mira.page).count()
  }
  await expect.poll(pastKeeping).toBe(0)
  await playOn()
  // Jonas is cut off, and the table says so. When he returns, he continues where he was.
  const connection = (words: string): Locator =>
    bar(jonas.page).getByRole('status').filter({ hasText: words })
  await noteOverflow(bar(jonas.page))
  tunnel.cut()
  await connection(de['connection.offline']).or(connection(de['connection.resuming'])).waitFor()
  // Whatever the bar says then, its buttons stay on screen.
  expect(await bar(jonas.page).getAttribute('data-overflow')).toBe('0')
  await mira.page.getByRole('region', named('Jonas')).getByText(en['seat.away'], { exact: true }).waitFor()
  await act(mira.page, 'mouse')
  tunnel.mend()
  await connection(de['connection.live']).waitFor()
  await playOn()
  const turns = async (): Promise<Set<string>> =>
    new Set(
      (await Promise.all([progress(mira.page), progress(jonas.page, germanBoard)])).map(
        (words) => words.match(/\d+/)?.[0] ?? '',
      ),
    )
  await expect.poll(async () => (await turns()).size).toBe(1)

  // A phrase appears in the reader's own language, and a muted player is not heard.
  const chatButton = mira.page.getByRole('region', named(en.log)).getByRole('button', { name: en.chat })
  await chatButton.click()
  await dialog(mira.page).getByRole('button', named(en['phrase.hello'])).click()
  await mira.page.keyboard.press('Escape')
  await bar(jonas.page)
    .getByRole('button', named(fillIn('de', de['chat.new'], { n: 1 })))
    .tap()
  const remarks = dialog(jonas.page).getByRole('list', named(de.chat))
  await remarks.getByText(de['phrase.hello']).waitFor()
  await expectAccessible(jonas.page, 'chat')
  await picture(jonas.page, 'phone-chat')
  await dialog(jonas.page)
    .getByRole('button', named(fillIn('de', de['chat.mute'], { name: 'Mira' })))
    .tap()
  await remarks.getByText(de['chat.empty'], { exact: true }).waitFor()
  await dialog(jonas.page).getByRole('textbox', named(de['chat.say'])).fill('Bin gleich zurück')
  await dialog(jonas.page).getByRole('button', named(de['chat.send'])).tap()
  await remarks.getByText('Bin gleich zurück').waitFor()
  await jonas.page.keyboard.press('Escape')
  await chatButton.getByText(/^\d+$/).waitFor()

  // After a reload, the match is back at once, with its log, which still tells that a turn was taken back.
  const progressBefore = await progress(mira.page)
  const logBefore = await logLines(mira.page)
  await mira.page.reload()
  await boardIsThere(mira.page)
  await expect.poll(() => progress(mira.page)).toBe(progressBefore)
  await expect.poll(() => logLines(mira.page)).toEqual(logBefore)
  await mira.page.getByRole('button', named(en.catchUp)).click()
  await dialog(mira.page).waitFor()
  await mira.page.keyboard.press('Escape')

  // Mira leaves and a bot stands in, which the others see. She returns from her list and has her seat again.
  const absent = chips.getByText(de['seat.standIn'], { exact: true })
  await leave(mira.page)
  await absent.waitFor()
  await listedTable(mira.page, 'Jonas').press('Enter')
  await boardIsThere(mira.page)
  await absent.waitFor({ state: 'detached' })

  // She continues on another device, which takes over her seats.
  await openMenu(mira.page)
  await dialog(mira.page).getByRole('link', named(en.device)).click()
  await mira.page.getByRole('button', named(en['device.make'])).click()
  const tablet = await visit(browser, { at: await shownLink(mira.page) })
  await tablet.page.getByRole('button', named(en['device.claim'])).click()
  await listedTable(tablet.page, 'Jonas').press('Enter')
  await scoreSheetOf(tablet.page, 'Mira').waitFor()

  await picture(spectator.page, 'desk-spectator-pl')
  await expectAccessible(spectator.page, 'watching')
  expect(await spectator.page.getByRole('button', named(pl.confirm)).count()).toBe(0)
  const names = {
    islands: fillIn('pl', polishBoard['islands.of'], { name: 'Mira' }),
    tray: polishBoard['tray.others'],
  }
  const islands = spectator.page.getByRole('region', named(names.islands))
  await islands.waitFor()
  expect(await spectator.page.getByRole('region', named(names.tray)).count()).toBe(1)
  expect(await islands.getByRole('button').count()).toBe(0)
  tunnel.close()
  expect([...mira.errors, ...jonas.errors, ...tablet.errors, ...spectator.errors]).toEqual([])
})

it('a player who has never joined a table can move to another device', async () => {
  const { page, errors } = await visit(browser, { name: 'Mira', at: '#/device' })
  await page.getByRole('button', named(en['device.make'])).click()
  expect(await shownLink(page)).toContain('#/device/')
  expect(errors).toEqual([])
})

it('the page explains a missing table, a used link and an unreachable server', async () => {
  const tunnel = await openTunnel(inject('url'))
  const { page, errors } = await visit(browser, { url: tunnel.url, at: '#/t/nosuchtable' })
  await heading(page, en['refused.noSuchTable']).waitFor()
  for (const at of ['t/abc', 't/hello%20world', 'replay/t/nosuchtable', 'review/t/nosuchtable']) {
    await goTo(page, '#/settings')
    await page.getByRole('combobox', named(en.language)).waitFor()
    await goTo(page, `#/${at}`)
    await heading(page, en['refused.noSuchTable']).waitFor()
  }
  await goTo(page, `#/device/${'a'.repeat(30)}.${'b'.repeat(30)}`)
  await page.getByRole('button', named(en['device.claim'])).click()
  await page.getByText(en['refused.linkInvalid'], { exact: true }).waitFor()
  await goTo(page, '')
  await heading(page, en['home.yours']).waitFor()
  tunnel.cut()
  await goTo(page, '#/t/anothertable')
  await heading(page, en['error.server']).waitFor()
  for (const at of ['replay', 'review']) {
    await goTo(page, `#/${at}/t/anothertable`)
    await heading(page, en['refused.offline']).waitFor()
    await page.getByRole('button', named(en.retry)).waitFor()
  }
  await goTo(page, '#/t/anothertable')
  await heading(page, en['error.server']).waitFor()
  await expectAccessible(page, 'no server')
  tunnel.mend()
  await heading(page, en['refused.noSuchTable']).waitFor()
  tunnel.close()
  expect(errors).toEqual([])
})
