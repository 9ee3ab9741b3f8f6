/** The input device of a player. */
export type Hand = 'mouse' | 'touch' | 'keyboard'

/** Resolves with 'tooLate' if the table moved on before the action, so that the caller looks at it again. */
export const unlessTooLate = (action: Promise<string>): Promise<string> =>
  action.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
    return 'tooLate'
  })
