import assert from 'node:assert/strict'
import {
  type Answer,
  at,
  type Chance,
  fastChance,
  fastSeed,
  type Game,
  recording,
  replayTurn,
  type Seat,
  type State,
  samePlain,
  seatsOf,
  stateAt,
  viewOf,
} from '../../kernel/index.ts'
import type { CheckArea, ConformanceCheck, ConformanceOptions } from '../check.ts'
import { plainText, type Sample, spreadPositions } from '../samples.ts'
import { repeatedChance } from './chances.ts'

/** Two positions after the same moves, in which Chance gave one different answer. */
interface Worlds {
  readonly here: State
  readonly there: State
}

/** A seat, or a spectator, to whom both worlds look the same. */
type Viewer = Seat | undefined

/** What was found wrong, by what it is about. */
interface Finding {
  readonly area: CheckArea
  readonly problem: string
}

/**
 * Changes single answers of Chance in matches that were played, and checks who can tell the difference. What one seat
 * has drawn in secret must not show; and where something hidden is shown later, that turn must be one that nobody can
 * take back.
 */
export function worldChecks(
  game: Game,
  samples: () => readonly Sample[],
  { isHidden, isPublic }: ConformanceOptions,
): ConformanceCheck[] {
  let found: Finding[] | undefined
  const expectNone = (area: CheckArea, from = ''): void => {
    found ??= samples().flatMap((sample, n) => [
      ...compareWorlds(game, sample, fastChance(fastSeed(n, 21)), isPublic),
    ])
    const finding = found.find((one) => one.area === area && one.problem.includes(from))
    if (finding) assert.fail(finding.problem)
  }
  return [
    {
      area: 'two worlds',
      name: 'what a seat draws in secret changes nothing that the others see',
      run: () => expectNone('two worlds', 'draws'),
    },
    {
      area: 'two worlds',
      name: 'what is hidden from a seat changes neither its legal moves nor how moves are refused',
      run: () => expectNone('two worlds', 'refus'),
    },
    {
      area: 'undo',
      name: 'a turn that shows something hidden cannot be taken back',
      run: () => expectNone('undo'),
    },
    {
      area: 'two worlds',
      name: 'a secret move changes nothing that the others see',
      run: () => checkHiddenMoves(game, samples(), isHidden),
    },
  ]
}

const TRIED_PER_SAMPLE = 40
const ATTEMPTS = 4
/** How many turns both worlds are played on. */
const TURNS_TOGETHER = 8

/** A turn that asked Chance, or the set-up as turn −1. */
function* questions({
  match: { setup, log },
}: Sample): Generator<[turn: number, answers: readonly Answer[]]> {
  yield [-1, setup]
  for (const [turn, { chance }] of log.entries()) if (chance.length > 0) yield [turn, chance]
}

function* compareWorlds(
  game: Game,
  sample: Sample,
  rng: Chance,
  isPublic: ConformanceOptions['isPublic'],
): Generator<Finding> {
  const all = [...questions(sample)]
  const every = Math.max(1, Math.floor(all.length / TRIED_PER_SAMPLE))
  for (const [turn, answers] of all.filter((_, i) => i % every === 0)) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const worlds = otherAnswer(game, sample, turn, answers, rng, isPublic)
      if (!worlds) continue
      const finding = differenceAtOnce(worlds) ?? differenceLater(game, worlds, sample, rng)
      if (finding) yield finding
    }
  }
}

/** The position after a turn, and the one with another answer; undefined if the rest would be impossible. */
function otherAnswer(
  game: Game,
  { match, seats }: Sample,
  turn: number,
  answers: readonly Answer[],
  rng: Chance,
  isPublic: ConformanceOptions['isPublic'] = () => false,
): Worlds | undefined {
  const place = rng.below(Math.max(1, answers.length))
  const { chance, missed } = repeatedChance(answers, place, (possible, name) => {
    const hidden = possible.filter((kind) => !isPublic(name, kind))
    return isPublic(name, at(answers, place)[1]) ? undefined : hidden[rng.below(Math.max(1, hidden.length))]
  })
  if (turn < 0) {
    const there = game.setup(match.header.options, seats, chance)
    return missed() ? undefined : { here: stateAt(match, 0), there }
  }
  const here = stateAt(match, turn)
  const there = game.copy(here)
  const { seat, moves } = at(match.log, turn)
  replayTurn(game, here, at(match.log, turn))
  for (const move of moves) if (game.play(there, seat, move, chance)) return undefined
  return missed() ? undefined : { here, there }
}

const ownersOf = ({ here, there }: Worlds): Seat[] =>
  [...here.own.keys()].filter((seat) => !samePlain(here.own[seat], there.own[seat]))

