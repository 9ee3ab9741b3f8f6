import { expect, it } from 'vitest'
import { expectAccessible, expectNoScrolling, picture, sharedBrowser } from '../browser/world.ts'
import { orderOf, playToTheEnd, sitDown } from './play.ts'

const browser = await sharedBrowser()

const ALL_VARIANTS = { townCards: true, freeValues: true, wizards: true }

it('plays six rounds of Elfengold with all variants by mouse: every phase is accessible and fits the screen', async () => {
  const { page, errors } = await sitDown(browser, { memory: orderOf('elfengold', 3, ALL_VARIANTS) })
  await playToTheEnd(page, 'mouse', async (phase) => {
    await expectNoScrolling(page, phase, true)
    await expectAccessible(page, `Elfengold, ${phase}`)
    await picture(page, `elfengold-desk-${phase}`)
  })
  await expectAccessible(page, 'the result of Elfengold')
  await picture(page, 'elfengold-desk-result')
  expect(errors).toEqual([])
})

it('plays a whole game of Elfenland by touch on a phone, in Polish', async () => {
  const { page, errors } = await sitDown(browser, {
    size: 'phone',
    language: 'pl',
    memory: orderOf('elfenland', 3, { townCards: true }),
  })
  await playToTheEnd(page, 'touch', async (phase) => {
    await expectNoScrolling(page, phase, true)
    await expectAccessible(page, `Elfenland on a phone, ${phase}`)
    await picture(page, `elfenland-phone-${phase}`)
  })
  await picture(page, 'elfenland-phone-result')
  expect(errors).toEqual([])
})

it('plays a whole game of Elfenland with the keyboard only, in the dark theme, in German', async () => {
  const { page, errors } = await sitDown(browser, {
    language: 'de',
    theme: 'dark',
    memory: orderOf('elfenland', 2),
  })
  await playToTheEnd(page, 'keyboard', async (phase) => {
    await expectAccessible(page, `Elfenland at night, ${phase}`)
    const nowhere = (): Promise<boolean> => page.evaluate(() => document.activeElement === document.body)
    if (phase !== 'threeCounters')
      await expect.poll(nowhere, { message: `the focus is lost before: ${phase}` }).toBe(false)
    await picture(page, `elfenland-night-${phase}`)
  })
  expect(errors).toEqual([])
})

it('plays Elfengold with all variants by touch up to the result', async () => {
  const { page, errors } = await sitDown(browser, {
    size: 'phone',
    language: 'de',
    memory: orderOf('elfengold', 2, ALL_VARIANTS),
  })
  await playToTheEnd(page, 'touch', (phase) => expectNoScrolling(page, phase, true))
  expect(errors).toEqual([])
})

it('plays Elfenland by mouse up to the result', async () => {
  const { page, errors } = await sitDown(browser, { language: 'de', memory: orderOf('elfenland', 2) })
  await playToTheEnd(page, 'mouse', (phase) => expectNoScrolling(page, phase, true))
  expect(errors).toEqual([])
})
