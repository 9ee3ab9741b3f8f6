import { expect, it } from 'vitest'
import { fillIn } from '../../src/text/format.ts'
import { anyOf, boardTexts, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectNothingCut, lastingProblems, picture, SIZES, sharedBrowser, visit } from '../browser/world.ts'
import { rememberedMatches } from '../reviews/saved-matches.ts'
import { confirmButton, dealtCards, islands, tray } from '../silver-and-gold/page.ts'
import {
  BUSIEST_PAGES,
  drawBlind,
  expectHomeFits,
  expectPagesFit,
  expectTableAccessible,
  goTo,
  SOME_SHEETS,
  wordsOf,
} from './pages.ts'

const browser = await sharedBrowser()

/* `npm run test:long` has all pages and sheets, also in other sizes, themes and languages. */

it('the busiest pages are accessible and fit a phone', () =>
  expectPagesFit(browser, { size: 'phone', theme: 'light', language: 'pl' }, BUSIEST_PAGES))

it('the table is accessible in each phase at a desk, and so are some of its sheets', () =>
  expectTableAccessible(browser, { size: 'desk', theme: 'light', language: 'en' }, SOME_SHEETS))

it('the home page fits a desk screen without scrolling, in every language', () =>
  expectHomeFits(browser, false, [{ width: 1366, height: 768 }]))

it('on a small phone held sideways, the home page offers a game without scrolling', async () => {
  const { page } = await visit(browser, { size: 'phoneSmallAside', language: 'de' })
  const play = page.getByRole('button', named(SHELL_TEXTS.de['home.play']))
  const below = (): Promise<number[]> =>
    play.evaluate((it) => [it.getBoundingClientRect().bottom - innerHeight].filter((by) => by > 0))
  expect(await lastingProblems(page, below, 20)).toEqual([])
})

it('a game against bots starts at the first press, even if the levels still load', async () => {
  const { page, context } = await visit(browser)
  let release = (): void => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await context.route(/\/worker-(?!client)[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', named(SHELL_TEXTS.en['home.play'])).click()
  const start = page.getByRole('dialog').getByRole('button', named(SHELL_TEXTS.en['new.start']))
  await start.waitFor()
  expect(await start.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Enter')
  release()
  await anyOf(dealtCards(page)).waitFor()
})

it('a dialog is closed by a click outside it, but not by a selection that ends there', async () => {
  const { page } = await visit(browser)
  await page.getByRole('button', named(SHELL_TEXTS.en['home.play'])).click()
  const dialog = page.getByRole('dialog')
  const title = await dialog.getByRole('heading').first().boundingBox()
  await page.mouse.move((title?.x ?? 0) + 5, (title?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await page.mouse.up()
  expect(await dialog.isVisible()).toBe(true)
  await page.mouse.click(10, 10)
  await dialog.waitFor({ state: 'hidden' })
})

it('on a phone, number buttons are wide enough for a finger, and a tap explains what does nothing else, even in a sheet', async () => {
  const { page } = await visit(browser, { size: 'phone', memory: rememberedMatches(), at: '#/new/elfengold' })
  const board = await boardTexts('en')
  const choices = page.getByRole('main').getByRole('group').getByRole('button')
  await anyOf(choices).waitFor()
  const narrow = (): Promise<string[]> =>
    choices.evaluateAll((all) =>
      all.filter((it) => it.getBoundingClientRect().width < 40).map(({ outerHTML }) => outerHTML),
    )
  expect(await lastingProblems(page, narrow)).toEqual([])
  await goTo(page, '#/here/picking', drawBlind(page, board))
  await page.getByRole('button', { name: fillIn('en', board.look, { card: board.roundCard }) }).tap()
  const words = board['explain.rounds']
  await page.getByRole('dialog').locator(`[data-explain="${words}"]`).tap()
  await page.locator(':popover-open', { hasText: words }).waitFor()
})

it('the islands, the question and the buttons are visible together on every screen size', async () => {
  const { page } = await visit(browser, { language: 'de', memory: rememberedMatches(), at: '#/here/picking' })
  const { texts, board } = await wordsOf('de')
  await drawBlind(page, board).waitFor()
  const parts = {
    'an island': anyOf(islands(page).getByRole('group')),
    question: anyOf(tray(page).getByRole('status')),
    'confirm button': confirmButton(page),
    'undo button': page.getByRole('button', named(texts.undo)),
  }
  for (const [name, size] of Object.entries(SIZES)) {
    if (name === 'phoneTwice' || name === 'deskFourTimes') continue
    await page.setViewportSize(size)
    const outOfSight = async (): Promise<string[]> => {
      const found: string[] = []
      for (const [part, element] of Object.entries(parts)) {
        const box = await element.boundingBox()
        const high = box && box.y >= 0 && box.y + box.height <= size.height
        const wide = box && box.x >= 0 && box.x + box.width <= size.width
        if (!high || !wide) found.push(part)
      }
      return found
    }
    expect(await lastingProblems(page, outOfSight), name).toEqual([])
    await expectNothingCut(page, name)
    await picture(page, `sizes-${name}`)
  }
})
