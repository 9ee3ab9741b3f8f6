import { is, safeParse } from 'valibot'
import { at } from './at.ts'
import {
  type Answer,
  type Bookmark,
  type Chance,
  type ChanceStream,
  continuedChance,
  recording,
  scriptedChance,
} from './chance/chance.ts'
import { commitmentTo, type FairSeed, fairChance } from './chance/fair-chance.ts'
import { newSeed, openSource, type Source } from './chance/source.ts'
import type { Game, State } from './game.ts'
import { passesUnchanged } from './plain/passes-unchanged.ts'
import { samePlain } from './plain/same-plain.ts'
import type { KernelRejection, Rejection } from './rejection.ts'
import type { Seat } from './seat.ts'

/** Everything that is fixed before the first card. Together with the log it is the whole match. */
export interface Header<Options = unknown> {
  readonly game: string
  /** The rules version that the match started with and keeps. */
  readonly rules: number
  readonly options: Options
  /** The player's name for each seat. */
  readonly seats: readonly string[]
  readonly source: Source
  /** The hash of the seed. */
  readonly commitment: string
}

/** Moves that a seat sent together and that were all accepted, and the answers of Chance while they were played. */
export interface Turn<Move = unknown> {
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly chance: readonly Answer[]
}

/** A match is its header and its log. The state is the result of replaying them; snapshots only cache it. */
export interface Match<Open = unknown, Own = unknown, Secret = unknown, Move = unknown, Options = unknown> {
  readonly game: Game<Open, Own, Secret, Move, Options>
  readonly header: Header<Options>
  /** Secret until the end; undefined if the match is replayed from recorded answers. */
  readonly seed: string | undefined
  /** The answers of Chance before the first turn. */
  readonly setup: readonly Answer[]
  readonly log: Turn<Move>[]
  /** Later turns overwrite it, so copy a view before keeping it. */
  state: State<Open, Own, Secret>
  /** An outdated state that the next turn is tried out in, because reusing one is far cheaper than creating one. */
  spare: State<Open, Own, Secret> | undefined
  /** The number of turns that can no longer be taken back: the last of them revealed something hidden. */
  undoLimit: number
  readonly stream: ChanceStream
  readonly snapshots: Snapshot<Open, Own, Secret>[]
}

interface Snapshot<Open = unknown, Own = unknown, Secret = unknown> {
  /** The number of turns played before it. */
  readonly at: number
  readonly state: State<Open, Own, Secret>
}

const TURNS_BETWEEN_SNAPSHOTS = 32

export interface NewMatch {
  /** Checked against the game's schema, which also fills in defaults. */
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

/** Sets up a new match, or one that is read back from a file. */
export function openMatch<Open, Own, Secret, Move, Options>(
  game: Game<Open, Own, Secret, Move, Options>,
  header: Header<Options>,
  stream: ChanceStream,
  seed: string | undefined,
): Match<Open, Own, Secret, Move, Options> {
  const setup: Answer[] = []
  const state = game.setup(header.options, header.seats.length, recording(stream, setup))
  const snapshots = [{ at: 0, state: game.copy(state) }]
  return { game, header, seed, setup, log: [], state, spare: undefined, undoLimit: 0, stream, snapshots }
}

/** A legal turn that has not been committed: the match is still unchanged. */
export interface TriedTurn {
  readonly turn: Turn
  readonly state: State
  /** Whether Chance was asked or another seat's private part changed: if so, no turn so far can be taken back. */
  readonly reveals: boolean
  /** The position of the random stream after it. */
  readonly bookmark: Bookmark
}

/** Plays a seat's moves on a copy of the state; `move` of a rejection is the index of the offending move. */
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

/** Adds a tried turn to its match. Nothing else may have happened in the match since it was tried. */
export function commitTurn(match: Match, { turn, state, reveals, bookmark }: TriedTurn): void {
  match.stream.rewind(bookmark)
  match.spare = match.state
  match.state = state
  match.log.push(turn)
  if (reveals) limitUndo(match)
}

/** Plays all of a seat's moves, or none of them if one is rejected. */
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
 * Plays a list of moves on `state`. Nothing may follow a move that reveals something hidden: whether the rest is
 * accepted could tell players something they could not know when they sent it.
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
    if (!passesUnchanged(game.moves, move) && !is(game.moves, move))
      return { code: 'malformedMove', move: index }
    const rejection = game.play(state, seat, move, recorder)
    if (rejection) return { ...rejection, move: index }
    reveals =
      chance.length > 0 || ownBefore.some((own, other) => other !== seat && !samePlain(own, state.own[other]))
  }
  return { chance, reveals }
}

