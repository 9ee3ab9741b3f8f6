import { expect, it } from 'vitest'
import type { Ratings } from '../../src/protocol/index.ts'
import { texts as english } from '../../src/web/pages/profile/texts/en.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, sharedBrowser, visit } from '../browser/world.ts'
import { finishedMatch, PLAYERS } from './finished-match.ts'

const { en } = SHELL_TEXTS

const browser = await sharedBrowser()

it('the profile shows finished matches, and to others only what was chosen', async () => {
  const rated = { rated: true, clock: { kind: 'live', bank: 3600, increment: 5 } } as const
  const { visitors, devices } = await finishedMatch(rated)
  // The match is rated soon after its end.
  await expect
    .poll(async () => ((await visitors[0].request('GET', '/api/ratings')).body as Ratings).ratings.length)
    .toBe(1)
  const me = await visit(browser, { copyOf: devices[0] })
  await me.page.getByRole('link', named(en['home.profile'])).click()
  await me.page.getByRole('heading', { name: 'Silver & Gold 2 players · 1 match' }).waitFor()
  await me.page.getByRole('button', named(english['time.rating'])).click()
  await me.page.getByRole('img', { name: /^Rating over time, Silver & Gold, 2 players, 1 match:/ }).waitFor()
  await expectAccessible(me.page, 'profile')

  const link = me.page.getByRole('link', { name: /#\/profile\/_/ })
  const results = me.page.getByRole('checkbox', named(english['public.results']))
  expect(await link.count()).toBe(0)
  await results.click()
  const address = new URL((await link.getAttribute('href')) ?? '')

  const stranger = await visit(browser, { at: address.hash, size: 'phone' })
  await stranger.page.getByRole('heading', named(english.of.replace('{name}', PLAYERS[0]))).waitFor()
  const shown = stranger.page.getByRole('heading', { name: /^Silver & Gold/ })
  await shown.waitFor()
  for (const hidden of [en.ratings, english.calendar, english.luck, english.rivals])
    expect(await stranger.page.getByRole('heading', named(hidden)).count(), hidden).toBe(0)

  await me.page.getByRole('checkbox', named(en.ratings)).click()
  await results.click()
  await expect.poll(() => results.getAttribute('aria-checked')).toBe('false')
  // The page may show the choice before the server has stored it.
  const shownAgain = async (): Promise<number> => {
    await stranger.page.reload()
    await stranger.page.getByRole('heading', named(en.ratings)).waitFor()
    return shown.count()
  }
  await expect.poll(shownAgain).toBe(0)

  await me.page.getByRole('checkbox', named(en.ratings)).click()
  await link.waitFor({ state: 'detached' })
  await stranger.page.reload()
  await stranger.page.getByText(en['refused.noSuchProfile']).waitFor()
  expect([...me.errors, ...stranger.errors]).toEqual([])
})
