import type { Bot } from '../../kernel/index.ts'
import { GAMES } from '../all.ts'
import { botNamed, findGame, type GameManifest } from '../manifest.ts'

/** The manifest of a game that a test relies on. */
export function requireGame(id: string): GameManifest {
  const manifest = findGame(GAMES, id)
  if (!manifest) throw new Error(`no game ${id}`)
  return manifest
}

export function requireBot(id: string, name: string): Bot {
  const bot = botNamed(requireGame(id), name)
  if (!bot) throw new Error(`no bot ${name} plays ${id}`)
  return bot
}
