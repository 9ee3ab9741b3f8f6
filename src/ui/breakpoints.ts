import { DEVICE_QUERIES } from './device-queries.ts'

/**
 * The named media queries of the user interface. TypeScript uses them through `useMedia`, and style sheets
 * write `@media (--landscape-phone)`, which the build replaces by the query.
 *
 * A name that stands for alternatives (its query has a comma) cannot be combined with `and`.
 */
export const BREAKPOINTS = {
  /** An ordinary window at a zoom of 400 %, or a watch. */
  tiny: '(max-width: 260px)',
  smallPhone: '(max-width: 360px)',
  phone: '(max-width: 600px)',
  abovePhone: '(min-width: 601px)',
  uprightPhone: '(max-width: 600px) and (orientation: portrait)',
  shortPhone: '(max-width: 600px) and (max-height: 700px) and (orientation: portrait)',
  tallPhone: '(max-width: 600px) and (min-height: 780px) and (orientation: portrait)',
  /** A phone on its side, or a window too small for columns. */
  landscapePhone: '(orientation: landscape) and ((max-height: 520px) or (max-width: 860px))',
  wideLandscapePhone:
    '(orientation: landscape) and (min-width: 481px) and ((max-height: 520px) or (max-width: 860px))',
  anyPhone:
    '(max-width: 600px) and (orientation: portrait), (orientation: landscape) and ((max-height: 520px) or (max-width: 860px))',
  /** A desk at a zoom of 400 %, or a phone at 150 %. */
  zoomedIn: '(max-width: 260px) and (orientation: portrait), (max-width: 480px) and (max-height: 420px)',
  /** An upright phone, or a desk at a zoom of 400 %: things stand below each other. */
  oneColumn: '(max-width: 600px) and (orientation: portrait), (max-width: 480px)',
  narrow: '(max-width: 760px)',
  wide: '(min-width: 761px)',
  low: '(max-height: 560px)',
  high: '(min-height: 561px)',
  narrowOrLow: '(max-width: 760px), (max-height: 560px)',
  /** Too low for a picture beside a form. */
  veryLow: '(max-height: 520px)',
  /** A screen higher than wide without room for columns: the panel of a board is a sheet at the bottom. */
  bottomSheet: '(max-width: 760px) and (min-height: 561px), (max-width: 560px)',
  /** A phone that is hardly higher than that sheet. */
  shortSheet: '(max-width: 560px) and (max-height: 700px)',
  /** Where a panel has no room for large pieces. */
  compactPanel: '(max-height: 650px), (max-width: 560px) and (max-height: 700px)',
  /** A phone on its side, or a desk at a zoom of 200 %. */
  lowAndBroad: '(max-height: 560px) and (min-width: 561px)',
  /** A tablet held upright, or a window higher than wide. */
  uprightAndWide: '(min-width: 761px) and (min-height: 900px) and (max-aspect-ratio: 9 / 10)',
  slim: '(max-width: 560px)',
  slimPhone: '(max-width: 340px)',
  /** A phone at a zoom of 130 % or more. */
  zoomedPhone: '(max-width: 300px)',
  /** A desk at a zoom of 400 %. */
  zoomedDesk: '(max-width: 480px) and (max-height: 420px)',
  /** A screen on which the parts of a large board grow. */
  largeBoard: '(min-width: 1600px) and (min-height: 950px)',
  /** A table with columns in a window without much height. */
  lowTable: '(min-width: 761px) and (min-height: 561px) and (max-height: 860px)',
  /** A screen so large that everything at a table grows once more. */
  hugeScreen: '(min-width: 2300px) and (min-height: 1150px)',
  smallLandscape: '(max-width: 860px) and (orientation: landscape)',
  smallTablet: '(max-width: 900px)',
  belowDesk: '(max-width: 1100px)',
  uprightTablet: '(max-width: 1100px) and (orientation: portrait)',
  tabletOrLandscapePhone:
    '(min-width: 601px) and (max-width: 1100px) and (orientation: portrait), (min-width: 601px) and (orientation: landscape) and ((max-height: 520px) or (max-width: 860px))',
  /** A window narrower than a desk but wider than high, or a phone on its side. */
  smallLandscapePage: '(max-width: 1100px) and (min-width: 761px) and (orientation: landscape)',
  desk: '(min-width: 1101px)',
  /** A window, or a table beside which something is docked: `@container table (--small-desk)`. */
  smallDesk: '(max-width: 1180px)',
  /** A window that is upright but too low to show the panels below a board without scrolling. */
  lowUprightTablet:
    '(max-width: 1100px) and (min-width: 601px) and (max-height: 1150px) and (orientation: portrait)',
  /** Where the panels of a board are not on screen, so that it shows the most important figures itself. */
  withoutPanels:
    '(max-width: 600px) and (orientation: portrait), (orientation: landscape) and ((max-height: 520px) or (max-width: 860px)), (max-width: 1100px) and (min-width: 601px) and (max-height: 1150px) and (orientation: portrait)',
  /** Three steps of a board with columns in a low window. */
  lowBoard: '(max-height: 780px) and (min-height: 521px) and (min-width: 861px) and (orientation: landscape)',
  lowerBoard:
    '(max-height: 690px) and (min-height: 521px) and (min-width: 861px) and (orientation: landscape)',
  lowestBoard:
    '(max-height: 600px) and (min-height: 521px) and (min-width: 861px) and (orientation: landscape)',
  largeDesk: '(min-width: 1600px) and (min-height: 980px)',
  /** Wide enough for log and chat beside the table. */
  dockable: '(min-width: 1280px) and (min-height: 561px)',
  /** With a dock there is no room for the table at the size that it otherwise has on such a screen. */
  dockedLargeDesk: '(min-width: 1600px) and (max-width: 1859px) and (min-height: 980px)',
  ...DEVICE_QUERIES,
} as const

export type Breakpoint = keyof typeof BREAKPOINTS
