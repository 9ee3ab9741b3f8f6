import type { Bot } from '../../kernel/index.ts'
import { GAMES } from '../all.ts'
import { findBot, findGame, type GameManifest } from '../manifest.ts'

/** The manifest of a game that a test relies on. */
export function manifestOf(id: string): GameManifest {
  const manifest = findGame(GAMES, id)
  if (!manifest) throw new Error(`no game ${id}`)
  return manifest
}

export function botOf(id: string, name: string): Bot {
  const bot = findBot(manifestOf(id), name)
  if (!bot) throw new Error(`no bot ${name} plays ${id}`)
  return bot
}
