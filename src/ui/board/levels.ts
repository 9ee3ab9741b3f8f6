import { shell } from '../text/shell/index.ts'

/** The level of a bot in words; an unknown bot keeps its own name. */
export function levelName(bot: string): string {
  const key = `level.${bot}`
  return shell.has(key) ? shell.t(key) : bot
}
