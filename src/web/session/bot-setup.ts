import * as v from 'valibot'
import { readStored, writeStored } from '../../ui/device/storage.ts'

/** How somebody last played against bots, so that the next match takes one click. */
export interface BotSetup {
  readonly level: string
  /** Whether the level follows the player's results. */
  readonly challenge?: boolean
  readonly opponents: number
  readonly options: Readonly<Record<string, unknown>>
}

const BotSetupSchema = v.object({
  level: v.string(),
  challenge: v.exactOptional(v.boolean()),
  opponents: v.number(),
  options: v.record(v.string(), v.unknown()),
})

export const lastSetup = (game: string): BotSetup | undefined => readStored(`bots:${game}`, BotSetupSchema)

/**
 * The level of the last match against bots. Newcomers get the second lowest: somebody who has just finished the lessons
 * plays about as well.
 */
export function usualLevel(game: string, levels: readonly string[]): string {
  const last = lastSetup(game)?.level ?? ''
  return levels.includes(last) ? last : (levels[1] ?? levels[0] ?? '')
}

export const rememberSetup = (game: string, setup: BotSetup): void => writeStored(`bots:${game}`, setup)
