import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { expectSameDraws } from './same-draws.ts'
import { launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** More turns than a round has, so that the expedition cards are shuffled again. */
const TURNS = 9

it('gives two players who play differently the same draws, and each of them one try', () =>
  expectSameDraws(browser, TURNS))
