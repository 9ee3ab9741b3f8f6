/** Why something was rejected: a stable code, which is also the key of its text in every language, and parameters. */
export interface Rejection<Code extends string = string> {
  readonly code: Code
  readonly [parameter: string]: string | number | boolean
}

/** Reasons for which the kernel itself rejects something, whatever the game. */
export const KERNEL_REJECTIONS = [
  'noSuchSeat',
  'notYourMove',
  'malformedMove',
  'emptyTurn',
  'turnGoesPastTheHidden',
  'nothingToTakeBack',
  'othersHaveMovedOn',
  'wrongNumberOfSeats',
  'badOptions',
] as const

export type KernelRejection = Rejection<(typeof KERNEL_REJECTIONS)[number]>
