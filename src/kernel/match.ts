import { is, safeParse } from 'valibot'
import {
  type Answer,
  type Bookmark,
  type Chance,
  type ChanceStream,
  continuedChance,
  recording,
  scriptedChance,
} from './chance.ts'
import { commitmentTo, type FairSeed, fairChance } from './fair-chance.ts'
import { fitsAsItIs } from './fits.ts'
import type { Game, State } from './game.ts'
import type { KernelRejection, Rejection } from './rejection.ts'
import { samePlain } from './same-plain.ts'
import type { Seat } from './seat.ts'
import { newSeed, openSource, type Source } from './source.ts'

/** All that is fixed before the first card. With the log it is the whole match. */
export interface Header<Options = unknown> {
  readonly game: string
  /** The rules version that the match began with and stays on. */
  readonly rules: number
  readonly options: Options
  /** Who sits where: a name for each seat. */
  readonly seats: readonly string[]
  readonly source: Source
  /** The hash of the seed. */
  readonly commitment: string
}

/** What a seat sent and what was taken whole, and what Chance gave meanwhile. */
export interface Turn<Move = unknown> {
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly chance: readonly Answer[]
}

/** A match is its header and its log; the state is what replaying gives, and snapshots are only a cache of it. */
export interface Match<Open = unknown, Own = unknown, Secret = unknown, Move = unknown, Options = unknown> {
  readonly game: Game<Open, Own, Secret, Move, Options>
  readonly header: Header<Options>
  /** Shown to nobody before the end; unknown where a match is followed by what Chance gave. */
  readonly seed: string | undefined
  /** What Chance gave before the first turn. */
  readonly setup: readonly Answer[]
  readonly log: Turn<Move>[]
  /** Overwritten by later turns: whoever keeps a view copies it. */
  state: State<Open, Own, Secret>
  /** A state that is no longer needed, which the next turn is tried out in; making a new one costs far more. */
  spare: State<Open, Own, Secret> | undefined
  /** How many turns stand for good: Chance was asked in the last of them, or another seat's secret was shown. */
  border: number
  readonly stream: ChanceStream
  readonly snapshots: Snapshot<Open, Own, Secret>[]
}

interface Snapshot<Open = unknown, Own = unknown, Secret = unknown> {
  /** How many turns had been played. */
  readonly at: number
  readonly state: State<Open, Own, Secret>
}

const TURNS_BETWEEN_SNAPSHOTS = 32

export interface NewMatch {
  /** Checked against the game's; what is left out has its default. */
  readonly options: unknown
  readonly seats: readonly string[]
  readonly source?: Source
  readonly seed?: string
}

export function startMatch<Open, Own, Secret, Move, Options>(
  game: Game<Open, Own, Secret, Move, Options>,
  { options: wanted, seats, source = 'fair', seed = newSeed(source) }: NewMatch,
): Match<Open, Own, Secret, Move, Options> | KernelRejection {
  const read = safeParse(game.options, wanted)
  if (!read.success) return { code: 'badOptions' }
  const options = read.output
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) return { code: 'wrongNumberOfSeats', min, max }
  const header = {
    game: game.id,
    rules: game.version,
    options,
    seats,
    source,
    commitment: commitmentTo(seed),
  }
  return openMatch(game, header, openSource(source, seed), seed)
}

/** Sets the table of a new match, or of one that is read back. */
export function openMatch<Open, Own, Secret, Move, Options>(
  game: Game<Open, Own, Secret, Move, Options>,
  header: Header<Options>,
  stream: ChanceStream,
  seed: string | undefined,
): Match<Open, Own, Secret, Move, Options> {
  const setup: Answer[] = []
  const state = game.setup(header.options, header.seats.length, recording(stream, setup))
  const snapshots = [{ at: 0, state: game.copy(state) }]
  return { game, header, seed, setup, log: [], state, spare: undefined, border: 0, stream, snapshots }
}

/** A turn that was tried out and may be taken; until then the match is as it was. */
export interface TriedTurn {
  readonly turn: Turn
  readonly state: State
  /** Whether Chance was asked or another seat's secret was shown: nobody may take anything back past it. */
  readonly reveals: boolean
  /** Where the stream of Chance stands after it. */
  readonly bookmark: Bookmark
}

/** Plays a seat's moves on a copy, whole or not at all; a rejection says in `move` which of them it was. */
export function tryTurn(match: Match, seat: Seat, moves: readonly unknown[]): TriedTurn | Rejection {
  const { game, stream } = match
  const before = stream.bookmark()
  const state = game.copy(match.state, match.spare)
  match.spare = undefined
  const outcome = playAll(game, match.state.own, state, seat, moves, stream)
  const bookmark = stream.bookmark()
  stream.rewind(before)
  if ('code' in outcome) {
    match.spare = state
    return outcome
  }
  const { chance, reveals } = outcome
  return { turn: { seat, moves: copyPlain(moves), chance }, state, reveals, bookmark }
}

/** Makes a turn part of the match that it was tried in, provided that nothing else has happened there since. */
export function commitTurn(match: Match, { turn, state, reveals, bookmark }: TriedTurn): void {
  match.stream.rewind(bookmark)
  match.spare = match.state
  match.state = state
  match.log.push(turn)
  if (reveals) closeTurns(match)
}

/** Tries a turn and takes it if it is legal. */
export function playTurn(match: Match, seat: Seat, moves: readonly unknown[]): Rejection | undefined {
  const tried = tryTurn(match, seat, moves)
  if ('code' in tried) return tried
  commitTurn(match, tried)
  return undefined
}

