import type { ComponentProps } from 'preact'
import type { DecisionPictureProps, ResultProps } from '../../../ui/board/game-board.ts'
import { LazyPart, loadPart } from '../../../ui/components/lazy-part.tsx'
import type { RowOrder } from './panels/auction/row-order.tsx'
import type {
  AuctionPanel,
  DrawPanel,
  Hammer,
  RewardPanel,
  ShowPanel,
  SpellPreview,
} from './panels/elfengold/index.ts'
import type { CloseUpDialog } from './parts/close-up-dialog.tsx'
import type { RoundPage } from './parts/round-page.tsx'

/* Parts of the board that only one of the games needs, or nobody for the first move. */

const elfengold = () => import('./panels/elfengold/index.ts')
const loadAuction = async () => (await elfengold()).AuctionPanel
const loadDraw = async () => (await elfengold()).DrawPanel
const loadHammer = async () => (await elfengold()).Hammer
const loadReward = async () => (await elfengold()).RewardPanel
const loadShow = async () => (await elfengold()).ShowPanel
const loadSpell = async () => (await elfengold()).SpellPreview
const loadCloseUp = async () => (await import('./parts/close-up-dialog.tsx')).CloseUpDialog
const loadDecisionPicture = async () => (await import('./parts/decision-picture.tsx')).DecisionPicture
const loadRowOrder = async () => (await import('./panels/auction/row-order.tsx')).RowOrder
const loadRoundPage = async () => (await import('./parts/round-page.tsx')).RoundPage
const loadScore = async () => (await import('./parts/score.tsx')).Score

export const LazyAuction = (props: ComponentProps<typeof AuctionPanel>) => (
  <LazyPart load={loadAuction} {...props} />
)

export const LazyDraw = (props: ComponentProps<typeof DrawPanel>) => <LazyPart load={loadDraw} {...props} />

export const LazyHammer = (props: ComponentProps<typeof Hammer>) => <LazyPart load={loadHammer} {...props} />

export const LazyReward = (props: ComponentProps<typeof RewardPanel>) => (
  <LazyPart load={loadReward} {...props} />
)

export const LazyShow = (props: ComponentProps<typeof ShowPanel>) => <LazyPart load={loadShow} {...props} />

export const LazySpell = (props: ComponentProps<typeof SpellPreview>) => (
  <LazyPart load={loadSpell} {...props} />
)

export const LazyCloseUp = (props: ComponentProps<typeof CloseUpDialog>) => (
  <LazyPart load={loadCloseUp} {...props} />
)

export const LazyRowOrder = (props: ComponentProps<typeof RowOrder>) => (
  <LazyPart load={loadRowOrder} {...props} />
)

export const LazyDecisionPicture = (props: DecisionPictureProps) => (
  <LazyPart load={loadDecisionPicture} {...props} />
)

export const LazyRoundPage = (props: ComponentProps<typeof RoundPage>) => (
  <LazyPart load={loadRoundPage} {...props} />
)

export const LazyScore = (props: ResultProps) => <LazyPart load={loadScore} {...props} />

/** What every round of Elfengold needs, and Elfenland never. */
export const loadElfengold = (): Promise<unknown> =>
  Promise.all([
    loadPart(loadAuction),
    loadPart(loadDraw),
    loadPart(loadHammer),
    loadPart(loadReward),
    loadPart(loadShow),
    loadPart(loadSpell),
  ])

export const loadAhead = (): Promise<unknown> =>
  Promise.all([loadPart(loadCloseUp), loadPart(loadRoundPage), loadPart(loadScore)])

export const loadElfengoldAhead = (): Promise<unknown> => Promise.all([loadAhead(), loadPart(loadRowOrder)])
