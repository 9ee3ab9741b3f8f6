import type { Browser, Locator, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { testServer } from '../../src/server/testing/server.ts'
import { botNameAt } from '../../src/table/bots/bot-name.ts'
import { fillIn } from '../../src/text/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/text/languages.ts'
import { anyOf, boardTexts, named, SHELL_TEXTS, type ShellTexts } from '../browser/texts.ts'
import {
  expectAccessible,
  expectNoScrolling,
  expectNothingCut,
  isDrawn,
  picture,
  type SIZES,
  type Visit,
  visit,
} from '../browser/world.ts'
import { rememberedMatches } from '../reviews/saved-matches.ts'
import { freeCells } from '../silver-and-gold/page.ts'
import { keepIslands, startFromHome } from '../silver-and-gold/play.ts'

type BoardTexts = Awaited<ReturnType<typeof boardTexts>>

/** The texts on screen in one language: those of the pages and those of the board. */
interface Words {
  readonly language: Language
  readonly texts: ShellTexts
  readonly board: BoardTexts
}

export const wordsOf = async (language: Language): Promise<Words> => ({
  language,
  texts: SHELL_TEXTS[language],
  board: await boardTexts(language),
})

/** Every page that is not a running table: its name, its address, and something that only this page shows. */
const PAGES: readonly (readonly [
  name: string,
  address: string,
  landmark: (page: Page, words: Words) => Locator,
])[] = [
  ['home', '', (page, { texts }) => page.getByRole('heading', named(texts['home.yours']))],
  [
    'play',
    '#/play/silver-and-gold',
    (page, { texts }) => page.getByRole('group', named(texts['new.opponents'])),
  ],
  [
    'new-table',
    '#/new/silver-and-gold',
    (page, { texts }) => page.getByRole('button', named(texts['new.create'])),
  ],
  [
    'together',
    '#/together/silver-and-gold',
    (page, { texts }) => page.getByRole('group', named(texts['new.names'])),
  ],
  ['settings', '#/settings', (page, { texts }) => page.getByRole('combobox', named(texts.language))],
  ['device', '#/device', (page, { texts }) => page.getByRole('heading', named(texts.device))],
  [
    'device-claim',
    '#/device/code',
    (page, { texts }) => page.getByRole('heading', named(texts['device.title'])),
  ],
  [
    'learn',
    '#/learn/silver-and-gold',
    (page, { language, texts }) =>
      page.getByRole('heading', named(fillIn(language, texts['home.learn'], { game: 'Silver & Gold' }))),
  ],
  ['rules', '#/rules/silver-and-gold', (page) => anyOf(page.getByRole('article').getByRole('figure'))],
  ['daily', '#/daily', (page) => page.getByRole('region', named('Silver & Gold'))],
  [
    'archive',
    '#/archive',
    (page, { texts }) => anyOf(page.getByRole('link', { name: texts['result.review'] })),
  ],
  ['ratings', '#/ratings', (page, { texts }) => page.getByRole('heading', named(texts.ratings))],
  ['lost', '#/nowhere', (page, { texts }) => page.getByRole('heading', named(texts['error.page']))],
  ['picking', '#/here/picking', (page, { board }) => drawBlind(page, board)],
  ['result', '#/here/finished', (page, { texts }) => page.getByRole('region', named(texts['result.title']))],
  [
    'replay',
    '#/replay/here/finished',
    (page, { board }) => page.getByRole('region', named(board['progress.keep'])),
  ],
]

/** The stock while the player picks a new island. */
export const drawBlind = (page: Page, board: BoardTexts): Locator =>
  anyOf(page.getByRole('button', { name: board.draw }))

/** A screen, a theme and a language. */
export interface Look extends Visit {
  readonly language: Language
}

const nameOf = ({ size, theme, language }: Look): string => `${size}-${theme}-${language}`

export const LONGEST_NAME = 'Donaudampfschifffahrtsge'

/** Goes to another page of the app and waits for its landmark. */
export const goTo = async (page: Page, address: string, landmark: Locator): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash
  }, address.slice(1))
  await landmark.waitFor()
  await isDrawn(page)
}

/** The pages with the most on them. */
export const BUSIEST_PAGES: readonly string[] = ['home', 'settings', 'picking', 'result']

