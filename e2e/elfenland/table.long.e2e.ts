import type { Locator, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { at } from '../../src/kernel/index.ts'
import { fillIn } from '../../src/text/format.ts'
import { SOON, unlessTooLate } from '../browser/hands.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import {
  expectAccessible,
  expectNoScrolling,
  expectNothingCut,
  expectWholeBar,
  isStored,
  lastingProblems,
  makeTable,
  picture,
  SIZES,
  sharedBrowser,
  visit,
} from '../browser/world.ts'
import { ALL, may, memoryOf } from './moments.ts'
import {
  askingTable,
  auctionOf,
  auctionTitle,
  board,
  button,
  chosenRoads,
  doing,
  drawnJourney,
  isThere,
  legs,
  lots,
  map,
  mapFrame,
  nearTowns,
  openRoads,
  opponents,
  panel,
  rack,
  sheet,
  token,
  town,
  usableTokens,
} from './page.ts'
import { act, clickUntil, moment, pressRoad, sitDown } from './play.ts'

const { en, de } = SHELL_TEXTS

const browser = await sharedBrowser()

it('casts an exchange in two steps: a counter, then the one to swap it with', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 3, when: may('exchange') })
  const { page, errors } = await sitDown(browser, { memory })
  await token(page, 'Exchange').click()
  await pressRoad(page, anyOf(openRoads(page)))
  await pressRoad(page, anyOf(openRoads(page)), 2)
  const roads = await chosenRoads(page).evaluateAll((all) =>
    all.map((road) => road.getAttribute('data-road')),
  )
  expect(roads.length).toBe(2)
  const labels = (): Promise<(string | null)[]> =>
    Promise.all(roads.map((road) => page.locator(`[data-road="${road}"]`).getAttribute('aria-label')))
  const before = await labels()
  await picture(page, 'elfengold-desk-exchange')
  await button(page, 'Cast the spell').click()
  await expect.poll(labels).not.toEqual(before)
  expect(errors).toEqual([])
})

it('lets a wizard fly to a town that no road leads to for three gold, and allows undoing it first', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    options: ALL,
    when: (view) => may('magicFlight')(view) && at(view.open.players, 0).boot !== 16,
  })
  const { page, errors } = await sitDown(browser, { memory })
  const gold = (): Promise<number> => rack(page).locator('[data-purse] b').innerText().then(Number)
  const before = await gold()
  const flight = legs(page).filter({ hasText: 'Magic flight' })
  // One card leads to every town, because a wizard flies; where a road leads, the journey takes the road.
  const near = await nearTowns(page).evaluateAll((all) => all.map((it) => it.dataset.name ?? ''))
  let far = ''
  for (const name of near) {
    await clickUntil(page, town(page, name), () => isThere(legs(page)))
    if (await isThere(flight)) far = name
    await page.keyboard.press('Escape')
    await expect.poll(() => legs(page).count()).toBe(0)
    if (far !== '') break
  }
  await clickUntil(page, town(page, far), () => isThere(flight))
  await picture(page, 'elfengold-desk-flight')
  await button(page, 'Set out').click()
  await expect.poll(gold).toBe(before - 3)
  expect(errors).toEqual([])
})

