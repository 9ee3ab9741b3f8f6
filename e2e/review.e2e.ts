import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordOne } from '../src/arena/series.ts'
import { botOf, manifestOf } from '../src/games/testing/lookup.ts'
import { writeMatch } from '../src/kernel/index.ts'
import { texts as de } from '../src/ui/text/shell/de.ts'
import { orderOf } from './elfenland.ts'
import { expectAccessible, expectNoScrolling, launch, picture, SIZES, type Visit, visit } from './world.ts'

/** Where a machine is busy. */
const SOON = { timeout: 20_000 }

let browser: Browser
const folder = mkdtempSync(join(tmpdir(), 'vermeil-review-'))
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A finished match between bots, as a file; they may be called like people. */
function matchFile(id: string, levels: readonly string[], seed: number, names = levels): string {
  const { game } = manifestOf(id)
  const bots = levels.map((level) => botOf(id, level))
  const options = id === 'silver-and-gold' ? { memoryAid: false } : {}
  const file = join(folder, `${id}-${levels.length}.json`)
  const match = recordOne({ game, options, bots: bots.flatMap((bot) => bot ?? []), seed }, 0)
  writeFileSync(file, writeMatch({ ...match, header: { ...match.header, seats: names } }))
  return file
}

/** Opens a file from disk and waits for its review. */
async function review(file: string, wishes: Visit = {}) {
  const visitor = await visit(browser, { ...wishes, at: '#/review' })
  await visitor.page.setInputFiles('input[type=file]', file)
  await visitor.page.waitForSelector('.rev', { timeout: 120_000 })
  return visitor
}

