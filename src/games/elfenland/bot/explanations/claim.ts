/** The ids of the towns at both ends of a road. */
export type Ends = { readonly from: string; readonly to: string }
type Laid = Ends & { readonly token: string }
type Count = { readonly n: number }

/**
 * Everything that a hint or review can claim about a decision, by kind. Towns, tokens and cards are named by id; the
 * texts of each language name them. `testing/claims` replays every claim by the rules.
 */
interface Claims {
  /** What the plan reaches with what the decision brings, and the most that any journey reaches without it. */
  'reason.towns': { readonly towns: number; readonly without: number }
  'reason.townsOnly': { readonly towns: number }
  /** What the plan earns or saves more than any journey to as many towns without it. */
  'reason.gold': { readonly gold: number }
  'reason.cards': { readonly cards: number }
  'reason.near': { readonly town: string; readonly near: number }
  'reason.secret': { readonly town: string; readonly secret: string; readonly roads: number }
  'reason.secretHome': { readonly town: string }
  'reason.lay': Laid
  'reason.layGold': Laid
  'reason.road': Ends
  'reason.spare': object
  /** In how many of the sampled hands of a rival their best journey gets worse, in percent. */
  'reason.hinders': Laid & { readonly by: number; readonly percent: number }
  'reason.pass': object
  'reason.passWait': Count
  'reason.passKeep': Count
  'reason.travel': { readonly towns: number; readonly town: string }
  'reason.travelWithoutTowns': { readonly town: string }
  'reason.stop': { readonly towns: number }
  'reason.stopNone': object
  'reason.counterPlan': object
  'reason.counter': Count
  'reason.drawCounter': object
  'reason.card': object
  'reason.drawCard': object
  'reason.goldPile': { readonly gold: number }
  'reason.show': object
  'reason.showSame': object
  'reason.bid': { readonly gold: number }
  /** The plan uses nothing but what the seat holds already. */
  'reason.noBid': { readonly bid: number }
  /** No journey with the token reaches more towns than the longest one without it. */
  'reason.noBidNoTown': { readonly bid: number }
  'reason.noBidTowns': Count & { readonly bid: number }
  'reason.noGold': { readonly bid: number; readonly gold: number }
  'reason.discard': object
  'reason.keep': object
  'reason.rewardGold': { readonly gold: number }
  'reason.rewardCards': { readonly gold: number }
  /** The journey has earned nothing, or cards are of no use any more. */
  'reason.rewardNoGold': object
  'reason.rewardLast': object
  'more.plan': { readonly towns: number; readonly town: string }
  'more.towns': { readonly towns: number }
  'more.givesUp': Count
  /** What the plan has instead of the towns that it gives up. */
  'more.for.gold': { readonly gold: number }
  'more.for.cards': { readonly cards: number }
  'more.for.near': { readonly town: string; readonly near: number }
  'more.for.secret': { readonly town: string; readonly secret: string; readonly roads: number }
  'more.for.secretHome': { readonly town: string }
  'more.saves': Count & { readonly card: string }
  'more.worth': { readonly gold: number }
  'more.gold': { readonly gold: number }
}

export type ClaimKey = keyof Claims
export type Claim = { [Key in ClaimKey]: { readonly key: Key } & Claims[Key] }[ClaimKey]