/** Copies plain JSON. Every move is copied into the log, and `structuredClone` is slow. */
function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  const copy = { ...value }
  for (const key in copy) copy[key] = copyPlain(copy[key])
  return copy
}

/** From now on, none of the turns so far can be taken back. */
function limitUndo(match: Match): void {
  const { game, log, state, snapshots } = match
  match.undoLimit = log.length
  if (log.length - (snapshots.at(-1)?.at ?? 0) < TURNS_BETWEEN_SNAPSHOTS) return
  snapshots.push({ at: log.length, state: game.copy(state) })
}

/** A possible take-back that has not been committed: the match is still unchanged. */
export interface TriedTakeBack {
  /** The index in the log of the turn that is removed. */
  readonly index: number
  /** The turns after the undo limit that remain. */
  readonly turns: readonly Turn[]
  readonly state: State
}

/**
 * Tries to take back the last turn of a seat, which is not possible once something hidden has been revealed. Turns
 * that others have played meanwhile must be legal without it, so players who move at the same time do not block each
 * other.
 */
export function tryTakeBack(match: Match, seat: Seat): TriedTakeBack | KernelRejection {
  const index = match.log.findLastIndex((turn) => turn.seat === seat)
  if (index < match.undoLimit) return { code: 'nothingToTakeBack' }
  const turns = match.log.filter((_, i) => i >= match.undoLimit && i !== index)
  let state = stateAt(match, match.undoLimit)
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
  const { undoLimit, log, snapshots } = match
  // Players often take back several turns in a row. With a snapshot, only the turns after the limit are replayed.
  if ((snapshots.at(-1)?.at ?? 0) < undoLimit)
    snapshots.push({ at: undoLimit, state: stateAt(match, undoLimit) })
  log.splice(undoLimit, log.length, ...turns)
  match.state = state
}

/** Takes back the last turn of a seat if possible. */
export function takeBack(match: Match, seat: Seat): KernelRejection | undefined {
  const tried = tryTakeBack(match, seat)
  if ('code' in tried) return tried
  commitTakeBack(match, tried)
  return undefined
}

/** The state after the first `turns` turns, replayed from the nearest snapshot before it. */
export function stateAt<M extends Match>(match: M, turns: number): M['state'] {
  const { game, log, snapshots } = match
  const nearest = snapshots.findLast((snapshot) => snapshot.at <= turns) ?? at(snapshots, 0)
  const state = game.copy(nearest.state)
  for (const turn of log.slice(nearest.at, turns)) replayTurn(game, state, turn)
  return state
}

/** Each turn of a range of the log with the state after it. The state is one object, changed in place. */
export function* turnsFrom<M extends Match>(
  match: M,
  from: number,
  to = match.log.length,
): Generator<[Turn, M['state']]> {
  const state = stateAt(match, from)
  for (const turn of match.log.slice(from, to)) {
    replayTurn(match.game, state, turn)
    yield [turn, state]
  }
}

/** Plays a turn of the log on a state, with the answers that Chance gave then. */
export function replayTurn(game: Game, state: State, { seat, moves, chance }: Turn): void {
  const given = scriptedChance(chance)
  for (const move of moves) game.play(state, seat, move, given)
}

/**
 * A copy of a match up to a turn, which continues with random answers of its own. The order of a pile is not decided
 * until it is drawn from, so nothing needs to be reshuffled. The new seed cannot prove the copied part, so the fork
 * does not reveal it.
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
