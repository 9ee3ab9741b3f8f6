import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { texts as english } from '../../src/web/pages/pairing/texts/en.ts'
import { texts as polish } from '../../src/web/pages/pairing/texts/pl.ts'
import { texts as people } from '../../src/web/pages/people/texts/pl.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, picture, sharedBrowser, visit } from '../browser/world.ts'
import { dealtCards } from '../silver-and-gold/page.ts'

const browser = await sharedBrowser()

const { en } = SHELL_TEXTS

const find = (page: Page, words: string): Promise<void> => page.getByRole('button', named(words)).click()

it('two strangers meet at a table, whatever happens to the page while one of them waits', async () => {
  const ada = await visit(browser, { name: 'Ada' })
  await ada.page.getByRole('link', named(en['home.strangers'])).click()
  await expectAccessible(ada.page, 'looking for strangers')
  // By keyboard alone: the number of players, then the button.
  await ada.page.getByRole('group', named(en['new.players'])).getByRole('button', named('3')).press('Enter')
  await ada.page.getByRole('button', named(english.find)).press('Enter')
  await ada.page.getByRole('heading', named(english.title)).waitFor()
  await expectAccessible(ada.page, 'waiting for strangers')
  await picture(ada.page, 'pairing-desk')
  await ada.page.reload()
  await ada.page.getByText(english.alone).waitFor()
  await ada.page.getByRole('button', named(english.cancel)).click()

  // The page remembers the wish. Two are enough this time.
  const players = ada.page.getByRole('group', named(en['new.players']))
  await players.getByRole('button', { ...named('3'), pressed: true }).waitFor()
  await players.getByRole('button', named('2')).click()
  await find(ada.page, english.find)
  await ada.page.getByText(english.alone).waitFor()

  const bob = await visit(browser, {
    name: 'Bob',
    language: 'pl',
    size: 'phone',
    theme: 'dark',
    at: '#/pair',
  })
  await picture(bob.page, 'pairing-phone-dark-pl')
  await find(bob.page, polish.find)
  for (const { page } of [ada, bob]) await anyOf(dealtCards(page)).waitFor()
  expect(new URL(bob.page.url()).hash).toBe(new URL(ada.page.url()).hash)
  // Whoever turns out to be bad company is blocked where one sits.
  await bob.page.getByRole('button', { name: SHELL_TEXTS.pl.chat }).click()
  await bob.page.getByRole('button', named(people['block.label'].replace('{name}', 'Ada'))).click()
  await bob.page.getByText(people['block.words'].replaceAll('{name}', 'Ada')).waitFor()
  await picture(bob.page, 'block-phone-dark-pl')
  await bob.page.getByRole('button', named(people.block)).click()
  await bob.page.getByRole('button', { name: people.blocked, disabled: true }).waitFor()
  expect([...ada.errors, ...bob.errors]).toEqual([])
})

it('two strangers without names meet as well', async () => {
  const strangers = [await visit(browser, { at: '#/pair' }), await visit(browser, { at: '#/pair' })]
  for (const { page } of strangers) {
    const players = page.getByRole('group', named(en['new.players']))
    await players.getByRole('button', named('2')).click()
    await find(page, english.find)
    await page.waitForURL(/#\/t\//)
  }
  const [first, second] = strangers.map(({ page }) => new URL(page.url()).hash)
  expect(first).toBe(second)
  expect(strangers.flatMap(({ errors }) => errors)).toEqual([])
})
