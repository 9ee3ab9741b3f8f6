import * as v from 'valibot'
import { readStored, writeStored } from '../../ui/device/storage.ts'
import type { SavedMatch } from './saved-match.ts'
import { savedMatches } from './saved-matches.ts'

/** Where a player stands on the levels of a game: `offset` levels above or below a level. */
const StandingSchema = v.object({
  level: v.string(),
  offset: v.number(),
  /** How many matches have counted, and when the last of them was played. */
  matches: v.number(),
  until: v.number(),
})

/** About the Elo difference between neighbouring levels. */
const STEP = 160
/** How many levels a surprising match moves the player: at first, and after many matches. */
const FIRST_STRIDE = 2
const LAST_STRIDE = 0.5
/** After this many matches the stride is half of the first one. */
const SETTLING = 4

/**
 * The place of a player on the ladder after a match against bots of one level, by Elo's formula. `ahead` is the share of
 * the bots that the player finished ahead of. It comes to rest where that is a half.
 */
export function placeAfter(place: number, matches: number, level: number, ahead: number): number {
  const expected = 1 / (1 + 10 ** (((level - place) * STEP) / 400))
  const stride = Math.max(LAST_STRIDE, FIRST_STRIDE / (1 + matches / SETTLING))
  return place + stride * (ahead - expected)
}

const nameOf = (game: string, seats: number): string => `challenge:${game}/${seats}`

/**
 * The level that suits the player in a game with this many seats: the finished matches that have not counted yet are
 * counted now. `start` is the level of the first match.
 */
export function challengeLevel(
  game: string,
  seats: number,
  levels: readonly string[],
  start: string,
): string {
  const known = readStored(nameOf(game, seats), StandingSchema)
  const top = levels.length - 1
  const within = (place: number): number => Math.min(top, Math.max(0, place))
  let place = within(Math.max(0, levels.indexOf(known?.level ?? start)) + (known?.offset ?? 0))
  let { matches, until } = known ?? { matches: 0, until: 0 }
  for (const { match, level, ahead } of countable(game, seats, levels, until)) {
    place = within(placeAfter(place, matches, level, ahead))
    matches++
    until = match.at
  }
  const level = levels[Math.round(place)] ?? start
  if (matches > (known?.matches ?? 0))
    writeStored(nameOf(game, seats), { level, offset: place - Math.round(place), matches, until })
  return level
}

/** The challenges that were finished after a moment, oldest first. */
function countable(game: string, seats: number, levels: readonly string[], after: number) {
  return savedMatches()
    .toReversed()
    .flatMap((match) => {
      if (!match.challenge || match.game !== game || match.seats.length !== seats || match.at <= after)
        return []
      const level = levels.indexOf(match.seats.find(({ bot }) => bot !== undefined)?.bot ?? '')
      const ahead = shareAhead(match)
      return level < 0 || ahead === undefined ? [] : [{ match, level, ahead }]
    })
}

/** The share of the bots that the person finished ahead of; half a bot for the same place. */
function shareAhead({ over, seats, results }: SavedMatch): number | undefined {
  const own = results?.[seats.findIndex(({ bot }) => bot === undefined)]
  if (!over || own === undefined || results === undefined) return undefined
  const bots = results.filter((_, seat) => seats[seat]?.bot !== undefined)
  const beaten = bots.reduce(
    (sum, { place }) => sum + (place > own.place ? 1 : place === own.place ? 0.5 : 0),
    0,
  )
  return bots.length === 0 ? undefined : beaten / bots.length
}

/** The seats of a match with bots of another level. */
export const seatsAtLevel = (seats: SavedMatch['seats'], level: string): SavedMatch['seats'] =>
  seats.map((seat) => (seat.bot === undefined ? seat : { ...seat, bot: level }))
