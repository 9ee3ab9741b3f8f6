import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import type { ReviewTogether, SharedReviewSession } from '../../session/remote/shared-review.ts'
import { colourOf } from './anchors.ts'
import { sharedTexts } from './texts.ts'

interface PeopleProps {
  readonly review: ReviewTogether
  /** Whether the viewer leads. */
  readonly leads: boolean
  readonly change: SharedReviewSession['change']
}

/** Everybody who is looking. The leader can hand over the lead. */
export function People({ review, leads, change }: PeopleProps) {
  const { visitors, leader, you, nameless } = review
  return (
    <>
      <div class="h">
        <Icon name="people" />
        <h2>{sharedTexts.t('people')}</h2>
      </div>
      <ul class="shared-visitors">
        {visitors.map(({ visitor, name }) => (
          <li key={visitor} style={{ '--by': colourOf(visitor) }}>
            <b class="shared-by">{name}</b>
            {visitor === you ? <span>({sharedTexts.t('you')})</span> : undefined}
            {visitor === leader ? (
              <span class="shared-leader">
                <Icon name="helm" />
                {sharedTexts.t('leader')}
              </span>
            ) : undefined}
            {leads && visitor !== you ? (
              <IconButton
                icon="helm"
                label={sharedTexts.t('hand', { name })}
                onClick={() => void change({ type: 'lead', to: visitor })}
              />
            ) : undefined}
          </li>
        ))}
        {nameless > 0 ? (
          <li class="shared-nameless">{sharedTexts.t('nameless', { n: nameless })}</li>
        ) : undefined}
      </ul>
    </>
  )
}