/**
 * Expects pages to be accessible and to fit the screen, lobby and hand-over included. All of them, unless named; then
 * the last steps are looked at but not judged by axe-core, which takes a second for each.
 */
export async function expectPagesFit(browser: Browser, look: Look, only?: readonly string[]): Promise<void> {
  const { page, errors } = await visit(browser, {
    ...look,
    name: LONGEST_NAME,
    memory: rememberedMatches(),
  })
  const words = await wordsOf(look.language)
  const { texts } = words
  let title = 'Vermeil'
  for (const [name, address, landmark] of PAGES) {
    if (only?.includes(name) === false) continue
    await goTo(page, address, landmark(page, words))
    // Every page sets a window title of its own.
    await expect.poll(() => page.title(), { message: name }).not.toBe(title)
    await expectAccessible(page, `${name}, ${nameOf(look)}`)
    await expectNoScrolling(page, name)
    await picture(page, `${nameOf(look)}-${name}`)
    title = await page.title()
  }
  const create = page.getByRole('button', named(texts['new.create']))
  await goTo(page, '#/new/silver-and-gold', create)
  const clock = page.getByRole('group', named(texts['new.clock']))
  await clock.getByRole('button', named(texts['new.clock.days'])).click()
  await page.getByRole('checkbox', named(texts['new.sleep'])).click()
  await page.getByRole('checkbox', named(texts['new.weekends'])).click()
  if (!only) await expectAccessible(page, 'a clock with sleeping hours and weekends')
  await picture(page, `${nameOf(look)}-clock`)
  await create.click()
  const standUp = page.getByRole('button', named(texts['lobby.stand']))
  await page.getByRole('region', named(texts['lobby.seats'])).waitFor()
  if (!only) await expectAccessible(page, 'lobby')
  await expectNoScrolling(page, 'lobby')
  const ownPlace = page.getByRole('group', named(LONGEST_NAME)).filter({ has: standUp })
  const apart = await ownPlace.evaluate((card) => {
    const range = document.createRange()
    range.selectNodeContents(card.querySelector('b') ?? card)
    const name = range.getBoundingClientRect()
    const button = card.querySelector('button')?.getBoundingClientRect()
    return button && name.right <= card.getBoundingClientRect().right
      ? name.right <= button.left || name.top >= button.bottom
      : false
  })
  expect(apart, 'the longest name does not overlap the button that stands up').toBe(true)
  await picture(page, `${nameOf(look)}-lobby`)
  await goTo(page, '#/together/silver-and-gold', page.getByRole('group', named(texts['new.names'])))
  await page.getByRole('button', named(texts['new.start'])).click()
  const ready = fillIn(look.language, texts['hand.ready'], { name: LONGEST_NAME })
  await page.getByRole('button', named(ready)).waitFor()
  if (!only) await expectAccessible(page, 'hand-over')
  expect(errors).toEqual([])
}

/** Sheets of two kinds: a list and cards. */
export const SOME_SHEETS: readonly string[] = ['menu', 'display']

/** Expects the app to open in the language of the browser. */
export async function expectLanguage(browser: Browser, language: Language): Promise<void> {
  const { page } = await visit(browser, { language })
  const play = SHELL_TEXTS[language]['home.play']
  expect(await page.getByRole('button', named(play)).innerText()).toBe(play)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
}

/** Expects the home page to fit a desk screen without scrolling, for somebody with matches or for a newcomer. */
export async function expectHomeFits(
  browser: Browser,
  newcomer: boolean,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  // A server of its own, because the page lists the tables that other tests open.
  const server = await testServer({ host: 'localhost', web: inject('web') })
  onTestFinished(() => server.close())
  const memory = newcomer ? {} : rememberedMatches()
  // A newcomer is offered the lessons.
  const shown = newcomer ? 'home.learnFirst' : 'home.yourTurn'
  const { page } = await visit(browser, { memory, url: `${server.url}/` })
  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
    const main = page.locator(`html[lang=${language}]`).getByRole('main')
    await anyOf(main.getByRole('link', { name: SHELL_TEXTS[language][shown] })).waitFor()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectNoScrolling(page, `the home page in ${language}`, true)
      await expectNothingCut(page, `the home page in ${language}`)
    }
  }
}

