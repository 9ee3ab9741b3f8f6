import { LEVELS } from '../search/levels.ts'
import file from './anchors.json' with { type: 'json' }
import { type Ladder, ladderKey, type Rating } from './model.ts'

interface MeasuredLadder {
  /** How many games were played, and how many of them with master. */
  readonly games: number
  readonly withMaster: number
  readonly levels: Readonly<Record<string, Rating>>
}

export const ANCHORED_LADDERS: ReadonlyMap<string, MeasuredLadder> = new Map(Object.entries(file.ladders))

/** The measured rating of a bot, which never changes. Only the levels have one. */
export const anchorOf = (ladder: Ladder, bot: string): Rating | undefined =>
  ANCHORED_LADDERS.get(ladderKey(ladder))?.levels[bot]

/** The levels of bots, from the weakest to the strongest; none if the ladder was not measured. */
export const anchorsOf = (ladder: Ladder): { readonly bot: string; readonly rating: Rating }[] =>
  LEVELS.flatMap((bot) => {
    const rating = anchorOf(ladder, bot)
    return rating ? [{ bot, rating }] : []
  })
