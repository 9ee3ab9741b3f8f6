import type { ComponentType } from 'preact'
import type { Rejection, Result, Seat, View } from '../../kernel/index.ts'
import type { SeatInfo } from './session.ts'

/** One line of the log. It is put into words when it is read, in the reader's language. */
export interface LogEntry {
  readonly seat?: Seat
  /** Words with `*emphasis*`; `name` gives a seat's name. */
  say(name: (seat: Seat) => string): string
  /** Worth telling by voice to who cannot see it. */
  readonly aloud?: boolean
  /** What happened, in the game's own shape: its table may show it where it happened. */
  readonly what?: unknown
}

/** A choice that the people at a new table have. Its texts are `option.<name>` and `option.<name>.hint`. */
export type OptionField =
  | { readonly name: string; readonly kind: 'toggle'; readonly otherwise: boolean }
  /** One of a few numbers. */
  | {
      readonly name: string
      readonly kind: 'choice'
      readonly values: readonly number[]
      readonly otherwise: number
    }

/** A decision that is pointed out on the table: what would be good, or what was done. */
export interface Shown {
  readonly as: 'advice' | 'played'
  readonly moves: readonly unknown[]
}

export interface TableProps {
  readonly view: View
  /** How the table looked just before, where the difference is to be shown as movement. */
  readonly before: View | undefined
  readonly seats: readonly SeatInfo[]
  readonly waiting: number
  /** Whether this seat may act now. */
  readonly active: boolean
  readonly mayTakeBack: boolean
  /** The past is shown: nothing can be done, now or later. */
  readonly past?: boolean
  readonly shown?: readonly Shown[]
  send(moves: readonly unknown[]): Promise<Rejection | undefined>
  takeBack(): void
}

export interface ResultProps {
  readonly view: View
  readonly result: Result
  readonly seats: readonly SeatInfo[]
}

/** What a game brings to the table frame. Loaded when somebody sits down. */
export interface GameBoard {
  readonly texts: {
    ready(): Promise<unknown>
    has(key: string): boolean
    word(key: string, parameters?: Readonly<Record<string, string | number>>): string
  }
  readonly options: readonly OptionField[]
  /** The sign of a seat in this game's own world, drawn like the shell's `Token`, which stands for it elsewhere. */
  readonly Sign?: ComponentType<{ seat: Seat }>
  /** The colour of a seat in that world, as a line on paper. */
  colour?(seat: Seat): string
  readonly Table: ComponentType<TableProps>
  /** The rows of the score board: every point explained. */
  readonly Score: ComponentType<ResultProps>
  /** What happened between two looks at the table, in words. */
  describe(before: View, after: View): LogEntry[]
  /** How long the difference wants to be looked at, in milliseconds. */
  linger(before: View, after: View): number
  /** What is asked of a seat, in a few words. */
  asked(view: View, seat: Seat): string
  /** What moves do, in a few words. */
  tell(view: View, moves: readonly unknown[]): string
  /** The name of a thing that the bots speak of by its id. */
  named(id: string): string
  /** How far the match is, in a few words. */
  progress(view: View): string
  /** Whether the seat that moves next holds something that the others at the same screen must not see. */
  handOver(view: View): boolean
}

/** What the front page knows of a game without loading it. */
export interface GameCover {
  readonly id: string
  readonly name: string
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly Cover: ComponentType
  load(): Promise<GameBoard>
  rules(): Promise<RulesPage>
}

interface RulesPage {
  readonly Rules: ComponentType
  ready(): Promise<unknown>
}
