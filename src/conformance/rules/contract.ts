import assert from 'node:assert/strict'
import { is, safeParse } from 'valibot'
import {
  at,
  fastChance,
  fastSeed,
  firstSeat,
  type Game,
  hasSeat,
  openSource,
  rank,
  readMatch,
  scriptedChance,
  sum,
  type Turn,
  viewOf,
  writeMatch,
} from '../../kernel/index.ts'
import type { ConformanceCheck } from '../check.ts'
import {
  newSampleMatch,
  plainText,
  positionsOf,
  type Sample,
  seatCounts,
  spreadPositions,
} from '../samples.ts'
import { namingChance, withoutOtherChance } from './chances.ts'

/** What the kernel expects of any game. */
export function contractChecks(game: Game, samples: () => readonly Sample[]): ConformanceCheck[] {
  const check = (name: string, run: () => void): ConformanceCheck => ({ area: 'rules', name, run })
  return [
    check('every option has a default, and options of another shape are refused', () => checkOptions(game)),
    check('the game can be set up for every number of seats', () => checkSetup(game)),
    check('every random game ends with a result whose parts add up', () => checkEnds(game, samples())),
    check('only the seats that the game waits for have legal moves', () => checkWaiting(game, samples())),
    check('every listed move is legal, plain JSON and listed once', () => checkLegal(game, samples())),
    check('a move out of turn is refused with a code and changes nothing', () => checkTurns(game, samples())),
    check('a copy of a state is equal and independent', () => checkCopies(game, samples())),
    check('a state survives JSON and plays on in the same way', () => checkJson(game, samples())),
    check('the same seed and the same moves give the same match, and its file is proven', () =>
      checkReplay(game, samples()),
    ),
    check('all randomness comes from Chance', () => checkOnlyChance(game, samples())),
    check('what is asked of Chance has a name in letters', () => checkNames(game)),
    check('declared constants are there from the start and never change', () =>
      checkConstants(game, samples()),
    ),
    ...(game.packed
      ? [check('packed moves are the same moves in the same order', () => checkPacked(game, samples()))]
      : []),
  ]
}

function checkOptions({ options, newOptions }: Game): void {
  for (const schema of [options, newOptions ?? options]) {
    const read = safeParse(schema, {})
    assert(read.success, 'an empty object of options is refused')
    const again = safeParse(schema, JSON.parse(plainText(read.output)))
    assert(
      again.success && plainText(again.output) === plainText(read.output),
      'options change when they are read',
    )
    for (const odd of [null, undefined, 1, 'x'])
      assert(!is(schema, odd), `${plainText(odd)} is accepted as options`)
  }
}

function checkSetup(game: Game): void {
  const { min, max } = game.seats
  assert(min >= 1 && max >= min && max <= 30, `seats from ${min} to ${max} make no sense`)
  for (const seats of seatCounts(game)) {
    const { state } = newSampleMatch(game, {}, seats, fastSeed(seats))
    assert.equal(state.own.length, seats, `${seats} seats, but ${state.own.length} private parts`)
    assert(game.waiting(state.open) !== 0, 'the game waits for nobody at the start')
    assert.equal(game.result(state.open), undefined, 'there is a result at the start')
  }
}

function checkEnds(game: Game, samples: readonly Sample[]): void {
  for (const sample of samples) {
    if (sample.problem !== undefined) assert.fail(sample.problem)
    for (const { state } of positionsOf(sample, 7))
      assert.equal(game.result(state.open), undefined, 'there is a result before the end')
    const { open } = sample.match.state
    const result = game.result(open)
    assert(result, 'the game waits for nobody but has no result')
    assert.equal(result.seats.length, sample.seats, 'the result has another number of seats')
    for (const { score, parts } of result.seats) {
      assert.equal(
        sum(Object.values(parts)),
        score,
        `the parts ${plainText(parts)} do not add up to ${score}`,
      )
    }
    assert.deepEqual(result, rank(result.seats), 'places or winners do not follow from the scores')
  }
}

function checkWaiting(game: Game, samples: readonly Sample[]): void {
  for (const { state } of spreadPositions(samples, 600)) {
    const waiting = game.waiting(state.open)
    assert(waiting >> state.own.length === 0, 'the game waits for a seat that does not exist')
    for (const seat of state.own.keys()) {
      const count = game.legal(viewOf(state, seat)).length
      assert.equal(count > 0, hasSeat(waiting, seat), `seat ${seat} has ${count} legal moves`)
    }
    assert.equal(game.legal(viewOf(state)).length, 0, 'a spectator has legal moves')
  }
  for (const { match, problem } of samples)
    for (const seat of match.state.own.keys())
      if (problem === undefined)
        assert.equal(game.legal(viewOf(match.state, seat)).length, 0, 'there are moves after the end')
}

/** At most this many moves of a position are tried. */
const TRIED_MOVES = 40

function checkLegal(game: Game, samples: readonly Sample[]): void {
  for (const { problem } of samples) if (problem?.includes('refused')) assert.fail(problem)
  for (const { state, seat } of spreadPositions(samples, 300)) {
    const view = viewOf(state, seat)
    const before = plainText(view)
    const moves = game.legal(view)
    assert.equal(plainText(view), before, 'legal changes the view')
    assert.equal(new Set(moves.map(plainText)).size, moves.length, 'a move is listed twice')
    const step = Math.max(1, Math.floor(moves.length / TRIED_MOVES))
    for (const move of moves.filter((_, i) => i % step === 0)) {
      assert.deepEqual(JSON.parse(plainText(move)), move, `${plainText(move)} is not plain JSON`)
      assert(is(game.moves, move), `${plainText(move)} is legal, but not of the shape of a move`)
      const rejection = game.play(game.copy(state), seat, move, fastChance(fastSeed(1)))
      assert(!rejection, `${plainText(move)} is listed but refused: ${rejection?.code}`)
    }
  }
}

