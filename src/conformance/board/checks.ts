import assert from 'node:assert/strict'
import type { GameManifest } from '../../games/manifest.ts'
import {
  type Game,
  hasSeat,
  NO_CHANCE,
  type Seat,
  type State,
  samePlain,
  seatsOf,
  viewOf,
} from '../../kernel/index.ts'
import type { ConformanceCheck, ConformanceOptions } from '../check.ts'
import { plainText, type Sample, type SamplePosition, samplesOf, spreadPositions } from '../samples.ts'
import type { BoardUnderTest } from './board-under-test.ts'
import { BoardElement } from './dom.ts'
import { isHidden, isTabStop, problemsIn } from './reading.ts'

/** A turn has at most this many presses. */
const MAX_PRESSES = 4
/** This many positions are drawn, unless the options say otherwise. */
const DRAWN = 12

/** What people who use a keyboard or a screen reader need of a board. */
export function boardChecks(
  { game }: GameManifest,
  board: BoardUnderTest,
  options: ConformanceOptions = {},
): readonly ConformanceCheck[] {
  const samples = samplesOf(game, options)
  const { positions = DRAWN } = options
  const check = (name: string, run: () => void | Promise<void>): ConformanceCheck => ({
    area: 'board',
    name,
    run,
  })
  return [
    check('everything on the board has a role and a name, for players and spectators', () =>
      checkReading(game, board, spreadPositions(samples(), positions)),
    ),
    check('every legal move can be made with the keyboard', () =>
      checkReach(game, board, spreadPositions(samples(), positions)),
    ),
    check('nothing can be played by a seat that is not to move, nor by a spectator', () =>
      checkInactive(game, board, spreadPositions(samples(), positions)),
    ),
    check('every refusal has words', () => checkRefusals(game, board, samples())),
  ]
}

interface Drawn {
  readonly root: BoardElement
  readonly sent: (readonly unknown[])[]
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

function draw(game: Game, board: BoardUnderTest, state: State, seat: Seat | undefined): Drawn {
  const root = new BoardElement('div')
  const sent: (readonly unknown[])[] = []
  const waiting = game.waiting(state.open)
  board.draw(
    {
      view: viewOf(state, seat),
      before: undefined,
      seats: state.own.map((_, other) => ({ name: `Player ${other + 1}` })),
      waiting,
      active: seat !== undefined && hasSeat(waiting, seat),
      mayTakeBack: false,
      send: async (moves) => {
        sent.push(moves)
        return undefined
      },
      takeBack: () => undefined,
    },
    root,
  )
  return { root, sent }
}

async function checkReading(
  game: Game,
  board: BoardUnderTest,
  positions: Iterable<SamplePosition>,
): Promise<void> {
  for (const { state } of positions) {
    for (const seat of [undefined, ...state.own.keys()]) {
      const { root } = draw(game, board, state, seat)
      assert(root.all.length > 1, 'the board draws nothing')
      assert.deepEqual(problemsIn(root), [])
      board.clear(root)
    }
  }
}

/** What the Tab key reaches. */
const controls = (root: BoardElement): BoardElement[] =>
  root.all.filter((element) => isTabStop(element) && !isHidden(element) && element.listeners.has('click'))

async function press(control: BoardElement): Promise<void> {
  const event = {
    type: 'click',
    target: control,
    currentTarget: control,
    detail: 0,
    preventDefault() {},
    stopPropagation() {},
  }
  for (const listener of control.listeners.get('click') ?? []) listener.call(control, event)
  await settle()
}

/** Presses the controls at these places, one after the other, on a board that is drawn anew. */
async function pressAll(drawn: Drawn, path: readonly number[]): Promise<boolean> {
  for (const place of path) {
    const control = controls(drawn.root)[place]
    if (!control) return false
    await press(control)
  }
  return true
}

async function checkReach(
  game: Game,
  board: BoardUnderTest,
  positions: Iterable<SamplePosition>,
): Promise<void> {
  for (const { state, seat } of positions) {
    const missing = new Set(game.legal(viewOf(state, seat)).map(plainText))
    let paths: readonly (readonly number[])[] = [[]]
    for (let depth = 0; depth < MAX_PRESSES && missing.size > 0 && paths.length > 0; depth++) {
      const longer: number[][] = []
      for (const path of paths) {
        const here = draw(game, board, state, seat)
        await pressAll(here, path)
        const count = controls(here.root).length
        board.clear(here.root)
        for (let place = 0; place < count; place++) {
          const drawn = draw(game, board, state, seat)
          await pressAll(drawn, [...path, place])
          for (const [move] of drawn.sent) missing.delete(plainText(move))
          if (drawn.sent.length === 0) longer.push([...path, place])
          board.clear(drawn.root)
        }
      }
      paths = longer
    }
    const [move] = missing
    assert(move === undefined, `${move} is legal, but no control that the Tab key reaches sends it`)
  }
}

async function checkInactive(
  game: Game,
  board: BoardUnderTest,
  positions: Iterable<SamplePosition>,
): Promise<void> {
  for (const { state } of positions) {
    const waiting = seatsOf(game.waiting(state.open))
    for (const viewer of [undefined, ...state.own.keys()].filter(
      (seat) => seat === undefined || !waiting.includes(seat),
    )) {
      const drawn = draw(game, board, state, viewer)
      for (const control of controls(drawn.root)) await press(control)
      assert.equal(
        drawn.sent.length,
        0,
        `a press of ${viewer === undefined ? 'a spectator' : `seat ${viewer}`} sends a move`,
      )
      board.clear(drawn.root)
    }
  }
}

function checkRefusals(game: Game, board: BoardUnderTest, samples: readonly Sample[]): void {
  const made = [...spreadPositions(samples, 60)].map(({ move }) => move)
  for (const { state } of spreadPositions(samples, 60))
    for (const seat of state.own.keys())
      for (const move of made) {
        const listed = game.legal(viewOf(state, seat))
        if (listed.some((legal) => samePlain(legal, move))) continue
        const rejection = game.play(game.copy(state), seat, move, NO_CHANCE)
        if (rejection) assert(board.refusalWords(rejection).trim() !== '', `no words for ${rejection.code}`)
      }
}
