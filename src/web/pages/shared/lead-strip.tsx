import type { SharedItem } from '../../../protocol/index.ts'
import { emphasise } from '../../../ui/text/texts.tsx'
import type { ReviewTogether, SharedReviewSession } from '../../session/remote/shared-review.ts'
import { colourOf } from './anchors.ts'
import { sharedTexts } from './texts.ts'
import { leaderWords } from './use-news.ts'
import type { SharedLook } from './use-position.ts'

interface LeadStripProps {
  readonly review: ReviewTogether
  readonly looking: SharedLook
  readonly drawing: boolean
  readonly problem: string
  /** Notes on this step, where nothing else shows them. */
  readonly here: readonly SharedItem[]
  readonly change: SharedReviewSession['change']
}

/** The row between the bar and the board: who leads, and what the viewer can do about it. */
export function LeadStrip({ review, looking, drawing, problem, here, change }: LeadStripProps) {
  const { you, own, free } = review
  const { leads, alone } = looking
  const mayTake = you !== undefined && !leads && (free || own)
  const whoLeads = alone ? sharedTexts.t('around') : leaderWords(review)
  const notes = here.filter(({ text }) => text !== undefined)
  return (
    <section class="strip shared-strip" aria-label={sharedTexts.t('title')}>
      <p class="shared-lead">{emphasise(drawing ? sharedTexts.t('draw.hint') : whoLeads)}</p>
      <div class="shared-actions">
        {leads ? undefined : (
          <button
            type="button"
            class={alone ? 'btn btn-gold small' : 'btn small'}
            onClick={alone ? looking.comeBack : looking.lookAround}
          >
            {sharedTexts.t(alone ? 'back' : 'look')}
          </button>
        )}
        {mayTake ? (
          <button type="button" class="btn small" onClick={() => void change({ type: 'lead' })}>
            {sharedTexts.t('take')}
          </button>
        ) : undefined}
      </div>
      {problem !== '' || notes.length > 0 ? (
        <div class="shared-said">
          {problem === '' ? undefined : <p class="problem">{problem}</p>}
          {notes.map(({ item, name, text, visitor }) => (
            <p key={item} style={{ '--by': colourOf(visitor) }}>
              <b class="shared-by">{name}</b> {text}
            </p>
          ))}
        </div>
      ) : undefined}
    </section>
  )
}
