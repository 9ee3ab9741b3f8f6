import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { recordOne } from '../../src/arena/series.ts'
import { requireBot, requireGame } from '../../src/games/testing/lookup.ts'
import { writeMatch } from '../../src/kernel/index.ts'
import type { Language } from '../../src/text/languages.ts'
import { anyOf, named, SHELL_TEXTS, type ShellTexts } from '../browser/texts.ts'
import {
  type Device,
  expectAccessible,
  expectNoScrolling,
  lastingProblems,
  picture,
  SIZES,
  type Visit,
  visit,
} from '../browser/world.ts'

/** The list of all turns. Only the overview of a review has it. */
export const turnsList = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('list', named(texts['review.turns']))

/** What a review says above the board about the move on screen. */
export const moveWords = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('region', named(texts['review.title'])).getByRole('status')

/** Expects two devices to say the same about the move on screen; sentences are loaded after the board. */
export const expectSameWords = (one: Page, other: Page, texts: ShellTexts): Promise<void> =>
  expect
    .poll(() => Promise.all([one, other].map((page) => moveWords(page, texts).innerText())))
    .toSatisfy(([first, second]) => first !== '' && first === second)

/** The button that shows a link to the position on screen. */
export const linkButton = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('button', named(texts['review.link']))

/** The field with the link. */
export const linkField = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('textbox', named(texts['review.link']))

/** The text of the file of a finished match between bots; `names` may replace the names of the bots. */
export function matchFile(id: string, levels: readonly string[], seed: number, names = levels): string {
  const { game } = requireGame(id)
  const bots = levels.map((level) => requireBot(id, level))
  // The fewer rounds, the shorter the review.
  const options = id === 'silver-and-gold' ? { memoryAid: false } : id === 'elfenland' ? { rounds: 3 } : {}
  const match = recordOne({ game, options, bots: bots.flatMap((bot) => bot ?? []), seed }, 0)
  return writeMatch({ ...match, header: { ...match.header, seats: names } })
}

/** Chooses a file with this text on the page that asks for one. */
export const chooseFile = (page: Page, texts: ShellTexts, text: string): Promise<void> =>
  page
    .getByLabel(texts['review.choose'])
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })

/** By match file: a device that has stored its review, because computing it takes the browser many seconds. */
const reviewed = new Map<string, Device>()

/** Opens a match file and waits for its review. */
export async function openReview(browser: Browser, file: string, language: Language, wishes: Visit = {}) {
  const copyOf = reviewed.get(file)
  const visitor = await visit(browser, { ...wishes, ...(copyOf ? { copyOf } : {}), language, at: '#/review' })
  const { page, context } = visitor
  const texts = SHELL_TEXTS[language]
  await chooseFile(page, texts, file)
  await turnsList(page, texts).waitFor()
  if (!copyOf) {
    // The settings of this visit are not part of the review.
    const { cookies, origins } = await context.storageState({ indexedDB: true })
    reviewed.set(file, { cookies, origins: origins.map((origin) => ({ ...origin, localStorage: [] })) })
  }
  return visitor
}

/** Expects every element of the overview to be wide enough for its content. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  const narrow = (): Promise<string[]> =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('*')]
        .filter((box) => box instanceof HTMLElement && !box.closest('.vh') && box.clientWidth > 0)
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${box.tagName}.${box.className}: ${box.innerText.slice(0, 40)}`),
    )
  expect(await lastingProblems(page, narrow), where).toEqual([])
}

/** Opens a turn of the list and then its first decision on the board. */
export async function openTurn(page: Page, texts: ShellTexts, nth: number): Promise<void> {
  const row = turnsList(page, texts).getByRole('listitem').nth(nth)
  await row.locator('summary').click()
  await anyOf(row.getByRole('link')).click()
}

/** Filters the list by the mistakes of the others, and opens the first of them on the board. */
export async function openMistake(page: Page, texts: ShellTexts): Promise<void> {
  const marks = [texts['review.mark.inaccuracy'], texts['review.mark.mistake'], texts['review.mark.blunder']]
  await page.getByRole('button', named(texts['review.filter.others'])).click()
  const row = anyOf(turnsList(page, texts).getByRole('listitem'))
  await row.locator('summary').click()
  await anyOf(row.getByRole('link', { name: new RegExp(marks.join('|')) })).click()
}

/** The better move that the review suggests above the board. */
export const betterMove = (page: Page, texts: ShellTexts): Locator =>
  moveWords(page, texts).getByText(texts['review.better'], { exact: true })

/** Expects a review to fit a phone in the languages with the longest words. */
export async function expectReviewFits(browser: Browser, game: string, players: number): Promise<void> {
  const levels = ['sharp', 'gentle', 'gentle', 'gentle', 'gentle', 'gentle'].slice(0, players)
  const names = ['Bartholomäus', 'Wilhelmina Augusta', 'Jo', 'Anne-Kathrin', 'Maximilian', 'Świętosława']
  const file = matchFile(game, levels, 4, names.slice(0, players))
  const { page, errors } = await openReview(browser, file, 'de', { size: 'phone' })
  for (const language of ['de', 'pl'] as const) {
    await page.evaluate((name) => {
      localStorage.setItem('vermeil:setting:language', JSON.stringify(name))
    }, language)
    await page.reload()
    await turnsList(page, SHELL_TEXTS[language]).waitFor()
    await page.locator(`html[lang=${language}]`).waitFor()
    await expectWhole(page, `${game}, ${players}, ${language}`)
    await expectNoScrolling(page, `${game}, ${players}, ${language}`)
    await picture(page, `review-overview-${game}-phone-${language}`)
  }
  await page.setViewportSize(SIZES.phoneSmall)
  await expectWhole(page, `${game}, ${players}, small`)
  await page.setViewportSize(SIZES.phone)
  await expectAccessible(page, 'the overview on a phone')
  await openMistake(page, SHELL_TEXTS.pl)
  await betterMove(page, SHELL_TEXTS.pl).waitFor()
  await expectAccessible(page, 'a move on the board of a phone')
  await picture(page, `review-board-${game}-phone-pl`)
  expect(errors).toEqual([])
}

/** The graph of the chances of winning; its name describes it. */
export const graph = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('img', { name: texts['review.graphWords'].replace('{list}', '') })

/** The accessible names of what a list shows. */
export const namesIn = (list: Locator): Promise<(string | null)[]> =>
  list.getByRole('listitem').evaluateAll((items) => items.map((item) => item.ariaLabel))

/** The turning points of a match. */
export const turningPoints = (page: Page): Locator => page.getByRole('complementary')
