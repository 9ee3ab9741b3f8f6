import { describe, expect, it } from 'vitest'
import { texts as germanElfenland } from '../../src/games/elfenland/texts/de.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, picture, sharedBrowser, visit } from '../browser/world.ts'
import { memoryOf } from '../elfenland/moments.ts'
import { askingTable } from '../elfenland/page.ts'
import { advisedCells } from '../silver-and-gold/page.ts'
import { expectAdviceLeads, followAdvice, hintButton, takeAdvice } from './advice.ts'
import {
  betterMove,
  expectReviewFits,
  expectSameWords,
  expectWhole,
  graph,
  linkButton,
  linkField,
  matchFile,
  moveWords,
  namesIn,
  openMistake,
  openReview,
  openTurn,
  turningPoints,
  turnsList,
} from './review-page.ts'

const { de, en, pl } = SHELL_TEXTS

const browser = await sharedBrowser()

it('a hint in elfenland can be followed until it concerns a road', () =>
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

describe('a review', () => {
  it('shows the better move on the board beside the one that was played, and gives hints anywhere', async () => {
    const file = matchFile('silver-and-gold', ['sharp', 'gentle'], 3)
    const { page } = await openReview(browser, file, 'pl', { theme: 'dark' })
    await openMistake(page, pl)
    await betterMove(page, pl).waitFor()
    await anyOf(page.locator('[data-shown=advice]').or(advisedCells(page))).waitFor()
    await expectAccessible(page, 'a move on the board')
    await picture(page, 'review-board-desk-dark-pl')
    await page.keyboard.press('Home')
    await hintButton(page, pl).click()
    await moveWords(page, pl).getByText(pl.hint, { exact: true }).waitFor()
  })

  it('lets a player try another move, says how good it is, and continues against bots with the same hand', async () => {
    const file = matchFile('elfenland', ['sharp', 'gentle'], 3)
    const { page, errors } = await openReview(browser, file, 'de')
    const hand = page.getByRole('list', named(germanElfenland.hand))
    const ownTurn = askingTable(page)
    await openTurn(page, de, 8)
    await moveWords(page, de).waitFor()
    await picture(page, 'review-board-elfenland-desk-de')
    await anyOf(hand.getByRole('listitem')).waitFor()
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
    await page.getByLabel(en['review.perspective']).selectOption('Ada')
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
    // A reason may say how likely the next expedition is, but nothing that was lost is a chance of winning.
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/−\d+(,\d+)? Punkt/)
    const words = await page.getByRole('main').innerText()
    expect(words).not.toContain('Prozentpunkt')
    expect(words).not.toContain(de['review.chances'])
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

  it('of silver-and-gold for 4 players fits a phone in the languages with the longest words', () =>
    expectReviewFits(browser, 'silver-and-gold', 4))
})
