import { frame, repeated } from '../../attacker.ts'
import type { Scenario } from '../../scenario.ts'

const CLOSE = 0x88
const TEXT = 0x81
const FRAMES = 500

/** Says goodbye and goes on sending. */
export const framesAfterClose: Scenario = {
  name: 'frames after close',
  defence: { cut: 3 },
  cost: { each: 'cut', milliseconds: 200 },
  async attack(attacker) {
    const chunk = repeated(frame(TEXT, `{"type":"ping","id":"${'a'.repeat(30)}"}`), FRAMES)
    await attacker.each(8, async () => {
      const raw = await attacker.rawSocket()
      if (!raw) return
      raw.resume()
      raw.write(frame(CLOSE, '\u0003\u0068'))
      await attacker.pour(raw, chunk, FRAMES)
    })
  },
}
