import { it } from 'vitest'
import { sharedBrowser } from '../browser/world.ts'
import { expectSameDraws } from './same-draws.ts'

const browser = await sharedBrowser()

it('gives two players who play differently the same draws, and each of them one try', () =>
  expectSameDraws(browser, { turns: 2, islands: 1 }))
