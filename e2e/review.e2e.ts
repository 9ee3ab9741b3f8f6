import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordOne } from '../src/arena/series.ts'
import { texts as germanElfenland } from '../src/games/elfenland/texts/de.ts'
import { requireBot, requireGame } from '../src/games/testing/lookup.ts'
import { writeMatch } from '../src/kernel/index.ts'
import { fillIn } from '../src/text/format.ts'
import type { Language } from '../src/text/languages.ts'
import { orderOf } from './elfenland.ts'
import { linkButton, linkField, movesList, moveWords, REVIEW_TIMEOUT } from './review-page.ts'
import { dealtCards } from './silver-and-gold.ts'
import { boardTexts, named, SHELL_TEXTS, type ShellTexts } from './texts.ts'
import { expectAccessible, expectNoScrolling, launch, picture, SIZES, type Visit, visit } from './world.ts'

/** Enough time for a busy machine. */
const SOON = { timeout: 20_000 }

const { de, en, pl } = SHELL_TEXTS

let browser: Browser
const folder = mkdtempSync(join(tmpdir(), 'vermeil-review-'))
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Saves a finished match between bots as a file; `names` may replace the names of the bots. */
function matchFile(id: string, levels: readonly string[], seed: number, names = levels): string {
  const { game } = requireGame(id)
  const bots = levels.map((level) => requireBot(id, level))
  const options = id === 'silver-and-gold' ? { memoryAid: false } : {}
  const file = join(folder, `${id}-${levels.length}.json`)
  const match = recordOne({ game, options, bots: bots.flatMap((bot) => bot ?? []), seed }, 0)
  writeFileSync(file, writeMatch({ ...match, header: { ...match.header, seats: names } }))
  return file
}

/** Chooses a match file on the page that asks for one. */
const chooseFile = (page: Page, texts: ShellTexts, file: string): Promise<void> =>
  page.getByLabel(texts['review.choose']).setInputFiles(file)

/** Opens a file from disk and waits for its review. */
async function review(file: string, language: Language, wishes: Visit = {}) {
  const visitor = await visit(browser, { ...wishes, language, at: '#/review' })
  const texts = SHELL_TEXTS[language]
  await chooseFile(visitor.page, texts, file)
  await movesList(visitor.page, texts).waitFor(REVIEW_TIMEOUT)
  return visitor
}

