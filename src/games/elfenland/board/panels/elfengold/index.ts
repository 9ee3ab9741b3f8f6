/* What every round of Elfengold needs, and Elfenland never: one file for the browser. */
export { AuctionPanel } from '../auction/auction.tsx'
export { DrawPanel } from './draw.tsx'
export { Hammer } from './hammer.tsx'
export { RewardPanel } from './reward.tsx'
export { ShowPanel } from './show.tsx'
export { SpellPreview } from './spell.tsx'
