import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SOON, unlessTooLate } from '../browser/hands.ts'
import { anyOf, named, SHELL_TEXTS, type ShellTexts } from '../browser/texts.ts'
import { expectAccessible, lastingProblems, picture, SIZES, type Visit, visit } from '../browser/world.ts'
import { advised, board } from '../elfenland/page.ts'

const { pl } = SHELL_TEXTS

/** The strip with the advice. */
export const adviceStrip = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('region', named(texts.hint))

export const hintButton = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('button', named(texts.hint))

/** The button that plays what was advised. */
export const playButton = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('button', named(texts['hint.play']))

/** Asks for advice and returns it in words. */
export async function takeAdvice(page: Page, texts: ShellTexts): Promise<string> {
  const strip = adviceStrip(page, texts)
  const enabledHint = page.getByRole('button', { ...named(texts.hint), disabled: false })
  let words = ''
  // If others move in the meantime, the advice is out of date and has to be asked for again.
  const advised = async (): Promise<boolean> => {
    const answers = strip.filter({ has: playButton(page, texts) }).getByRole('paragraph')
    words = (await answers.allInnerTexts()).join(' ')
    if (words !== '') return true
    if ((await strip.count()) === 0 && (await enabledHint.count()) > 0) await page.keyboard.press('h')
    return false
  }
  await expect.poll(advised, { interval: 300 }).toBe(true)
  return words
}

/** Plays what was advised. Where the advice becomes a draft, the draft is confirmed. */
export async function followAdvice(page: Page, texts: ShellTexts): Promise<void> {
  await playButton(page, texts).click()
  const confirm = page
    .getByRole('button', { ...named(texts.confirm), disabled: false })
    .or(page.locator('button[data-ready]'))
  const left = async (): Promise<number> => {
    const count = await playButton(page, texts).count()
    // The turn may be made while the test looks for the button; then it is not there any more.
    if (count > 0 && (await confirm.count()) > 0) await unlessTooLate(anyOf(confirm).click(SOON))
    return count
  }
  await expect.poll(left).toBe(0)
}

/** The controls that an element lies over. */
const coveredBy = (element: Locator): Promise<string[]> =>
  element.evaluate((cover) =>
    [...document.querySelectorAll('button, input')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const seen = document.elementFromPoint(x + width / 2, y + height / 2)
      return seen && cover.contains(seen) && !cover.contains(control) ? [control.outerHTML] : []
    }),
  )

/** Follows the advice in a game of Elfenland up to a phase; it is drawn on the map or in the panels. */
export async function expectAdviceLeads(
  browser: Browser,
  game: 'elfenland' | 'elfengold',
  memory: NonNullable<Visit['memory']>,
  first: string,
  until: string,
): Promise<void> {
  const { page, errors } = await visit(browser, {
    memory,
    theme: 'dark',
    language: 'pl',
    at: '#/here/journey',
  })
  const table = board(page)
  await table.waitFor()
  await takeAdvice(page, pl)
  await anyOf(page.locator(first)).waitFor()
  for (let turns = 0; turns < 40; turns++) {
    const phase = await table.getAttribute('data-phase')
    if (phase === until) break
    await followAdvice(page, pl)
    await takeAdvice(page, pl)
  }
  await expect.poll(() => advised(page).count()).toBeGreaterThan(0)
  await expectAccessible(page, `advice in ${game}`)
  await picture(page, `hint-${game}-desk-dark-pl`)
  // The whole text is visible on a phone, too.
  await page.setViewportSize(SIZES.phone)
  const cutWords = async (): Promise<string[]> => {
    const strip = await adviceStrip(page, pl).boundingBox()
    const words = adviceStrip(page, pl).getByRole('paragraph')
    const [begin, end] = [await words.first().boundingBox(), await words.last().boundingBox()]
    if (!strip || !begin || !end) return ['no words']
    const first = begin.y < strip.y ? ['its first words'] : []
    return end.y + end.height > strip.y + strip.height ? [...first, 'its last words'] : first
  }
  expect(await lastingProblems(page, cutWords)).toEqual([])
  for (const size of ['phone', 'phoneAside', 'tablet', 'deskLow', 'desk'] as const) {
    await page.setViewportSize(SIZES[size])
    expect(await lastingProblems(page, () => coveredBy(adviceStrip(page, pl))), size).toEqual([])
  }
  expect(errors).toEqual([])
}
