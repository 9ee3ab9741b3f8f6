import { expect, it } from 'vitest'
import { act, sitDown } from './elfenland.ts'
import { memoryOf } from './elfenland-moments.ts'
import { sharedBrowser } from './world.ts'

const browser = await sharedBrowser()

it('moves the boots of the others along their roads, and their gains to them', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: ({ open }) => open.phase === 'moving' && open.round === 1 && open.start === 0,
  })
  const { page, errors } = await sitDown(browser, {
    memory: { ...memory, 'setting:pace': 'calm' },
    motion: 'full',
  })
  await page.evaluate(() => {
    const seen = { boots: 0, flights: 0 }
    Object.assign(window, { seen })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      if (this.hasAttribute('data-boot')) seen.boots++
      if (this.classList.contains('flying')) seen.flights++
      return animate.apply(this, how)
    }
  })
  const seen = (): Promise<{ boots: number; flights: number }> =>
    page.evaluate(() => (window as unknown as { seen: { boots: number; flights: number } }).seen)
  const both = async (): Promise<boolean> => {
    await act(page, 'mouse')
    const { boots, flights } = await seen()
    return boots > 0 && flights > 0
  }
  await expect.poll(both).toBe(true)
  expect(errors).toEqual([])
})
