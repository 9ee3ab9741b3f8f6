import { expect, it } from 'vitest'
import { at } from '../../src/kernel/index.ts'
import { texts as english } from '../../src/web/pages/learn/texts/en.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, sharedBrowser, visit } from '../browser/world.ts'
import { isTold, playSgTurn, sgLesson } from './lessons.ts'
import { islands } from './page.ts'

const browser = await sharedBrowser()

it('a lesson is played by keyboard, forgives another move, and goes on where it was left', async () => {
  const { page, errors } = await visit(browser)
  await page
    .getByRole('link', named(SHELL_TEXTS.en['home.learn'].replace('{game}', 'Silver & Gold')))
    .press('Enter')
  await page.getByRole('link', named(english.begin)).press('Enter')
  const [first, second, third] = sgLesson('mark').steps
  await isTold(page, 'mark.first', 'en')
  await expectAccessible(page, 'lesson')

  // A pattern somewhere else is legal. It gets a kind sentence, and the islands stay as they are.
  await playSgTurn(
    page,
    second?.moves?.[0]?.map((move) => ({ ...move, cells: (1 << 1) | (1 << 5) | (1 << 9) })) ?? [],
    'keyboard',
  )
  await isTold(page, 'mark.first.otherwise', 'en')
  await expect.poll(() => islands(page).getByRole('button', { disabled: true }).count()).toBe(0)

  await playSgTurn(page, at(first?.moves ?? [], 0), 'keyboard')
  await isTold(page, 'mark.next', 'en')
  await page.reload()
  await isTold(page, 'mark.next', 'en')
  await playSgTurn(page, at(second?.moves ?? [], 0), 'keyboard')
  await isTold(page, 'mark.anywhere', 'en')
  await playSgTurn(page, at(third?.moves ?? [], 0), 'keyboard')
  await isTold(page, 'mark.rounds', 'en')
  // The keyboard is already on the button that leads on.
  await page.getByRole('button', named(english.next)).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Rotate and flip' }).waitFor()
  expect(errors).toEqual([])
})
