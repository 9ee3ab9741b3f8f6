import type { Match, Seat } from '../../../kernel/index.ts'
import type { HistoryStep } from '../../../protocol/index.ts'
import {
  eventFacts,
  type LogEntry,
  positionFacts,
  SPECTATOR,
  speakerOf,
  type TableState,
  tableFor,
  type Viewer,
} from '../../../table/index.ts'

/**
 * The part of an event that is the same for all viewers. Recent events are kept, so it consists of few strings that are
 * not put together before they are sent: every string that outlives a tick costs the garbage collector time.
 */
interface SharedText {
  /** The text up to the number of the event. */
  readonly start: string
  readonly at: number
  readonly event: string
  /** All seats, where who sits where has changed. Otherwise empty. */
  readonly seats: string
  /** The open part of the position without its constants. Empty if there is no position. */
  readonly open: string
  /** The same with its constants. */
  readonly whole: string
  /** Fields that never change, as JSON without braces. */
  readonly constants: string
  /** The match begins with this event, so the constants come with it. */
  readonly begins: boolean
  /** The guest who said it, if it is talk. */
  readonly speaker: string | undefined
}

/**
 * A message about an entry for one viewer, in parts. Released clients expect every view whole; others ask for the fields
 * that never change, such as a deck, only once.
 */
export interface RenderedEvent {
  readonly viewer: Viewer
  /** Its number for the viewer. */
  readonly number: number
  readonly shared: SharedText
  /** What only the viewer sees of the position. Empty for spectators, and if there is no position. */
  readonly own: string
  /** The rest of the position. Empty if there is none. */
  readonly facts: string
}

/** The text for a client that expects every view whole. */
export function wholeText(event: RenderedEvent): string {
  const { open, whole } = event.shared
  return open === '' ? `${headOf(event)}}` : `${headOf(event)},"position":${positionText(event, whole)}}`
}

/** The text for a client that is sent the constants once. */
export function shortText(event: RenderedEvent): string {
  const { open, constants, begins } = event.shared
  if (open === '') return `${headOf(event)}}`
  const once = begins && constants !== '' ? `,"constants":{${constants}}` : ''
  return `${headOf(event)},"position":${positionText(event, open)}${once}}`
}

function headOf({ viewer, number, shared: { start, at, event, seats } }: RenderedEvent): string {
  const head = `${start}${number},"at":${at},"event":${event}`
  if (seats === '') return head
  return `${head},"seats":${seats}${viewer === SPECTATOR ? '' : `,"you":${viewer}`}`
}

type OwnParts = Pick<RenderedEvent, 'viewer' | 'own' | 'facts'>

const positionText = ({ viewer, own, facts }: OwnParts, open: string): string =>
  viewer === SPECTATOR
    ? `{"view":{"open":${open}},${facts.slice(1)}`
    : `{"view":{"seat":${viewer},"open":${open},"own":${own}},${facts.slice(1)}`

/** Puts fields at the beginning of an object. */
function withFields(fields: string, object: string): string {
  if (fields === '' || object === '') return object
  return object === '{}' ? `{${fields}}` : `{${fields},${object.slice(1)}`
}

/**
 * Writes what the table engine shows as the JSON that goes over the wire. The open part of a state is written once for
 * all viewers, and the view of a seat is that text with the seat's own part beside it. Nothing else of a state is ever
 * written.
 */
export class Renderer {
  /** The table and its entry count that the texts belong to. */
  #table: TableState | undefined
  #length = -1
  #start = ''
  /** Without its constants. */
  #open = ''
  /** What only each seat sees, at the entry count for which it was last written. */
  #own: string[] = []
  #ownLengths: number[] = []
  #facts = ''
  #match: Match | undefined
  #constants = ''

