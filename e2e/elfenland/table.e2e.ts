import { expect, it } from 'vitest'
import { at } from '../../src/kernel/index.ts'
import { fillIn } from '../../src/text/format.ts'
import { anyOf, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, picture, SIZES, sharedBrowser, visit } from '../browser/world.ts'
import { memoryOf } from './moments.ts'
import { askingTable, auctionOf, board, button, confirmReady, doing, rack, tray } from './page.ts'
import { sitDown } from './play.ts'

const { en, de } = SHELL_TEXTS

const browser = await sharedBrowser()

it('shows nothing private while several people hand over one screen', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    people: 2,
    options: { townCards: true },
    when: ({ open }) => open.phase === 'tokens' && open.turn === 0 && open.start === 0,
  })
  const { page, errors } = await sitDown(browser, { language: 'de', memory })
  const covered = async (who: string): Promise<void> => {
    await page.getByRole('heading', { name: fillIn('de', de['hand.title'], { name: who }) }).waitFor()
    expect(await board(page).or(rack(page)).or(tray(page)).count()).toBe(0)
  }
  await covered('Ada')
  await picture(page, 'elfengold-hand-over')
  await button(page, fillIn('de', de['hand.ready'], { name: 'Ada' })).click()
  await anyOf(doing(page, 'choose')).click()
  await confirmReady(page).click()
  await covered('Ben')
  await button(page, fillIn('de', de['hand.ready'], { name: 'Ben' })).click()
  await anyOf(doing(page, 'choose')).waitFor()
  expect(errors).toEqual([])
})

it('lets players choose the number of rounds, and shows it at the table', async () => {
  const { page } = await visit(browser, { name: 'Ada', at: '#/play/elfenland' })
  await page.getByRole('group', { name: 'Rounds' }).getByRole('button', { name: '3' }).click()
  await button(page, en['home.play']).click()
  await page.getByRole('region', { name: /^Round 1 of 3/ }).waitFor()
})

it('leaves an order for the whole row, which goes on after a reload and tells what it did', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: (view) => view.open.phase === 'auction' && view.open.lot === 0 && at(view.open.players, 0).gold > 5,
  })
  const { page, errors } = await sitDown(browser, { memory })
  // The page itself notes its buttons, because the order may be done before the test looks.
  await page.evaluate(() => {
    const buttons = new Set<string>()
    const look = (): void => {
      for (const { ariaLabel, textContent, ariaPressed } of document.querySelectorAll('button'))
        buttons.add(`${ariaLabel ?? textContent?.trim()}, ${ariaPressed}`)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { seenButtons: () => [...buttons] })
  })
  const seenButtons = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { seenButtons(): string[] }).seenButtons())
  await askingTable(page).waitFor()
  await button(page, 'Bid for the whole row').click()
  const dialog = page.getByRole('dialog')
  const maximum = dialog.getByRole('spinbutton', { name: /\(5\)$/ })
  await maximum.fill('1')
  await maximum.press('ArrowUp')
  await maximum.press('ArrowUp')
  await expect.poll(() => maximum.inputValue()).toBe('3')
  await dialog.getByRole('group', { name: 'All other tokens' }).getByRole('button', { name: 'Pass' }).click()
  await expectAccessible(page, 'the order for the row')
  for (const size of ['desk', 'phone', 'phoneAside'] as const) {
    await page.setViewportSize(SIZES[size])
    const lowest = async (): Promise<number> => {
      const box = await button(page, 'Place this order').boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? 0)
    }
    await expect.poll(lowest, { message: size }).toBeLessThanOrEqual(SIZES[size].height)
    await picture(page, `elfengold-row-order-${size}`)
  }
  await page.setViewportSize(SIZES.desk)
  await button(page, 'Place this order').click()
  await expect.poll(seenButtons).toContain('Pass on all the others, true')
  await expect.poll(seenButtons).toContain('Bid for the whole row (1), null')
  await picture(page, 'elfengold-order-stands')
  await page.reload()
  await expect.poll(() => auctionOf(page, 1).count()).toBe(0)
  await anyOf(page.getByText('Your order:')).waitFor({ state: 'attached' })
  expect(errors).toEqual([])
})
