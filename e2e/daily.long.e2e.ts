import { it } from 'vitest'
import { expectSameDraws } from './same-draws.ts'
import { sharedBrowser } from './world.ts'

const browser = await sharedBrowser()

/** More turns than a round has, so that the expedition cards are shuffled again. */
const TURNS = 9

it('gives two players who play differently the same draws, and each of them one try', () =>
  expectSameDraws(browser, TURNS))
