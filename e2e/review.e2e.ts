import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts as germanElfenland } from '../src/games/elfenland/texts/de.ts'
import { fillIn } from '../src/text/format.ts'
import { adviceStrip, expectAdviceLeads, followAdvice, hintButton, playButton, takeAdvice } from './advice.ts'
import { orderOf } from './elfenland.ts'
import { memoryOf } from './elfenland-moments.ts'
import {
  betterMove,
  chooseFile,
  expectReviewFits,
  expectSameWords,
  expectWhole,
  linkButton,
  linkField,
  matchFile,
  moveWords,
  openMistake,
  openReview,
  openTurn,
  turnsList,
} from './review-page.ts'
import { dealtCards } from './silver-and-gold.ts'
import { boardTexts, named, SHELL_TEXTS, type ShellTexts } from './texts.ts'
import { expectAccessible, expectNoScrolling, isDrawn, launch, picture, SIZES, visit } from './world.ts'

const { de, en, pl } = SHELL_TEXTS

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The graph of the chances of winning; its name describes it. */
const graph = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('img', { name: texts['review.graphWords'].replace('{list}', '') })

/** The accessible names of what a list shows. */
const namesIn = (list: Locator): Promise<(string | null)[]> =>
  list.getByRole('listitem').evaluateAll((items) => items.map((item) => item.ariaLabel))

/** The turning points of a match. */
const turningPoints = (page: Page): Locator => page.getByRole('complementary')