it('replays a finished game step by step through the eyes of a seat', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 3, options: ALL, when: undefined })
  const { page, errors } = await visit(browser, { memory, at: '#/replay/here/journey' })
  await board(page).waitFor()
  const phase = (): Promise<string> => moment(page).then((now) => now.phase)
  expect(await rack(page).count()).toBe(0)
  // On a phone the back button has an icon, and the progress is visible.
  await page.setViewportSize(SIZES.phone)
  await expectNothingCut(page, 'a replay on a phone')
  const bar = page.getByRole('banner')
  const icon = bar.getByRole('link', named(en.back)).locator('svg')
  for (const part of [icon, bar.getByRole('status')]) {
    const width = (): Promise<number> => part.evaluate((it) => it.getBoundingClientRect().width)
    await expect.poll(width, { message: String(part) }).toBeGreaterThan(20)
  }
  // Without a hand to show, only the tools of the map stand below the sheet.
  const isSheetAbove = async (): Promise<boolean> => {
    const sheet = await panel(page).boundingBox()
    const tools = await page.getByRole('button', { name: 'Whole map' }).boundingBox()
    return sheet !== null && tools !== null && sheet.y + sheet.height <= tools.y
  }
  await expect.poll(isSheetAbove).toBe(true)
  // Nothing of the bar lies on the board.
  for (const size of ['phone', 'phoneSmall'] as const) {
    await page.setViewportSize(SIZES[size])
    const outside = (): Promise<string[]> =>
      bar.evaluate((it) => {
        const end = it.getBoundingClientRect().bottom
        return [...it.children]
          .filter((part) => part.getBoundingClientRect().bottom > end)
          .map((part) => part.className)
      })
    expect(await lastingProblems(page, outside, 20), size).toEqual([])
  }
  await page.setViewportSize(SIZES.desk)
  await page.getByRole('combobox', { name: en['replay.eyes'] }).selectOption('0')
  await rack(page).getByRole('list', { name: 'Your cards' }).waitFor()
  // The name of the seat is whole where the rack grows with the room below the map.
  await page.setViewportSize(SIZES.tabletAside)
  const name = rack(page).getByText('Ada', { exact: true })
  const cut = (): Promise<number[]> =>
    name.evaluate((it) => [it.scrollWidth - it.clientWidth].filter((missing) => missing > 0))
  expect(await lastingProblems(page, cut, 20)).toEqual([])
  await page.setViewportSize(SIZES.desk)
  const titles = new Set<string>()
  for (let step = 0; step < 300 && (await phase()) !== 'moving'; step++) {
    titles.add(await panel(page).getByRole('heading', { level: 2 }).innerText())
    await page.keyboard.press('ArrowRight')
  }
  // Nobody is "you" in a replay.
  expect([...titles]).toContain('Waiting for Ada')
  for (let step = 0; step < 40 && (await drawnJourney(page).count()) === 0; step++)
    await page.keyboard.press('ArrowRight')
  expect(await drawnJourney(page).count()).toBe(1)
  await expectAccessible(page, 'a replay of Elfengold')
  await picture(page, 'elfengold-desk-replay')
  await page.keyboard.press('End')
  await expect.poll(phase).toBe('over')
  expect(errors).toEqual([])
})

it('continues a game of Elfengold against bots without a network', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 4,
    options: ALL,
    when: ({ open }) => open.phase === 'reward' && open.round === 1,
  })
  const { page, context, errors } = await sitDown(browser, { memory, keeps: true })
  await isStored(page)
  await context.setOffline(true)
  await page.reload()
  await board(page).waitFor()
  const next = async (): Promise<string> => {
    await act(page, 'mouse')
    return (await moment(page)).phase
  }
  await expect.poll(next).toBe('drawCards')
  await page.getByRole('region', { name: /^Round 2 of 6/ }).waitFor()
  expect(errors).toEqual([])
})

/** The opponents whose name or figures lie under their clock. */
const hidesClock = async (page: Page): Promise<string[]> => {
  const opponentBoxes = opponents(page).filter({ has: page.getByRole('timer') })
  const found: string[] = []
  for (const box of await opponentBoxes.all()) {
    const time = await box.getByRole('timer').boundingBox()
    if (!time) continue
    const covered = await box.getByRole('button').evaluate((button, clock) => {
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = [...button.querySelectorAll('svg')].map((part) => part.getBoundingClientRect())
      const range = document.createRange()
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        // Words for screen readers take up one pixel.
        if (node.parentElement?.clientWidth === 1) continue
        range.selectNodeContents(node)
        boxes.push(range.getBoundingClientRect())
      }
      return boxes.some(
        ({ left, right, top, bottom, width }) =>
          width > 2 &&
          right > clock.x &&
          left < clock.x + clock.width &&
          bottom > clock.y + 2 &&
          top < clock.y + clock.height - 2,
      )
    }, time)
    if (covered) found.push(await box.innerText())
  }
  return found
}

