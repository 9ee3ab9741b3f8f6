/** Ready-made things to say. They travel as codes, so that each reader sees them in his own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'haveFun',
  'oneMoment',
  'takeYourTime',
  'yourMove',
  'wellPlayed',
  'ouch',
  'lucky',
  'sorry',
  'thanks',
  'goodGame',
  'anotherOne',
  'bye',
] as const

export type Phrase = (typeof PHRASES)[number]
