import type { Page } from 'playwright-core'
import { expect, inject, it, onTestFinished } from 'vitest'
import { manualTime, testServer } from '../../src/server/testing/server.ts'
import { fillIn } from '../../src/text/format.ts'
import { texts as fairPlay } from '../../src/web/frame/fair-play/texts/en.ts'
import { texts as clockTexts } from '../../src/web/frame/time/texts/en.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import {
  expectAccessible,
  lastingProblems,
  makeTable,
  picture,
  sharedBrowser,
  visit,
} from '../browser/world.ts'
import { chosenCards, dealtCards } from '../silver-and-gold/page.ts'
import {
  bar,
  dialog,
  goTo,
  leave,
  listedTable,
  openMenu,
  rematch,
  result,
  scoreSheetOf,
  shownLink,
} from './server-table.ts'

const { en, de } = SHELL_TEXTS

const browser = await sharedBrowser()

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

it('two players who both ask for a rematch meet at the same new table', async () => {
  const mira = await visit(browser, { name: 'Mira' })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const table = await makeTable(mira.page, 'Mira', { game: 'silver-and-gold', seats })
  const noa = await visit(browser, { name: 'Noa', at: `#/t/${table}` })
  await noa.page.getByRole('button', named(en['lobby.sit'])).click()
  await anyOf(dealtCards(noa.page)).waitFor()
  await goTo(mira.page, `#/t/${table}`)
  await anyOf(dealtCards(mira.page)).waitFor()
  // After both have left, bots play to the end.
  await leave(noa.page)
  const sittingIn = fillIn('en', en.labelled, { label: 'Noa', text: en['seat.standIn'] })
  await mira.page.getByRole('log').getByText(sittingIn, { exact: true }).waitFor()
  await leave(mira.page)
  for (const { page } of [mira, noa]) {
    await listedTable(page, en['home.over']).press('Enter')
    await result(page).waitFor()
  }
  // The new table appears while Noa is pressing the button.
  await rematch(noa.page).hover()
  await noa.page.mouse.down()
  await rematch(mira.page).click()
  await noa.page.getByText(en['result.next'], { exact: true }).waitFor()
  await noa.page.mouse.up()
  for (const { page } of [mira, noa]) {
    await anyOf(dealtCards(page)).waitFor()
    expect(page.url()).not.toContain(table)
  }
  await mira.page.getByRole('region', named('Noa')).waitFor()
  expect([...mira.errors, ...noa.errors]).toEqual([])
})

it('a player who leaves finds the result in the list, and only players can ask for a rematch', async () => {
  const { page, errors } = await visit(browser, { name: 'Mira' })
  const table = await makeTable(page, 'Mira', {
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }],
  })
  await goTo(page, `#/t/${table}`)
  await anyOf(dealtCards(page)).waitFor()
  // After she has left, bots hold both seats and play to the end.
  await leave(page)
  await listedTable(page, en['home.over']).press('Enter')
  await result(page).waitFor()
  const spectator = await visit(browser, { at: `#/t/${table}` })
  await result(spectator.page).waitFor()
  expect(await rematch(spectator.page).count()).toBe(0)
  await rematch(page).click()
  await anyOf(dealtCards(page)).waitFor()
  expect(page.url()).not.toContain(table)
  await scoreSheetOf(page, 'Mira').waitFor()
  expect(errors).toEqual([])
})

it('players without a name sit down at one table, and somebody with a taken name is told why not', async () => {
  const host = await visit(browser, { at: '#/new/silver-and-gold' })
  await host.page.getByRole('button', named(en['new.create'])).click()
  const at = await shownLink(host.page)
  const guest = await visit(browser, { size: 'phone', at })
  const sit = (page: Page) => anyOf(page.getByRole('button', named(en['lobby.sit']))).tap()
  await sit(guest.page)
  await dialog(guest.page).getByRole('button', named(en['lobby.sit'])).tap()
  const numbered = `${en['name.otherwise']} 2`
  const seats = host.page.getByRole('region', named(en['lobby.seats']))
  await seats.getByText(numbered, { exact: true }).waitFor()
  const namesake = await visit(browser, { size: 'phone', name: numbered, at })
  await sit(namesake.page)
  const problem = namesake.page.getByRole('alert').getByText(en['refused.nameTaken'])
  await problem.waitFor()
  await expect.poll(() => problem.evaluate(isInSight)).toBe(true)
  await picture(namesake.page, 'phone-name-taken')
  expect([...host.errors, ...guest.errors, ...namesake.errors]).toEqual([])
})

