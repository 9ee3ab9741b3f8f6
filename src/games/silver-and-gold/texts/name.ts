/** The name of the game, the same in every language. */
export const SILVER_AND_GOLD_NAME = 'Silver & Gold'
