import { expect, it } from 'vitest'
import { texts as words } from '../../src/web/pages/archive/texts/de.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectWholeBar, isDrawn, SIZES, sharedBrowser, visit } from '../browser/world.ts'
import { linkButton, linkField } from './review-page.ts'
import { rememberedMatches } from './saved-matches.ts'

const { de } = SHELL_TEXTS

const browser = await sharedBrowser()

it('the archive finds a match, and its replay can be linked to at any step, through any seat’s eyes', async () => {
  const { page, errors } = await visit(browser, { memory: rememberedMatches(), language: 'de' })
  await page.getByRole('link', named(de.archive)).press('Enter')
  const replay = page.getByRole('link', { name: de['replay.title'] })
  await replay.waitFor()
  await page.getByRole('combobox', named(words.game)).selectOption('elfenland')
  await page.getByText(words['none.filtered']).waitFor()
  expect(await page.getByRole('button', named(words.clear)).count()).toBe(1)
  await page.goBack()
  await replay.waitFor()
  await page.getByRole('combobox', named(words.game)).selectOption('silver-and-gold')
  await page.waitForURL('**/#/archive/game/silver-and-gold')
  await isDrawn(page)
  await replay.press('Enter')
  await page.getByRole('combobox', named(de['replay.eyes'])).selectOption('1')
  await page.waitForURL('**/#/replay/here/finished/0/1')
  for (const step of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe(step)
  }
  await page.waitForURL('**/#/replay/here/finished/3/1')
  await page.setViewportSize(SIZES.tablet)
  await expectWholeBar(page, 'the bar of a replay on a tablet')
  await linkButton(page, de).click()
  await expect.poll(() => linkField(page, de).inputValue()).toMatch(/#\/replay\/link\/[\w-]+\/3\/1$/)
  const link = new URL(await linkField(page, de).inputValue())
  await page.keyboard.press('Escape')
  // Steps leave nothing behind in the history.
  await page.goBack()
  await page.waitForURL('**/#/archive/game/silver-and-gold')
  expect(errors).toEqual([])

  const friend = await visit(browser, { language: 'de', at: link.hash })
  const eyes = friend.page.getByRole('combobox', named(de['replay.eyes']))
  await expect.poll(() => eyes.inputValue()).toBe('1')
  await expect.poll(() => friend.page.getByRole('slider').inputValue()).toBe('3')
  expect(friend.errors).toEqual([])
})
