import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { botNameAt } from '../src/table/bot-name.ts'
import { fillIn } from '../src/text/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/text/languages.ts'
import { rememberedMatches } from './saved-matches.ts'
import { confirmButton, dealtCards, freeCellsOf, keepIslands, startAgainstBots } from './silver-and-gold.ts'
import { boardTexts, named, SHELL_TEXTS, type ShellTexts } from './texts.ts'
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

type BoardTexts = Awaited<ReturnType<typeof boardTexts>>

/** The texts on screen in one language: those of the pages and those of the board. */
interface Words {
  readonly language: Language
  readonly texts: ShellTexts
  readonly board: BoardTexts
}

const wordsOf = async (language: Language): Promise<Words> => ({
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
  ['rules', '#/rules/silver-and-gold', (page) => page.getByRole('article').getByRole('figure').first()],
  ['lost', '#/nowhere', (page, { texts }) => page.getByRole('heading', named(texts['error.page']))],
  ['picking', '#/here/picking', (page, { board }) => drawBlind(page, board)],
  ['result', '#/here/finished', (page, { texts }) => page.getByRole('region', named(texts['result.title']))],
  [
    'replay',
    '#/replay/here/finished',
    (page, { board }) => page.getByRole('region', named(board['keep.title'])),
  ],
]

/** The stock while the player picks a new island. */
const drawBlind = (page: Page, board: BoardTexts): Locator =>
  page.getByRole('button', { name: board.draw }).first()

interface Look extends Visit {
  readonly language: Language
}

/** Every screen in both sizes and both themes, but not in every combination. */
const PAGE_LOOKS: readonly Look[] = [
  { size: 'desk', theme: 'dark', language: 'de' },
  { size: 'phone', theme: 'light', language: 'pl' },
]
const TABLE_LOOKS: readonly Look[] = [
  { size: 'desk', theme: 'light', language: 'en' },
  { size: 'phone', theme: 'dark', language: 'fr' },
]

const nameOf = ({ size, theme, language }: Look): string => `${size}-${theme}-${language}`

const LONGEST_NAME = 'Donaudampfschifffahrtsge'

/** Goes to another page of the app and waits for its landmark. */
const goTo = async (page: Page, address: string, landmark: Locator): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash
  }, address.slice(1))
  await landmark.waitFor()
  await page.waitForTimeout(150)
}

