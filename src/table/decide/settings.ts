import * as v from 'valibot'
import { type Rejection, samePlain } from '../../kernel/index.ts'
import type { TableSettings } from '../../protocol/index.ts'
import { guestName } from '../../protocol/names.ts'
import { isRated, whyNotRated } from '../rated.ts'
import { isHost } from '../record.ts'
import { resized, withOptions, withSettings } from '../settings.ts'
import type { TableState } from '../state.ts'
import { type Decision, NOTHING, type Request, refuse, type Wanted } from './decision.ts'
import { startIfFull } from './lobby.ts'

/** The host changes the name, the options or the seats of the table before the start. */
export function changeSettings(
  { table, seat, common, context }: Request,
  wanted: Wanted<'setTable'>,
): Decision | Rejection {
  const { record, seats, status } = table
  if (status !== 'lobby') return refuse('alreadyStarted')
  if (seat === undefined || !isHost(seats[seat])) return refuse('notHost')
  const name = readName(wanted.name)
  if (name === undefined) return refuse('badTableName')
  const problem = whyNotOptions(table, wanted.options) ?? whyNotSeats(table, wanted.seats)
  if (problem) return problem
  const settings = { ...wanted, ...(wanted.name === undefined ? {} : { name }) }
  const count = wanted.seats ?? seats.length
  const unrated =
    isRated(table) &&
    whyNotRated(withSettings(record, settings), resized(seats, count), table.game, context.isRatedBot)
  if (unrated) return unrated
  // Choosing what is chosen already does not fill the log.
  if (count === seats.length && samePlain(withSettings(record, settings), record)) return NOTHING
  const entry = { ...common, type: 'settingsSet', seat, settings } as const
  return startIfFull(table, resized(seats, count), [entry], context)
}

/** The name as it is shown, empty if there is none; undefined if it is not allowed. */
function readName(wanted = ''): string | undefined {
  if (wanted.trim() === '') return ''
  const { success, output } = v.safeParse(guestName, wanted)
  return success ? output : undefined
}

function whyNotOptions(
  { game, record }: TableState,
  changes: TableSettings['options'],
): Rejection | undefined {
  if (!changes) return undefined
  const options = v.safeParse(game.options, withOptions(record.options, changes))
  return options.success ? undefined : { code: 'badOptions', detail: options.issues[0].message.slice(0, 200) }
}

function whyNotSeats({ game, seats }: TableState, count = seats.length): Rejection | undefined {
  const { min, max } = game.seats
  if (count < min || count > max) return { code: 'wrongNumberOfSeats', min, max }
  return seats.slice(count).some(({ kind }) => kind === 'person') ? refuse('seatTaken') : undefined
}
