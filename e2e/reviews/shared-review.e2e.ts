import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at } from '../../src/kernel/at.ts'
import { texts as german } from '../../src/web/pages/shared/texts/de.ts'
import { texts as polish } from '../../src/web/pages/shared/texts/pl.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, picture, sharedBrowser, visit } from '../browser/world.ts'
import { rememberedMatches } from './saved-matches.ts'

const { de } = SHELL_TEXTS

const browser = await sharedBrowser()

const stepOf = (page: Page) => page.getByRole('slider').inputValue()
const arrows = (page: Page) => page.locator('[data-arrow]')

/** Draws an arrow with the mouse, from the first to the last place of the board that is wholly in sight. */
async function drag(page: Page): Promise<void> {
  const places = await page.locator('[data-anchor]').evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const isInSight =
        width > 0 && left > 0 && top > 0 && left + width < innerWidth && top + height < innerHeight
      return isInSight ? [{ x: left + width / 2, y: top + height / 2 }] : []
    }),
  )
  const [from, to] = [at(places, 0), at(places, places.length - 1)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

it('two people look at a match together: one leads, arrows and a note appear, and a reload keeps them', async () => {
  const ada = await visit(browser, {
    memory: rememberedMatches(),
    language: 'de',
    name: 'Ada',
    at: '#/replay/here/finished/3',
  })
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
  const pen = ada.page.getByRole('button', named(german.draw))
  await pen.click()
  await drag(ada.page)
  await expect.poll(() => arrows(bob.page).count()).toBe(2)
  await pen.click()
  await expect.poll(() => pen.getAttribute('aria-pressed')).toBe('false')
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
  await expect.poll(() => arrows(bob.page).count()).toBe(2)
  const notes = bob.page.getByRole('list', named(polish.notes))
  await notes.getByText('Warum nicht hier?').waitFor()
  const [arrow = ''] = polish.arrow.split('{from}')
  await expect.poll(() => notes.getByText(arrow).count()).toBe(2)

  // The list of places follows the board.
  const places = () => ada.page.getByRole('combobox', named(german['draw.to'])).innerText()
  const placesBefore = await places()
  await ada.page.getByRole('slider').press('End')
  await expect.poll(places).not.toBe(placesBefore)

  // Sharing the match again leads to the same review, at the step that is shared now.
  await ada.page.goto(`${ada.page.url().split('#')[0]}#/replay/here/finished/7`)
  await ada.page.getByRole('button', named(de['review.together'])).click()
  await ada.page.getByRole('button', named(german['share.make'])).click()
  await ada.page.waitForURL((url) => url.hash === link)
  await expect.poll(() => stepOf(bob.page)).toBe('7')
  await expect.poll(() => stepOf(ada.page)).toBe('7')
  expect([...ada.errors, ...bob.errors]).toEqual([])
})