describe.each(PAGE_LOOKS)('$size, $theme, $language', (look) => {
  it('every page is accessible and fits the screen', async () => {
    const { page, errors } = await visit(browser, {
      ...look,
      name: LONGEST_NAME,
      memory: rememberedMatches(),
    })
    const words = await wordsOf(look.language)
    const { texts } = words
    let title = 'Vermeil'
    for (const [name, address, landmark] of PAGES) {
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
    await expectAccessible(page, 'a clock with sleeping hours')
    await picture(page, `${nameOf(look)}-clock`)
    await create.click()
    const standUp = page.getByRole('button', named(texts['lobby.stand']))
    await page.getByRole('region', named(texts['lobby.seats'])).waitFor()
    await expectAccessible(page, 'lobby')
    await expectNoScrolling(page, 'lobby')
    const ownPlace = page.locator('.place').filter({ has: standUp })
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
    await expectAccessible(page, 'hand-over')
    expect(errors).toEqual([])
  })
})

describe.each(TABLE_LOOKS)('$size, $theme, $language', (look) => {
  it('the table is accessible in each phase, and so are its sheets', async () => {
    const memory = { 'bots:silver-and-gold': { level: 'gentle', opponents: 3, options: { memoryAid: true } } }
    const { page, errors } = await visit(browser, { ...look, memory })
    const words = await wordsOf(look.language)
    await page.getByRole('button', named(words.texts['home.play'])).click()
    await dealtCards(page).first().waitFor()
    await expectAccessible(page, 'keeping')
    await picture(page, `${nameOf(look)}-keep`)
    await keepIslands(page)
    await layPattern(page, words.board)
    await expectAccessible(page, 'marking')
    await expectNoScrolling(page, 'marking', true)
    await picture(page, `${nameOf(look)}-mark`)
    const dialog = page.getByRole('dialog')
    for (const [name, opener, item] of sheetsOf(page, words, look.size === 'phone')) {
      await opener.click()
      await item?.click()
      await dialog.waitFor()
      if (name === 'rules') await dialog.getByRole('figure').first().waitFor()
      await expectAccessible(page, `${name} sheet`)
      await picture(page, `${nameOf(look)}-sheet-${name}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      // The focus returns to the opener, even after two sheets in a row.
      expect(await opener.evaluate((element) => element === document.activeElement), name).toBe(true)
    }
    expect(errors).toEqual([])
  })
})

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
        : page.getByRole('region', named(board.display)).getByRole('button', { name: cardDetails }).first(),
    ],
    ['rules', menu, item(texts.rules)],
    ['log', menu, item(texts.log)],
    ['options', menu, item(texts.options)],
    ['settings', menu, item(texts.settings)],
  ]
}

it('the home page fits a desk screen without scrolling, in every language', async () => {
  const { page } = await visit(browser, { memory: rememberedMatches() })
  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
    await page
      .locator(`html[lang=${language}]`)
      .getByRole('link', { name: SHELL_TEXTS[language]['home.yourTurn'] })
      .waitFor()
    await expectNoScrolling(page, `the home page in ${language}`, true)
    await expectNothingCut(page, `the home page in ${language}`)
  }
})

it('a game is removed only after a confirmation, and then its address leads nowhere', async () => {
  const { page, errors } = await visit(browser, { size: 'phone' })
  const texts = SHELL_TEXTS.en
  await startAgainstBots(page)
  const address = new URL(page.url()).hash
  const continueGame = page.getByRole(
    'link',
    named(fillIn('en', texts['home.continueGame'], { game: 'Silver & Gold' })),
  )
  const remove = page.getByRole('button', named(texts['home.remove']))
  await goTo(page, '#/', continueGame)
  await remove.tap()
  await expectAccessible(page, 'removing')
  await page.keyboard.press('Escape')
  await remove.tap()
  await page.getByRole('dialog').getByRole('button', named(texts['home.removeNow'])).tap()
  await remove.waitFor({ state: 'detached' })
  expect(await continueGame.count()).toBe(0)
  await goTo(page, address, page.getByRole('heading', named(texts['refused.notKept'])))
  expect(errors).toEqual([])
})

it('on a phone, number buttons are wide enough for a finger, and a tap explains what does nothing else, even in a sheet', async () => {
  const { page } = await visit(browser, { size: 'phone', memory: rememberedMatches(), at: '#/new/elfengold' })
  const board = await boardTexts('en')
  const choices = page.getByRole('main').getByRole('group').getByRole('button')
  await choices.first().waitFor()
  for (const button of await choices.all())
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(40)
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
    'first island': page.locator('[data-place="0"] .tc'),
    question: page.locator('.ask'),
    'confirm button': confirmButton(page),
    'undo button': page.getByRole('button', named(texts.undo)),
  }
  for (const [name, size] of Object.entries(SIZES)) {
    if (name === 'phoneTwice' || name === 'deskFourTimes') continue
    await page.setViewportSize(size)
    await page.waitForTimeout(200)
    for (const [part, element] of Object.entries(parts)) {
      const box = await element.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= size.height, `${part}, ${name}`).toBe(true)
      expect(box && box.x >= 0 && box.x + box.width <= size.width, `${part}, ${name}`).toBe(true)
    }
    await expectNothingCut(page, name)
    await picture(page, `sizes-${name}`)
  }
})

/** The screens at a zoom of two or four, and a phone in landscape. */
const ENLARGED = ['deskTwice', 'phoneTwice', 'deskFourTimes', 'phoneAside'] as const

it.each(ENLARGED)('nothing is cut off or out of reach: %s', async (size) => {
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
  await play.click()
  await dealtCards(page).first().waitFor()
  await keepIslands(page)
  await layPattern(page, words.board)
  await expectNoScrolling(page, `the table, ${size}`)
  await expectNothingCut(page, `the table, ${size}`)
  await picture(page, `${size}-mark`)
  expect(errors).toEqual([])
})

/** Draws the pattern on the first cell where it fits, so that a draft is on screen. */
async function layPattern(page: Page, board: BoardTexts): Promise<void> {
  const islands = page.getByRole('region', named(board.islands))
  for (const cell of await freeCellsOf(page).all()) {
    await cell.click({ force: true })
    if ((await islands.getByRole('button', { name: board['cell.fresh'] }).count()) > 0) return
  }
}
