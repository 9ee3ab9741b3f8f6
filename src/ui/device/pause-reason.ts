/** Why nothing is computed in the background at the moment: the page is out of sight, or the device saves power. */
export type PauseReason = 'hidden' | 'saving' | 'battery'
