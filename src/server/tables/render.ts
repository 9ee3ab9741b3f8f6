import type { Match, Seat } from '../../kernel/index.ts'
import type { HistoryStep } from '../../protocol/index.ts'
import {
  eventFacts,
  type LogEntry,
  positionFacts,
  SPECTATOR,
  type TableState,
  tableFor,
  type Viewer,
} from '../../table/index.ts'

/**
 * A message with a position. Released clients expect every view whole; others ask for the fields that never change, such
 * as a deck, only once. Only the short form is kept, and the whole one is made from it.
 */
export interface RenderedEvent {
  /** Its number for the viewer. */
  readonly number: number
  /** The text up to where the constants belong; the whole text if there is no position. */
  readonly head: string
  readonly rest: string
  /** Fields that never change, as JSON without braces. */
  readonly constants: string
  /** The match begins with this event, so the constants come with it. */
  readonly begins: boolean
}

/** The text for a client that expects every view whole. */
export function wholeText({ head, rest, constants }: RenderedEvent): string {
  return constants === '' ? head + rest : joined(head, constants, rest)
}

/** The text for a client that is sent the constants once. */
export function shortText({ head, rest, constants, begins }: RenderedEvent): string {
  return begins && constants !== '' ? `${head}${rest.slice(0, -1)},"constants":{${constants}}}` : head + rest
}

/** Puts fields at the beginning of an object. */
const joined = (head: string, fields: string, rest: string): string =>
  rest.startsWith('}') ? head + fields + rest : `${head}${fields},${rest}`

/**
 * Writes what the table engine shows as the JSON that goes over the wire. The open part of a state is written once for
 * all viewers, and the view of a seat is that text with the seat's own part beside it. Nothing else of a state is ever
 * written.
 */
export class Renderer {
  /** The table and its entry count that the texts belong to. */
  #table: TableState | undefined
  #length = -1
  /** Without its constants and its opening brace. */
  #open = ''
  #own: string[] = []
  #match: Match | undefined
  #constants = ''

  /** What a viewer sees of the state. */
  view(table: TableState, viewer: Viewer): string {
    if (!table.match) return ''
    this.#refresh(table, table.match)
    const constants = this.#constants
    const head = headOf(viewer)
    const rest = this.#open + this.#tail(table.match, viewer)
    return constants === '' ? head + rest : joined(head, constants, rest)
  }

  #refresh(table: TableState, match: Match): void {
    if (this.#match !== match) {
      this.#match = match
      this.#constants = JSON.stringify(constantsOf(match)).slice(1, -1)
    }
    if (this.#table === table && this.#length === table.length) return
    this.#table = table
    this.#length = table.length
    this.#open = JSON.stringify(withoutConstants(match, match.state.open)).slice(1)
    this.#own = []
  }

  #tail({ state }: Match, viewer: Viewer): string {
    if (viewer === SPECTATOR) return '}'
    const own = this.#own[viewer] ?? JSON.stringify(state.own[viewer])
    this.#own[viewer] = own
    return `,"own":${own}}`
  }

  /** The position for each viewer, without the constants: the text before the open part, and the rest. */
  #positions(table: TableState, match: Match): (viewer: Viewer) => readonly [head: string, rest: string] {
    const facts = positionFacts(table)
    this.#refresh(table, match)
    return (viewer) => [
      `{"view":${headOf(viewer)}`,
      `${this.#open}${this.#tail(match, viewer)},${JSON.stringify(facts(viewer)).slice(1)}`,
    ]
  }

  /** The message about an entry that was just applied, for each viewer. */
  event(table: TableState, entry: LogEntry): (viewer: Viewer) => RenderedEvent {
    const { record, numbers, match } = table
    const { event, seats, changesPosition } = eventFacts(table, entry)
    const position = changesPosition && match ? this.#positions(table, match) : undefined
    const about = `,"at":${entry.at},"event":${JSON.stringify(event)}`
    const seating = seats ? `,"seats":${JSON.stringify(seats)}` : ''
    const constants = this.#constants
    return (viewer) => {
      const number = numbers[viewer] ?? 0
      const you = seats && viewer !== SPECTATOR ? `,"you":${viewer}` : ''
      const start = `{"type":"event","table":"${record.id}","number":${number}${about}${seating}${you}`
      if (!position) return { number, head: `${start}}`, rest: '', constants: '', begins: false }
      const [head, rest] = position(viewer)
      const begins = event.type === 'started'
      return { number, head: `${start},"position":${head}`, rest: `${rest}}`, constants, begins }
    }
  }

  /** The whole table for one viewer. */
  table(table: TableState, viewer: Viewer, { constantsOnce, history, ...options }: TableOptions): string {
    const text = JSON.stringify(tableFor(table, viewer, options))
    const { match } = table
    if (!match) return text
    const [head, rest] = this.#positions(table, match)(viewer)
    const steps = history ? `,"history":${historyText(match, history, constantsOnce)}` : ''
    const once = constantsOnce ? `,"constants":{${this.#constants}}` : ''
    const before = `${text.slice(0, -1)}${once}${steps},"position":${head}`
    if (constantsOnce || this.#constants === '') return `${before}${rest}}`
    return `${joined(before, this.#constants, rest)}}`
  }
}

interface TableOptions {
  /** Seats whose players the viewer does not want to hear. */
  readonly muted: readonly Seat[]
  readonly now: number
  /** The seat that is kept for the viewer. */
  readonly kept: Seat | undefined
  readonly history: readonly HistoryStep[] | undefined
  /** Whether views leave out what never changes. */
  readonly constantsOnce: boolean
}

/** The text of a view before the fields of its open part. */
const headOf = (viewer: Viewer): string => (viewer === SPECTATOR ? '{"open":{' : `{"seat":${viewer},"open":{`)

type Fields = Readonly<Record<string, unknown>>

const constantsOf = ({ game, state }: Match): Fields =>
  Object.fromEntries((game.constants ?? []).map((key) => [key, (state.open as Fields)[key]]))

/** `JSON.stringify` leaves out what is undefined. */
function withoutConstants({ game }: Match, open: unknown): Fields {
  const fields: Record<string, unknown> = { ...(open as Fields) }
  for (const key of game.constants ?? []) fields[key] = undefined
  return fields
}

function historyText(match: Match, history: readonly HistoryStep[], constantsOnce: boolean): string {
  const [first, ...later] = history
  if (!first?.view || !constantsOnce) return JSON.stringify(history)
  const view = { ...first.view, open: withoutConstants(match, first.view.open) }
  return JSON.stringify([{ ...first, view }, ...later])
}