  /** What a viewer sees of the state. */
  view(table: TableState, viewer: Viewer): string {
    const { match } = table
    if (!match) return ''
    this.#refresh(table, match)
    const open = withFields(this.#constants, this.#open)
    if (viewer === SPECTATOR) return `{"open":${open}}`
    return `{"seat":${viewer},"open":${open},"own":${this.#ownText(match, viewer)}}`
  }

  #refresh(table: TableState, match: Match): void {
    if (this.#match !== match) {
      this.#match = match
      this.#constants = JSON.stringify(constantsOf(match)).slice(1, -1)
    }
    if (this.#table === table && this.#length === table.length) return
    if (this.#table !== table) this.#ownLengths = []
    this.#table = table
    this.#length = table.length
    this.#open = JSON.stringify(withoutConstants(match, match.state.open))
  }

  /** Most turns change it for one seat only, and a text that has not changed is kept once. */
  #ownText({ state }: Match, viewer: Viewer): string {
    if (viewer === SPECTATOR) return ''
    const before = this.#own[viewer] ?? ''
    if (this.#ownLengths[viewer] === this.#length) return before
    // A seat that was removed at the start may still be among the viewers, though nobody has it any more.
    const own = JSON.stringify(state.own[viewer] ?? null)
    this.#ownLengths[viewer] = this.#length
    if (own !== before) this.#own[viewer] = own
    return own === before ? before : own
  }

  /** Several viewers in a row often have the same facts, which are kept once. */
  #factsText(facts: object): string {
    const text = JSON.stringify(facts)
    if (text !== this.#facts) this.#facts = text
    return this.#facts
  }

  /** The message about an entry that was just applied, for each viewer. */
  event(table: TableState, entry: LogEntry): (viewer: Viewer) => RenderedEvent {
    const { record, numbers, match } = table
    const { event, seats, changesPosition } = eventFacts(table, entry)
    const position = changesPosition && match ? match : undefined
    if (position) this.#refresh(table, position)
    const facts = position ? positionFacts(table) : undefined
    this.#start ||= `{"type":"event","table":"${record.id}","number":`
    const open = position ? this.#open : ''
    const shared = {
      start: this.#start,
      at: entry.at,
      event: JSON.stringify(event),
      seats: seats ? JSON.stringify(seats) : '',
      open,
      whole: withFields(this.#constants, open),
      constants: this.#constants,
      begins: event.type === 'started',
      speaker: speakerOf(table, entry),
    }
    return (viewer) => ({
      viewer,
      number: numbers[viewer] ?? 0,
      shared,
      own: position ? this.#ownText(position, viewer) : '',
      facts: facts ? this.#factsText(facts(viewer)) : '',
    })
  }

  /** The whole table for one viewer. */
  table(table: TableState, viewer: Viewer, { constantsOnce, history, ...options }: TableOptions): string {
    const text = JSON.stringify(tableFor(table, viewer, options))
    const { match } = table
    if (!match) return text
    this.#refresh(table, match)
    const constants = this.#constants
    const facts = JSON.stringify(positionFacts(table, options.now)(viewer))
    const parts = { viewer, own: this.#ownText(match, viewer), facts }
    const open = constantsOnce ? this.#open : withFields(constants, this.#open)
    const steps = history ? `,"history":${historyText(match, history, constantsOnce)}` : ''
    const once = constantsOnce ? `,"constants":{${constants}}` : ''
    return `${text.slice(0, -1)}${once}${steps},"position":${positionText(parts, open)}}`
  }
}

interface TableOptions {
  /** Seats whose players the viewer does not want to hear. */
  readonly muted: readonly Seat[]
  /** Seats that the viewer does not hear because their players have blocked them. */
  readonly silent: readonly Seat[]
  readonly now: number
  /** The seat that is kept for the viewer. */
  readonly kept: Seat | undefined
  readonly history: readonly HistoryStep[] | undefined
  /** Whether views leave out what never changes. */
  readonly constantsOnce: boolean
}

type Fields = Readonly<Record<string, unknown>>

const constantsOf = ({ game, state }: Match): Fields =>
  Object.fromEntries((game.constants ?? []).map((key) => [key, (state.open as Fields)[key]]))

/** `JSON.stringify` leaves out what is undefined. */
function withoutConstants({ game }: Match, open: unknown): Fields {
  const fields: Record<string, unknown> = { ...(open as Fields) }
  for (const key of game.constants ?? []) fields[key] = undefined
  return fields
}

/**
 * Whether the rules allow looking up all the positions of earlier events now. Silver & Gold, for example, does not let
 * players look up the earlier expedition cards of a round.
 */
export function mayLookUp(events: readonly RenderedEvent[], { match, length }: TableState): boolean {
  const { earlier } = match?.game ?? {}
  if (!match || !earlier) return true
  const constants = constantsOf(match)
  return events.every(({ shared }) => {
    if (shared.open === '') return true
    const known = lookedUp.get(shared)
    if (known?.length === length) return known.may
    const then: unknown = { ...constants, ...JSON.parse(shared.open) }
    const may = earlier(then, match.state.open) === then
    lookedUp.set(shared, { length, may })
    return may
  })
}

/** Whether an event may be looked up when the log has this length. Many clients may ask at the same time. */
const lookedUp = new WeakMap<SharedText, { readonly length: number; readonly may: boolean }>()

function historyText(match: Match, history: readonly HistoryStep[], constantsOnce: boolean): string {
  const [first, ...later] = history
  if (!first?.view || !constantsOnce) return JSON.stringify(history)
  const view = { ...first.view, open: withoutConstants(match, first.view.open) }
  return JSON.stringify([{ ...first, view }, ...later])
}
