import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { GameManifest } from '../games/manifest.ts'
import { pearlDiversManifest } from '../games/pearl-divers/manifest.ts'
import { pearlDiversGame } from '../games/pearl-divers/rules/game.ts'
import type { Move } from '../games/pearl-divers/rules/moves.ts'
import type { Open, Own, Secret } from '../games/pearl-divers/rules/state.ts'
import { at, type Chance, type Game, type State, seatsOf, type View } from '../kernel/index.ts'
import { type ConformanceCheck, conformanceChecks } from './index.ts'

/* Every check must be able to fail: each of these games breaks one promise, and the check of that name finds it. */

const good: Game = {
  ...(pearlDiversGame as Game),
  packed: {
    pack: (move) => (move as Move).depth,
    unpack: (depth): Move => ({ type: 'dive', depth }),
    legal: (view) => (pearlDiversGame as Game).legal(view).map((move) => (move as Move).depth),
    play: (state, seat, depth, chance) =>
      (pearlDiversGame as Game).play(state, seat, { type: 'dive', depth }, chance),
  },
}
const goodManifest: GameManifest = { ...pearlDiversManifest, game: good }
const isHidden = (_: unknown, { open }: { open: unknown }): boolean => seatsOf(good.waiting(open)).length > 1

const opened = (state: State): Open & Record<string, unknown> => state.open as Open & Record<string, unknown>
const ownIn = (state: State): Own[] => state.own as Own[]

/** A game in which `play` does something more, with the state before it. */
const playing = (more: (state: State, seat: number, before: State) => void): Partial<Game> => ({
  play(state, seat, move, chance) {
    const before = structuredClone(state)
    const rejection = good.play(state, seat, move, chance)
    if (!rejection) more(state, seat, before)
    return rejection
  },
})

const settingUp = (more: (state: State, chance: Chance) => void): Partial<Game> => ({
  setup(options, seats, chance) {
    const state = good.setup(options, seats, chance)
    more(state, chance)
    return state
  },
})

/** Copies everything, as a game must that has more in its state than the original. */
const copy: Game['copy'] = (from, into) => Object.assign(into ?? {}, structuredClone(from))

const nameless = (chance: Chance): Chance => ({
  below: (n) => chance.below(n),
  draw: (bag) => chance.draw(bag),
})

let calls = 0

