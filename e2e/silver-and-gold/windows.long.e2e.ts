import { it } from 'vitest'
import { expectWindowsShowAll } from '../browser/windows.ts'
import { sharedBrowser } from '../browser/world.ts'

const browser = await sharedBrowser()

it('every window from 320 by 480 pixels up shows what matters without scrolling', () =>
  expectWindowsShowAll(browser, 20))
