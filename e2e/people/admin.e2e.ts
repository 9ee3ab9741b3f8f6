import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { RunningServer } from '../../src/server/index.ts'
import { testServer } from '../../src/server/testing/server.ts'
import { texts as words } from '../../src/web/pages/admin/texts/en.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, makeTable, picture, sharedBrowser, visit } from '../browser/world.ts'

const browser = await sharedBrowser()
let server: RunningServer
/** A server of its own: what an administrator does is felt by everybody. */
beforeAll(async () => {
  server = await testServer({ host: 'localhost', web: inject('web'), logLevel: 'error' })
})
afterAll(() => server.close())

const { en } = SHELL_TEXTS

test('an administrator signs in, tells everybody something and bans a player', async () => {
  const url = `${server.url}/`
  const player = await visit(browser, { url, name: 'Rowdy', size: 'phone' })
  const table = await makeTable(player.page, 'Rowdy', {
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await player.page.goto(`${url}#/t/${table}`)

  const { page, context, errors } = await visit(browser, { url, at: 'admin' })
  const token = page.getByLabel(words.token)
  await token.fill('vermeil-admin-wrong')
  await page.getByRole('main').getByRole('button', named(words.signIn)).click()
  await page.getByText(en['refused.adminOnly']).waitFor()
  await token.fill(server.adminToken ?? '')
  await token.press('Enter')
  await page.getByRole('heading', named(words.announcement)).waitFor()
  await expectAccessible(page, 'the administrators’ page')

  await page.getByLabel('English').fill('Tea at five')
  await page.getByRole('button', named(words['announcement.show'])).click()
  await page.getByRole('dialog').getByRole('button', named(words.confirm)).click()
  await player.page.getByText('Tea at five').waitFor()

  await anyOf(page.getByRole('link', named(words.tables))).click()
  await page.getByRole('main').getByRole('link', named('Rowdy')).click()
  await page.getByRole('button', named(words['ban.one'].replace('{name}', 'Rowdy'))).click()
  await picture(page, 'admin-ban-desk')
  await page.getByRole('dialog').getByRole('button', named(words.confirm)).click()
  const [before = ''] = en['refused.banned'].split('{date}')
  await anyOf(player.page.getByText(before)).waitFor()
  await picture(player.page, 'banned-phone')
  // After a reload the socket is not opened at all.
  await player.page.reload()
  await player.page.getByRole('heading').filter({ hasText: before }).waitFor()
  await page.getByRole('link', named(words.audit)).click()
  await page.getByText(words['act.banGuest']).waitFor()
  await expectAccessible(page, 'the audit log')

  // A new token takes the place of the old one, also for this page.
  await page.getByRole('link', named(words.overview)).click()
  await page.getByRole('button', named(words['token.new'])).click()
  const dialog = page.getByRole('dialog')
  const fresh = await dialog.getByText('vermeil-admin-').innerText()
  await picture(page, 'admin-token-desk')
  await dialog.getByRole('button', named(words.confirm)).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', named(words.audit)).click()
  await page.getByText(words['act.rotateToken']).waitFor()

  // Nothing of the tokens stays on the device.
  const kept = JSON.stringify([
    await context.storageState(),
    await page.evaluate(() => ({ ...sessionStorage })),
  ])
  expect(kept).not.toContain(server.adminToken)
  expect(kept).not.toContain(fresh)
  await page.reload()
  await token.fill(server.adminToken ?? '')
  await token.press('Enter')
  await page.getByText(en['refused.adminOnly']).waitFor()
  await token.fill(fresh)
  await token.press('Enter')
  await page.getByText(words['act.rotateToken']).waitFor()
  expect(errors).toEqual([])
})