describe('a hint', () => {
  it('in Silver & Gold shows the cards to keep and the cells to mark, says why, and can be played', async () => {
    const memory = orderOf('silver-and-gold', 2)
    const { page, errors } = await visit(browser, { memory, language: 'de', at: '#/here/journey' })
    const board = await boardTexts('de')
    const advisedCells = page.getByRole('region', named(board.islands)).locator('.advice')
    expect(await takeAdvice(page, de)).toMatch(/behalten/i)
    await expect.poll(() => page.locator('[data-dealt][data-shown=advice]').count()).toBe(2)
    await expect.poll(() => page.getByRole('log').innerText()).toMatch(/behalten/i)
    await expectAccessible(page, 'advice on what to keep')
    // Nothing covers the advice on any screen, and at a desk the table does not move.
    for (const size of ['phone', 'phoneAside', 'deskTwice', 'desk'] as const) {
      await page.setViewportSize(SIZES[size])
      await playButton(page, de).click({ trial: true })
    }
    const table = page.locator('[data-phase]')
    await isDrawn(page)
    const box = await table.boundingBox()
    await adviceStrip(page, de).getByRole('button', named(de.close)).click()
    await isDrawn(page)
    expect(await table.boundingBox()).toEqual(box)
    await takeAdvice(page, de)
    await followAdvice(page, de)
    expect(await takeAdvice(page, de)).toContain('ankreuzen')
    await advisedCells.first().waitFor()
    await picture(page, 'hint-silver-and-gold-desk-de')
    await page.keyboard.press('h')
    await expect.poll(() => adviceStrip(page, de).count()).toBe(0)
    await expect.poll(() => advisedCells.count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('in elfenland can be followed until it concerns a road', () =>
    expectAdviceLeads(
      browser,
      'elfenland',
      // The last counter before the planning begins.
      memoryOf({
        game: 'elfenland',
        players: 2,
        when: ({ open }) => open.phase === 'threeCounters' && open.drawsLeft <= 2,
      }),
      '[data-do=takeCounter][data-shown=advice], [data-do=drawCounter][data-shown=advice]',
      'planning',
    ))

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
    const { page, errors } = await openReview(browser, file, 'de')
    expect(await graph(page, de).getAttribute('aria-label')).toContain('sharp')
    const chances = page.getByRole('table', named(de['review.chances']))
    await expect.poll(() => chances.getByRole('rowheader').count()).toBe(28)
    const currentMove = page.getByRole('main').getByRole('status')
    await page.keyboard.press('Home')
    await expect.poll(() => currentMove.innerText()).toContain('Zug 1 von')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => currentMove.innerText()).toContain('Zug 2 von')
    const turns = turnsList(page, de).getByRole('listitem')
    await expect.poll(() => turns.count()).toBe(28)
    await expect.poll(() => turns.and(page.locator('[aria-current]')).count()).toBe(1)
    // It goes on by itself, however late the test looks.
    await page.keyboard.press('p')
    await expect.poll(() => currentMove.innerText()).toMatch(/Zug (?:[4-9]|\d\d) von/)
    const play = page.getByRole('button', named(de['replay.play']))
    await page.getByRole('button', named(de['replay.pause'])).or(play).click()
    await expectAccessible(page, 'the overview')
    await expectNoScrolling(page, 'the overview')
    await picture(page, 'review-overview-desk-de')

    const words = moveWords(page, de)
    await turningPoints(page).getByRole('link').first().click()
    await expect.poll(() => words.innerText()).toContain(de['review.chances'])
    const sentence = await words.innerText()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => words.innerText()).not.toBe(sentence)
    await page.keyboard.press('End')
    await expect.poll(() => words.innerText()).toContain(de['review.end'])
    await page.keyboard.press('Escape')
    await turnsList(page, de).waitFor()
    expect(errors).toEqual([])
  })

  it('shows the better move on the board beside the one that was played, and gives hints anywhere', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await openReview(browser, file, 'pl', { theme: 'dark' })
    const board = await boardTexts('pl')
    await openMistake(page, pl)
    await betterMove(page, pl).waitFor()
    const advisedCells = page.getByRole('region', named(board.islands)).locator('.advice')
    await page.locator('[data-shown=advice]').or(advisedCells).first().waitFor()
    await expectAccessible(page, 'a move on the board')
    await picture(page, 'review-board-desk-dark-pl')
    await page.keyboard.press('Home')
    await hintButton(page, pl).click()
    await moveWords(page, pl).getByText(pl.hint, { exact: true }).waitFor()
  })

  it('is stored: opened again, it appears at once without being computed again', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await openReview(browser, file, 'en')
    await page.evaluate(() => {
      Object.assign(window, { computed: false })
      new MutationObserver(() => {
        if (document.querySelector('progress[value]:not([value="0"])'))
          Object.assign(window, { computed: true })
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      location.hash = '#/review'
    })
    await chooseFile(page, en, file)
    await turnsList(page, en).waitFor()
    expect(await page.evaluate(() => (window as unknown as { computed: boolean }).computed)).toBe(false)
  })

  it('lets a player try another move, says how good it is, and continues against bots with the same hand', async () => {
    const file = matchFile('elfenland', ['sharp', 'gentle'], 3)
    const { page, errors } = await openReview(browser, file, 'de')
    const hand = page.getByRole('list', named(germanElfenland.hand))
    const ownTurn = page.locator('main[data-mine=true]')
    await openTurn(page, de, 8)
    await moveWords(page, de).waitFor()
    await picture(page, 'review-board-elfenland-desk-de')
    await hand.getByRole('listitem').first().waitFor()
    const cards = await namesIn(hand)
    await page.getByRole('link', named(de['review.try'])).click()
    await ownTurn.waitFor()
    await expectAccessible(page, 'a try')
    await page.getByRole('button', named(germanElfenland.pass)).click()
    const verdict = page.getByRole('region', named(de['review.try'])).getByRole('status')
    const verdicts = [de['review.tried.best'], de['review.tried.better'], de['review.tried.worse']]
    await expect.poll(() => verdict.innerText()).toMatch(new RegExp(verdicts.join('|')))
    await page.getByRole('button', named(de['review.again'])).click()
    await ownTurn.waitFor()
    await page.getByRole('button', named(de['review.playOn'])).click()
    await expectAccessible(page, 'before playing on')
    await page.getByRole('dialog').getByRole('button', named(de['review.playOn'])).click()
    await page.waitForURL(/#\/here\//)
    await ownTurn.waitFor()
    await expect.poll(() => namesIn(hand)).toEqual(cards)
    await page.reload()
    await ownTurn.waitFor()
    await takeAdvice(page, de)
    await followAdvice(page, de)
    expect(errors).toEqual([])
  })

  it('shows the costliest moves of any player, and the turns with their mistakes', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3, ['Ada', 'Ben'])
    const { page } = await openReview(browser, file, 'en', { name: 'Ben' })
    const heading = page.getByRole('heading', { name: en['review.costliest'], exact: true })
    await heading.waitFor()
    const cards = page.getByRole('figure').filter({ hasText: en['review.better'] })
    await expect.poll(() => cards.count()).toBe(3)
    const turns = turnsList(page, en).getByRole('listitem')
    await page.getByRole('button', named(en['review.filter.mine'])).click()
    await expect.poll(() => turns.count()).toBeLessThan(28)
    const mine = await turns.count()
    expect(mine).toBeGreaterThanOrEqual(3)
    await page.getByLabel(en['review.chair']).selectOption('Ada')
    await expect.poll(() => heading.count()).toBe(0)
    await expect.poll(() => turns.count()).not.toBe(mine)
  })

  it('of a solo game shows moves and points, but no chances', async () => {
    const { page, errors } = await openReview(
      browser,
      matchFile('silver-and-gold', ['gentle'], 3, ['Ada']),
      'de',
    )
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
    const { page } = await openReview(browser, file, 'en')
    await openTurn(page, en, 4)
    await linkButton(page, en).click()
    const link = linkField(page, en)
    await expect.poll(() => link.inputValue()).toContain('/review/link/')
    await expectAccessible(page, 'the link')
    const address = await link.inputValue()
    const other = await visit(browser, { at: address.slice(address.indexOf('#')) })
    await expectSameWords(page, other.page, en)
  })

  it('is refused for other files and for damaged links, and the page says why', async () => {
    const { page } = await visit(browser, { language: 'de', at: '#/review' })
    await chooseFile(page, de, '{"format": "vermeil-match/1"}')
    await expect.poll(() => page.getByRole('alert').innerText()).toBe(de['review.notMatch'])
    await expectAccessible(page, 'opening a file')
    await page.evaluate(() => {
      location.hash = '#/review/link/nonsense/3'
    })
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.innerText()).toBe(de['refused.linkBroken'])
  })

  it('of silver-and-gold for 4 players fits a phone in the languages with the longest words', () =>
    expectReviewFits(browser, 'silver-and-gold', 4))
})
