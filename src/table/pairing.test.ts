import { describe, expect, test } from 'vitest'
import { requireGame } from '../games/testing/lookup.ts'
import { at, fastChance, fastSeed, type Seat, seatsOf, viewOf } from '../kernel/index.ts'
import {
  deadlineOf,
  eventFacts,
  historyFor,
  positionFor,
  replay,
  SPECTATOR,
  type TableGame,
  type TableState,
  tableFor,
  type Viewer,
  waitingOf,
} from './index.ts'
import { offeredSeat } from './pairing.ts'
import type { TableGuest } from './record.ts'
import { Played, snapshot } from './testing/played.ts'

const GAME = requireGame('silver-and-gold')
const STARTS = 31_000
const CY: TableGuest = { id: 'g7', name: 'Cy' }

/** A table of strangers at which one person waits. */
class Paired extends Played {
  constructor(seats = 3, game: TableGame = GAME, seed = 'ab'.repeat(32)) {
    super(game, { kind: 'live', bank: 300, increment: 20 })
    const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const)
    const first = { kind: 'person', guest: 'g0', name: 'Ada' } as const
    this.table.record = { ...this.table.record, pairing: { starts: STARTS }, seats: [first, ...open] }
    this.table.seats = this.table.record.seats
    this.#seed = seed
  }
  readonly #seed: string

  override context(): ReturnType<Played['context']> {
    return { ...super.context(), newSeed: () => this.#seed }
  }

  sit(guest: TableGuest): string | undefined {
    return this.act({
      type: 'command',
      guest,
      command: { type: 'sit', id: `sit ${guest.id}`, table: 'aaaaaaaa' },
    })
  }

  begin(): this {
    this.now = STARTS
    expect(this.act({ type: 'due' })).toBeUndefined()
    return this
  }

  /** Makes any moves, bots and people alike, while `on` says so. */
  playWhile(on: (table: TableState) => boolean): this {
    const chance = fastChance(fastSeed(3))
    const random = at(this.table.bots, 0)
    while (this.table.status === 'playing' && on(this.table)) {
      const seat = at(seatsOf(waitingOf(this.table)), 0)
      const { match, asked, seats } = this.table
      if (!match) throw new Error('no match')
      const move = random.choose(viewOf(match.state, seat), chance)
      const occupant = seats[seat]
      const request = asked[seat] ?? 0
      const outcome =
        occupant?.kind === 'person'
          ? this.send(Number(occupant.guest.slice(1)), { type: 'play', asked: request, moves: [move] })
          : this.act({ type: 'botMove', seat, asked: request, move })
      expect(outcome).toBeUndefined()
    }
    return this
  }
}

const roundOf = ({ game, match }: TableState): number => (match && game.rounds?.(match.state.open)?.now) ?? 0

const kinds = ({ seats }: TableState): string[] => seats.map(({ kind }) => kind)

