import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { go, to } from '../../../router.ts'
import { newMatchId, savedMatch, startLocal } from '../../../session/saved-matches.ts'
import { exerciseTexts as texts } from '../../exercise/texts.ts'
import { linkIn, mistakeLabel, type ReviewModel, stepOf } from '../review-model.ts'
import { learningAddress, PlainPage } from './learning.tsx'
import { type ExerciseOutcome, type LearningProgress, nextOpen } from './progress.ts'

interface MistakesEndProps {
  readonly reviewed: ReviewModel
  readonly moves: readonly number[]
  readonly progress: LearningProgress
}

const ICONS: Record<ExerciseOutcome, string> = { first: 'star', later: 'check', shown: 'eye', missed: 'x' }

/** How the exercises went, and where to go from here. */
export function MistakesEnd({ reviewed, moves, progress }: MistakesEndProps) {
  useTitle(`${shell.t('review.learn')} · ${reviewed.loaded.cover.name} · Vermeil`)
  const n = moves.filter((move) => progress.outcomes[move] === 'first').length
  const open = nextOpen(moves, progress)
  return (
    <PlainPage reviewed={reviewed} title={texts.t('mistakes.end')}>
      <p class="learn-score">
        {n === moves.length ? texts.t('mistakes.all') : texts.t('mistakes.score', { n, of: moves.length })}
      </p>
      <ol class="paper learn-list">
        {moves.map((move, place) => {
          const step = stepOf(reviewed, move)
          const outcome = progress.outcomes[move]
          return (
            <li key={move}>
              <a href={to(...learningAddress(reviewed, place + 1))}>
                <Icon name={outcome ? ICONS[outcome] : 'next'} />
                <b>{reviewed.say(step.when)}</b> <span>{mistakeLabel(step)}</span>{' '}
                <span class="quiet">{texts.t(`mistakes.outcome.${outcome ?? 'open'}`)}</span>
              </a>
            </li>
          )
        })}
      </ol>
      <WhereNext reviewed={reviewed}>
        {open === undefined ? undefined : (
          <a class="btn btn-gold" href={to(...learningAddress(reviewed, open + 1))}>
            {texts.t('mistakes.rest')}
          </a>
        )}
      </WhereNext>
    </PlainPage>
  )
}

/** A match without mistakes. */
export function NoMistakes({ reviewed }: { reviewed: ReviewModel }) {
  useTitle(`${shell.t('review.learn')} · ${reviewed.loaded.cover.name} · Vermeil`)
  return (
    <PlainPage reviewed={reviewed} title={texts.t('mistakes.none')}>
      <p class="learn-score">{texts.t('mistakes.noneWords')}</p>
      <WhereNext reviewed={reviewed} />
    </PlainPage>
  )
}

/** Back to the review, or another match: the same one again, if it was played here. */
function WhereNext({ reviewed, children }: { reviewed: ReviewModel; children?: ComponentChildren }) {
  const { place, id, match } = reviewed
  const saved = place === 'here' ? savedMatch(id) : undefined
  const playAgain = (): void => {
    if (saved) {
      const { game, options, seats } = saved
      go('here', startLocal({ id: newMatchId(), game, options, seats }))
    } else if (place === 't') go('t', id)
    else go('play', match.game)
  }
  return (
    <p class="btns">
      {children}
      <a class={children ? 'btn' : 'btn btn-gold'} href={linkIn(reviewed)}>
        <Icon name="star" />
        {texts.t('mistakes.toReview')}
      </a>
      <button type="button" class="btn" onClick={playAgain} data-do="rematch">
        <Icon name="play" />
        {shell.t('result.rematch')}
      </button>
    </p>
  )
}
