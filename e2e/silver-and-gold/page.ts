import type { Locator, Page } from 'playwright-core'
import type { Card } from '../../src/games/silver-and-gold/rules/components/deck.ts'
import { BOARD_TEXTS } from '../../src/games/silver-and-gold/texts/index.ts'
import { LANGUAGES } from '../../src/text/languages.ts'
import { boardNames, inAnyLanguage, SHELL_TEXTS, type ShellTexts } from '../browser/texts.ts'

const TEXTS = await Promise.all(LANGUAGES.map(async (language) => (await BOARD_TEXTS[language]()).texts))

const { called, within, inTexts } = boardNames(TEXTS)

/** For elements that the pages call so, whatever language they speak. */
const calledByPages = (key: keyof ShellTexts) => ({
  name: inAnyLanguage(Object.values(SHELL_TEXTS).map((texts) => texts[key])),
})

/* What is on the board of Silver & Gold, found as a screen reader finds it. */

const setUp = (page: Page): Locator => page.getByRole('region', called('keep.title', 'keep.of'))

/** The four cards of the set-up. */
export const dealtCards = (page: Page): Locator => setUp(page).getByRole('button')

/** One of the four cards by its number. */
export const dealtCard = (page: Page, card: Card): Locator => page.locator(`[data-dealt="${card}"]`)

/** The numbers of the four cards. */
export const dealtNumbers = (page: Page): Promise<Card[]> =>
  dealtCards(page).evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-dealt'))))

/** The cards of the set-up that can still be chosen. */
export const freeCards = (page: Page): Locator =>
  setUp(page).getByRole('button', { pressed: false, disabled: false })

/** The cards of the set-up that the draft keeps. */
export const chosenCards = (page: Page): Locator => setUp(page).getByRole('button', { pressed: true })

/** The two islands of the player, or of the one who is watched. */
export const islands = (page: Page): Locator => page.getByRole('region', called('islands', 'islands.of'))

/** The cells of the player's islands that can be marked. */
export const freeCells = (page: Page): Locator =>
  islands(page).getByRole('button', { ...within('cell.at'), disabled: false })

/** The cells that the pattern can cover as the page shows them. */
export const FITS = within('cell.fits').name

/** The cells that the draft marks. */
export const freshCells = (page: Page): Locator => islands(page).getByRole('button', within('cell.fresh'))

/** The cells that a hint or a review advises to mark, and those that the log points at; they are only drawn. */
export const advisedCells = (page: Page): Locator => islands(page).locator('[data-cells=advice]')
export const highlightedCells = (page: Page): Locator => page.locator('[data-cells=lit]')

export const tray = (page: Page): Locator => page.getByRole('region', called('tray', 'tray.others'))

/** What is asked while a bonus lets the player mark another cell. */
export const extraQuestion = (page: Page): Locator => asked(page, ['ask.extra'])

/** Why a mark was refused. */
export const whyNot = (page: Page): Locator =>
  asked(page, ['why.marked', 'why.noFit', 'why.tooSmall', 'why.noOtherWay'])

function asked(page: Page, keys: Parameters<typeof inTexts>[0]): Locator {
  const plain = inTexts(keys).map((text) => (typeof text === 'string' ? { other: text } : text))
  const forms = plain.flatMap((text) => Object.values(text).map((form = '') => form.replaceAll('*', '')))
  return tray(page)
    .getByRole('status')
    .filter({ hasText: inAnyLanguage(forms, 'within') })
}

/** The expedition card, which can be rotated. */
export const pattern = (page: Page): Locator => tray(page).getByRole('button', within('pattern.turn'))

/** Marks a single cell instead of the pattern, unless it is chosen already. */
export const singleCell = (page: Page): Locator =>
  tray(page).getByRole('button', { ...called('single'), pressed: false, disabled: false })

/** What can be taken when an island is complete: the cards of the display, and one from the stock. */
export const offers = (page: Page): Locator => page.getByRole('button', within('take', 'draw'))

export const stock = (page: Page): Locator => page.getByRole('button', within('draw'))

export const scoreSheet = (page: Page): Locator => page.getByRole('region', called('sheet.of'))

/** The name above the own score sheet. */
export const sheetOwner = (page: Page): Locator => scoreSheet(page).getByRole('heading')

/** The other players, beside the board. */
export const opponents = (page: Page): Locator =>
  page.getByRole('region', called('opponents')).getByRole('region')

export const confirmButton = (page: Page): Locator => tray(page).getByRole('button', calledByPages('confirm'))

/** The button that confirms a draft, once the draft is complete. */
export const readyButton = (page: Page): Locator =>
  tray(page).getByRole('button', { ...calledByPages('confirm'), disabled: false })

export const result = (page: Page): Locator => page.getByRole('region', calledByPages('result.title'))

/** What the next player at a shared screen presses. */
export const handOver = (page: Page): Locator => page.getByRole('button', calledByPages('hand.ready'))
