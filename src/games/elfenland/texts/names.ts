/** The names of the games, the same in every language. */
export const ELFENLAND_NAME = 'Elfenland'
export const ELFENGOLD_NAME = 'Elfengold'
