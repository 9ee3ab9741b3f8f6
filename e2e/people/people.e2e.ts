import { expect, it } from 'vitest'
import { texts as german } from '../../src/web/pages/people/texts/de.ts'
import { texts as french } from '../../src/web/pages/people/texts/fr.ts'
import { texts as settings } from '../../src/web/pages/settings/texts/en.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, sharedBrowser, visit } from '../browser/world.ts'
import { finishedMatch, PLAYERS } from './finished-match.ts'

const { de, en, fr } = SHELL_TEXTS
const [ADA, BOB] = PLAYERS
const GAME = 'Silver & Gold'

const browser = await sharedBrowser()

it('those who have played together meet again in one tap, and ask each other as a group', async () => {
  const { devices } = await finishedMatch()
  const ada = await visit(browser, { language: 'de', copyOf: devices[0] })
  await ada.page.getByRole('link', named(de.people)).press('Enter')
  await ada.page.getByRole('button', named(german['invite.label'].replace('{name}', BOB))).click()
  await ada.page.waitForURL(/#\/t\//)
  const table = new URL(ada.page.url()).hash
  const invited = ada.page.getByRole('region', named(german.invitations)).getByRole('listitem')
  await invited.filter({ hasText: BOB }).getByText(german['sent.waiting'], { exact: true }).waitFor()
  await expectAccessible(ada.page, 'a lobby with an invitation')

  const bob = await visit(browser, { language: 'fr', size: 'phone', copyOf: devices[1] })
  await bob.page
    .getByText(french.invited.replace('{name}', ADA).replace('{game}', GAME), { exact: true })
    .waitFor()
  await bob.page.getByRole('button', named(french.accept)).click()
  await bob.page.waitForURL(`**/${table}`)

  await ada.page.goto(new URL('#/people', ada.page.url()).href)
  await ada.page.getByRole('textbox', named(german['group.new'])).fill('Donnerstag')
  await ada.page.getByRole('button', named(german['group.make'])).click()
  const groups = ada.page.getByRole('combobox', named(german['group.choose'].replace('{name}', BOB)))
  await groups.selectOption('Donnerstag')
  const mine = ada.page.getByRole('group', named('Donnerstag'))
  await mine.getByRole('listitem').filter({ hasText: BOB }).waitFor()
  await expectAccessible(ada.page, 'people')

  await bob.page.goto(new URL('#/people', bob.page.url()).href)
  await bob.page.getByRole('button', named(french['group.join'])).click()
  await bob.page.getByRole('group', named('Donnerstag')).waitFor()
  await ada.page.reload()
  await mine.getByRole('button', named(german['group.ask'])).click()
  await ada.page.waitForURL(/#\/t\//)
  expect(new URL(ada.page.url()).hash).not.toBe(table)

  await bob.page.getByRole('link', { name: fr.home }).click()
  const asked = french.invitedGroup.replace('{name}', ADA).replace('{group}', 'Donnerstag')
  await bob.page.getByText(asked.replace('{game}', GAME), { exact: true }).waitFor()
  await bob.page.getByRole('button', named(french.decline)).click()
  await expect.poll(() => bob.page.getByRole('button', named(french.accept)).count()).toBe(0)
  expect([...ada.errors, ...bob.errors]).toEqual([])
})

it('a link brings a player to another device, where their tables are listed at once', async () => {
  const { devices } = await finishedMatch()
  const ada = await visit(browser, { at: '#/device', copyOf: devices[0] })
  await ada.page.getByRole('button', named(settings['device.make'])).click()
  const link = (await ada.page.locator('[data-link]').getAttribute('data-link')) ?? ''
  const other = await visit(browser, { at: new URL(link).hash })
  await other.page.getByRole('button', named(settings['device.claim'])).click()
  await other.page.getByRole('heading', named(en['home.yours'])).waitFor()
  expect(await other.page.getByRole('link', { name: en['home.over'] }).count()).toBe(1)
  expect([...ada.errors, ...other.errors]).toEqual([])
})
