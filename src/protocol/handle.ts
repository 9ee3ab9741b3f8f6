/** Letters and digits without accents, with single hyphens between them. */
export const HANDLE_SHAPE = /^(?=.{3,}$)[a-z0-9]+(?:-[a-z0-9]+)*$/i