/** Every box of the overview holds what is in it. */
async function expectWhole(page: Page, where: string): Promise<void> {
  const narrow = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rev *')]
      .filter((box) => box instanceof HTMLElement && !box.closest('.vh') && box.clientWidth > 0)
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName}.${box.className}: ${box.innerText.slice(0, 40)}`),
  )
  expect(narrow, where).toEqual([])
}

const told = (page: Page): Promise<string> => page.locator('.told').innerText()

/** Asks what to do; says what was advised. */
async function takeAdvice(page: Page): Promise<string> {
  const there = (what: string): Promise<boolean> =>
    page
      .locator(what)
      .count()
      .then((count) => count > 0)
  let words = ''
  // What the others do meanwhile makes an answer stale: then it is asked again.
  const advised = async (): Promise<boolean> => {
    words = await page.evaluate(
      () => document.querySelector<HTMLElement>('.hint-strip:has([data-do=playHint]) p')?.innerText ?? '',
    )
    if (words !== '') return true
    if (!(await there('.hint-strip')) && (await there('[data-do=hint][aria-disabled=false]')))
      await page.keyboard.press('h')
    return false
  }
  await expect.poll(advised, { interval: 300 }).toBe(true)
  return words
}

/** Does what was advised. */
async function followAdvice(page: Page): Promise<void> {
  await page.click('[data-do=playHint]')
  await page.waitForSelector('[data-do=playHint]', { state: 'detached' })
}

describe('what would you do', () => {
  it('Silver & Gold: the cards to keep and the cells to mark are pointed out, said and taken over', async () => {
    const memory = orderOf('silver-and-gold', 2)
    const { page, errors } = await visit(browser, { memory, language: 'de', at: '#/here/journey' })
    expect(await takeAdvice(page)).toMatch(/behalten/i)
    expect(await page.locator('.dealt[data-shown=advice]').count()).toBe(2)
    expect(await page.locator('.announcer').innerText()).toMatch(/behalten/i)
    await expectAccessible(page, 'advice on what to keep')
    // Whatever the screen, nothing lies over the advice, and at a desk the table stays where it was.
    for (const size of ['phone', 'phoneAside', 'deskTwice', 'desk'] as const) {
      await page.setViewportSize(SIZES[size])
      await page.locator('[data-do=playHint]').click({ trial: true })
    }
    const table = await page.locator('.sg').boundingBox()
    await page.locator('.hint-strip .ibtn').click()
    expect(await page.locator('.sg').boundingBox()).toEqual(table)
    await takeAdvice(page)
    await followAdvice(page)
    expect(await takeAdvice(page)).toContain('ankreuzen')
    expect(await page.locator('.mine .advice').count()).toBeGreaterThan(0)
    await picture(page, 'hint-silver-and-gold-desk-de')
    await page.keyboard.press('h')
    await expect.poll(() => page.locator('.hint-strip').count(), SOON).toBe(0)
    expect(await page.locator('.mine .advice').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it.each([
    [
      'elfenland',
      '[data-do=takeCounter][data-shown=advice], [data-do=drawCounter][data-shown=advice]',
      'planning',
    ],
    ['elfengold', '[data-shown=advice]', 'auction'],
  ])('%s: followed until a road or a bid is advised', async (game, first, until) => {
    const { page, errors } = await visit(browser, {
      memory: orderOf(game, 2),
      theme: 'dark',
      language: 'pl',
      at: '#/here/journey',
    })
    await page.waitForSelector('main.ef')
    await takeAdvice(page)
    expect(await page.locator(first).count()).toBeGreaterThan(0)
    for (let turns = 0; turns < 40; turns++) {
      const phase = await page.locator('main.ef').getAttribute('data-phase')
      if (phase === until) break
      await followAdvice(page)
      await takeAdvice(page)
    }
    const pointed = page.locator('.e-pointed.is-advice *, .ef-scroll [data-shown=advice]')
    expect(await pointed.count()).toBeGreaterThan(0)
    await expectAccessible(page, `advice in ${game}`)
    await picture(page, `hint-${game}-desk-dark-pl`)
    // On a phone, too, it can be read from its first word to its last.
    await page.setViewportSize(SIZES.phone)
    const strip = await page.locator('.hint-strip').boundingBox()
    const words = await page.locator('.hint-strip p').boundingBox()
    expect(strip && words && words.y >= strip.y, 'its first words').toBe(true)
    expect(strip && words && words.y + words.height <= strip.y + strip.height, 'its last words').toBe(true)
    expect(errors).toEqual([])
  })

  it('is not to be had among people', async () => {
    const memory = {
      'new:journey': {
        id: 'journey',
        game: 'silver-and-gold',
        options: {},
        seats: [{ name: 'Ada' }, { name: 'Bo' }],
      },
    }
    const { page } = await visit(browser, { memory, at: '#/here/journey' })
    await page.click('.hand-over .btn')
    await page.waitForSelector('.dealt')
    expect(await page.locator('[data-do=hint]').count()).toBe(0)
  })
})

describe('a review', () => {
  it('is read by keyboard: graph, list, board, turning points', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page, errors } = await review(file, { language: 'de' })
    expect(await page.locator('.rev-graph').getAttribute('aria-label')).toContain('sharp')
    expect(await page.locator('.rev .vh tbody tr').count()).toBe(28)
    const now = page.locator('.trans .now')
    await page.keyboard.press('Home')
    await expect.poll(() => now.innerText(), SOON).toContain('Zug 1 von')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => now.innerText(), SOON).toContain('Zug 2 von')
    expect(await page.locator('.moves li[aria-current]').count()).toBe(1)
    const moves = await page.locator('.moves li').count()
    await expectAccessible(page, 'the overview')
    await expectNoScrolling(page, 'the overview')
    await picture(page, 'review-overview-desk-de')

    await page.locator('[data-do=point]').first().click()
    await page.waitForSelector('.review-strip')
    const sentence = await told(page)
    expect(sentence).toContain(de['review.chances'])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => told(page), SOON).not.toBe(sentence)
    await page.keyboard.press('End')
    await expect.poll(() => told(page), SOON).toContain(de['review.end'])
    expect(page.url()).toMatch(new RegExp(`/${moves + 1}$`))
    await page.keyboard.press('Escape')
    await page.waitForSelector('.rev')
    expect(errors).toEqual([])
  })

  it('shows the better move on the board beside the one that was played, and gives advice anywhere', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await review(file, { theme: 'dark', language: 'pl' })
    await page.locator('.moves li:has(.label)').first().locator('a').click()
    await page.waitForSelector('.better')
    const shown = page.locator(':is(.dealt, .spot, .stock)[data-shown=advice], .mine .advice')
    expect(await shown.count()).toBeGreaterThan(0)
    await expectAccessible(page, 'a move on the board')
    await picture(page, 'review-board-desk-dark-pl')
    await page.keyboard.press('Home')
    await page.click('[data-do=hint]')
    await page.waitForSelector('.better')
  })

  it('is kept: opened again it is there at once, without a worker looking back', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await review(file)
    await page.evaluate(() => {
      Object.assign(window, { thought: false })
      new MutationObserver(() => {
        if (document.querySelector('.review-thinking progress[value]:not([value="0"])'))
          Object.assign(window, { thought: true })
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      location.hash = '#/review'
    })
    await page.setInputFiles('input[type=file]', file)
    await page.waitForSelector('.rev')
    expect(await page.evaluate(() => (window as unknown as { thought: boolean }).thought)).toBe(false)
  })

  it('can be tried out from a position: a game of one’s own with the same table', async () => {
    const file = matchFile('elfenland', ['sharp', 'gentle'], 3)
    const { page, errors } = await review(file, { language: 'de' })
    await page.locator('.moves li').nth(30).locator('a').click()
    await page.waitForSelector('.review-strip')
    await picture(page, 'review-board-elfenland-desk-de')
    const hand = await page.locator('.ef-cards').innerHTML()
    await page.click('[data-do=try]')
    await expectAccessible(page, 'before a try')
    await page.click('[data-do=begin]')
    await page.waitForSelector('main.ef[data-mine=true]')
    const bare = (html: string): string => html.replace(/ data-shown="\w+"/g, '')
    expect(bare(await page.locator('.ef-cards').innerHTML())).toBe(bare(hand))
    await page.reload()
    await page.waitForSelector('main.ef[data-mine=true]')
    await takeAdvice(page)
    await followAdvice(page)
    expect(errors).toEqual([])
  })

  it('of a game alone tells of moves and points, not of chances', async () => {
    const { page, errors } = await review(matchFile('silver-and-gold', ['gentle'], 3, ['Ada']), {
      language: 'de',
    })
    expect(await page.locator('.how th[scope=row]').innerText()).toBe('Ada')
    for (const chances of ['.odds', '.pts']) expect(await page.locator(chances).count(), chances).toBe(0)
    expect(await page.locator('.rev').innerText()).not.toContain('%')
    await expectWhole(page, 'a review of a game alone')
    await expectAccessible(page, 'a review of a game alone')
    expect(errors).toEqual([])
  })

  it('has links to positions that carry the match to another device', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await review(file)
    await page.locator('.moves li').nth(20).locator('a').click()
    await page.waitForSelector('.review-strip')
    const words = await told(page)
    await page.click('[data-do=link]')
    const link = page.locator('.review-link')
    await expect.poll(() => link.inputValue(), SOON).toContain('/review/link/')
    await expectAccessible(page, 'the link')
    const address = await link.inputValue()
    const other = await visit(browser, { at: address.slice(address.indexOf('#')) })
    await other.page.waitForSelector('.review-strip', { timeout: 120_000 })
    expect(await told(other.page)).toBe(words)
  })

  it('of another file says what is wrong, and of a lost one that it is lost', async () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{"format": "vermeil-match/1"}')
    const { page } = await visit(browser, { language: 'de', at: '#/review' })
    await page.setInputFiles('input[type=file]', broken)
    await expect.poll(() => page.locator('.problem').innerText(), SOON).toBe(de['review.notMatch'])
    await expectAccessible(page, 'opening a file')
    await page.evaluate(() => {
      location.hash = '#/review/link/nonsense/3'
    })
    await expect.poll(() => page.locator('.lost h1').innerText(), SOON).toBe(de['refused.linkBroken'])
  })

  it.each([
    ['silver-and-gold', 4],
    ['elfengold', 6],
  ])('of %s among %i is whole on a phone, in the languages with the longest words', async (game, players) => {
    const levels = ['sharp', 'gentle', 'gentle', 'gentle', 'gentle', 'gentle'].slice(0, players)
    const names = ['Bartholomäus', 'Wilhelmina Augusta', 'Jo', 'Anne-Kathrin', 'Maximilian', 'Świętosława']
    const file = matchFile(game, levels, 4, names.slice(0, players))
    const { page, errors } = await review(file, { size: 'phone', language: 'de' })
    for (const language of ['de', 'pl']) {
      await page.evaluate((name) => {
        localStorage.setItem('vermeil:setting:language', JSON.stringify(name))
      }, language)
      await page.reload()
      await page.waitForSelector(`html[lang=${language}] .rev`)
      await expectWhole(page, `${game}, ${players}, ${language}`)
      await expectNoScrolling(page, `${game}, ${players}, ${language}`)
      await picture(page, `review-overview-${game}-phone-${language}`)
    }
    await expectAccessible(page, 'the overview on a phone')
    await page.locator('.moves li:has(.label)').first().locator('a').click()
    await page.waitForSelector('.better')
    await expectAccessible(page, 'a move on the board of a phone')
    await picture(page, `review-board-${game}-phone-pl`)
    expect(errors).toEqual([])
  })
})
