import { frame, repeated } from '../../attacker.ts'
import type { Scenario } from '../../scenario.ts'

const TEXT_BEGINS = 0x01
const CONTINUES = 0x00
const FRAMES = 2_000

/** A message that never ends, in fragments of a byte or none. */
export const fragmentFlood: Scenario = {
  name: 'fragment flood',
  defence: { cut: 3 },
  cost: { each: 'cut', milliseconds: 200 },
  async attack(attacker) {
    await attacker.each(8, async (index) => {
      const raw = await attacker.rawSocket()
      if (!raw) return
      raw.resume()
      raw.write(frame(TEXT_BEGINS, '"'))
      await attacker.pour(raw, repeated(frame(CONTINUES, index % 2 === 0 ? 'x' : ''), FRAMES), FRAMES)
    })
  },
}