function differenceAtOnce(worlds: Worlds): Finding | undefined {
  const [owner] = ownersOf(worlds)
  if (owner === undefined || samePlain(worlds.here.open, worlds.there.open)) return undefined
  const fields = changedFields(worlds.here.open, worlds.there.open)
  return {
    area: 'two worlds',
    problem: `what seat ${owner} draws in secret also changes open.${fields}, which everybody sees`,
  }
}

const changedFields = (a: unknown, b: unknown): string =>
  Object.keys(Object(a))
    .filter((key) => !samePlain(Object(a)[key], Object(b)[key]))
    .join(', open.')

const sameViews = ({ here, there }: Worlds, viewer: Viewer): boolean =>
  samePlain(here.open, there.open) && (viewer === undefined || samePlain(here.own[viewer], there.own[viewer]))

/** Plays the same moves in both worlds for as long as they look the same to somebody. */
function differenceLater(game: Game, worlds: Worlds, { match }: Sample, rng: Chance): Finding | undefined {
  if (samePlain(worlds.here, worlds.there)) return undefined
  for (let turn = 0; turn < TURNS_TOGETHER; turn++) {
    const { here, there } = worlds
    const viewers = [undefined, ...here.own.keys()].filter((viewer) => sameViews(worlds, viewer))
    const waiting = seatsOf(game.waiting(here.open))
    if (viewers.length === 0 || waiting.length === 0 || !sameViews(worlds, undefined)) return undefined
    const mover = at(waiting, rng.below(waiting.length))
    const knows = viewers.includes(mover)
    if (knows) {
      const told = differentRefusal(game, worlds, mover, match.log)
      if (told) return told
    }
    const moves = game.legal(viewOf(here, mover))
    const move = moves[rng.below(Math.max(1, moves.length))]
    const answers: Answer[] = []
    const ownBefore = structuredClone(here.own)
    const owners = ownersOf(worlds)
    if (game.play(here, mover, move, recording(rng, answers))) return undefined
    const repeated = repeatedChance(answers)
    if (game.play(there, mover, move, repeated.chance))
      return knows
        ? {
            area: 'two worlds',
            problem: `whether ${plainText(move)} is refused tells seat ${mover} something hidden`,
          }
        : undefined
    if (repeated.missed()) return undefined
    const reveals =
      answers.length > 0 || here.own.some((own, seat) => seat !== mover && !samePlain(own, ownBefore[seat]))
    if (!reveals && !owners.includes(mover) && viewers.some((viewer) => !sameViews(worlds, viewer)))
      return {
        area: 'undo',
        problem: `${plainText(move)} of seat ${mover} shows something hidden, but can be taken back: let Chance decide it when it is shown`,
      }
  }
  return undefined
}

/** Tries moves that occurred elsewhere in the match, which are mostly illegal here. */
function differentRefusal(
  game: Game,
  { here, there }: Worlds,
  mover: Seat,
  log: Sample['match']['log'],
): Finding | undefined {
  const every = Math.max(1, Math.floor(log.length / 12))
  for (const turn of log.filter((_, i) => i % every === 0)) {
    const [refusal, other] = [here, there].map((state) =>
      game.play(game.copy(state), mover, turn.moves[0], fastChance(fastSeed(3))),
    )
    if (plainText(refusal) !== plainText(other))
      return {
        area: 'two worlds',
        problem: `how ${plainText(turn.moves[0])} of seat ${mover} is refused depends on what is hidden from it: ${plainText(refusal)} or ${plainText(other)}`,
      }
  }
  return undefined
}

function checkHiddenMoves(
  game: Game,
  samples: readonly Sample[],
  isHidden: ConformanceOptions['isHidden'],
): void {
  if (!isHidden) return
  let compared = 0
  for (const { state, seat } of spreadPositions(samples, 300)) {
    const view = viewOf(state, seat)
    const secret: unknown[] = game.legal(view).filter((move) => isHidden(move, view))
    const states: State[] = secret.map((move) => after(game, state, seat, move))
    const [first, ...others] = states
    if (!first) continue
    for (const other of others) {
      compared++
      for (const viewer of [undefined, ...state.own.keys()])
        if (viewer !== seat && !sameViews({ here: first, there: other }, viewer))
          assert.fail(`a secret move of seat ${seat} changes open.${changedFields(first.open, other.open)}`)
    }
  }
  assert(compared > 0, 'no position offered a choice of secret moves')
}

function after(game: Game, before: State, seat: Seat, move: unknown): State {
  const state = game.copy(before)
  game.play(state, seat, move, fastChance(fastSeed(6)))
  return state
}
