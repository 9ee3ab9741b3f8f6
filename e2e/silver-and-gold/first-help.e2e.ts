import { expect, it } from 'vitest'
import { texts as board } from '../../src/games/silver-and-gold/texts/en.ts'
import { texts as help } from '../../src/games/silver-and-gold/texts/help/en.ts'
import { texts as shell } from '../../src/ui/text/shell/en.ts'
import { anyOf } from '../browser/texts.ts'
import { expectAccessible, SIZES, sharedBrowser, tooltip, visit } from '../browser/world.ts'
import { confirmButton, scoreSheet } from './page.ts'
import { chooseTwo, ONE_BOT, startAgainstBots } from './play.ts'

const browser = await sharedBrowser()

const plain = (text: string): string => text.replaceAll('*', '')

it('the first match explains each phase, closes what was read, and says why a button does nothing', async () => {
  const { page, errors } = await visit(browser, { memory: { ...ONE_BOT, 'setting:help': 'first' } })
  const strip = page.getByRole('region', { name: shell['help.label'], exact: true })
  const words = strip.getByRole('paragraph')
  await startAgainstBots(page)
  await expect.poll(() => words.innerText()).toBe(plain(help.keep))
  await expectAccessible(page, 'a table with help')

  // On a tablet it lies on the log and leaves the score sheet free.
  await page.setViewportSize(SIZES.tablet)
  const room = async (): Promise<number> => {
    const [help, sheet] = [await strip.boundingBox(), await anyOf(scoreSheet(page)).boundingBox()]
    return (sheet?.x ?? 0) - (help?.x ?? 0) - (help?.width ?? 0)
  }
  await expect.poll(room).toBeGreaterThan(0)
  await page.setViewportSize(SIZES.desk)

  // Nobody can confirm before two islands are chosen.
  await confirmButton(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => tooltip(page).innerText()).toBe(plain(board['ask.keep'].other))

  await page.keyboard.press('Escape')
  await strip.waitFor({ state: 'detached' })
  await page.reload()
  await chooseTwo(page)
  // A chosen island may have a seal, which gets its own words.
  await expect.poll(() => words.allInnerTexts()).not.toContain(plain(help.keep))
  await confirmButton(page).click()
  await expect.poll(() => words.innerText()).toBe(plain(help.mark))
  await strip.getByRole('button', { name: shell['help.close'] }).click()
  await strip.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})
