import type { TurningPoint } from '../../../../review/review.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { chanceText } from '../../../../ui/text/chance-text.ts'
import { linkIn, mistakeLabel, nameIn, type ReviewModel, stepOf, whatHappened } from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import './turning-points.css'

/** The moves and cards that changed the match most. */
export function TurningPoints({ reviewed }: { reviewed: ReviewModel }) {
  return (
    <aside class="pts">
      <h2>{reviewWords.t('review.points')}</h2>
      {reviewed.points.length === 0 ? <p class="none">{reviewWords.t('review.noPoints')}</p> : undefined}
      {reviewed.points.map((point, i) => (
        <Point key={i} reviewed={reviewed} index={i} point={point} />
      ))}
    </aside>
  )
}

const KINDS = { decision: 'pencil', effect: 'pencil', others: 'people', luck: 'dice', end: 'last' } as const

/** Whose move it was, or that it was luck or the end. */
function causeWords(reviewed: ReviewModel, { step, seat: affected, cause }: TurningPoint): string {
  if (cause === 'luck') return reviewWords.t('review.cause.luck')
  if (cause === 'end') return reviewWords.t('review.end')
  const seat = cause === 'effect' ? affected : stepOf(reviewed, step).seat
  return seat === reviewed.me
    ? reviewWords.t('review.cause.you')
    : reviewWords.t('review.cause.by', { name: nameIn(reviewed, seat ?? 0) })
}

function Point({ reviewed, index, point }: { reviewed: ReviewModel; index: number; point: TurningPoint }) {
  const { step, cause, from, to, phrase } = point
  const after = stepOf(reviewed, step)
  const good = to > from
  const happened = whatHappened(reviewed, step)
  return (
    <a class="paper pt" href={linkIn(reviewed, step)} data-do="point">
      <span class="no">{index + 1}</span>
      <span class={`kind ${cause === 'luck' ? 'luck' : good ? 'good' : 'bad'}`}>
        <Icon name={KINDS[cause]} />
        {causeWords(reviewed, point)}
        {after.decision?.mark && cause === 'decision' ? ` · ${mistakeLabel(after)}` : ''}
      </span>
      <span class="words">{reviewed.say(phrase)}</span>
      {happened === '' ? undefined : <span class="what">{happened}</span>}
      <span class={`sw ${good ? 'good' : 'bad'}`}>
        {chanceText(from)}
        <span class="bar" aria-hidden="true">
          <i style={{ left: `${100 * Math.min(from, to)}%`, right: `${100 * (1 - Math.max(from, to))}%` }} />
        </span>
        {chanceText(to)}
      </span>
    </a>
  )
}
