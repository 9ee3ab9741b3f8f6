/** A seat as far as it matters here: a bot has a level, and a person has none. */
interface CommentedSeat {
  readonly bot?: string | undefined
}

/**
 * Whether those who watch may be told the chances. Never while a person plays, not even one for whom a bot stands in:
 * they could look over a spectator's shoulder.
 */
export const mayComment = (seats: readonly CommentedSeat[], over: boolean): boolean =>
  over || (seats.length > 0 && seats.every(({ bot }) => bot !== undefined))
