import { describe, expect, test } from 'vitest'
import { at } from '../kernel/index.ts'
import { anchorOf } from './anchors.ts'
import { CENTRE, NEWCOMER } from './model.ts'
import {
  judgeMatch,
  type PlayerStanding,
  peopleOf,
  type RatedMatch,
  REPEATS_PER_DAY,
  UNRATED,
} from './rated-match.ts'

const LADDER = { game: 'silver-and-gold', seats: 2 } as const
const match = (seats: RatedMatch['seats']): RatedMatch => ({ table: 't', ladder: LADDER, ended: 0, seats })
const judge = (seats: RatedMatch['seats'], standing: PlayerStanding = UNRATED, repeats = 0) =>
  judgeMatch(match(seats), () => standing, repeats)

describe('a rated match', () => {
  test('counts for every person, and a newcomer begins in the middle', () => {
    const { people, uncounted } = judge([
      { guest: 'ada', place: 1 },
      { guest: 'bo', place: 2 },
    ])
    expect(uncounted).toBeUndefined()
    const [ada, bo] = people
    expect(ada?.before).toEqual({ ...NEWCOMER, matches: 0 })
    expect(ada?.after.matches).toBe(1)
    expect(ada?.after.mu).toBeGreaterThan(CENTRE)
    expect(bo?.after.mu).toBeLessThan(CENTRE)
  })

  test('measures people by the bots at the table, which have no row of their own', () => {
    const win = at(
      judge([
        { guest: 'ada', place: 1 },
        { bot: 'master', place: 2 },
      ]).people,
      0,
    )
    const usual = at(
      judge([
        { guest: 'ada', place: 1 },
        { bot: 'steady', place: 2 },
      ]).people,
      0,
    )
    expect(
      judge([
        { guest: 'ada', place: 1 },
        { bot: 'master', place: 2 },
      ]).people,
    ).toHaveLength(1)
    expect(win.after.mu).toBeGreaterThan(usual.after.mu)
  })

  test('of the same people counts ten times in a day', () => {
    const seats = [
      { guest: 'ada', place: 1 },
      { guest: 'bo', place: 2 },
    ]
    expect(judge(seats, UNRATED, REPEATS_PER_DAY - 1).uncounted).toBeUndefined()
    const { uncounted, people } = judge(seats, UNRATED, REPEATS_PER_DAY)
    expect(uncounted).toBe('repeated')
    expect(at(people, 0).after).toEqual(UNRATED)
    expect(peopleOf(match(seats))).toBe(peopleOf(match(seats.toReversed())))
  })

  test('does not count if nobody has played to the end', () => {
    const seats = [
      { guest: 'ada', place: 1, replaced: true },
      { guest: 'bo', place: 1, replaced: true },
    ] as const
    expect(judge(seats).uncounted).toBe('abandoned')
    // A bot at the table has played to the end, so the player has lost against it.
    const lost = judge([
      { guest: 'ada', place: 2, replaced: true },
      { bot: 'steady', place: 1 },
    ])
    expect(lost.uncounted).toBeUndefined()
    expect(at(lost.people, 0).after.mu).toBeLessThan(CENTRE)
  })

  test('against bots far below the player counts for nothing, so beating weak bots leads nowhere', () => {
    let standing = UNRATED
    for (let game = 0; game < 200; game++)
      standing = at(
        judge(
          [
            { guest: 'ada', place: 1 },
            { bot: 'gentle', place: 2 },
          ],
          standing,
        ).people,
        0,
      ).after
    const last = judge(
      [
        { guest: 'ada', place: 1 },
        { bot: 'gentle', place: 2 },
      ],
      standing,
    )
    expect(last.uncounted).toBe('outclassed')
    expect(standing.mu).toBeLessThan(anchorOf(LADDER, 'sharp')?.mu ?? 0)
    // With another person at the table it counts, whoever else sits there.
    const three = { ...LADDER, seats: 3 }
    const seats = [
      { guest: 'ada', place: 1 },
      { guest: 'bo', place: 2 },
      { bot: 'gentle', place: 3 },
    ]
    expect(judgeMatch({ ...match(seats), ladder: three }, () => standing, 0).uncounted).toBeUndefined()
  })

  test('lost against a weak bot while it is within reach counts like any other', () => {
    const { people, uncounted } = judge([
      { guest: 'ada', place: 2 },
      { bot: 'gentle', place: 1 },
    ])
    expect(uncounted).toBeUndefined()
    expect(at(people, 0).after.mu).toBeLessThan(CENTRE - 5)
  })
})