describe('a table of strangers', () => {
  test('begins when it is full', () => {
    const played = new Paired(2)
    expect(played.sit(CY)).toBeUndefined()
    expect(played.table.status).toBe('playing')
    expect(kinds(played.table)).toEqual(['person', 'person'])
  })

  test('begins after half a minute with bots of a fair level, and not before', () => {
    const played = new Paired(4)
    expect(played.sit(CY)).toBeUndefined()
    expect(deadlineOf(played.table, played.now)).toBe(STARTS)
    played.now = STARTS - 1_000
    played.act({ type: 'due' })
    expect(played.table.status).toBe('lobby')
    played.begin()
    expect(played.table.seats).toMatchObject([
      { guest: 'g0' },
      { guest: 'g7' },
      { kind: 'bot', bot: 'steady' },
      { kind: 'bot', bot: 'steady' },
    ])
  })

  test('is begun by everybody who sits there, and by nobody else', () => {
    const played = new Paired()
    expect(played.send(5, { type: 'start' })).toBe('notHost')
    played.sit(CY)
    expect(played.send(7, { type: 'start' })).toBeUndefined()
    expect(kinds(played.table)).toEqual(['person', 'person', 'bot'])
  })

  test('has no host: nobody changes it, fills it or removes somebody', () => {
    const played = new Paired()
    played.sit(CY)
    for (const seat of [0, 7]) {
      expect(played.send(seat, { type: 'setSeat', seat: 2, to: { kind: 'bot', bot: 'gentle' } })).toBe(
        'notHost',
      )
      expect(played.send(seat, { type: 'setTable', name: 'mine' })).toBe('notHost')
      expect(played.send(seat, { type: 'remove', seat: 1 })).toBe('notHost')
    }
    expect(played.send(0, { type: 'leave' })).toBeUndefined()
    expect(played.send(7, { type: 'setTable', name: 'mine' })).toBe('notHost')
  })

  test('closes when the last one gives up', () => {
    const played = new Paired()
    expect(played.send(0, { type: 'leave' })).toBeUndefined()
    expect(played.table.status).toBe('closed')
  })

  test('loses somebody who no longer waits, but not once the match has begun', () => {
    const ada = { id: 'g0', name: 'Ada' }
    const played = new Paired(3)
    expect(played.sit(CY)).toBeUndefined()
    expect(played.act({ type: 'leaveLobby', guest: CY })).toBeUndefined()
    expect(played.table.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    played.begin()
    expect(played.act({ type: 'leaveLobby', guest: ada })).toBeUndefined()
    expect(at(played.table.seats, 0)).not.toHaveProperty('standIn')
  })

  test('is not for programs, nor for people who are kept apart', () => {
    const played = new Paired()
    expect(played.sit({ ...CY, owner: 'g0' })).toBe('notForPrograms')
    const blockLists = { blocks: new Set<string>(), blockedBy: new Set(['g0']) }
    expect(played.sit({ ...CY, blockLists })).toBe('tableFull')
  })
})

describe('the seat of a bot', () => {
  test('is handed over with what it has, and its clock begins to run then', () => {
    const played = new Paired(3).begin().playWhile(({ turns }) => turns.length < 12)
    const { match, clocks } = played.table
    const seat = offeredSeat(played.table)
    if (!match || seat === undefined) throw new Error('a seat is offered')
    const before = JSON.stringify(viewOf(match.state, seat))
    expect(played.act({ type: 'takeOver', guest: CY })).toBeUndefined()
    expect(played.table.seats[seat]).toEqual({ kind: 'person', guest: 'g7', name: 'Cy' })
    expect(played.table.match?.header.seats[seat]).toBe('Cy')
    expect(JSON.stringify(positionFor(played.table, seat)?.view)).toBe(before)
    expect(at(clocks, seat).left).toBe(300_000)
    played.playWhile((table) => waitingOf(table) !== 1 << seat)
    expect(at(played.table.clocks, seat).until).toBeDefined()
    const again = replay(
      { record: played.table.record, entries: played.entries, ...(played.seed ? { seed: played.seed } : {}) },
      GAME,
    )
    expect(snapshot(again)).toEqual(snapshot(played.table))
  })

  test('is the one that is not about to move, if there is one', () => {
    const played = new Paired(3).begin().playWhile((table) => waitingOf(table) !== 0b010)
    expect(offeredSeat(played.table)).toBe(2)
  })

  test('loses a move that the bot was thinking about', () => {
    const played = new Paired(2).begin().playWhile((table) => waitingOf(table) !== 0b10)
    const { asked, match } = played.table
    const move = match && GAME.game.legal(viewOf(match.state, 1))[0]
    expect(played.act({ type: 'takeOver', guest: CY })).toBeUndefined()
    expect(played.act({ type: 'botMove', seat: 1, asked: asked[1] ?? 0, move })).toBe('seatNotAway')
    expect(played.send(7, { type: 'play', asked: asked[1] ?? 0, moves: [move] })).toBeUndefined()
  })

  test('is handed over in the first half of the rounds only', () => {
    for (const [id, last] of [
      ['silver-and-gold', 2],
      ['elfenland', 2],
      ['elfengold', 3],
    ] as const) {
      const played = new Paired(3, requireGame(id)).begin()
      played.playWhile((table) => roundOf(table) < last)
      expect(offeredSeat(played.table)).toBeDefined()
      played.playWhile((table) => roundOf(table) <= last)
      expect(roundOf(played.table)).toBe(last + 1)
      expect(played.act({ type: 'takeOver', guest: CY })).toBe('tableFull')
    }
  })

  test('is not handed over where nobody plays any more, at other tables, or to the wrong ones', () => {
    const played = new Paired(3).begin()
    const blockLists = { blocks: new Set(['g0']), blockedBy: new Set<string>() }
    expect(played.act({ type: 'takeOver', guest: { ...CY, blockLists } })).toBe('tableFull')
    expect(played.act({ type: 'takeOver', guest: { ...CY, owner: 'g1' } })).toBe('notForPrograms')
    expect(played.act({ type: 'takeOver', guest: { id: 'g0', name: 'Ada' } })).toBe('alreadySeated')
    // A command cannot do it: whoever could choose a table would choose whose hand to see.
    expect(played.sit(CY)).toBe('alreadyStarted')
    played.send(0, { type: 'leave' })
    expect(played.act({ type: 'takeOver', guest: CY })).toBe('tableFull')
    const ordinary = new Played(GAME)
    expect(ordinary.act({ type: 'takeOver', guest: CY })).toBe('tableFull')
  })

  test('comes without the right to take back what the bot has played', () => {
    const played = new Paired(2).begin()
    const ownTurns = ({ turns }: TableState): number => turns.filter(({ seat }) => seat === 1).length
    played.playWhile((table) => ownTurns(table) < 1)
    expect(played.act({ type: 'takeOver', guest: CY })).toBeUndefined()
    expect(played.takeBack(1)).toBe('notOffered')
    expect(
      played.send(7, {
        type: 'takeBack',
        turn: at(played.table.turns, played.table.turns.length - 1).number,
      }),
    ).toBe('nothingToTakeBack')
    const steps = historyFor(played.table, 1)
    expect(steps.filter(({ by }) => by === 1).every(({ standIn }) => standIn === true)).toBe(true)
  })
})

describe('two worlds', () => {
  /** Everything that a viewer is sent about the last entry, and would be sent on joining after it. */
  function shown({ table, entries, now }: Played, viewer: Viewer): string {
    const entry = at(entries, entries.length - 1)
    const joined = tableFor(table, viewer, { muted: [], now, kept: undefined })
    const { commitment: _, ...open } = joined
    return JSON.stringify([
      eventFacts(table, entry),
      open,
      positionFor(table, viewer),
      historyFor(table, viewer),
    ])
  }

  /** The same table, but the two other seats have each other's hands, and have had them from the start. */
  function swapped(played: Paired, seat: Seat): void {
    const { match } = played.table
    if (!match) throw new Error('no match')
    const [one = 0, other = 0] = [0, 1, 2].filter((each) => each !== seat)
    for (const state of [match.state, ...match.snapshots.map((snapshot) => snapshot.state)]) {
      const [first, second] = [state.own[one], state.own[other]]
      state.own[one] = second
      state.own[other] = first
    }
  }

  test('whoever takes over the seat of a bot sees nothing that depends on the hands of the others', () => {
    for (const id of ['silver-and-gold', 'elfenland', 'elfengold'] as const) {
      const [one, two] = [new Paired(3, requireGame(id)).begin(), new Paired(3, requireGame(id)).begin()]
      for (const played of [one, two]) expect(played.act({ type: 'takeOver', guest: CY })).toBeUndefined()
      const seat = one.table.seats.findIndex((each) => each.kind === 'person' && each.guest === CY.id)
      const other = seat === 2 ? 1 : 2
      swapped(two, seat)
      expect(shown(one, other)).not.toBe(shown(two, other))
      for (const viewer of [seat, SPECTATOR]) expect(shown(one, viewer)).toBe(shown(two, viewer))
    }
  })
})
