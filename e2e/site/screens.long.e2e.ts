import { expect, it } from 'vitest'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { inSight } from '../browser/windows.ts'
import {
  expectAccessible,
  expectNoScrolling,
  expectWholeBar,
  lastingProblems,
  SIZES,
  sharedBrowser,
  visit,
} from '../browser/world.ts'
import { memoryAt } from '../elfenland/phases.ts'
import { rememberedMatches } from '../reviews/saved-matches.ts'
import { startAgainstBots } from '../silver-and-gold/play.ts'
import {
  expectAllInReach,
  expectHomeFits,
  expectPagesFit,
  expectTableAccessible,
  goTo,
  LONGEST_NAME,
} from './pages.ts'

const browser = await sharedBrowser()

it('every page is accessible and fits a phone', () =>
  expectPagesFit(browser, { size: 'phone', theme: 'light', language: 'pl' }))

it('the table is accessible in each phase at a desk, and so are its sheets', () =>
  expectTableAccessible(browser, { size: 'desk', theme: 'light', language: 'en' }))

it('every page is accessible and fits a desk, in the dark theme', () =>
  expectPagesFit(browser, { size: 'desk', theme: 'dark', language: 'de' }))

it('the table is accessible in each phase on a phone, in the dark theme, and so are its sheets', () =>
  expectTableAccessible(browser, { size: 'phone', theme: 'dark', language: 'fr' }))

it.each(['deskTwice', 'deskFourTimes', 'phoneTwice', 'phoneAside'] as const)(
  'nothing is cut off or out of reach: %s',
  (size) => expectAllInReach(browser, size),
)

it.each([false, true])(
  'the home page fits desk screens without scrolling, in every language; newcomer: %s',
  (newcomer) => expectHomeFits(browser, newcomer, [SIZES.desk, { width: 1366, height: 768 }]),
)

it('a waiting table and a long name leave the buttons of a page in sight', async () => {
  const { page, errors } = await visit(browser, {
    language: 'fr',
    name: LONGEST_NAME,
    memory: { ...rememberedMatches(), ...memoryAt('planning') },
  })
  const { fr } = SHELL_TEXTS
  const start = page.getByRole('button', named(fr['home.play']))
  await goTo(page, '#/play/elfengold', start)
  await page.getByRole('link', { name: fr['home.yourTurn'] }).waitFor()
  for (const [width, height] of [
    [1366, 650],
    [1024, 700],
    [820, 1180],
    [700, 800],
    [390, 844],
  ] as const) {
    const where = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    await expectWholeBar(page, where)
    await expectNoScrolling(page, where)
    expect(
      await lastingProblems(page, async () => ((await inSight(start)) === 1 ? [] : ['start'])),
      where,
    ).toEqual([])
  }
  expect(errors).toEqual([])
})

it('in a low window, the host of a table sees how to invite and where it starts', async () => {
  const { page, errors } = await visit(browser, {
    size: 'deskLow',
    language: 'de',
    name: 'Ada',
    at: '#/new/elfengold',
  })
  const { de } = SHELL_TEXTS
  await page.getByRole('button', named(de['new.create'])).click()
  const copy = page.getByRole('button', { name: de.copy })
  await copy.waitFor()
  const missing = page.getByRole('button', named(de['lobby.missing'].one ?? ''))
  const outOfSight = async (): Promise<string[]> => [
    ...((await inSight(copy)) === 1 ? [] : ['copy']),
    ...((await inSight(missing)) === 1 ? [] : ['missing']),
  ]
  expect(await lastingProblems(page, outOfSight)).toEqual([])
  expect(errors).toEqual([])
})

it('a game is removed only after a confirmation, and then its address leads nowhere', async () => {
  const { page, errors } = await visit(browser, { size: 'phone' })
  const texts = SHELL_TEXTS.en
  await startAgainstBots(page)
  const address = new URL(page.url()).hash
  const continueGame = page.getByRole('link', named(`${texts['home.yourTurn']} Silver & Gold`))
  const remove = page.getByRole('button', named(texts['home.remove']))
  await goTo(page, '#/', continueGame)
  await remove.tap()
  await expectAccessible(page, 'removing')
  await page.keyboard.press('Escape')
  await remove.tap()
  await page.getByRole('dialog').getByRole('button', named(texts['home.removeNow'])).tap()
  await remove.waitFor({ state: 'detached' })
  await continueGame.waitFor({ state: 'detached' })
  await goTo(page, address, page.getByRole('heading', named(texts['refused.notKept'])))
  expect(errors).toEqual([])
})
