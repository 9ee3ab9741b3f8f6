import { parse } from 'valibot'
import {
  type Answer,
  at,
  fastChance,
  fastSeed,
  type Match,
  type MatchFile,
  matchFile,
  openMatch,
  playTurn,
  scriptedChance,
  seatsOf,
  startMatch,
  viewOf,
} from '../../../../../kernel/index.ts'
import { generatorOf } from '../../../../../kernel/testing/reference-generators.ts'
import { elfengold, elfenland, type Move, type Open, type Own, type Secret } from '../../../index.ts'
import { optionsIn } from '../file.ts'
import { recordedChance } from '../rules/chance.ts'
import { legalMoves, play, setUp } from '../rules/game.ts'
import { moveText, type ReferenceMove } from '../rules/moves.ts'
import { resultOf } from '../rules/scoring.ts'
import { countEvent, type Table } from '../rules/table.ts'
import { oneOf, PLAYERS, type PlayerName } from './players.ts'
import { tourist, tourRig } from './tour.ts'

type AnyMatch = Match<Open, Own, Secret, Move>
type AnyGame = AnyMatch['game']

export const gameOf = (id: string): AnyGame => (id === 'elfengold' ? elfengold : elfenland)

export interface Plan {
  readonly game: 'elfenland' | 'elfengold'
  readonly seed: number
  readonly players: readonly PlayerName[]
  readonly options?: object
  /** Seat 0 is dealt everything it needs to enter every town. The file then has no seed. */
  readonly isTour?: boolean
}

export interface Recorded {
  readonly file: MatchFile
  readonly table: Table
  readonly decisions: number
  readonly compared: number
}

/** Called at each decision with the legal moves of the seat that decides. */
export type Watch = (at: {
  readonly table: Table
  readonly seat: number
  readonly legal: readonly ReferenceMove[]
  readonly refuses: (seat: number, move: unknown) => boolean
}) => void

/**
 * Plays a game with the reference and our rules in parallel, and throws at the first difference in the seats to move, the
 * legal moves, the use of chance or the result. If several seats may move, a random one moves first.
 */
export function playBoth(plan: Plan, watch: Watch = () => {}): Recorded {
  const { game, seed, players, options = {}, isTour = false } = plan
  const random = fastChance(fastSeed(seed, 1))
  const generator = generatorOf('fast', fastSeed(seed))
  const rig = isTour ? tourRig(game === 'elfengold') : undefined

  let answers: [number, number][] = []
  const table = setUp(
    game === 'elfengold',
    optionsIn(options, game === 'elfengold'),
    players.length,
    recordedChance(startingAtSeat0(generator, isTour), answers, rig?.wanted),
  )
  if (rig) rig.table = table
  const given: Answer[] = [...answers]
  const match = start(plan, given)
  same('setup', match.setup, answers)

  let [decisions, compared] = [0, 0]
  for (;;) {
    const lists = players.map((_, seat) => legalMoves(table, seat))
    const waiting = waitingFor(lists)
    const place = `seed ${seed} log[${match.log.length}] (round ${table.round}, ${table.phase})`
    same(`${place}: waiting`, seatsOf(match.game.waiting(match.state.open)), waiting)
    for (const [seat, moves] of lists.entries()) {
      compared += moves.length
      const ours = match.game.legal(viewOf(match.state, seat))
      sameMoves(`${place}: legal moves of seat ${seat}`, ours, moves)
    }
    if (waiting.length === 0) break
    const seat = oneOf(waiting, random)
    const legal = at(lists, seat)
    const refuses = (other: number, move: unknown) => {
      const draft = {
        ...match,
        log: [],
        snapshots: [...match.snapshots],
        state: match.game.copy(match.state),
      }
      const bookmark = match.stream.bookmark()
      const refused = playTurn(draft, other, [move]) !== undefined
      match.stream.rewind(bookmark)
      return refused
    }
    watch({ table, seat, legal, refuses })
    const choose = isTour ? tourist : PLAYERS[at(players, seat)]
    const move = choose(table, legal, random, seat)
    answers = []
    play(table, seat, move, recordedChance(generator, answers, rig?.wanted))
    given.push(...answers)
    const rejection = playTurn(match, seat, [move])
    if (rejection) throw new Error(`${place}: refused ${JSON.stringify({ move, rejection })}`)
    same(`${place}: chance`, match.log.at(-1)?.chance, answers)
    decisions += 1
  }
  same(`seed ${seed}: result`, match.game.result(match.state.open), resultOf(table))
  countResultEvents(table)
  return { file: matchFile(match), table, decisions, compared }
}

/** The seats that have to move are those with legal moves. */
const waitingFor = (lists: readonly (readonly ReferenceMove[])[]): number[] =>
  [...lists.keys()].filter((seat) => at(lists, seat).length > 0)

/** Makes seat 0 the start player of a tour. */
const startingAtSeat0 = (generator: (of: number) => number, isTour: boolean) => {
  let isFirst = isTour
  return (of: number): number => {
    const gave = isFirst ? 0 : generator(of)
    isFirst = false
    return gave
  }
}

function start(
  { game, seed, players: seats, options = {}, isTour }: Plan,
  given: readonly Answer[],
): AnyMatch {
  if (isTour) {
    const checked = parse(gameOf(game).options, options)
    const commitment = '0'.repeat(64)
    const header = { game, rules: 1, options: checked, seats, source: 'fast', commitment } as const
    return openMatch(gameOf(game), header, scriptedChance(given), undefined)
  }
  const match = startMatch(gameOf(game), { options, seats, source: 'fast', seed: fastSeed(seed) })
  if ('code' in match) throw new Error(JSON.stringify(match))
  return match
}

function same(what: string, ours: unknown, theirs: unknown): void {
  const [one, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
  if (one !== other) throw new Error(`${what}: ours ${one}, the reference ${other}`)
}

function sameMoves(what: string, ours: readonly unknown[], theirs: readonly unknown[]): void {
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return
  const [mine, others] = [new Set(ours.map(moveText)), new Set(theirs.map(moveText))]
  const more = [...mine].filter((move) => !others.has(move))
  const missing = [...others].filter((move) => !mine.has(move))
  if (more.length + missing.length === 0 && ours.length === theirs.length) return
  throw new Error(`${what}: ${ours.length} and ${theirs.length}; ${JSON.stringify({ more, missing })}`)
}

function countResultEvents(table: Table): void {
  const { winners, seats } = resultOf(table)
  const best = Math.max(...seats.map(({ score }) => score))
  if (winners.length > 1) countEvent(table, 'sharedWin')
  if (seats.filter(({ score }) => score === best).length > winners.length) countEvent(table, 'tieBroken')
}

/** The same game with each journey sent as one turn. */
export function joined(file: MatchFile): MatchFile {
  const log: MatchFile['log'] = []
  for (const turn of file.log) {
    const last = log[log.length - 1]
    const goesOn = last && last.seat === turn.seat && !last.chance && isJourney(last.moves)
    if (goesOn) log[log.length - 1] = { ...turn, moves: [...last.moves, ...turn.moves] }
    else log.push(turn)
  }
  return { ...file, log }
}

const isJourney = (moves: readonly unknown[]): boolean =>
  /"(travel|caravan|magicFlight|stop|discard)"/.test(JSON.stringify(moves[moves.length - 1]))
