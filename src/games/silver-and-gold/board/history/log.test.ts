import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Chance, viewOf } from '../../../../kernel/index.ts'
import { language } from '../../../../ui/text/texts.tsx'
import { STANDARD_DECK } from '../../rules/components/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { cardNamed, position } from '../../rules/position.ts'
import type { SilverAndGoldState } from '../../rules/state.ts'
import { cardsDrawn, extra, play, single, take } from '../../testing/play.ts'
import { sg } from '../texts.ts'
import { asSg } from '../view.ts'
import { describeMoves } from './describe-moves.ts'
import { describe, displayTime } from './log.ts'

beforeAll(() => sg.ready())

const draw = { type: 'draw' } as const
const keep = (id: string): Move => ({ type: 'keep', card: cardNamed(STANDARD_DECK, id) })
const NAMES = ['Ada', 'Ben']

/** Ada has completed both her islands and must pick; Ben waits. */
function twoToPick(): SilverAndGoldState {
  const state = position({
    seats: [{ cards: ['S08', 'G01'], left: [[8], [0]] }, { cards: ['P01', 'P02'] }],
    display: ['S02', 'G03', 'O04', 'P05'],
  })
  play(state, 0, [single(0, 8), extra(1, 0)])
  play(state, 1, [single(0, 0)])
  return state
}

/** How a turn of Ada's is described before it is played, and the log that Ben reads afterwards. */
function told(moves: readonly Move[], chance: (stock: number) => Chance): { said: string; log: string[] } {
  const state = twoToPick()
  const before = viewOf(silverAndGold.copy(state), 1)
  play(state, 0, moves, chance(state.open.stock))
  const after = viewOf(state, 1)
  expect(displayTime(before, after)).toBe(1100)
  const entries = describe(before, after)
  expect(entries.every(({ seat, announce }) => seat === 0 && announce)).toBe(true)
  return {
    said: describeMoves(asSg(before), moves),
    log: entries.map(({ say }) => say((seat) => NAMES[seat] ?? '')),
  }
}

test('R7: the log names both islands taken in one turn', () => {
  expect(told([take('G03'), take('S02')], (stock) => cardsDrawn(stock, 'P06', 'P07'))).toEqual({
    said: 'Take the green island (10) and the grey island (8)',
    log: ['*Ada* takes the green island (10).', '*Ada* takes the grey island (8).'],
  })
})

test('R7: the log names an island taken and one drawn blind in the same turn', () => {
  expect(told([take('P05'), draw], (stock) => cardsDrawn(stock, 'G06', 'P07'))).toEqual({
    said: 'Take the purple island (14). Draw a card blind from the stock',
    log: ['*Ada* takes the purple island (14).', '*Ada* draws the green island (10) blind.'],
  })
})

test.each([
  ['en', 'Keep two purple islands (14)'],
  ['de', 'Zwei lila Inseln (14) behalten'],
  ['fr', 'Garder deux îles violettes (14)'],
  ['it', 'Tenere due isole viola (14)'],
  ['pl', 'Zatrzymać dwie fioletowe wyspy (14)'],
] as const)('two islands that are alike are counted instead of named twice: %s', async (code, said) => {
  onTestFinished(() => {
    language.value = 'en'
  })
  await sg.load(code)
  language.value = code
  const view = asSg(viewOf(twoToPick(), 0))
  expect(describeMoves(view, [keep('P01'), keep('P02')])).toBe(said)
})

test('a description of moves that begins with an article has a capital letter', async () => {
  onTestFinished(() => {
    language.value = 'en'
  })
  await sg.load('de')
  language.value = 'de'
  const { said } = told([take('G03'), take('S02')], (stock) => cardsDrawn(stock, 'P06', 'P07'))
  expect(said).toBe('Die grüne Insel (10) und die graue Insel (8) nehmen')
})
