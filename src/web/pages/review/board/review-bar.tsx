import { IconButton } from '../../../../ui/components/controls/icon-button.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { linkIn, type ReviewModel } from '../review-model.ts'
import { reviewWords } from '../texts.ts'

/** The number of earlier moves in the log beside the board. */
export const RECENT = 30

interface ReviewBarProps {
  readonly reviewed: ReviewModel
  readonly title?: string
  readonly progress: string
  openLink?(): void
  /** Shares the match, so that several people can look at it together. */
  share?(): void
}

/** The bar over a position: where one is, a link to it, and the way back. */
export function ReviewBar(props: ReviewBarProps) {
  const { reviewed, title = reviewWords.t('review.title'), progress, openLink, share } = props
  return (
    <>
      <h1>{title}</h1>
      <span class="progress">{progress}</span>
      <span class="sp" />
      {openLink ? (
        <IconButton icon="share" label={reviewWords.t('review.link')} onClick={openLink} data-do="link" />
      ) : undefined}
      {share ? (
        <IconButton icon="people" label={reviewWords.t('review.together')} onClick={share} />
      ) : undefined}
      <a class="btn small" href={linkIn(reviewed)} data-do="overview">
        {shell.t('review.start')}
      </a>
    </>
  )
}