/** Expects every element of the overview to be wide enough for its content. */
async function expectWhole(page: Page, where: string): Promise<void> {
  const narrow = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((box) => box instanceof HTMLElement && !box.closest('.vh') && box.clientWidth > 0)
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName}.${box.className}: ${box.innerText.slice(0, 40)}`),
  )
  expect(narrow, where).toEqual([])
}

/** The graph of the chances of winning; its name describes it. */
const graph = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('img', { name: texts['review.graphWords'].replace('{list}', '') })

/** The turning points of a match. */
const turningPoints = (page: Page): Locator => page.getByRole('complementary')

/** The links to moves that the review calls an inaccuracy, a mistake or a blunder. */
const criticisedMoves = (page: Page, texts: ShellTexts): Locator => {
  const marks = [texts['review.mark.inaccuracy'], texts['review.mark.mistake'], texts['review.mark.blunder']]
  return movesList(page, texts).getByRole('link', { name: new RegExp(marks.join('|')) })
}

/** The better move that the review suggests above the board. */
const betterMove = (page: Page, texts: ShellTexts): Locator =>
  moveWords(page, texts).getByText(texts['review.better'], { exact: true })

/** The strip with the advice. */
const adviceStrip = (page: Page, texts: ShellTexts): Locator => page.getByRole('region', named(texts.hint))

const hintButton = (page: Page, texts: ShellTexts): Locator => page.getByRole('button', named(texts.hint))

/** The button that plays what was advised. */
const playButton = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('button', named(texts['hint.play']))

/** Asks for advice and returns it in words. */
async function takeAdvice(page: Page, texts: ShellTexts): Promise<string> {
  const strip = adviceStrip(page, texts)
  const enabledHint = page.getByRole('button', { ...named(texts.hint), disabled: false })
  let words = ''
  // If others move in the meantime, the advice is out of date and has to be asked for again.
  const advised = async (): Promise<boolean> => {
    const answers = strip.filter({ has: playButton(page, texts) }).getByRole('paragraph')
    words = (await answers.allInnerTexts()).join('')
    if (words !== '') return true
    if ((await strip.count()) === 0 && (await enabledHint.count()) > 0) await page.keyboard.press('h')
    return false
  }
  await expect.poll(advised, { interval: 300 }).toBe(true)
  return words
}

/** Plays what was advised. */
async function followAdvice(page: Page, texts: ShellTexts): Promise<void> {
  await playButton(page, texts).click()
  await playButton(page, texts).waitFor({ state: 'detached' })
}

describe('a hint', () => {
  it('in Silver & Gold shows the cards to keep and the cells to mark, says why, and can be played', async () => {
    const memory = orderOf('silver-and-gold', 2)
    const { page, errors } = await visit(browser, { memory, language: 'de', at: '#/here/journey' })
    const board = await boardTexts('de')
    const advisedCells = page.getByRole('region', named(board.islands)).locator('.advice')
    expect(await takeAdvice(page, de)).toMatch(/behalten/i)
    expect(await page.locator('[data-dealt][data-shown=advice]').count()).toBe(2)
    expect(await page.getByRole('log').innerText()).toMatch(/behalten/i)
    await expectAccessible(page, 'advice on what to keep')
    // Nothing covers the advice on any screen, and at a desk the table does not move.
    for (const size of ['phone', 'phoneAside', 'deskTwice', 'desk'] as const) {
      await page.setViewportSize(SIZES[size])
      await playButton(page, de).click({ trial: true })
    }
    const table = page.locator('[data-phase]')
    const box = await table.boundingBox()
    await adviceStrip(page, de).getByRole('button', named(de.close)).click()
    expect(await table.boundingBox()).toEqual(box)
    await takeAdvice(page, de)
    await followAdvice(page, de)
    expect(await takeAdvice(page, de)).toContain('ankreuzen')
    expect(await advisedCells.count()).toBeGreaterThan(0)
    await picture(page, 'hint-silver-and-gold-desk-de')
    await page.keyboard.press('h')
    await expect.poll(() => adviceStrip(page, de).count(), SOON).toBe(0)
    expect(await advisedCells.count()).toBe(0)
    expect(errors).toEqual([])
  })

  it.each([
    [
      'elfenland',
      '[data-do=takeCounter][data-shown=advice], [data-do=drawCounter][data-shown=advice]',
      'planning',
    ],
    ['elfengold', '[data-shown=advice]', 'auction'],
  ])('in %s can be followed until it concerns a road or a bid', async (game, first, until) => {
    const { page, errors } = await visit(browser, {
      memory: orderOf(game, 2),
      theme: 'dark',
      language: 'pl',
      at: '#/here/journey',
    })
    const table = page.locator('main[data-phase]')
    await table.waitFor()
    await takeAdvice(page, pl)
    expect(await page.locator(first).count()).toBeGreaterThan(0)
    for (let turns = 0; turns < 40; turns++) {
      const phase = await table.getAttribute('data-phase')
      if (phase === until) break
      await followAdvice(page, pl)
      await takeAdvice(page, pl)
    }
    // The map draws the advice, and the panels highlight it; neither is an element with a name.
    const advised = page.locator('.e-pointed.is-advice *, .ef-scroll [data-shown=advice]')
    expect(await advised.count()).toBeGreaterThan(0)
    await expectAccessible(page, `advice in ${game}`)
    await picture(page, `hint-${game}-desk-dark-pl`)
    // The whole text is visible on a phone, too.
    await page.setViewportSize(SIZES.phone)
    const strip = await adviceStrip(page, pl).boundingBox()
    const words = await adviceStrip(page, pl).getByRole('paragraph').boundingBox()
    expect(strip && words && words.y >= strip.y, 'its first words').toBe(true)
    expect(strip && words && words.y + words.height <= strip.y + strip.height, 'its last words').toBe(true)
    expect(errors).toEqual([])
  })

  it('is not available in a match between people', async () => {
    const memory = {
      'new:journey': {
        id: 'journey',
        game: 'silver-and-gold',
        options: {},
        seats: [{ name: 'Ada' }, { name: 'Bo' }],
      },
    }
    const { page } = await visit(browser, { memory, at: '#/here/journey' })
    await page.getByRole('button', named(fillIn('en', en['hand.ready'], { name: 'Ada' }))).click()
    await dealtCards(page).first().waitFor()
    expect(await hintButton(page, en).count()).toBe(0)
  })
})

describe('a review', () => {
  it('can be read by keyboard: graph, moves, board and turning points', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page, errors } = await review(file, 'de')
    expect(await graph(page, de).getAttribute('aria-label')).toContain('sharp')
    const chances = page.getByRole('table', named(de['review.chances']))
    expect(await chances.getByRole('rowheader').count()).toBe(28)
    const currentMove = page.getByRole('main').getByRole('status')
    await page.keyboard.press('Home')
    await expect.poll(() => currentMove.innerText(), SOON).toContain('Zug 1 von')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => currentMove.innerText(), SOON).toContain('Zug 2 von')
    const moves = movesList(page, de).getByRole('listitem')
    expect(await moves.and(page.locator('[aria-current]')).count()).toBe(1)
    const count = await moves.count()
    await expectAccessible(page, 'the overview')
    await expectNoScrolling(page, 'the overview')
    await picture(page, 'review-overview-desk-de')

    const words = moveWords(page, de)
    await turningPoints(page).getByRole('link').first().click()
    const sentence = await words.innerText()
    expect(sentence).toContain(de['review.chances'])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => words.innerText(), SOON).not.toBe(sentence)
    await page.keyboard.press('End')
    await expect.poll(() => words.innerText(), SOON).toContain(de['review.end'])
    expect(page.url()).toMatch(new RegExp(`/${count + 1}$`))
    await page.keyboard.press('Escape')
    await movesList(page, de).waitFor()
    expect(errors).toEqual([])
  })

  it('shows the better move on the board beside the one that was played, and gives hints anywhere', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await review(file, 'pl', { theme: 'dark' })
    const board = await boardTexts('pl')
    await criticisedMoves(page, pl).first().click()
    await betterMove(page, pl).waitFor()
    const advisedCells = page.getByRole('region', named(board.islands)).locator('.advice')
    expect(await page.locator('[data-shown=advice]').or(advisedCells).count()).toBeGreaterThan(0)
    await expectAccessible(page, 'a move on the board')
    await picture(page, 'review-board-desk-dark-pl')
    await page.keyboard.press('Home')
    await hintButton(page, pl).click()
    await moveWords(page, pl).getByText(pl.hint, { exact: true }).waitFor()
  })

  it('is stored: opened again, it appears at once without being computed again', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await review(file, 'en')
    await page.evaluate(() => {
      Object.assign(window, { computed: false })
      new MutationObserver(() => {
        if (document.querySelector('progress[value]:not([value="0"])'))
          Object.assign(window, { computed: true })
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      location.hash = '#/review'
    })
    await chooseFile(page, en, file)
    await movesList(page, en).waitFor()
    expect(await page.evaluate(() => (window as unknown as { computed: boolean }).computed)).toBe(false)
  })

  it('lets a player continue from a position against bots, with the same hand', async () => {
    const file = matchFile('elfenland', ['sharp', 'gentle'], 3)
    const { page, errors } = await review(file, 'de')
    const hand = page.getByRole('list', named(germanElfenland.hand))
    const ownTurn = page.locator('main[data-mine=true]')
    await movesList(page, de).getByRole('link').nth(30).click()
    await moveWords(page, de).waitFor()
    await picture(page, 'review-board-elfenland-desk-de')
    const cards = await hand.innerHTML()
    await page.getByRole('button', named(de['review.try'])).click()
    await expectAccessible(page, 'before a try')
    await page.getByRole('dialog').getByRole('button', named(de['review.try'])).click()
    await ownTurn.waitFor()
    const withoutHighlights = (html: string): string => html.replace(/ data-shown="\w+"/g, '')
    expect(withoutHighlights(await hand.innerHTML())).toBe(withoutHighlights(cards))
    await page.reload()
    await ownTurn.waitFor()
    await takeAdvice(page, de)
    await followAdvice(page, de)
    expect(errors).toEqual([])
  })

  it('of a solo game shows moves and points, but no chances', async () => {
    const { page, errors } = await review(matchFile('silver-and-gold', ['gentle'], 3, ['Ada']), 'de')
    const players = page.getByRole('region', named(de['review.players']))
    expect(await players.getByRole('rowheader').innerText()).toBe('Ada')
    expect(await graph(page, de).count(), 'the graph').toBe(0)
    expect(await turningPoints(page).count(), 'the turning points').toBe(0)
    expect(await page.getByRole('main').innerText()).not.toContain('%')
    await expectWhole(page, 'a review of a solo game')
    await expectAccessible(page, 'a review of a solo game')
    expect(errors).toEqual([])
  })

  it('has links to positions that carry the match to another device', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await review(file, 'en')
    await movesList(page, en).getByRole('link').nth(20).click()
    const words = await moveWords(page, en).innerText()
    await linkButton(page, en).click()
    const link = linkField(page, en)
    await expect.poll(() => link.inputValue(), SOON).toContain('/review/link/')
    await expectAccessible(page, 'the link')
    const address = await link.inputValue()
    const other = await visit(browser, { at: address.slice(address.indexOf('#')) })
    await moveWords(other.page, en).waitFor(REVIEW_TIMEOUT)
    expect(await moveWords(other.page, en).innerText()).toBe(words)
  })

  it('is refused for other files and for damaged links, and the page says why', async () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{"format": "vermeil-match/1"}')
    const { page } = await visit(browser, { language: 'de', at: '#/review' })
    await chooseFile(page, de, broken)
    await expect.poll(() => page.getByRole('alert').innerText(), SOON).toBe(de['review.notMatch'])
    await expectAccessible(page, 'opening a file')
    await page.evaluate(() => {
      location.hash = '#/review/link/nonsense/3'
    })
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.innerText(), SOON).toBe(de['refused.linkBroken'])
  })

  it.each([
    ['silver-and-gold', 4],
    ['elfengold', 6],
  ])('of %s for %i players fits a phone in the languages with the longest words', async (game, players) => {
    const levels = ['sharp', 'gentle', 'gentle', 'gentle', 'gentle', 'gentle'].slice(0, players)
    const names = ['Bartholomäus', 'Wilhelmina Augusta', 'Jo', 'Anne-Kathrin', 'Maximilian', 'Świętosława']
    const file = matchFile(game, levels, 4, names.slice(0, players))
    const { page, errors } = await review(file, 'de', { size: 'phone' })
    for (const language of ['de', 'pl'] as const) {
      await page.evaluate((name) => {
        localStorage.setItem('vermeil:setting:language', JSON.stringify(name))
      }, language)
      await page.reload()
      await movesList(page, SHELL_TEXTS[language]).waitFor()
      await page.locator(`html[lang=${language}]`).waitFor()
      await expectWhole(page, `${game}, ${players}, ${language}`)
      await expectNoScrolling(page, `${game}, ${players}, ${language}`)
      await picture(page, `review-overview-${game}-phone-${language}`)
    }
    await expectAccessible(page, 'the overview on a phone')
    await criticisedMoves(page, pl).first().click()
    await betterMove(page, pl).waitFor()
    await expectAccessible(page, 'a move on the board of a phone')
    await picture(page, `review-board-${game}-phone-pl`)
    expect(errors).toEqual([])
  })
})
