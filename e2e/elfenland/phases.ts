import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import type { PhaseName, SeatView } from '../../src/games/elfenland/rules/state.ts'
import { expectAccessible, expectNoScrolling, picture, SIZES, type Visit } from '../browser/world.ts'
import { type MomentWishes, memoryOf } from './moments.ts'
import { sitDown } from './play.ts'

const asked =
  (phase: PhaseName, round = 2) =>
  ({ open }: SeatView): boolean =>
    open.phase === phase && open.round >= round

/** The player's last draw, when the page about the last round is closed. */
const lastDraw =
  (phase: PhaseName) =>
  (view: SeatView): boolean =>
    asked(phase)(view) && view.open.drawsLeft <= view.open.players.length

/** Full screens: four or six seats, all variants, tokens on the roads. */
const MOMENTS = {
  drawing: gold(lastDraw('drawCards')),
  tokens: gold(asked('tokens')),
  auction: { ...gold((view) => asked('auction')(view) && view.open.bid > 0), players: 6 },
  planning: gold((view) => asked('planning')(view) && view.open.roads.some((load) => load > 0)),
  moving: gold(asked('moving')),
  handLimit: gold(asked('handLimit', 1)),
  reward: gold(asked('reward')),
  keeping: gold(asked('roundEnd', 1)),
  counters: land(lastDraw('threeCounters')),
  'planning-land': land((view) => asked('planning')(view) && view.open.roads.some((load) => load > 0)),
  result: gold(undefined),
} satisfies Readonly<Record<string, MomentWishes>>

export type FullScreen = keyof typeof MOMENTS

/** What a device has stored whose player has to move on such a screen. */
export const memoryAt = (name: FullScreen): NonNullable<Visit['memory']> => memoryOf(MOMENTS[name])

function gold(when: MomentWishes['when']): MomentWishes {
  return {
    game: 'elfengold',
    players: 4,
    options: { townCards: true, freeValues: true, wizards: true },
    when,
  }
}

function land(when: MomentWishes['when']): MomentWishes {
  return { game: 'elfenland', players: 6, options: { townCards: true }, when }
}

/** Expects a phase to be accessible and to fit the screen, on a phone and on a desk, in the light and the dark theme. */
export async function expectPhaseFits(browser: Browser, name: FullScreen): Promise<void> {
  const { page, errors } = await sitDown(browser, {
    size: 'phone',
    language: 'de',
    memory: memoryAt(name),
  })
  const look = async (where: string): Promise<void> => {
    await expectNoScrolling(page, where, name !== 'result')
    await picture(page, `elfenland-${where}`)
  }
  await look(`${name}-phone-day`)
  await expectAccessible(page, `${name}-phone-day`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(`${name}-phone-night`)
  await page.setViewportSize(SIZES.desk)
  await look(`${name}-desk-night`)
  await expectAccessible(page, `${name}-desk-night`)
  await page.emulateMedia({ colorScheme: 'light' })
  await look(`${name}-desk-day`)
  expect(errors).toEqual([])
}
