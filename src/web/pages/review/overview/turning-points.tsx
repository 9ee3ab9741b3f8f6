import type { TurningPoint } from '../../../../review/review.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { chanceText, type Look, linkIn, mistakeLabel, stepOf, whatHappened } from '../look.ts'
import './turning-points.css'

/** The moves and cards that changed the match most. */
export function TurningPoints({ look }: { look: Look }) {
  const { turningPoints } = look.review
  return (
    <aside class="pts">
      <h2>{shell.t('review.points')}</h2>
      {turningPoints.length === 0 ? <p class="none">{shell.t('review.noPoints')}</p> : undefined}
      {turningPoints.map((point, i) => (
        <Point key={i} look={look} index={i} point={point} />
      ))}
    </aside>
  )
}

const KINDS = { decision: 'pencil', others: 'people', luck: 'dice' } as const

function Point({ look, index, point }: { look: Look; index: number; point: TurningPoint }) {
  const { step, cause, from, to, phrase } = point
  const after = stepOf(look, step)
  const good = to > from
  const happened = whatHappened(look, step)
  return (
    <a class="paper pt" href={linkIn(look, step)} data-do="point">
      <span class="no">{index + 1}</span>
      <span class={`kind ${cause === 'luck' ? 'luck' : good ? 'good' : 'slip'}`}>
        <Icon name={KINDS[cause]} />
        {shell.t(`review.cause.${cause}`)}
        {after.decision?.mark && cause === 'decision' ? ` · ${mistakeLabel(after)}` : ''}
      </span>
      <span class="words">{look.say(phrase)}</span>
      {happened === '' ? undefined : <span class="what">{happened}</span>}
      <span class={`sw ${good ? 'good' : 'slip'}`}>
        {chanceText(from)}
        <span class="bar" aria-hidden="true">
          <i style={{ left: `${100 * Math.min(from, to)}%`, right: `${100 * (1 - Math.max(from, to))}%` }} />
        </span>
        {chanceText(to)}
      </span>
    </a>
  )
}
