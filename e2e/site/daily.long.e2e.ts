import { it } from 'vitest'
import { sharedBrowser } from '../browser/world.ts'
import { expectSameDraws } from './same-draws.ts'

const browser = await sharedBrowser()

/** More turns than a round has, so that the expedition cards are shuffled again. */
const TURNS = 9

it('gives two players who play differently the same draws, and each of them one try', () =>
  expectSameDraws(browser, { turns: TURNS, islands: 3 }))
