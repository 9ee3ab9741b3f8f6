/**
 * The capitals of the languages of the site, beside those of ASCII. Indexes rest on them, so they are never changed: other
 * ones need a new index.
 */
export const CAPITALS = 'ÀÂÄÆÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜĄĆĘŁŃŒŚŸŹŻẞ'

const FOLDED = new RegExp(`[A-Z${CAPITALS}]`, 'g')

/** The same for a name in capitals and in small letters, as both stores have it in their indexes. */
export const foldedName = (name: string): string =>
  name.normalize('NFC').replace(FOLDED, (letter) => letter.toLowerCase())
