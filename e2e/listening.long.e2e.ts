import { it } from 'vitest'
import { expectJourneysAnnounced } from './announced-journeys.ts'
import { sharedBrowser } from './world.ts'

const browser = await sharedBrowser()

it('a drafted journey is announced, other payments have names, and the focus is never lost', () =>
  expectJourneysAnnounced(browser))
