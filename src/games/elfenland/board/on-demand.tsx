import type { ComponentProps } from 'preact'
import type { DecisionPictureProps, ResultProps } from '../../../ui/board/game-board.ts'
import { LazyPart, loadPart } from '../../../ui/components/lazy-part.tsx'
import type { AuctionPanel } from './panels/auction/auction.tsx'
import type { SpellPreview } from './panels/planning/spell.tsx'
import type { CloseUpDialog } from './parts/close-up-dialog.tsx'

/* Parts of the board that only one of the games needs, or nobody for the first move. */

const loadAuction = async () => (await import('./panels/auction/auction.tsx')).AuctionPanel
const loadSpell = async () => (await import('./panels/planning/spell.tsx')).SpellPreview
const loadCloseUp = async () => (await import('./parts/close-up-dialog.tsx')).CloseUpDialog
const loadDecisionPicture = async () => (await import('./parts/decision-picture.tsx')).DecisionPicture
const loadScore = async () => (await import('./parts/score.tsx')).Score

export const LazyAuction = (props: ComponentProps<typeof AuctionPanel>) => (
  <LazyPart load={loadAuction} {...props} />
)

export const LazySpell = (props: ComponentProps<typeof SpellPreview>) => (
  <LazyPart load={loadSpell} {...props} />
)

export const LazyCloseUp = (props: ComponentProps<typeof CloseUpDialog>) => (
  <LazyPart load={loadCloseUp} {...props} />
)

export const LazyDecisionPicture = (props: DecisionPictureProps) => (
  <LazyPart load={loadDecisionPicture} {...props} />
)

export const LazyScore = (props: ResultProps) => <LazyPart load={loadScore} {...props} />

/** What every round of Elfengold needs, and Elfenland never. */
export const loadElfengold = (): Promise<unknown> => Promise.all([loadPart(loadAuction), loadPart(loadSpell)])

export const loadAhead = (): Promise<unknown> => Promise.all([loadPart(loadCloseUp), loadPart(loadScore)])
