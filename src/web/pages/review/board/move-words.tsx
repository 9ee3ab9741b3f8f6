import { at } from '../../../../kernel/at.ts'
import type { Advice } from '../../../../ui/board/session.ts'
import { chanceText } from '../../../../ui/text/chance-text.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { Reasons } from '../../exercise/reasons.tsx'
import {
  chanceOf,
  lostWords,
  mistakeLabel,
  movesWords,
  nameIn,
  type ReviewModel,
  stepOf,
  whatHappened,
} from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import '../label.css'

/** What was played, how good it was, what was better, and what it changed. */
export function MoveWords({
  reviewed,
  move,
  advice,
}: {
  reviewed: ReviewModel
  move: number
  advice: Advice | undefined
}) {
  const step = stepOf(reviewed, move)
  const { decision, seat = 0, decided, chances } = step
  const before = chanceOf(stepOf(reviewed, move - 1).chances, seat)
  const mark = mistakeLabel(step)
  const better = advice ?? decision?.better
  const happened = whatHappened(reviewed, move)
  // What changed after the decision was luck; if no luck was involved, the others' moves took effect.
  const cause = at(reviewed.match.turns, move - 1).chance ? 'luck' : 'others'
  const [own, after] = [chanceOf(decided, seat), chanceOf(chances, seat)]
  const course = [
    chanceText(before),
    ...(Math.abs(after - own) >= 0.005
      ? [`${chanceText(own)}, ${reviewWords.t(`review.cause.${cause}`)}`]
      : []),
    chanceText(after),
  ]
  return (
    <>
      <p>
        <b>{reviewWords.t('review.who', { when: reviewed.say(step.when), name: nameIn(reviewed, seat) })}</b>{' '}
        {movesWords(reviewed, move)}.{' '}
        {decision === undefined ? (
          <span class="quiet">{reviewWords.t('review.forced')}</span>
        ) : mark === '' ? (
          <span class="label fine">{reviewWords.t('review.good')}</span>
        ) : (
          <span class={`label ${decision.mark}`}>
            {mark} {lostWords(reviewed, move)}
          </span>
        )}
      </p>
      {better ? (
        <Reasons better={better} say={reviewed.say}>
          <b>{advice ? shell.t('hint') : reviewWords.t('review.better')}</b>{' '}
          {movesWords(reviewed, move, better.moves)}
        </Reasons>
      ) : undefined}
      <p class="quiet">
        {happened} {shell.t('review.chancesWere', { list: course.join(' → ') })}
      </p>
    </>
  )
}
