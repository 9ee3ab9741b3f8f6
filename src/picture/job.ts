import type { View } from '../kernel/index.ts'

/** A seat as a picture of the table shows it. */
export interface PictureSeat {
  readonly name: string
  /** An open seat has none. */
  readonly taken: boolean
  /** The score, once the match is over. */
  readonly score?: number
  readonly won?: boolean
}

/** What a picture of a table shows: only what everybody with the link may see. */
export interface PictureJob {
  readonly game: string
  /** The name of the game. */
  readonly title: string
  /** How far the table is, in a few words. */
  readonly state: string
  readonly seats: readonly PictureSeat[]
  /** The position as spectators see it, once the match has begun. */
  readonly view?: View
}

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630
