import { beforeAll, describe, expect, test } from 'vitest'
import type { TableTiming } from '../../../ui/board/session.ts'
import { isAwaitedByAll } from './awaited.ts'
import { type ClockLine, clockLines, pauseChoices, type Situation } from './clock-lines.ts'
import { lineWords } from './line-words.ts'
import { clockSheetWords } from './texts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Noon by the clock of this machine, so that "today" does not depend on its time zone. */
const NOW = new Date(2026, 10, 16, 12).getTime()
const timing: TableTiming = {
  clocks: [{ until: NOW + 2 * HOUR }, { until: NOW + 3 * HOUR }, {}],
  holidays: [],
  pause: undefined,
}
const people = [0, 1, 2]
const situation: Situation = {
  timing,
  you: 1,
  waiting: 0b011,
  people,
  standIns: [],
  isOver: false,
  now: NOW,
}

beforeAll(() => clockSheetWords.ready())

const names = ['Ada', 'Ben', 'Cleo']
const say = (line: ClockLine, you = situation.you): string =>
  // The space between the time and am or pm depends on the version of the runtime.
  lineWords(line, { you, now: NOW, name: (seat) => names[seat] ?? '' }).replace(/\s/g, ' ')
const said = (of: Partial<Situation>): string[] =>
  clockLines({ ...situation, ...of }).map((line) => say(line, 'you' in of ? of.you : situation.you))
const withClock = (clock: TableTiming['clocks'][number]): TableTiming => ({
  ...timing,
  clocks: [{}, clock, {}],
})

describe('the clock of a table says in one line what happens when', () => {
  test('to the reader first, and then to the others', () => {
    expect(said({})).toEqual([
      'You have until 15:00; then a bot plays for you.',
      'Ada has until 14:00; then a bot takes over.',
    ])
  })

  test('with the day, unless it is today, and with the reminder while it is to come', () => {
    const clock = withClock({ until: NOW + 2 * DAY, remind: NOW + DAY })
    expect(said({ timing: clock, waiting: 0b010 })).toEqual([
      'Everyone is waiting for you.',
      'You have until Wed 18 Nov, 12:00; then a bot plays for you. ' +
        'Reminder, if notifications are on: Tue 17 Nov, 12:00.',
    ])
    const later = clockLines({ ...situation, timing: clock, waiting: 0b010, now: NOW + 1.5 * DAY })
    expect(later.map((line) => line.about === 'due' && line.remind)).toEqual([false, undefined])
  })

  test.each([
    ['sleep', 'sleeping hours'],
    ['weekend', 'weekend'],
    ['holiday', 'holiday'],
  ] as const)('while the clock stands still, and before: %s', (because, why) => {
    const resting = (from: number): TableTiming =>
      withClock({ until: NOW + 9 * HOUR, rest: { from, until: NOW + 8 * HOUR, because } })
    const due = 'You have until 21:00; then a bot plays for you.'
    expect(said({ timing: resting(NOW - HOUR), waiting: 0b010 })[1]).toBe(
      `${due} Your clock is stopped until 20:00 (${why}).`,
    )
    expect(said({ timing: resting(NOW + HOUR), waiting: 0b010 })[1]).toBe(
      `${due} Your clock is stopped from 13:00 to 20:00 (${why}).`,
    )
    expect(said({ timing: resting(NOW - HOUR), waiting: 0b010, you: 0 })[0]).toBe(
      `Ben has until 21:00; then a bot takes over. Ben’s clock is stopped until 20:00 (${why}).`,
    )
  })

  test('but nothing about a rest that is over', () => {
    const rest = { from: NOW - 2 * HOUR, until: NOW - HOUR, because: 'sleep' } as const
    expect(said({ timing: withClock({ until: NOW + HOUR, rest }), waiting: 0b010 })[1]).toBe(
      'You have until 13:00; then a bot plays for you.',
    )
  })

  test('during a pause, in which deadlines move: how much time is left after it', () => {
    const pause = { agreed: 0, until: NOW + HOUR }
    expect(said({ timing: { ...timing, pause } })).toEqual([
      'All clocks are stopped until 13:00, unless somebody ends the pause sooner.',
      'Once the clocks resume, you have 2 hr left; then a bot plays for you.',
      'Once the clocks resume, Ada has 1 hr left; then a bot takes over.',
    ])
    expect(said({ timing: { ...timing, pause }, waiting: 0b010 })).toHaveLength(2)
    expect(said({ timing: { ...timing, pause: { ...pause, agreed: 0b011 } } })[0]).toBe(
      'The pause lasts until 13:00, or until everyone wants to go on. So far: Ada and you.',
    )
  })

  test('about a pause that is offered, until the offer lapses', () => {
    const offered = (lapses: number): TableTiming => ({ ...timing, pause: { agreed: 0b001, lapses } })
    expect(said({ timing: offered(NOW + HOUR) })).toContain(
      'A pause is suggested. The suggestion stands until 13:00. Agreed so far: Ada.',
    )
    expect(said({ timing: offered(NOW - HOUR) })).toEqual(said({}))
  })

  test('about a bot that stands in', () => {
    expect(said({ waiting: 0, standIns: [0, 1] })).toEqual([
      'A bot plays for you until you take your seat back.',
      'A bot plays for Ada until they return.',
      'No clock is running at the moment.',
    ])
  })

  test('that none is running once the match is over, whoever plays for somebody', () => {
    expect(said({ isOver: true, standIns: [0, 1] })).toEqual([
      'The match is over: no clock is running any more.',
    ])
  })

  test('about holidays, with their last day', () => {
    const midnight = new Date(2026, 10, 20).getTime()
    const holidays = [
      { from: midnight, until: midnight + 3 * DAY },
      { from: midnight, until: midnight + DAY },
    ]
    expect(said({ timing: { ...timing, holidays }, waiting: 0 })).toEqual([
      'No clock is running at the moment.',
      'Your holiday: 20 Nov',
      'Ada’s holiday: 20 – 22 Nov',
    ])
    expect(said({ timing: { ...timing, holidays }, waiting: 0, now: midnight + 4 * DAY })).toHaveLength(1)
  })
})

test('only the last person whom all others wait for is told so', () => {
  expect(isAwaitedByAll({ you: 1, waiting: 0b010, people })).toBe(true)
  expect(isAwaitedByAll({ you: 0, waiting: 0b001, people: [0] })).toBe(false)
  expect(isAwaitedByAll({ you: 0, waiting: 0b011, people })).toBe(false)
})

test('players offer, accept, decline, withdraw and end a pause; spectators do nothing', () => {
  const soon = NOW + HOUR
  const choices = (pause: TableTiming['pause'], you: number | undefined = 1) =>
    pauseChoices({ timing: { ...timing, pause }, you, now: NOW })
  expect(choices(undefined)).toEqual(['offer'])
  expect(choices({ agreed: 0b001, lapses: soon })).toEqual(['agree', 'decline'])
  expect(choices({ agreed: 0b010, lapses: soon })).toEqual(['withdraw'])
  expect(choices({ agreed: 0b010, lapses: NOW - 1 })).toEqual(['offer'])
  expect(choices({ agreed: 0, until: soon })).toEqual(['end'])
  expect(choices({ agreed: 0b010, until: soon })).toEqual([])
  expect(pauseChoices({ timing, you: undefined, now: NOW })).toEqual([])
})
