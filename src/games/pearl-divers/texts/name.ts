/** The name of the game, the same in every language. */
export const PEARL_DIVERS_NAME = 'Pearl Divers'
