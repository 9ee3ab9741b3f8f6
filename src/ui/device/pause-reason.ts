/** Why nothing is computed in the background at the moment: the page is hidden, or the device saves power. */
export type PauseReason = 'hidden' | 'saving' | 'battery'
