import { type ComponentChildren, type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Seat } from '../../kernel/index.ts'
import { SeatToken } from '../components/pictures/token.tsx'
import type { LogLine } from './game-board.ts'
import type { SeatStatus } from './session.ts'

/** The dialogs that the frame can open. */
const SHEETS = [
  'menu',
  'log',
  'chat',
  'rules',
  'settings',
  'options',
  'catchUp',
  'clock',
  'fairPlay',
  'share',
] as const
export type Sheet = (typeof SHEETS)[number]

/** What the frame provides to a board. */
export interface BoardFrame {
  readonly seats: readonly SeatStatus[]
  readonly entries: readonly LogLine[]
  /** The seat of the reader; undefined for spectators and in reviews. */
  readonly me?: Seat | undefined
  readonly unread: number
  /** The advice or the help in words, for a board that finds a place for it itself; it may turn out to be empty. */
  readonly advice?: ComponentChildren
  /** Whether there is a chat. */
  readonly talk: boolean
  /** Whether log and chat stand beside the table, so that a board needs no log of its own. */
  readonly docked: boolean
  /** Whether the connection is up; if not, moves wait for it. */
  readonly live: boolean
  /** Whether the match is paused, so that nobody is waited for. */
  readonly paused?: boolean
  /** Whether the places of the board call themselves anchors, between which arrows can be drawn. */
  readonly anchors?: boolean
  /** Whether this is an exercise, in which the board must not name the best move. */
  readonly exercise?: boolean
  /** The sign of a seat at this table. */
  readonly Sign: ComponentType<{ seat: Seat }>
  name(seat: Seat): string
  open(sheet: Sheet): void
}

/** The frame of a board at which nobody else sits and no dialog can be opened. */
export const LONE_FRAME: BoardFrame = {
  seats: [],
  entries: [],
  unread: 0,
  talk: false,
  docked: false,
  live: true,
  Sign: SeatToken,
  name: (seat) => String(seat + 1),
  open: () => undefined,
}

export const FrameContext = createContext(LONE_FRAME)

export const useFrame = (): BoardFrame => useContext(FrameContext)
