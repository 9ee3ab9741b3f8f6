import * as v from 'valibot'
import { findGame, type GameList } from '../../games/manifest.ts'
import type { SeatInfo } from '../../protocol/index.ts'
import {
  type Occupant,
  type PersonSeat,
  sharedSettings,
  shownRest,
  type TableRecord,
} from '../../table/index.ts'
import { Refused } from '../http/refused.ts'
import { newTableId } from '../link-ids.ts'
import type { Guest, TableRow } from '../store/store.ts'

export type NewTable = Omit<TableRecord, 'created'>

/** Somebody who is asked to a table, and for whom a seat may be kept. */
export interface Invited {
  readonly guest: string
  readonly name: string
}

/** A table with the game and the settings of another one: bots stay, and a seat is kept for whoever is invited. */
export function tableLike(
  { record, seats }: TableRow,
  host: Guest,
  invited: Invited,
  until: number,
): NewTable {
  const bots = seats.filter((seat): seat is SeatInfo & { kind: 'bot' } => seat.kind === 'bot')
  const people = Math.max(2, seats.length - bots.length)
  const open = Array.from({ length: people - 1 }, (): Occupant => ({ kind: 'open' }))
  return {
    ...sharedSettings(record),
    id: newTableId(),
    listed: false,
    seats: [hostSeat(host), ...open, ...bots.map(({ bot }): Occupant => ({ kind: 'bot', bot }))],
    reserved: [{ seat: 1, ...invited, until }],
  }
}

/** A table for this many people; with the settings of the last one at which the host played this game, if there is one. */
export function tableForGroup(
  games: GameList,
  game: string,
  host: Guest,
  { people, like }: { readonly people: number; readonly like: TableRow | undefined },
): NewTable {
  const rules = findGame(games, game)?.game
  if (!rules) throw new Refused('noSuchGame')
  const { min, max } = rules.seats
  const count = Math.min(max, Math.max(min, people))
  const open = Array.from({ length: count - 1 }, (): Occupant => ({ kind: 'open' }))
  const { clock, rest, language, options } = like?.record ?? {}
  return {
    id: newTableId(),
    game,
    options: options ?? v.parse(rules.newOptions ?? rules.options, {}),
    listed: false,
    clock: clock ?? { kind: 'none' },
    ...shownRest(rest),
    startWhenFull: false,
    ...(language === undefined ? {} : { language }),
    seats: [hostSeat(host), ...open],
  }
}

const hostSeat = ({ id, name }: Guest): PersonSeat => ({ kind: 'person', guest: id, name, host: true })
