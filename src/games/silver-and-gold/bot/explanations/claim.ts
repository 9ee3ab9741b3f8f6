/** The points of one or several cards, and the turns that they are expected to take. */
type Worth = {
  readonly points: number
  readonly turns: number
}

/**
 * Everything that a hint or review can claim about a decision, by kind. The numbers by kind are what the texts fill in;
 * `testing/claims` replays each of them by the rules.
 */
interface Claims {
  'reason.keep': Worth
  'reason.keepBoth': Worth
  'reason.take': Worth
  'reason.takeOne': Worth
  'reason.takeSeal': Worth & { readonly seals: number }
  'reason.takeParts': Worth & { readonly left: number }
  'reason.takeLate': Worth & { readonly left: number }
  'reason.draw': object
  'reason.finish': { readonly points: number }
  'reason.finishBoth': { readonly points: number }
  'reason.row': { readonly trophy: number }
  'reason.rowMaybe': { readonly trophy: number }
  'reason.palms': { readonly points: number }
  'reason.extras': { readonly n: number }
  'reason.coins': { readonly n: number }
  'reason.fits': { readonly percent: number }
  'reason.fitsAll': object
  'reason.cells': { readonly n: number }
  'reason.lastTurn': object
  'more.nearly': { readonly percent: number; readonly points: number }
  'more.surely': { readonly points: number }
  'more.givesUp': { readonly points: number }
  'more.keepOthers': Worth
  'more.coins': { readonly coins: number }
  'more.palms': { readonly palms: number }
  'more.symbols': { readonly coins: number; readonly palms: number }
}

export type ClaimKey = keyof Claims
export type Claim = { [Key in ClaimKey]: { readonly key: Key } & Claims[Key] }[ClaimKey]