it('has room for every clock, the connection and every button at a server table', async () => {
  const { page } = await visit(browser, { name: 'Mira', language: 'de' })
  const table = await makeTable(page, 'Mira', {
    game: 'elfengold',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'gentle' }],
    clock: { kind: 'live', bank: 3600, increment: 10 },
  })
  const jonas = await visit(browser, { name: 'Jonas', at: `#/t/${table}` })
  await anyOf(button(jonas.page, en['lobby.sit'])).click()
  await page.goto(`${inject('url')}#/t/${table}`)
  await board(page).waitFor()
  await page.getByRole('banner').getByRole('timer').waitFor()
  // Bots have no clock.
  await expect
    .poll(() =>
      opponents(page)
        .filter({ has: page.getByRole('timer') })
        .allInnerTexts(),
    )
    .toEqual([expect.stringContaining('Jonas')])
  for (const size of ['desk', 'deskLarge', 'deskLow', 'tablet', 'phone'] as const) {
    await page.setViewportSize(SIZES[size])
    await expectNoScrolling(page, size, true)
    await expectWholeBar(page, size)
    expect(await lastingProblems(page, () => hidesClock(page)), size).toEqual([])
    await picture(page, `elfengold-server-${size}`)
  }
})

it('opens a lowered auction sheet again for the next question', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: (view) => view.open.phase === 'auction' && view.open.lot < 3 && at(view.open.players, 0).gold > 8,
  })
  const { page, errors } = await sitDown(browser, { memory, size: 'phone' })
  const asked = askingTable(page)
  await asked.waitFor()
  await sheet(page).click()
  await expect.poll(() => anyOf(lots(page)).isVisible()).toBe(false)
  const lot = (): Promise<string> => auctionTitle(page).innerText()
  const before = await lot()
  await button(page, 'Pass').click()
  await expect.poll(lot).not.toBe(before)
  await asked.waitFor()
  await expect.poll(() => anyOf(lots(page)).isVisible()).toBe(true)
  expect(errors).toEqual([])
})

it('plays an auction between two browsers, one of which is closed after leaving an order', async () => {
  const mira = await visit(browser, { name: 'Mira', at: '#/new/elfengold' })
  await button(mira.page, en['new.create']).click()
  const link = await mira.page
    .waitForSelector('[data-link]')
    .then((element) => element.getAttribute('data-link'))
  const jonas = await visit(browser, {
    name: 'Jonas',
    language: 'de',
    at: new URL(link ?? '').pathname.slice(1),
  })
  await anyOf(button(jonas.page, de['lobby.sit'])).click()
  await button(mira.page, fillIn('en', en['lobby.startN'], { n: 2 })).click()
  const pages = [mira.page, jonas.page] as const
  for (const page of pages) await board(page).waitFor()
  const asks = (): Promise<string[]> =>
    Promise.all(pages.map(moment)).then((now) => now.map(({ phase, mine }) => `${phase} ${mine}`).sort())
  const next = async (): Promise<string[]> => {
    for (const page of pages) if ((await moment(page)).phase !== 'auction') await act(page, 'mouse')
    return asks()
  }
  await expect.poll(next).toEqual(['auction false', 'auction true'])
  const first = (await moment(pages[0])).mine
  // One of them raises; the other has left a maximum and closed the page.
  const [asked, other] = first ? pages : ([pages[1], pages[0]] as const)
  const [texts, otherTexts] = first ? [en, de] : [de, en]
  await doing(other, 'amount').fill('5')
  await other.keyboard.press('Tab')
  await doing(other, 'standing').click()
  await doing(other, 'standing')
    .and(other.getByRole('button', { pressed: true }))
    .waitFor()
  const [context, address] = [other.context(), other.url()]
  await other.close()
  await doing(asked, 'bid').click()
  await anyOf(asked.getByRole('status').filter({ hasText: '2' })).waitFor()
  // A pass that comes before the raise by the order is lost, so it is tried until the next token is shown.
  const passed = async (): Promise<number> => {
    const shown = await auctionOf(asked, 2).count()
    if (shown === 0 && (await isThere(doing(asked, 'pass'))))
      await unlessTooLate(doing(asked, 'pass').click(SOON))
    return shown
  }
  await expect.poll(passed).toBe(1)
  const back = await context.newPage()
  await back.goto(address)
  await auctionOf(back, 2).waitFor()
  const told = otherTexts['log.byOrder'].split('{')[0] ?? ''
  await anyOf(back.getByText(told.trim())).waitFor({ state: 'attached' })
  // One of them leaves: the other sees that a bot has taken over.
  await button(asked, texts.menu).click()
  await asked.getByRole('dialog').getByRole('button', { name: texts.leave }).click()
  await opponents(back).filter({ hasText: otherTexts['seat.standIn'] }).waitFor()
  for (const { errors } of [mira, jonas]) expect(errors).toEqual([])
})

