/** Ready-made chat messages. They are sent as codes, so that everybody reads them in their own language. */
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

export type ChatPhrase = (typeof PHRASES)[number]
