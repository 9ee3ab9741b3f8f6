import { it } from 'vitest'
import { sharedBrowser } from '../browser/world.ts'
import { expectPhaseFits } from './phases.ts'
import { expectMapFits } from './sizes.ts'

const browser = await sharedBrowser()

it.each([
  'auction',
  'moving',
  'planning',
  'result',
  'drawing',
  'tokens',
  'handLimit',
  'reward',
  'keeping',
  'counters',
  'planning-land',
] as const)(
  '%s is accessible and fits the screen, on a phone and on a desk, in the light and the dark theme',
  (name) => expectPhaseFits(browser, name),
)

it.each(['phoneAside', 'deskTwice', 'deskLarge', 'deskLow', 'tablet'] as const)(
  '%s: shows the map, the panel and the cards, and a journey can be made',
  (screen) => expectMapFits(browser, screen),
)