it('casts double transport in two steps: a road, then the second counter', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 3, when: may('doubleTransport') })
  const { page, errors } = await sitDown(browser, { memory })
  await token(page, 'Double transport').click()
  await pressRoad(page, anyOf(openRoads(page)))
  await anyOf(doing(page, 'second')).click()
  await picture(page, 'elfengold-desk-double-transport')
  const chosen = await chosenRoads(page).getAttribute('data-road')
  await button(page, 'Cast the spell').click()
  await map(page)
    .locator(`[data-road="${chosen}"]`)
    .and(page.getByRole('button', { name: /,.+,/ }))
    .waitFor()
  expect(errors).toEqual([])
})

it('gives the map the whole width on an upright tablet, with everything else below it', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 6, when: ({ open }) => open.phase === 'auction' })
  const { page } = await sitDown(browser, { memory, size: 'tablet', language: 'pl' })
  for (const size of [SIZES.tablet, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size)
    await expectNoScrolling(page, 'tablet', true)
    await expectNothingCut(page, 'tablet')
    const boxOf = (part: Locator): Promise<DOMRect> => part.evaluate((it) => it.getBoundingClientRect())
    const misplaced = async (): Promise<string[]> => {
      const [drawn, below, hand] = [
        await boxOf(mapFrame(page)),
        await boxOf(panel(page)),
        await boxOf(rack(page)),
      ]
      const rules = {
        'the map is narrow': drawn.width <= 0.95 * size.width,
        'the panel is not below the map': below.top <= drawn.bottom,
        'the hand is not below the panel': hand.top <= below.bottom,
        'the hand is cut': hand.bottom > size.height,
      }
      return Object.entries(rules).flatMap(([words, broken]) => (broken ? [words] : []))
    }
    expect(await lastingProblems(page, misplaced)).toEqual([])
    await picture(page, `elfengold-tablet-${size.width}-pl`)
  }
})

it('passes for the rest of planning by an order', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 3,
    when: (view) => view.open.phase === 'planning' && view.open.passes === 0,
  })
  const { page, errors } = await sitDown(browser, { memory })
  await askingTable(page).waitFor()
  for (const size of ['desk', 'phone', 'phoneAside'] as const) {
    await page.setViewportSize(SIZES[size])
    await expectNothingCut(page, size)
    await picture(page, `elfenland-pass-order-${size}`)
  }
  await page.setViewportSize(SIZES.desk)
  await button(page, 'Pass for me in this phase').click()
  await expect.poll(() => moment(page).then(({ phase }) => phase)).not.toBe('planning')
  expect(errors).toEqual([])
})

