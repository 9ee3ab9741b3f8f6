import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { go, to } from '../../../router.ts'
import { newMatchId, savedMatch, startLocal } from '../../../session/saved-matches.ts'
import { exerciseTexts as texts } from '../../exercise/texts.ts'
import { type Look, linkIn, mistakeLabel, stepOf } from '../look.ts'
import { learningAddress, PlainPage } from './learning.tsx'
import { type ExerciseOutcome, type LearningProgress, nextOpen } from './progress.ts'

interface MistakesEndProps {
  readonly look: Look
  readonly moves: readonly number[]
  readonly progress: LearningProgress
}

const ICONS: Record<ExerciseOutcome, string> = { first: 'star', later: 'check', shown: 'eye', missed: 'x' }

/** How the exercises went, and where to go from here. */
export function MistakesEnd({ look, moves, progress }: MistakesEndProps) {
  useTitle(`${shell.t('review.learn')} · ${look.loaded.cover.name} · Vermeil`)
  const n = moves.filter((move) => progress.outcomes[move] === 'first').length
  const open = nextOpen(moves, progress)
  return (
    <PlainPage look={look} title={texts.t('mistakes.end')}>
      <p class="learn-score">
        {n === moves.length ? texts.t('mistakes.all') : texts.t('mistakes.score', { n, of: moves.length })}
      </p>
      <ol class="paper learn-list">
        {moves.map((move, place) => {
          const step = stepOf(look, move)
          const outcome = progress.outcomes[move]
          return (
            <li key={move}>
              <a href={to(...learningAddress(look, place + 1))}>
                <Icon name={outcome ? ICONS[outcome] : 'next'} />
                <b>{look.say(step.when)}</b> <span>{mistakeLabel(step)}</span>{' '}
                <span class="quiet">{texts.t(`mistakes.outcome.${outcome ?? 'open'}`)}</span>
              </a>
            </li>
          )
        })}
      </ol>
      <WhereNext look={look}>
        {open === undefined ? undefined : (
          <a class="btn btn-gold" href={to(...learningAddress(look, open + 1))}>
            {texts.t('mistakes.rest')}
          </a>
        )}
      </WhereNext>
    </PlainPage>
  )
}

/** A match without mistakes. */
export function NoMistakes({ look }: { look: Look }) {
  useTitle(`${shell.t('review.learn')} · ${look.loaded.cover.name} · Vermeil`)
  return (
    <PlainPage look={look} title={texts.t('mistakes.none')}>
      <p class="learn-score">{texts.t('mistakes.noneWords')}</p>
      <WhereNext look={look} />
    </PlainPage>
  )
}

/** Back to the review, or another match: the same one again, if it was played here. */
function WhereNext({ look, children }: { look: Look; children?: ComponentChildren }) {
  const { place, id, study } = look
  const saved = place === 'here' ? savedMatch(id) : undefined
  const playAgain = (): void => {
    if (saved) {
      const { game, options, seats } = saved
      go('here', startLocal({ id: newMatchId(), game, options, seats }))
    } else if (place === 't') go('t', id)
    else go('play', study.game)
  }
  return (
    <p class="btns">
      {children}
      <a class={children ? 'btn' : 'btn btn-gold'} href={linkIn(look)}>
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
