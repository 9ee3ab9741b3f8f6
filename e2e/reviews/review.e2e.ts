import { describe, expect, it } from 'vitest'
import { fillIn } from '../../src/text/format.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import {
  expectAccessible,
  expectNoScrolling,
  isDrawn,
  picture,
  SIZES,
  sharedBrowser,
  visit,
} from '../browser/world.ts'
import { orderOf } from '../elfenland/play.ts'
import { advisedCells, dealtCards } from '../silver-and-gold/page.ts'
import { adviceStrip, followAdvice, hintButton, playButton, takeAdvice } from './advice.ts'
import {
  chooseFile,
  graph,
  matchFile,
  moveWords,
  openReview,
  turningPoints,
  turnsList,
} from './review-page.ts'

const { de, en } = SHELL_TEXTS

const browser = await sharedBrowser()

describe('a hint', () => {
  it('in Silver & Gold shows the cards to keep and the cells to mark, says why, and can be played', async () => {
    const memory = orderOf('silver-and-gold', 2)
    const { page, errors } = await visit(browser, { memory, language: 'de', at: '#/here/journey' })
    expect(await takeAdvice(page, de)).toMatch(/behalten/i)
    await expect.poll(() => dealtCards(page).and(page.locator('[data-shown=advice]')).count()).toBe(2)
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
    await adviceStrip(page, de).waitFor({ state: 'detached' })
    await expect.poll(() => table.boundingBox()).toEqual(box)
    await takeAdvice(page, de)
    await followAdvice(page, de)
    expect(await takeAdvice(page, de)).toContain('ankreuzen')
    await anyOf(advisedCells(page)).waitFor()
    await picture(page, 'hint-silver-and-gold-desk-de')
    await page.keyboard.press('h')
    await expect.poll(() => adviceStrip(page, de).count()).toBe(0)
    await expect.poll(() => advisedCells(page).count()).toBe(0)
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
    await anyOf(dealtCards(page)).waitFor()
    expect(await hintButton(page, en).count()).toBe(0)
  })
})

describe('a review', () => {
  it('can be read by keyboard: graph, moves, board and turning points, and is computed only once', async () => {
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
    await anyOf(turningPoints(page).getByRole('link')).click()
    await expect.poll(() => words.innerText()).toContain(de['review.chances'])
    const sentence = await words.innerText()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => words.innerText()).not.toBe(sentence)
    await page.keyboard.press('End')
    await expect.poll(() => words.innerText()).toContain(de['review.end'])
    await page.keyboard.press('Escape')
    await turnsList(page, de).waitFor()

    // It is stored: opened again, it appears at once.
    await page.evaluate(() => {
      Object.assign(window, { computed: false })
      new MutationObserver(() => {
        if (document.querySelector('progress[value]:not([value="0"])'))
          Object.assign(window, { computed: true })
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      location.hash = '#/review'
    })
    await chooseFile(page, de, file)
    await turnsList(page, de).waitFor()
    expect(await page.evaluate(() => (window as unknown as { computed: boolean }).computed)).toBe(false)
    expect(errors).toEqual([])
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
})
