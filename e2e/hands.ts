/** How a player touches things. */
export type Hand = 'mouse' | 'touch' | 'keyboard'

/** Does something at a table; where it has moved on under the hand, that is said, and one looks at it again. */
export const unlessTooLate = (doing: Promise<string>): Promise<string> =>
  doing.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
    return 'tooLate'
  })
