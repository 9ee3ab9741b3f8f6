import { at } from '../../../../kernel/at.ts'
import type { Advice } from '../../../../ui/board/session.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { Reasons } from '../../exercise/reasons.tsx'
import {
  chanceOf,
  chanceText,
  type Look,
  lostWords,
  mistakeLabel,
  movesWords,
  nameIn,
  stepOf,
  whatHappened,
} from '../look.ts'
import '../label.css'

/** What was played, how good it was, what was better, and what it changed. */
export function MoveWords({ look, move, advice }: { look: Look; move: number; advice: Advice | undefined }) {
  const step = stepOf(look, move)
  const { decision, seat = 0, decided, chances } = step
  const before = chanceOf(stepOf(look, move - 1).chances, seat)
  const mark = mistakeLabel(step)
  const better = advice ?? decision?.better
  const happened = whatHappened(look, move)
  // What changed after the decision was luck; if no luck was involved, the others' moves took effect.
  const cause = at(look.study.turns, move - 1).chance ? 'luck' : 'others'
  const [own, after] = [chanceOf(decided, seat), chanceOf(chances, seat)]
  const course = [
    chanceText(before),
    ...(Math.abs(after - own) >= 0.005 ? [`${chanceText(own)}, ${shell.t(`review.cause.${cause}`)}`] : []),
    chanceText(after),
  ]
  return (
    <>
      <p>
        <b>{shell.t('review.who', { when: look.say(step.when), name: nameIn(look, seat) })}</b>{' '}
        {movesWords(look, move)}.{' '}
        {decision === undefined ? (
          <span class="quiet">{shell.t('review.forced')}</span>
        ) : mark === '' ? (
          <span class="label fine">{shell.t('review.good')}</span>
        ) : (
          <span class={`label ${decision.mark}`}>
            {mark} {lostWords(look, move)}
          </span>
        )}
      </p>
      {better ? (
        <Reasons better={better} say={look.say}>
          <b>{shell.t(advice ? 'hint' : 'review.better')}</b> {movesWords(look, move, better.moves)}
        </Reasons>
      ) : undefined}
      <p class="quiet">
        {happened} {shell.t('review.chancesWere', { list: course.join(' → ') })}
      </p>
    </>
  )
}
