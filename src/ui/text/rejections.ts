import type { Rejection } from '../../kernel/index.ts'
import type { Parameters } from '../../text/format.ts'
import { refusals } from './refusals/index.ts'
import { shell } from './shell/index.ts'
import { shownTime } from './shown-time.ts'

interface GameWords {
  has(key: string): boolean
  t?(key: never, parameters?: Parameters): string
  word?(key: string, parameters?: Parameters): string
}

/** Loads the words of all refusals. Without a network, some are then told by their code alone. */
export const loadRefusals = (): Promise<unknown> => refusals.ready().catch(() => undefined)

/** What was refused, once there are words for it: whoever passes a rejection on to a page waits for this. */
export async function withWords<Refused extends Rejection>(rejection: Refused): Promise<Refused> {
  if (!shell.has(`refused.${rejection.code}`)) await loadRefusals()
  return rejection
}

/** What is wrong with a match file, without the position of the error. */
export function fileWords({ code }: Rejection): string {
  switch (code) {
    case 'notJson':
    case 'malformed':
      return shell.t('review.notMatch')
    case 'unknownGame':
      return refusals.t('refused.noSuchGame')
    case 'unknownRules':
      return refusals.t('refused.unknownRules')
    case 'noReviewer':
      return refusals.t('refused.noReviewer')
    case 'notOver':
      return refusals.t('refused.matchNotOver')
    default:
      return shell.t('review.wrong')
  }
}

/** Why something was refused, in the words of the game or, if it has none, of the shell. */
export function rejectionWords({ code, ...parameters }: Rejection, game?: GameWords): string {
  const key = `refused.${code}`
  const given: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(parameters)) if (typeof value !== 'boolean') given[name] = value
  const { until } = parameters
  if (typeof until === 'number') given.date = shownTime(until)
  if (game?.has(key)) return game.word?.(key, given) ?? game.t?.(key as never, given) ?? ''
  if (shell.has(key)) return shell.t(key, given)
  return refusals.has(key) ? refusals.t(key, given) : shell.t('refused.other', { code })
}
