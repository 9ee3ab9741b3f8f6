import { it } from 'vitest'
import { expectSameDraws } from './same-draws.ts'
import { sharedBrowser } from './world.ts'

const browser = await sharedBrowser()

it('gives two players who play differently the same draws, and each of them one try', () =>
  expectSameDraws(browser, 3))
