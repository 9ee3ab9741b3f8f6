import { shell } from '../text/shell/index.ts'

/** A bot's level in words; a bot that we have no words for keeps its own name. */
export function levelName(bot: string): string {
  const key = `level.${bot}`
  return shell.has(key) ? shell.t(key) : bot
}
