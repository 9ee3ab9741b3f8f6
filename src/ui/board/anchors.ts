/**
 * Marks a thing on a board as a place where arrows of a shared review begin and end. The id is stored with the arrow, so
 * it must stay the same in later versions.
 */
export const anchor = (id: string, name: string) => ({ 'data-anchor': id, 'data-anchor-name': name })