it('asks to confirm a bid above the own gold, and asks no more after passing on all the others', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: ({ open }) => open.phase === 'auction' && open.lot === 1,
  })
  const { page } = await sitDown(browser, { memory })
  await page.getByRole('spinbutton', { name: /^Bid/ }).fill('60')
  await page.keyboard.press('Tab')
  await button(page, 'Bid 60').click()
  await page.getByRole('alert').waitFor()
  expect((await moment(page)).phase).toBe('auction')
  await expectAccessible(page, 'the warning before an overbid')
  await picture(page, 'elfengold-desk-overbid')
  await button(page, 'Pass on all the others').click()
  await expect.poll(() => moment(page).then(({ phase }) => phase)).toBe('planning')
})

it('keeps an unconfirmed journey across a reload', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 2,
    when: ({ open, seat }) => open.phase === 'moving' && open.turn === seat,
  })
  const { page, errors } = await sitDown(browser, { memory })
  await clickUntil(page, anyOf(nearTowns(page)), async () => (await legs(page).count()) === 1)
  const told = await legs(page).allInnerTexts()
  await page.reload()
  await expect.poll(() => legs(page).allInnerTexts()).toEqual(told)
  await button(page, 'Set out').click()
  await expect.poll(() => legs(page).count()).toBe(0)
  expect(errors).toEqual([])
})

it('has the log beside the panel in a low, wide window, and tokens to choose from without large gaps', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 4, when: may('show') })
  const { page, errors } = await sitDown(browser, { memory })
  await page.setViewportSize({ width: 1366, height: 650 })
  const choice = panel(page)
  await choice.getByRole('region', { name: 'Recently' }).getByRole('group').waitFor()
  const gaps = async (): Promise<number[]> => {
    const hints = choice.getByRole('paragraph')
    const boxes = [anyOf(hints), anyOf(doing(page, 'choose')), button(page, 'Show it')]
    const [hint, token, confirm] = await Promise.all(boxes.map((one) => one.boundingBox()))
    if (!hint || !token || !confirm) return [Number.POSITIVE_INFINITY]
    return [token.y - hint.y - hint.height, confirm.y - token.y - token.height]
  }
  await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThan(50)
  expect(errors).toEqual([])
})

/** A tap that was made at a certain time, whenever a busy page hears of it. */
const tapAt = (button: Locator, time: number): Promise<void> =>
  button.evaluate((element, timeStamp) => {
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(tap, 'timeStamp', { value: timeStamp })
    element.dispatchEvent(tap)
  }, time)

/** What the page asks of its worker from now on. A click that plays asks at once. */
async function requestsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const requests: string[] = []
    Object.assign(window, { requests })
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: { request: { type: string } }) {
      requests.push(message.request.type)
      post.call(this, message)
    }
  })
  return () => page.evaluate(() => (window as unknown as { requests: string[] }).requests)
}

it('neither passes nor leaves an order on one tap too many on Back, and ignores letter keys that are switched off', async () => {
  const memory = memoryOf({ game: 'elfenland', players: 2, when: may('lay') })
  const { page, errors } = await sitDown(browser, { memory: { ...memory, 'setting:keys': 'off' } })
  await anyOf(usableTokens(page)).click()
  const [pass, order] = [button(page, 'Pass'), button(page, 'Pass for me in this phase')]
  const requests = await requestsOf(page)
  const now = await page.evaluate(() => performance.now())
  await tapAt(button(page, 'Back'), now)
  await tapAt(pass, now + 300)
  await tapAt(order, now + 300)
  await page.keyboard.press('p')
  expect(await requests()).not.toContain('play')
  expect(await requests()).not.toContain('order')
  await tapAt(pass, now + 700)
  expect(await requests()).toContain('play')
  expect(errors).toEqual([])
})
