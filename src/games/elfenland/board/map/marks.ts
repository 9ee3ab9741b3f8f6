import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../../kernel/index.ts'
import type { Town, Towns } from '../../rules/components/map.ts'
import type { LogPlace } from '../history/log-place.ts'
import type { Leg } from '../history/retrace.ts'
import type { LayEffects } from '../turn/lay-effects/lay-effects.ts'

/** A place of the map that something is about. */
export type Scene = { readonly road: number } | { readonly town: Town }

/** The last journey that a player made. */
export interface ShownJourney {
  readonly seat: Seat
  readonly legs: readonly Leg[]
  /** Whose journey it is, and how many towns it led to. */
  readonly label: string
  /** Milliseconds until it begins to fade; undefined if it stays. */
  readonly leaves: number | undefined
}

/** What the board wants to show on the map. The map knows no rules and is told everything. */
export interface MapMarks {
  /** The roads that may be chosen; undefined if the player is not asked for one. */
  readonly legal?: ReadonlySet<number> | undefined
  /** The roads that are chosen. */
  readonly targets?: readonly number[]
  /** The chosen roads whose counters the draft shows as they would be. */
  readonly redrawn?: readonly number[]
  /** Towns that may be chosen next. */
  readonly next: Towns
  /** Towns that can be reached with the cards in hand. */
  readonly reached: Towns
  /** Towns that the drafted move would bring into reach. */
  readonly gained: Towns
  readonly secret: Town
  /** The shortest way to the secret town, road by road. */
  readonly secretWay: readonly number[]
  /** The journey that is being drafted. */
  readonly legs: readonly Leg[]
  /** A route that the player looks at, before it is drafted. */
  readonly ghostRoute: readonly Leg[]
  readonly journey: ShownJourney | undefined
  /** Roads that have changed recently, with the seat that changed them. */
  readonly fresh: ReadonlyMap<number, Seat>
  /** What the held token would do on each road, as far as it is known. */
  readonly layEffects: LayEffects | undefined
  /** Where to look: where another player has just acted, or where the own boot stands. */
  readonly scene: Scene | undefined
  /** Where the moves pointed out are, which the map brings into sight; undefined if there are none. */
  readonly pointed: LogPlace | undefined
  /** Drawn over everything: drafts and advice. */
  readonly ghosts?: ComponentChildren
}

/** The name of a town or road for screen readers, and the longer text of its tooltip. */
export interface Described {
  readonly label: string
  readonly explain: string
}
