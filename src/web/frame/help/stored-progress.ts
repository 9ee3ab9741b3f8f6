import * as v from 'valibot'
import { natural } from '../../../kernel/index.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'
import { type HelpProgress, NEW_MATCH } from './progress.ts'

const GameSchema = v.record(v.string(), v.object({ done: natural, told: natural }))
const MatchSchema = v.object({
  id: v.string(),
  told: v.array(v.string()),
  earlier: v.array(v.string()),
  closed: v.array(v.string()),
  done: v.record(v.string(), natural),
  quiet: v.boolean(),
})
const MatchesSchema = v.array(MatchSchema)

const MATCHES = 'help-matches'
/** The number of matches whose progress the device keeps. */
const KEPT_MATCHES = 12

const nameOf = (game: string): string => `help:${game}`
const storedMatches = (): v.InferOutput<typeof MatchesSchema> => readStored(MATCHES, MatchesSchema) ?? []

export const loadHelpProgress = (game: string, match: string): HelpProgress => ({
  game: readStored(nameOf(game), GameSchema) ?? {},
  match: storedMatches().find(({ id }) => id === match) ?? NEW_MATCH,
})

export function storeHelpProgress(game: string, match: string, progress: HelpProgress): void {
  writeStored(nameOf(game), progress.game)
  const others = storedMatches().filter(({ id }) => id !== match)
  writeStored(MATCHES, [...others, { ...progress.match, id: match }].slice(-KEPT_MATCHES))
}