interface Played {
  readonly chance: readonly Answer[]
  readonly reveals: boolean
}

/**
 * Plays a list of moves on `state`. A list ends where something hidden is shown: if it went on, accepting or refusing
 * the rest would tell the player something they could not know when they sent it.
 */
function playAll(
  game: Game,
  ownBefore: readonly unknown[],
  state: State,
  seat: Seat,
  moves: readonly unknown[],
  source: Chance,
): Rejection | Played {
  if (!Number.isInteger(seat) || state.own[seat] === undefined) return { code: 'noSuchSeat' }
  if (!Array.isArray(moves) || moves.length === 0) return { code: 'emptyTurn' }
  const chance: Answer[] = []
  const recorder = recording(source, chance)
  let reveals = false
  for (const [index, move] of moves.entries()) {
    if (reveals) return { code: 'turnGoesPastTheHidden', move: index }
    if (!fitsAsItIs(game.moves, move) && !is(game.moves, move)) return { code: 'malformedMove', move: index }
    const rejection = game.play(state, seat, move, recorder)
    if (rejection) return { ...rejection, move: index }
    reveals =
      chance.length > 0 || ownBefore.some((own, other) => other !== seat && !samePlain(own, state.own[other]))
  }
  return { chance, reveals }
}

/** A copy of what is plain JSON; a turn is copied with every move, and `structuredClone` is slow. */
function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  const copy = { ...value }
  for (const key in copy) copy[key] = copyPlain(copy[key])
  return copy
}

/** No turn up to here can be taken back any more. */
function closeTurns(match: Match): void {
  const { game, log, state, snapshots } = match
  match.border = log.length
  if (log.length - (snapshots.at(-1)?.at ?? 0) < TURNS_BETWEEN_SNAPSHOTS) return
  snapshots.push({ at: log.length, state: game.copy(state) })
}

/** The turns after the border and the state without the turn that was taken back. */
export interface TriedTakeBack {
  /** Which turn of the log is gone. */
  readonly index: number
  readonly turns: readonly Turn[]
  readonly state: State
}

/**
 * Looks whether the last turn of a seat can be taken back: no further than the border, for since then nothing hidden
 * was shown. Where others have moved since, their turns must stand without it, so that players who move at the same
 * time do not bind each other.
 */
export function tryTakeBack(match: Match, seat: Seat): TriedTakeBack | KernelRejection {
  const index = match.log.findLastIndex((turn) => turn.seat === seat)
  if (index < match.border) return { code: 'nothingToTakeBack' }
  const turns = match.log.filter((_, i) => i >= match.border && i !== index)
  let state = stateAt(match, match.border)
  let next = match.game.copy(state)
  for (const turn of turns) {
    match.game.copy(state, next)
    const outcome = playAll(match.game, state.own, next, turn.seat, turn.moves, scriptedChance([]))
    if ('code' in outcome || outcome.reveals) return { code: 'othersHaveMovedOn' }
    ;[state, next] = [next, state]
  }
  return { index, turns, state }
}

export function commitTakeBack(match: Match, { turns, state }: TriedTakeBack): void {
  const { border, log, snapshots } = match
  // A player who takes back once often does so again: the next time nothing before the border is replayed.
  if ((snapshots.at(-1)?.at ?? 0) < border) snapshots.push({ at: border, state: stateAt(match, border) })
  log.splice(border, log.length, ...turns)
  match.state = state
}

/** Takes back the last turn of a seat if it can be. */
export function takeBack(match: Match, seat: Seat): KernelRejection | undefined {
  const tried = tryTakeBack(match, seat)
  if ('code' in tried) return tried
  commitTakeBack(match, tried)
  return undefined
}

/** The state after so many turns, replayed from the nearest snapshot before it. */
export function stateAt<M extends Match>(match: M, turns: number): M['state'] {
  const { game, log, snapshots } = match
  const nearest = snapshots.findLast(({ at }) => at <= turns) ?? snapshots[0]
  const state = game.copy(nearest.state)
  for (const turn of log.slice(nearest.at, turns)) playAgain(game, state, turn)
  return state
}

/** Each turn of a part of the log with the state after it: the same state, changed in place. */
export function* turnsFrom<M extends Match>(
  match: M,
  from: number,
  to = match.log.length,
): Generator<[Turn, M['state']]> {
  const state = stateAt(match, from)
  for (const turn of match.log.slice(from, to)) {
    playAgain(match.game, state, turn)
    yield [turn, state]
  }
}

function playAgain(game: Game, state: State, { seat, moves, chance }: Turn): void {
  const given = scriptedChance(chance)
  for (const move of moves) game.play(state, seat, move, given)
}

/**
 * The same match up to a turn; from there on it has luck of its own. What had been drawn stays as it was; the rest of
 * every pile has no order yet, so nothing need be dealt again. Its seed cannot prove the part that it was not used for:
 * so the fork keeps it to itself.
 */
export function forkMatch(match: Match, turns: number, seed: FairSeed): Match {
  const { game, header, setup, log } = match
  const kept = log.slice(0, turns)
  const answers = [...setup, ...kept.flatMap(({ chance }) => chance)]
  const fork = openMatch(
    game,
    { ...header, source: 'fair', commitment: commitmentTo(seed) },
    continuedChance(answers, fairChance(seed)),
    undefined,
  )
  for (const { seat, moves } of kept) playTurn(fork, seat, moves)
  return fork
}
