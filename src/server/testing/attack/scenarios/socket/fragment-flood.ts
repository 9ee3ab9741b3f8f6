import { frame } from '../../attacker.ts'
import { frameFlood } from './frame-flood.ts'

const TEXT_BEGINS = 0x01
const CONTINUES = 0x00

/** A message that never ends, in fragments of a byte or none. */
export const fragmentFlood = frameFlood({
  name: 'fragment flood',
  first: frame(TEXT_BEGINS, '"'),
  frame: (index) => frame(CONTINUES, index % 2 === 0 ? 'x' : ''),
  framesPerWrite: 2_000,
  reads: () => true,
})
