import type { TableSettings } from '../protocol/index.ts'
import type { Occupant, TableRecord } from './record.ts'
import { shownRest } from './time/player-rest.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Options with some of them changed. The game has checked them before the entry was written. */
export const withOptions = (options: unknown, changes: TableSettings['options']): unknown =>
  changes ? { ...(isObject(options) ? options : {}), ...changes } : options

/** The record as the host has changed it. The seats in it stay as they were when the table was made. */
export function withSettings(record: TableRecord, settings: TableSettings): TableRecord {
  const { name = record.name ?? '', options, clock, rest = record.rest, listed, spectators } = settings
  const { name: _, rest: _rest, spectators: before, ...others } = record
  const mayWatch = spectators ?? before !== false
  return {
    ...others,
    options: withOptions(record.options, options),
    clock: clock ?? record.clock,
    listed: listed ?? record.listed,
    ...(name === '' ? {} : { name }),
    ...shownRest(rest),
    ...(mayWatch ? {} : { spectators: false }),
  }
}

/** With seats added or removed at the end. */
export const resized = (seats: readonly Occupant[], count: number): readonly Occupant[] =>
  Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: 'open' })

/** The game and the settings of a table that another one takes over. */
export function sharedSettings(record: TableRecord) {
  const { game, name, options, clock, rest, startWhenFull, spectators, language, rated } = record
  return {
    game,
    ...(name === undefined ? {} : { name }),
    options,
    clock,
    ...shownRest(rest),
    startWhenFull,
    ...(spectators === false ? { spectators } : {}),
    ...(language === undefined ? {} : { language }),
    ...(rated ? { rated } : {}),
  }
}