function checkTurns(game: Game, samples: readonly Sample[]): void {
  for (const { state, seat, move } of spreadPositions(samples, 300)) {
    const before = plainText(state)
    for (const other of state.own.keys()) {
      if (other === seat || hasSeat(game.waiting(state.open), other)) continue
      const rejection = game.play(state, other, move, scriptedChance([]))
      assert(rejection?.code, `seat ${other} may play ${plainText(move)} although it is not its turn`)
      assert.equal(plainText(state), before, 'a refused move changes the state')
    }
  }
}

function checkCopies(game: Game, samples: readonly Sample[]): void {
  const fresh = game.setup(safeParse(game.options, {}).output, game.seats.max, fastChance(fastSeed(1)))
  const seat = firstSeat(game.waiting(fresh.open))
  const before = plainText(fresh)
  game.play(game.copy(fresh), seat, game.legal(viewOf(fresh, seat))[0], fastChance(fastSeed(2)))
  assert.equal(plainText(fresh), before, 'a move on a copy changes the original')
  for (const sample of samples) {
    const used = game.copy(sample.match.state)
    for (const { state, seat, move } of positionsOf(sample, 9)) {
      const before = plainText(state)
      for (const copy of [game.copy(state), game.copy(state, used)]) {
        assert.equal(plainText(copy), before, 'a copy differs from its original')
        game.play(copy, seat, move, fastChance(fastSeed(2)))
        assert.equal(plainText(state), before, 'a move on a copy changes the original')
      }
    }
  }
}

function checkJson(game: Game, samples: readonly Sample[]): void {
  for (const { state, seat, move } of spreadPositions(samples, 300)) {
    const read = JSON.parse(plainText(state))
    assert.deepEqual(read, state, 'the state is not plain JSON')
    const copy = game.copy(state)
    for (const each of [read, copy]) game.play(each, seat, move, fastChance(fastSeed(4)))
    assert.equal(plainText(read), plainText(copy), 'a state that was read from JSON plays on differently')
  }
}

function checkReplay(game: Game, samples: readonly Sample[]): void {
  for (const { match } of samples) {
    const read = readMatch(writeMatch(match), (id) => (id === game.id ? game : undefined))
    assert(read.ok, `the file of a match is refused: ${read.ok ? '' : plainText(read.problem)}`)
    assert(read.proven, 'the seed does not prove the file of a match')
    assert.equal(plainText(read.match.state), plainText(match.state), 'a match replays to another state')
  }
}

function checkOnlyChance(game: Game, samples: readonly Sample[]): void {
  const [sample] = samples
  if (!sample) return
  const { log, header } = sample.match
  const played: Pick<Turn, 'seat' | 'moves'>[] = log
  const play = (): string => {
    const chance = openSource('fast', sample.match.seed ?? '')
    const state = game.setup(header.options, sample.seats, chance)
    for (const { seat, moves } of played) for (const move of moves) game.play(state, seat, move, chance)
    return plainText(state)
  }
  assert.equal(
    withoutOtherChance(play),
    plainText(sample.match.state),
    'a match is not determined by its seed',
  )
}

function checkNames(game: Game): void {
  for (const seats of seatCounts(game)) {
    const rng = fastChance(fastSeed(seats))
    const { chance, names } = namingChance(rng)
    const options = safeParse(game.options, {})
    const state = game.setup(options.output, seats, chance)
    for (let turn = 0; turn < 2_000 && game.waiting(state.open) !== 0; turn++) {
      const seat = state.own.findIndex((_, at) => hasSeat(game.waiting(state.open), at))
      const moves = game.legal(viewOf(state, seat))
      if (moves.length === 0) break
      game.play(state, seat, at(moves, rng.below(moves.length)), chance)
    }
    for (const name of names)
      assert.match(name, /^[a-zA-Z]+$/, `Chance is asked for "${name}": name each pile and number in letters`)
  }
}

function checkConstants(game: Game, samples: readonly Sample[]): void {
  const constantsIn = (open: unknown): string =>
    plainText(
      (game.constants ?? []).map((key) => {
        const value = Object(open)[key]
        assert(value !== undefined, `the constant ${key} is not in the open part`)
        return value
      }),
    )
  for (const sample of samples) {
    let before: string | undefined
    for (const { state } of positionsOf(sample)) {
      const now = constantsIn(state.open)
      assert.equal(now, before ?? now, 'a declared constant changes')
      before = now
    }
  }
}

function checkPacked(game: Game, samples: readonly Sample[]): void {
  const { packed } = game
  if (!packed) return
  for (const { state, seat, move } of spreadPositions(samples, 300)) {
    const view = viewOf(state, seat)
    assert.equal(
      plainText(packed.legal(view).map(packed.unpack)),
      plainText(game.legal(view)),
      'other moves are listed',
    )
    const [one, other] = [game.copy(state), game.copy(state)]
    game.play(one, seat, move, fastChance(fastSeed(5)))
    packed.play(other, seat, packed.pack(move), fastChance(fastSeed(5)))
    assert.equal(plainText(other), plainText(one), `${plainText(move)} does something else when it is packed`)
  }
}
