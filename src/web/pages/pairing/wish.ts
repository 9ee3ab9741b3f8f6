import * as v from 'valibot'
import type { PairingWish } from '../../../protocol/index.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

const WishSchema = v.object({ game: v.string(), seats: v.number(), running: v.boolean() })
export type Wish = Required<PairingWish>

const STORED = 'pairing'

/** Two are found soonest. */
export const FEWEST = 2

/** What the player wished for last, and at first a game of two. */
export const lastWish = (): Wish | undefined => readStored(STORED, WishSchema)

export const rememberWish = (wish: Wish): void => writeStored(STORED, wish)

/** What a player asks for: a game with as many players as last time, if the game allows that number. */
export function wishFor(game: string, most: number, last: Wish | undefined): Wish {
  const { seats = FEWEST, running = true } = last ?? {}
  return { game, seats: Math.min(most, Math.max(FEWEST, Math.floor(seats))), running }
}
