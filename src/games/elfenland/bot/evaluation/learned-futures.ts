import type { Future, Futures } from './future.ts'
import { byNet, readNet } from './towns-net.ts'

/** A future as it is stored: the value of the towns left is a net. */
export interface LearnedFuture extends Omit<Future, 'towns'> {
  readonly net: string
}

export const learnedFutures = (stored: readonly LearnedFuture[]): Futures =>
  stored.map(({ net, ...weights }) => ({ ...weights, towns: byNet(readNet(net)) }))
