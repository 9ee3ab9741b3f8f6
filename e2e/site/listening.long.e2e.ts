import { it } from 'vitest'
import { sharedBrowser } from '../browser/world.ts'
import { expectJourneysAnnounced } from '../elfenland/announced-journeys.ts'

const browser = await sharedBrowser()

it('a drafted journey is announced, other payments have names, and the focus is never lost', () =>
  expectJourneysAnnounced(browser))
