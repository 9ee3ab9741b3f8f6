import { findCover } from '../../../games/boards.ts'
import type { RunningTable } from '../../../protocol/index.ts'
import { listed } from '../../../ui/text/texts.tsx'
import { nameOfSeat } from '../../session/person-name.ts'
import { watchWords as words } from './texts.ts'

export const gameName = ({ game }: RunningTable): string => findCover(game)?.name ?? game

const nameAt = ({ seats }: RunningTable, seat: number): string => {
  const occupant = seats[seat]
  return occupant ? nameOfSeat(occupant, seat) : ''
}

export const playerNames = (table: RunningTable): string =>
  listed(table.seats.map((occupant, seat) => nameOfSeat(occupant, seat)))

/** Whose move it is; empty if nobody owes one. */
export function whoseTurn(table: RunningTable): string {
  const [seat, other] = table.turn
  if (seat === undefined) return ''
  return other === undefined ? words.t('turn', { name: nameAt(table, seat) }) : words.t('turn.many')
}

/** The round and how many watch, as far as there is something to say. */
export const tableFacts = ({ round, watching, name }: RunningTable): string =>
  [name ?? '', round ? words.t('round', round) : '', watching > 0 ? words.t('watching', { n: watching }) : '']
    .filter((fact) => fact !== '')
    .join(' · ')
