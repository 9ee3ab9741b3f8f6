import {
  commitmentTo,
  forkMatch,
  type Match,
  openMatch,
  openSource,
  readMatch,
  type Seat,
} from '../../kernel/index.ts'
import { startMemory } from '../bots/bot-memory.ts'
import { botNameAt } from '../bots/bot-name.ts'
import type { Occupant } from '../record.ts'
import type { TableState } from '../state.ts'

/** Why a log cannot be replayed: it was begun with other rules than this build has, is damaged, or was deleted. */
export class CannotReplay extends Error {
  readonly code: 'rulesNotHere' | 'noSuchTable' | 'serverTrouble'
  constructor(code: CannotReplay['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** The match of a table at which one has begun. */
export function matchOf({ match, length }: TableState): Match {
  if (!match) throw new CannotReplay('serverTrouble', `entry ${length + 1} comes before the start`)
  return match
}

/** Sets up the match. Seats that nobody has taken are gone from then on. */
export function beginMatch(table: TableState, rules: number, seed: string | undefined): void {
  const { game, record } = table
  if (rules !== game.version) throw new CannotReplay('rulesNotHere', `${game.id} has no rules ${rules} here`)
  if (seed === undefined) throw new CannotReplay('serverTrouble', 'the seed is missing')
  removeOpenSeats(table)
  if (record.fork === undefined) newMatch(table, rules, seed)
  else continueMatch(table, record.fork, seed)
  startMemory(table.botMemory, matchOf(table))
}

function newMatch(table: TableState, rules: number, seed: string): void {
  const { game, record, seats } = table
  const { options, daily } = record
  const source = daily ? 'fixed' : 'fair'
  const commitment = commitmentTo(seed)
  const header = { game: game.id, rules, options, seats: seats.map(nameOf), source, commitment } as const
  const shown = daily?.until === undefined ? seed : undefined
  table.match = openMatch(game, header, openSource(source, seed), shown)
  if (daily) table.seed = seed
}

/** What was said in the lobby stays with those who said it. */
function removeOpenSeats(table: TableState): void {
  const taken = [...table.seats.keys()].filter((seat) => table.seats[seat]?.kind !== 'open')
  table.chat = table.chat.flatMap((line) => {
    const seat = taken.indexOf(line.seat)
    return seat < 0 ? [] : { ...line, seat }
  })
  table.seats = table.seats.filter(({ kind }) => kind !== 'open')
}

function continueMatch(table: TableState, file: string, seed: string): void {
  const read = readMatch(file, (id) => (id === table.game.id ? table.game : undefined))
  if (!read.ok)
    throw new CannotReplay('serverTrouble', `the match to continue is unreadable: ${read.problem.code}`)
  const { log } = read.match
  table.match = forkMatch(read.match, log.length, seed)
  table.inherited = log.length
  const mark = {
    number: 0,
    asked: 0,
    standIn: false,
    bot: false,
    byOrder: false,
    answered: false,
    at: table.record.created,
    until: undefined,
    clockAsked: undefined,
  }
  table.turns.push(...log.map(({ seat }) => ({ ...mark, seat })))
}

function nameOf(occupant: Occupant, seat: Seat): string {
  if (occupant.kind === 'person') return occupant.name
  return occupant.kind === 'bot' ? (occupant.name ?? botNameAt(seat)) : '-'
}