it('somebody who cannot sit down in a lobby is told so, and each remark is announced once', async () => {
  const host = await visit(browser, { name: 'Mira', at: '#/new/silver-and-gold' })
  const people = host.page.getByRole('group', named(en['new.people']))
  await people.getByRole('button', named('2')).click()
  await host.page.getByRole('button', named(en['new.create'])).click()
  const at = await shownLink(host.page)
  const guest = await visit(browser, { name: 'Noa', size: 'phone', at })
  const sit = (page: Page) => page.getByRole('button', named(en['lobby.sit']))
  await sit(guest.page).tap()
  await guest.page.getByRole('button', named(en['lobby.stand'])).waitFor()
  await guest.page.getByRole('button', named(en.chat)).tap()
  await dialog(guest.page).getByRole('button', named(en['phrase.hello'])).tap()
  const remark = fillIn('en', en.labelled, { label: 'Noa', text: en['phrase.hello'] })
  const announced = host.page.getByRole('log').getByText(remark, { exact: true })
  await announced.waitFor()

  const late = await visit(browser, { at })
  await late.page.getByText(en['lobby.full'], { exact: true }).waitFor()
  expect(await sit(late.page).count()).toBe(0)

  await guest.page.keyboard.press('Escape')
  await host.page.getByRole('button', named(fillIn('en', en['lobby.removePerson'], { name: 'Noa' }))).click()
  await dialog(host.page).getByRole('button', named(fairPlay.remove)).click()
  const why = guest.page.getByRole('alert').getByText(fairPlay['ousted.host'])
  await why.waitFor()
  await expect.poll(() => why.evaluate(isInSight)).toBe(true)
  expect(await sit(guest.page).count()).toBe(0)
  await guest.page.reload()
  await why.waitFor()
  expect(await sit(guest.page).count()).toBe(0)
  await host.page.getByRole('button', named(fillIn('en', fairPlay.readmit, { name: 'Noa' }))).click()
  await sit(guest.page).tap()
  await guest.page.getByRole('button', named(en['lobby.stand'])).waitFor()
  await late.page.getByText(en['lobby.full'], { exact: true }).waitFor()
  expect(await announced.count()).toBe(1)
  expect([...host.errors, ...guest.errors, ...late.errors]).toEqual([])
})

it('a player whose time ran out takes the seat back from the bot', async () => {
  const time = manualTime()
  const server = await testServer({
    host: 'localhost',
    web: inject('web'),
    time,
    botWorker: new URL('../browser/absent-opponent.ts', import.meta.url),
    botDeadline: 3_600_000,
    botThreads: 2,
  })
  onTestFinished(() => server.close())
  const { page, errors } = await visit(browser, { name: 'Mira', url: `${server.url}/` })
  const table = await makeTable(page, 'Mira', {
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'master' }],
    clock: { kind: 'live', bank: 10, increment: 10 },
  })
  await goTo(page, `#/t/${table}`)
  await anyOf(dealtCards(page)).waitFor()
  time.advance(30_000)
  // The bot chooses islands for her.
  await expect.poll(() => chosenCards(page).count()).toBe(2)
  // On a phone there is room for how far the game is, beside all the buttons of somebody who watches bots.
  const phone = await visit(browser, {
    size: 'phone',
    language: 'de',
    url: `${server.url}/`,
    at: `#/t/${table}`,
  })
  await bar(phone.page).getByRole('group', named(de['table.watching'])).waitFor()
  const cutOff = (): Promise<string[]> =>
    phone.page.locator('[data-progress]').evaluateAll((all) =>
      all.flatMap((one) => {
        const isWhole = one.scrollWidth <= one.clientWidth && one.scrollHeight <= 44
        return isWhole ? [] : [`${one.textContent}: ${one.scrollWidth} × ${one.scrollHeight}`]
      }),
    )
  expect(await lastingProblems(phone.page, cutOff)).toEqual([])
  const notice = page.getByRole('alert').filter({ hasText: en['table.timeUp'] })
  await notice.getByRole('button', named(en['table.return'])).click()
  await notice.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

it('two players agree to a pause, which the bar shows, and end it together', async () => {
  const mira = await visit(browser, { name: 'Mira' })
  // With days for a move nobody ends the pause alone within the time of a test.
  const table = await makeTable(mira.page, 'Mira', {
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'correspondence', days: 2 },
  })
  const noa = await visit(browser, { name: 'Noa', at: `#/t/${table}` })
  await noa.page.getByRole('button', named(en['lobby.sit'])).click()
  await goTo(mira.page, `#/t/${table}`)
  for (const { page } of [mira, noa]) await anyOf(dealtCards(page)).waitFor()
  await openMenu(mira.page)
  await dialog(mira.page).getByRole('button', named(en['new.clock'])).click()
  await dialog(mira.page).getByRole('button', named(clockTexts['pause.offer'])).click()
  await noa.page.getByRole('log').getByText(en['table.pauseOffered'], { exact: true }).waitFor()
  await bar(noa.page).getByRole('button', named(en['table.pauseOffered'])).click()
  await dialog(noa.page).getByRole('button', named(clockTexts['pause.agree'])).click()
  await expectAccessible(noa.page, 'the clock of a table in a pause')
  // The dialog lies over the bar, which is hidden for as long.
  const signs = [mira, noa].map(({ page }) =>
    bar(page).getByRole('button', { ...named(en['table.paused']), includeHidden: true }),
  )
  for (const sign of signs) await sign.waitFor({ state: 'attached' })
  for (const { page } of [mira, noa])
    await dialog(page).getByRole('button', named(clockTexts['pause.end'])).click()
  for (const sign of signs) await sign.waitFor({ state: 'detached' })
  for (const { page } of [mira, noa])
    await dialog(page).getByRole('button', named(clockTexts['pause.offer'])).waitFor()
  expect([...mira.errors, ...noa.errors]).toEqual([])
})
