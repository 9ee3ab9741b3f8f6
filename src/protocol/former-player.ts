/** What is stored instead of the name of a player who has deleted themselves. Nobody can choose it. */
export const FORMER_PLAYER = 'former player'
