import { frame } from '../../attacker.ts'
import { frameFlood } from './frame-flood.ts'

const PING = 0x89
const PONG = 0x8a

/** Pings and pongs instead of messages. Every other attacker does not read the answers. */
export const controlFrameFlood = frameFlood({
  name: 'control frame flood',
  frame: (index) => (index % 4 < 2 ? frame(PING, 'x'.repeat(125)) : frame(PONG)),
  framesPerWrite: 500,
  reads: (index) => index % 2 === 0,
})
