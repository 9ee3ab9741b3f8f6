import { random } from '../../src/games/silver-and-gold/bot/random.ts'
import { silverAndGold } from '../../src/games/silver-and-gold/rules/game.ts'
import type { Open } from '../../src/games/silver-and-gold/rules/state.ts'
import {
  fastChance,
  fastSeed,
  hasSeat,
  playTurn,
  seatsOf,
  startMatch,
  viewOf,
} from '../../src/kernel/index.ts'
import type { SavedMatch } from '../../src/web/session/saved-match.ts'
import type { Visit } from '../browser/world.ts'

const SEED = '5eed'.repeat(16)

/** A match against a bot as the device stores it, played at random until the person must act in a phase. */
function savedAt(id: string, phase: Open['phase']): SavedMatch {
  const seats = [{ name: 'Ada' }, { name: 'Nereus', bot: 'gentle' }]
  const options = { memoryAid: false }
  const match = startMatch(silverAndGold, {
    options,
    seats: seats.map(({ name }) => name),
    source: 'fair',
    seed: SEED,
  })
  if ('code' in match) throw new Error(match.code)
  const chance = fastChance(fastSeed(7))
  const there = (): boolean => {
    const { open } = match.state
    return open.phase === phase && (phase === 'over' || hasSeat(open.waiting, 0))
  }
  while (!there()) {
    const seat = seatsOf(match.state.open.waiting).at(-1)
    if (seat === undefined) throw new Error(`The match ended before the phase ${phase}.`)
    const rejection = playTurn(match, seat, [random.choose(viewOf(match.state, seat), chance)])
    if (rejection) throw new Error(rejection.code)
  }
  return {
    id,
    game: silverAndGold.id,
    rules: silverAndGold.version,
    options,
    seats,
    seed: SEED,
    turns: match.log.map(({ seat, moves }) => ({ seat, moves })),
    over: phase === 'over',
    at: 1,
    waiting: match.state.open.waiting,
  }
}

/** The storage of a device with a match in the pick phase and a finished one. */
export const rememberedMatches = (): NonNullable<Visit['memory']> => ({
  'match:picking': savedAt('picking', 'pick'),
  'match:finished': savedAt('finished', 'over'),
})
