import { type FastSeed, fixedChance, type Seat } from '../../kernel/index.ts'
import type { TableState } from '../state.ts'

/**
 * The seed of a bot's next decision where the luck of bots is fixed; undefined elsewhere. It follows from the seed of the
 * deal, the seat and the number of the seat's turns so far: everybody who plays the same meets the same answers.
 */
export function botLuck({ record, match, seed }: TableState, seat: Seat): FastSeed | undefined {
  if (!record.daily || !match || seed === undefined) return undefined
  const turns = match.log.filter((turn) => turn.seat === seat).length
  const source = fixedChance(seed)
  const word = (): string =>
    source
      .below(2 ** 32, `bot/${seat}/${turns}`)
      .toString(16)
      .padStart(8, '0')
  return word() + word() + word() + word()
}
