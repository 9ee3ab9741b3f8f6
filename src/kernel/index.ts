export { at } from './at.ts'
export { lowestBit, lowestIndex } from './bits.ts'
export type { Bot, Budget, Thought } from './bot.ts'
export { type Bag, bagOf, copyBag, putIn, takeNth, takeOut } from './chance/bag.ts'
export {
  type Answer,
  type Bookmark,
  type Chance,
  type ChanceStream,
  continuedChance,
  NO_CHANCE,
  recording,
  scriptedChance,
} from './chance/chance.ts'
export { commitmentTo, type FairSeed, fairChance, newFairSeed } from './chance/fair-chance.ts'
export { type FastSeed, fastChance, fastSeed } from './chance/fast-chance.ts'
export { fixedChance } from './chance/fixed-chance.ts'
export { isSeed, openSource, SOURCES, type Source } from './chance/source.ts'
export {
  earlierView,
  type Game,
  type PackedMove,
  type PackedMoves,
  type Schema,
  type State,
  type View,
  viewOf,
} from './game.ts'
export {
  commitTakeBack,
  commitTurn,
  forkMatch,
  type Header,
  type Match,
  type NewMatch,
  openMatch,
  playTurn,
  replayTurn,
  startMatch,
  stateAt,
  type TriedTakeBack,
  type TriedTurn,
  type Turn,
  takeBack,
  tryTakeBack,
  tryTurn,
  turnsFrom,
} from './match.ts'
export {
  FILE_PROBLEMS,
  type FileProblem,
  MATCH_FORMAT,
  type MatchFile,
  matchFile,
  type ReadMatch,
  readMatch,
  writeMatch,
} from './match-file.ts'
export type { OrderOutcome, Orders } from './orders.ts'
export { type Phrase, PhraseSchema } from './phrase.ts'
export { FORBIDDEN_KEYS } from './plain/forbidden-keys.ts'
export { natural } from './plain/natural.ts'
export { passesUnchanged } from './plain/passes-unchanged.ts'
export { plainJson } from './plain/plain-json.ts'
export { samePlain } from './plain/same-plain.ts'
export { KERNEL_REJECTIONS, type KernelRejection, type Rejection } from './rejection.ts'
export { type Result, rank, type SeatOutcome, type SeatResult } from './result.ts'
export {
  everySeat,
  firstSeat,
  hasSeat,
  NO_SEATS,
  type Seat,
  type SeatSet,
  seatsOf,
  withoutSeat,
  withSeat,
} from './seat.ts'
export { mean, sum } from './sum.ts'
