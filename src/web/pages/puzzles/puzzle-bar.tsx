import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { exerciseTexts as texts } from '../exercise/texts.ts'
import type { PuzzleRecord } from './record.ts'
import './puzzles.css'

interface PuzzleBarProps {
  readonly game: string
  readonly record: PuzzleRecord
  readonly progress: string
}

/** The bar over a puzzle: where the match stands, the player's rating and streak, and the way back. */
export function PuzzleBar({ game, record, progress }: PuzzleBarProps) {
  const { rating, streak } = record
  return (
    <>
      <h1>{texts.t('puzzle.title')}</h1>
      <span class="progress">{progress}</span>
      <span class="sp" />
      <span class="puzzle-score">
        <span data-explain={texts.t('puzzle.rating')}>
          <span class="vh">{texts.t('puzzle.rating')}</span> <b>{Math.round(rating)}</b>
        </span>
        {streak > 0 ? (
          <span data-explain={texts.t('puzzle.streak')}>
            <Icon name="star" />
            <span class="vh">{texts.t('puzzle.streak')}</span> <b>{streak}</b>
          </span>
        ) : undefined}
      </span>
      <a class="btn small" href={to('puzzles', game)} data-do="overview">
        {shell.t('review.start')}
      </a>
    </>
  )
}
