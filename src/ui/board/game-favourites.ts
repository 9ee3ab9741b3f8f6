import type { ComponentType } from 'preact'

/** How often each thing of a kind was counted, by its id. */
export type ThingCounts = ReadonlyMap<string, number>

/** Things of a game that a player has favourites among, such as patterns or towns. */
export interface FavouriteKind {
  /** What the names of its figures begin with, such as `pattern` in `pattern.T4`. */
  readonly kind: string
  title(): string
  nameOf(id: string): string
  /** Decorative: the name stands beside it. */
  readonly Thing: ComponentType<{ id: string }>
  /** One picture of all of them, which is decorative too. */
  readonly Overview?: ComponentType<{ counts: ThingCounts }>
}

/** What a game provides to the page of a player's statistics. It is loaded when that page is opened. */
export interface GameFavourites {
  ready(): Promise<unknown>
  /** The parts of a score in the order in which they are shown. */
  readonly parts: readonly string[]
  partName(part: string): string
  readonly kinds: readonly FavouriteKind[]
  /** Anything else that the game has to say about the sums of all figures. */
  readonly More?: ComponentType<{ figures: Readonly<Record<string, number>>; matches: number }>
  /** The symbols that the pictures refer to, which the page includes once. */
  readonly Symbols?: ComponentType
}
