import { repeated } from '../../attacker.ts'
import type { Scenario } from '../../scenario.ts'

interface FrameFlood {
  readonly name: string
  /** Sent once, before the flood. */
  readonly first?: Buffer
  /** What an attacker sends again and again. */
  frame(index: number): Buffer
  readonly framesPerWrite: number
  /** Whether an attacker reads the answers. */
  reads(index: number): boolean
}

/** Eight attackers send one frame as fast as the server reads it, and come back when they are cut off. */
export const frameFlood = ({ name, first, frame, framesPerWrite, reads }: FrameFlood): Scenario => ({
  name,
  defence: { cut: 3 },
  cost: { each: 'cut', milliseconds: 200 },
  async attack(attacker) {
    await attacker.each(8, async (index) => {
      const raw = await attacker.rawSocket()
      if (!raw) return
      if (reads(index)) raw.resume()
      else raw.pause()
      if (first) raw.write(first)
      await attacker.pour(raw, repeated(frame(index), framesPerWrite), framesPerWrite)
    })
  },
})
