import { useEffect, useState } from 'preact/hooks'
import { botNameAt } from '../../../table/bots/bot-name.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { type BotSetup, lastSetup, rememberSetup, usualLevel } from '../../session/bot-setup.ts'
import { challengeLevel } from '../../session/challenge.ts'
import { botLevels } from '../../session/local/worker-client.ts'
import { ownName } from '../../session/own-name.ts'
import { newMatchId, startLocal } from '../../session/saved-matches.ts'

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
        const level = found.includes(now.level) ? now.level : usualLevel(game, found)
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

/** Starts a match that bots of the highest level play among themselves. */
export async function watchBots({ id, players }: GameCover): Promise<string> {
  const level = (await botLevels(id)).at(-1) ?? ''
  const bots = Array.from({ length: Math.min(3, players.max) }, (_, i) => ({
    name: botNameAt(i),
    bot: level,
  }))
  return startLocal({ id: newMatchId(), game: id, options: {}, seats: bots })
}
