import { expect, inject, it } from 'vitest'
import { texts as embedded } from '../../src/web/embed/texts/en.ts'
import { texts as watching } from '../../src/web/pages/watch/texts/en.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import {
  expectAccessible,
  expectNoScrolling,
  makeTable,
  picture,
  sharedBrowser,
  visit,
} from '../browser/world.ts'

const browser = await sharedBrowser()

const { en } = SHELL_TEXTS
/** A long game: its bots are not done before everything here has been looked at. */
const GAME = 'Elfengold'
const PNG = [0x89, 0x50, 0x4e, 0x47]

it('a match of bots is watched with a commentary, in a frame of another page, and in a messenger', async () => {
  const { page, errors } = await visit(browser, { name: 'Ada', at: '#/watch' })
  await page.getByRole('link', named(GAME)).click()
  await page.getByText(watching.botTable).waitFor()
  await expectAccessible(page, 'a new table of bots')
  await page.getByRole('button', named(en['new.create'])).click()
  await page.waitForURL(/#\/t\//)
  const id = page.url().split('/').at(-1) ?? ''
  const chances = page.getByRole('img', { name: en['review.chancesWere'].split('{')[0] ?? '' })
  await chances.waitFor()
  await picture(page, 'watching-desk')

  await page.goto(`${inject('url')}#/watch`)
  const open = page.getByRole('link', { name: watching.open.replace('{game}', GAME).split('{')[0] ?? '' })
  await open.and(page.locator(`[href$="${id}"]`)).click()
  await page.waitForURL(new RegExp(`#/t/${id}$`))
  await chances.waitFor()
  expect(errors).toEqual([])

  const frame = await visit(browser, { at: `embed/${id}` })
  await frame.page.getByRole('img', named(embedded.board.replace('{game}', GAME))).waitFor()
  for (const role of ['button', 'textbox', 'checkbox'] as const)
    expect(await frame.page.getByRole(role).count()).toBe(0)
  expect(await frame.context.cookies()).toEqual([])
  expect(frame.errors).toEqual([])

  // A style sheet that could not be loaded once is asked for again.
  const sheet = /\/assets\/embed\/still-[^/]*\.css$/
  await frame.context.route(sheet, (route) => route.abort(), { times: 1 })
  const failed = frame.page.waitForEvent('requestfailed', (request) => sheet.test(request.url()))
  const loaded = frame.page.waitForResponse((response) => sheet.test(response.url()))
  await frame.page.reload()
  await failed
  await (await loaded).finished()
  await frame.page.getByRole('img', named(embedded.board.replace('{game}', GAME))).waitFor()

  const preview = await (await fetch(`${inject('url')}t/${id}`)).text()
  expect(preview).toContain(`<meta property="og:title" content="${GAME}: `)
  const [, address = ''] = /og:image" content="([^"]*)"/.exec(preview) ?? []
  const drawn = await fetch(address.replaceAll('&amp;', '&'))
  expect(drawn.headers.get('content-type')).toBe('image/png')
  expect([...new Uint8Array(await drawn.arrayBuffer()).slice(0, PNG.length)]).toEqual(PNG)
})

it('an embedded table of Silver & Gold fits its frame without scroll bars', async () => {
  const { page } = await visit(browser)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }]
  const id = await makeTable(page, 'Ada', { game: 'silver-and-gold', seats })
  const frame = await visit(browser, { at: `embed/${id}`, size: 'phoneAside' })
  await frame.page.getByRole('img', named(embedded.board.replace('{game}', 'Silver & Gold'))).waitFor()
  await expectNoScrolling(frame.page, 'embedded', true)
  expect(frame.errors).toEqual([])
})
