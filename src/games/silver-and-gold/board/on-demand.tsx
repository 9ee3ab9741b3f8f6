import type { ComponentProps } from 'preact'
import type { DecisionPictureProps, ResultProps } from '../../../ui/board/game-board.ts'
import { LazyPart, loadPart } from '../../../ui/components/lazy-part.tsx'
import type { InspectDialog } from './panels/inspect.tsx'

/* Parts of the board that nobody needs for the first move. */

const loadDecisionPicture = async () => (await import('./panels/decision-picture.tsx')).DecisionPicture
const loadInspect = async () => (await import('./panels/inspect.tsx')).InspectDialog
const loadScore = async () => (await import('./result/score.tsx')).Score

export const LazyDecisionPicture = (props: DecisionPictureProps) => (
  <LazyPart load={loadDecisionPicture} {...props} />
)

export const LazyInspect = (props: ComponentProps<typeof InspectDialog>) => (
  <LazyPart load={loadInspect} {...props} />
)

export const LazyScore = (props: ResultProps) => <LazyPart load={loadScore} {...props} />

export const loadAhead = (): Promise<unknown> => Promise.all([loadPart(loadInspect), loadPart(loadScore)])