const BROKEN: readonly (readonly [name: string, broken: Partial<Game>])[] = [
  ['every option has a default', { options: v.strictObject({ rounds: v.number() }) }],
  ['the game can be set up for every number', settingUp((state) => void state.own.pop())],
  ['every random game ends', { result: (open) => (good.result(open) ? undefined : undefined) }],
  [
    'every random game ends',
    {
      result: (open) => {
        const result = good.result(open)
        return (
          result && { ...result, seats: result.seats.map((seat) => ({ ...seat, score: seat.score + 1 })) }
        )
      },
    },
  ],
  ['every random game ends', { ...playing((state) => (opened(state).round = 1)), copy }],
  [
    'only the seats that the game waits for',
    { legal: (view) => good.legal({ ...view, open: { ...(view.open as Open), waiting: 15 } }) },
  ],
  ['every listed move is legal', { legal: (view) => [...good.legal(view), ...good.legal(view)] }],
  [
    'every listed move is legal',
    { legal: (view) => good.legal(view).map((move) => ({ ...(move as object), depth: 11 })) },
  ],
  [
    'a move out of turn is refused',
    {
      play(state, seat, move, chance) {
        opened(state).waiting |= 1 << seat
        return good.play(state, seat, move, chance)
      },
    },
  ],
  ['a copy of a state is equal and independent', { copy: (from) => ({ ...from }) }],
  ['a state survives JSON', { ...settingUp((state) => (opened(state).seen = new Set([1]))), copy }],
  ['the same seed and the same moves', { ...playing((state) => (opened(state).noise = calls++)), copy }],
  [
    'all randomness comes from Chance',
    { ...settingUp((state) => (opened(state).noise = Math.floor(Math.random() * 1e9))), copy },
  ],
  [
    'what is asked of Chance has a name',
    { setup: (options, seats, chance) => good.setup(options, seats, nameless(chance)) },
  ],
  ['declared constants', { constants: ['round'] }],
  ['declared constants', { constants: ['nothing'] }],
  ...(good.packed
    ? [
        [
          'packed moves are the same moves',
          { packed: { ...good.packed, legal: (view: View) => good.packed?.legal(view).toReversed() ?? [] } },
        ] as const,
      ]
    : []),
  [
    'what a seat draws in secret changes nothing',
    { ...settingUp((state) => (opened(state).lowest = ownIn(state).map(({ hand }) => hand[0]))), copy },
  ],
  [
    'what is hidden from a seat changes neither',
    {
      play(state, seat, move, chance) {
        const rejection = good.play(state, seat, move, chance)
        const other = ownIn(state)[(seat + 1) % state.own.length]
        return rejection && { ...rejection, deepest: Math.max(...(other?.hand ?? [])) }
      },
    },
  ],
  [
    'a turn that shows something hidden cannot be taken back',
    {
      ...playing((state, seat, before) => {
        if (opened(state).round === opened(before).round)
          opened(state).peeked = at(ownIn(before), (seat + 1) % before.own.length).hand.slice()
      }),
      copy,
    },
  ],
  [
    'a secret move changes nothing',
    { ...playing((state, seat) => (opened(state).laid = at(ownIn(state), seat).chosen)), copy },
  ],
  [
    'altered moves are refused',
    {
      play(state, seat, move, chance) {
        at(ownIn(state), seat).hand.push((move as { depth: number }).depth)
        return good.play(state, seat, move, chance)
      },
    },
  ],
  [
    'altered moves are refused',
    {
      play(state, seat, move, chance) {
        const rejection = good.play(state, seat, move, chance)
        if (rejection) opened(state).round++
        return rejection
      },
    },
  ],
  ['a turn of any shape changes nothing', { moves: v.unknown() }],
  [
    'a turn that shows nothing hidden can be taken back',
    {
      copy: (from, into) =>
        Object.assign(
          good.copy(from, into),
          into
            ? {}
            : { secret: good.copy(from).secret as Secret, open: { ...(from.open as Open), pearl: 1 } },
        ),
    },
  ],
]

const BROKEN_MANIFESTS: readonly (readonly [name: string, broken: Partial<GameManifest>])[] = [
  ['there is a bot', { bots: [] }],
  ['there is a bot', { bots: [...pearlDiversManifest.bots, ...pearlDiversManifest.bots] }],
  ['random plays legal moves', { bots: [{ name: 'random', choose: () => ({ type: 'dive', depth: 11 }) }] }],
  [
    'random plays legal moves',
    {
      bots: [
        {
          name: 'random',
          choose(view) {
            const [move] = good.legal(view)
            ;(view.own as Own).hand.pop()
            return move
          },
        },
      ],
    },
  ],
  ['a view can be printed', { print: () => '' }],
]

const checkNamed = (manifest: GameManifest, name: string): ConformanceCheck => {
  const checks = conformanceChecks(manifest, { isHidden })
  const found = checks.find((check) => check.name.startsWith(name))
  if (!found) throw new Error(`no check ${name}`)
  return found
}

describe('a broken game is found by the check of what it breaks', () => {
  test.each(BROKEN)('%s', async (name, broken) => {
    await checkNamed(goodManifest, name).run()
    const manifest = { ...goodManifest, game: { ...good, ...broken } }
    await expect(async () => checkNamed(manifest, name).run()).rejects.toThrow()
  })

  test.each(BROKEN_MANIFESTS)('%s', async (name, broken) => {
    await checkNamed(goodManifest, name).run()
    await expect(async () => checkNamed({ ...goodManifest, ...broken }, name).run()).rejects.toThrow()
  })

  test('there is a broken game for every check that does not need a server', () => {
    const checks = conformanceChecks(goodManifest).filter(({ area }) => area !== 'wire')
    const names = [...BROKEN, ...BROKEN_MANIFESTS].map(([name]) => name)
    expect(
      checks.map(({ name }) => name).filter((name) => !names.some((one) => name.startsWith(one))),
    ).toEqual([])
  })
})
