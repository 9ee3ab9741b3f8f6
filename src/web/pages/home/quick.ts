import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import { botNameAt } from '../../../table/bots/bot-name.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'
import { challengeLevel } from '../../session/challenge.ts'
import { botLevels } from '../../session/local/worker-client.ts'
import { ownName } from '../../session/own-name.ts'
import { newMatchId, startLocal } from '../../session/saved-matches.ts'

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

/** The level for newcomers. */
export const firstLevel = (levels: readonly string[]): string =>
  levels.find((level) => level === 'steady') ?? levels[0] ?? ''

export const rememberSetup = (game: string, setup: BotSetup): void => writeStored(`bots:${game}`, setup)

export function startAgainstBots(game: string, setup: BotSetup): string {
  rememberSetup(game, setup)
  const bots = Array.from({ length: setup.opponents }, (_, i) => ({ name: botNameAt(i), bot: setup.level }))
  return startLocal({
    id: newMatchId(),
    game,
    options: setup.options,
    seats: [{ name: ownName() }, ...bots],
    ...(setup.challenge && bots.length > 0 ? { challenge: true } : {}),
  })
}

/** The setup of the last match against bots, and the levels that they can have; none until those are loaded. */
export function useBotSetup(game: string) {
  const [levels, setLevels] = useState<readonly string[]>([])
  const [setup, set] = useState<BotSetup>(() => ({
    level: '',
    opponents: 2,
    options: {},
    ...lastSetup(game),
  }))
  useEffect(() => {
    void botLevels(game).then((found) => {
      setLevels(found)
      set((now) => {
        const level = found.includes(now.level) ? now.level : firstLevel(found)
        const follows = now.challenge && now.opponents > 0
        return {
          ...now,
          level: follows ? challengeLevel(game, now.opponents + 1, found, level) : level,
        }
      })
    })
  }, [])
  return { levels, setup, set }
}

/** Starts a match that the bots play among themselves, at the level of the last match against them. */
export async function watchBots({ id, players }: GameCover): Promise<string> {
  const levels = await botLevels(id)
  const last = lastSetup(id)?.level ?? ''
  const level = levels.includes(last) ? last : firstLevel(levels)
  const bots = Array.from({ length: Math.min(3, players.max) }, (_, i) => ({
    name: botNameAt(i),
    bot: level,
  }))
  return startLocal({ id: newMatchId(), game: id, options: {}, seats: bots })
}
