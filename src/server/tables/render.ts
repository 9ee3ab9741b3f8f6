import type { Seat } from '../../kernel/index.ts'
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
 * Writes what the table engine shows as the JSON that goes over the wire. The open part of a state is written once for
 * all viewers, and the view of a seat is that text with the seat's own part beside it. Nothing else of a state is ever
 * written.
 */
export class Renderer {
  /** The entry count of the table that the texts belong to. */
  #length = -1
  #open = ''
  #own: string[] = []

  /** What a viewer sees of the state. */
  view(table: TableState, viewer: Viewer): string {
    const { match, length } = table
    if (!match) return ''
    if (this.#length !== length) {
      this.#length = length
      this.#open = JSON.stringify(match.state.open)
      this.#own = []
    }
    if (viewer === SPECTATOR) return `{"open":${this.#open}}`
    const own = this.#own[viewer] ?? JSON.stringify(match.state.own[viewer])
    this.#own[viewer] = own
    return `{"seat":${viewer},"open":${this.#open},"own":${own}}`
  }

  /** The position for each viewer. */
  #positions(table: TableState): (viewer: Viewer) => string {
    const facts = positionFacts(table)
    return (viewer) => `{"view":${this.view(table, viewer)},${JSON.stringify(facts(viewer)).slice(1)}`
  }

  /** The message about an entry that was just applied, for each viewer. */
  event(table: TableState, entry: LogEntry): (viewer: Viewer) => string {
    const { record, numbers } = table
    const { event, seats, changesPosition } = eventFacts(table, entry)
    const position = changesPosition ? this.#positions(table) : undefined
    const about = `,"at":${entry.at},"event":${JSON.stringify(event)}`
    const seating = seats ? `,"seats":${JSON.stringify(seats)}` : ''
    return (viewer) => {
      const you = seats && viewer !== SPECTATOR ? `,"you":${viewer}` : ''
      const where = position ? `,"position":${position(viewer)}` : ''
      return `{"type":"event","table":"${record.id}","number":${numbers[viewer]}${about}${seating}${you}${where}}`
    }
  }

  /** The whole table for one viewer; `history` is JSON, where it was asked for. */
  table(table: TableState, viewer: Viewer, options: TableOptions): string {
    const text = JSON.stringify(tableFor(table, viewer, options))
    if (!table.match) return text
    const history = options.history === undefined ? '' : `,"history":${options.history}`
    return `${text.slice(0, -1)}${history},"position":${this.#positions(table)(viewer)}}`
  }
}

interface TableOptions {
  /** Seats whose players the viewer does not want to hear. */
  readonly muted: readonly Seat[]
  readonly now: number
  readonly history: string | undefined
}
