import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { texts as german } from '../src/web/pages/shared/texts/de.ts'
import { texts as polish } from '../src/web/pages/shared/texts/pl.ts'
import { rememberedMatches } from './saved-matches.ts'
import { named, SHELL_TEXTS } from './texts.ts'
import { expectAccessible, launch, picture, visit } from './world.ts'

const { de } = SHELL_TEXTS

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const stepOf = (page: Page) => page.getByRole('slider').inputValue()
const arrows = (page: Page) => page.locator('.arrow-layer .arrow')

it('two people look at a match together: one leads, an arrow and a note appear, and a reload keeps them', async () => {
  const at = '#/replay/here/finished/3'
  const ada = await visit(browser, { memory: rememberedMatches(), language: 'de', name: 'Ada', at })
  await ada.page.getByRole('button', named(de['review.together'])).click()
  await ada.page.getByRole('button', named(german['share.make'])).click()
  await ada.page.waitForURL(/#\/shared\/[0-9A-Za-z]{20}$/)
  await expect.poll(() => stepOf(ada.page)).toBe('3')

  const link = new URL(ada.page.url()).hash
  const bob = await visit(browser, { language: 'pl', name: 'Bob', theme: 'dark', at: link })
  await expect.poll(() => stepOf(bob.page)).toBe('3')
  await ada.page.keyboard.press('ArrowRight')
  await expect.poll(() => stepOf(bob.page)).toBe('4')

  await ada.page.getByText(german['draw.list']).click()
  await ada.page.getByRole('combobox', named(german['draw.to'])).selectOption({ index: 5 })
  await ada.page.getByRole('button', named(german['draw.add'])).click()
  await arrows(ada.page).waitFor()
  await arrows(bob.page).waitFor()
  const note = ada.page.getByRole('textbox', named(german.note.replace('{n}', '4')))
  await note.fill('Warum nicht hier?')
  await note.press('Enter')
  await bob.page.getByRole('list', named(polish.notes)).getByText('Warum nicht hier?').waitFor()
  await expectAccessible(ada.page, 'a shared review')
  await picture(ada.page, 'shared-desk-de')
  await picture(bob.page, 'shared-desk-dark-pl')

  // A follower looks around alone, and comes back.
  await bob.page.getByRole('button', named(polish.look)).click()
  await ada.page.getByRole('button', named(de['replay.forward'])).click()
  await expect.poll(() => stepOf(ada.page)).toBe('5')
  await expect.poll(() => stepOf(bob.page)).toBe('4')
  await bob.page.getByRole('button', named(polish.back)).click()
  await expect.poll(() => stepOf(bob.page)).toBe('5')

  await ada.page.getByRole('button', named(de['replay.back'])).click()
  await expect.poll(() => stepOf(bob.page)).toBe('4')
  await bob.page.reload()
  await arrows(bob.page).waitFor()
  await bob.page.getByRole('list', named(polish.notes)).getByText('Warum nicht hier?').waitFor()
  expect([...ada.errors, ...bob.errors]).toEqual([])
})