/** Expects the table to be accessible in each phase, and its sheets, too. All of them, unless named. */
export async function expectTableAccessible(
  browser: Browser,
  look: Look,
  only?: readonly string[],
): Promise<void> {
  const memory = { 'bots:silver-and-gold': { level: 'gentle', opponents: 3, options: { memoryAid: true } } }
  const { page, errors } = await visit(browser, { ...look, memory })
  const words = await wordsOf(look.language)
  await startFromHome(page, words.texts)
  await expectAccessible(page, 'keeping')
  await picture(page, `${nameOf(look)}-keep`)
  await keepIslands(page)
  await layPattern(page, words.board)
  await expectAccessible(page, 'marking')
  await expectNoScrolling(page, 'marking', true)
  await picture(page, `${nameOf(look)}-mark`)
  const dialog = page.getByRole('dialog')
  for (const [name, opener, item] of sheetsOf(page, words, look.size === 'phone')) {
    if (only?.includes(name) === false) continue
    await opener.click()
    await item?.click()
    await dialog.waitFor()
    if (name === 'rules') await anyOf(dialog.getByRole('figure')).waitFor()
    await expectAccessible(page, `${name} sheet`)
    await picture(page, `${nameOf(look)}-sheet-${name}`)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // The focus returns to the opener, even after two sheets in a row.
    const isFocused = () => opener.evaluate((element) => element === document.activeElement)
    await expect.poll(isFocused, { message: name }).toBe(true)
  }
  expect(errors).toEqual([])
}

type SheetOpener = readonly [name: string, opener: Locator, menuItem?: Locator]

/** Every sheet of the table with what opens it: a button, or the menu and one of its items. */
function sheetsOf(page: Page, { language, texts, board }: Words, phone: boolean): readonly SheetOpener[] {
  const menu = page.getByRole('button', named(texts.menu))
  const item = (name: string): Locator => page.getByRole('dialog').getByRole('button', named(name))
  const opponent = botNameAt(0)
  const cardDetails = fillIn(language, board.look, { card: '' })
  return [
    ['menu', menu],
    ['catch-up', page.getByRole('button', named(texts.catchUp))],
    [
      'player',
      phone
        ? page.getByRole('navigation', named(board.opponents)).getByRole('button', { name: opponent })
        : page.getByRole('region', named(opponent)).getByRole('button', named(opponent)),
    ],
    [
      'display',
      phone
        ? page.getByRole('navigation', named(board.sheet)).getByRole('button', named(board.display))
        : anyOf(page.getByRole('region', named(board.display)).getByRole('button', { name: cardDetails })),
    ],
    ['rules', menu, item(texts.rules)],
    ['log', menu, item(texts.log)],
    ['options', menu, item(texts.options)],
    ['settings', menu, item(texts.settings)],
  ]
}

/** Expects nothing on any page to be cut off or out of reach on a screen. */
export async function expectAllInReach(browser: Browser, size: keyof typeof SIZES): Promise<void> {
  const { page, errors } = await visit(browser, { size, language: 'de', memory: rememberedMatches() })
  const words = await wordsOf('de')
  for (const [name, address, landmark] of PAGES) {
    await goTo(page, address, landmark(page, words))
    await expectNoScrolling(page, `${name}, ${size}`)
    await expectNothingCut(page, `${name}, ${size}`)
    await picture(page, `${size}-${name}`)
  }
  const play = page.getByRole('button', named(words.texts['home.play']))
  await goTo(page, '', play)
  await startFromHome(page, words.texts)
  await keepIslands(page)
  await layPattern(page, words.board)
  await expectNoScrolling(page, `the table, ${size}`)
  await expectNothingCut(page, `the table, ${size}`)
  await picture(page, `${size}-mark`)
  expect(errors).toEqual([])
}

/** Draws the pattern on the first cell where it fits, so that a draft is on screen. */
async function layPattern(page: Page, board: BoardTexts): Promise<void> {
  const islands = page.getByRole('region', named(board.islands))
  for (const cell of await freeCells(page).all()) {
    await cell.click({ force: true })
    if ((await islands.getByRole('button', { name: board['cell.fresh'] }).count()) > 0) return
  }
}
