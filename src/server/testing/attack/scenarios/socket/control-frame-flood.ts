import { frame, repeated } from '../../attacker.ts'
import type { Scenario } from '../../scenario.ts'

const PING = 0x89
const PONG = 0x8a
const FRAMES = 500

/** Pings and pongs instead of messages. Every other attacker does not read the answers. */
export const controlFrameFlood: Scenario = {
  name: 'control frame flood',
  defence: { cut: 3 },
  cost: { each: 'cut', milliseconds: 200 },
  async attack(attacker) {
    await attacker.each(8, async (index) => {
      const raw = await attacker.rawSocket()
      if (!raw) return
      if (index % 2 === 0) raw.resume()
      else raw.pause()
      const one = index % 4 < 2 ? frame(PING, 'x'.repeat(125)) : frame(PONG)
      await attacker.pour(raw, repeated(one, FRAMES), FRAMES)
    })
  },
}
