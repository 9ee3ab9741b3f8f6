/** The input device of a player. */
export type Hand = 'mouse' | 'touch' | 'keyboard'

/** How long an action may wait for an element that is on screen; the table may move on and take it away. */
export const SOON = { timeout: 8000 }

/** Resolves with 'tooLate' if the table moved on before the action, so that the caller looks at it again. */
export const unlessTooLate = <Did>(action: Promise<Did>): Promise<Did | 'tooLate'> =>
  action.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
    return 'tooLate'
  })
