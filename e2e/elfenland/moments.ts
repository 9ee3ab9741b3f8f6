import { elfengold } from '../../src/games/elfenland/rules/game.ts'
import type { Open, Own, SeatView } from '../../src/games/elfenland/rules/state.ts'
import { requireBot, requireGame } from '../../src/games/testing/lookup.ts'
import {
  at,
  commitmentTo,
  fastChance,
  fastSeed,
  hasSeat,
  type Match,
  openMatch,
  openSource,
  playTurn,
  seatsOf,
  viewOf,
} from '../../src/kernel/index.ts'
import type { SavedMatch } from '../../src/web/session/saved-match.ts'
import type { Visit } from '../browser/world.ts'

/** All variants of Elfengold. */
export const ALL = { townCards: true, freeValues: true, wizards: true }

/** Whether the seat could make a move of this type. */
export const may =
  (type: string) =>
  (view: SeatView): boolean =>
    elfengold.legal(view).some((move) => move.type === type)

export interface MomentWishes {
  readonly game: 'elfenland' | 'elfengold'
  readonly players: number
  /** The number of players at this screen; they have the first seats. */
  readonly people?: number
  readonly options?: object
  /** The position in which the first person has to move; undefined for the end of the game. */
  readonly when: ((view: SeatView) => boolean) | undefined
}

const DEALS = 200

/**
 * A match that bots have played up to a certain position, saved on the device as if it had been played there. Deals are
 * tried in a fixed order until one leads to such a position.
 */
export function memoryOf(wishes: MomentWishes): NonNullable<Visit['memory']> {
  for (let deal = 1; deal <= DEALS; deal++) {
    const saved = playedUntil(wishes, deal)
    if (saved) return { 'match:journey': saved }
  }
  throw new Error(`no such moment in ${DEALS} deals`)
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'] as const

function playedUntil(
  { game: id, players, people = 1, options = {}, when }: MomentWishes,
  deal: number,
): SavedMatch | undefined {
  const { game } = requireGame(id)
  const bot = requireBot(id, 'gentle')
  const seed = deal.toString(16).padStart(64, '0')
  const names = NAMES.slice(0, players)
  const header = {
    game: id,
    rules: game.version,
    options,
    seats: names,
    source: 'fair' as const,
    commitment: commitmentTo(seed),
  }
  const match: Match = openMatch(game, header, openSource('fair', seed), seed)
  const chance = fastChance(fastSeed(deal))
  for (;;) {
    const waiting = game.waiting(match.state.open)
    const over = game.result(match.state.open) !== undefined
    if (over ? when === undefined : hasSeat(waiting, 0) && when?.(seenBy(match, 0)))
      return {
        id: 'journey',
        game: id,
        rules: game.version,
        options,
        seats: names.map((name, seat) => (seat < people ? { name } : { name, bot: 'gentle' })),
        seed,
        turns: match.log.map(({ seat, moves }) => ({ seat, moves })),
        over,
        at: 0,
        waiting,
      }
    if (over) return undefined
    const seat = at(seatsOf(waiting), 0)
    const refused = playTurn(match, seat, [bot.choose(viewOf(match.state, seat), chance)])
    if (refused) throw new Error(refused.code)
  }
}

function seenBy(match: Match, seat: number): SeatView {
  const { open, own } = viewOf(match.state, seat)
  return { seat, open: open as Open, own: own as Own }
}
