import { useMemo, useState } from 'preact/hooks'
import { at } from '../../../../kernel/at.ts'
import type { ReviewedDecision } from '../../../../review/review.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { shownAdvice } from '../../../../ui/board/shown-advice.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { logBetween } from '../../../frame/log-between.ts'
import { ExerciseBoard, ExerciseButton, TryAgainButton } from '../../exercise/exercise-board.tsx'
import { useAttempt } from '../../exercise/use-attempt.ts'
import { judgeMoves, linkIn, lostWords, movesWords, type ReviewModel, stepOf } from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import { AttemptWords, BetterWords } from './better-words.tsx'
import { RECENT, ReviewBar } from './review-bar.tsx'
import { TryDialog } from './review-dialogs.tsx'
import { type Verdict, verdictOn } from './verdict.ts'

/** A position in which the reader plays another move than the one in the match, and is told how good it is. */
export function TryMove({ reviewed, move }: { reviewed: ReviewModel; move: number }) {
  const { match, loaded } = reviewed
  const { game, cover } = loaded
  const position = at(match.positions, move - 1)
  const { tried, isSolutionShown, ...attempt } = useAttempt((moves) => judgeMoves(reviewed, move, moves))
  const [isPlayingOn, playOn] = useState(false)
  const better = stepOf(reviewed, move).decision?.better
  useTitle(`${reviewWords.t('review.try')} · ${cover.name} · Vermeil`)
  const entries = useMemo(
    () => logBetween(game, match.positions, Math.max(0, move - RECENT), move - 1),
    [move],
  )
  const shown = useMemo((): readonly Shown[] => {
    if (!tried) return []
    const own: Shown = { as: 'played', moves: tried.moves }
    return isSolutionShown && better ? [own, shownAdvice(better)] : [own]
  }, [tried, isSolutionShown])
  return (
    <>
      <ExerciseBoard
        game={game}
        names={match.names}
        entries={entries}
        position={position}
        shown={shown}
        send={tried ? undefined : attempt.send}
        isJudging={attempt.isJudging}
        label={reviewWords.t('review.try')}
        bar={<ReviewBar reviewed={reviewed} progress={game.progress(position.view)} />}
        message={
          <>
            {tried ? (
              <TriedWords reviewed={reviewed} move={move} tried={tried} />
            ) : (
              <p>
                <b>{reviewed.say(stepOf(reviewed, move).when)}</b> {reviewWords.t('review.tryQuestion')}
              </p>
            )}
            {tried && isSolutionShown && better ? (
              <BetterWords reviewed={reviewed} move={move} better={better} />
            ) : undefined}
          </>
        }
        actions={
          <>
            {tried ? <TryAgainButton again={attempt.again} main /> : undefined}
            {tried?.mark && better && !isSolutionShown ? (
              <ExerciseButton
                icon="eye"
                label={reviewWords.t('review.showBetter')}
                name="better"
                act={attempt.showSolution}
              />
            ) : undefined}
            <a class="btn small" href={linkIn(reviewed, move)}>
              <Icon name="prev" />
              {shell.t('back')}
            </a>
            <ExerciseButton
              icon="play"
              label={reviewWords.t('review.playOn')}
              name="playOn"
              act={() => playOn(true)}
            />
          </>
        }
      />
      {isPlayingOn ? <TryDialog reviewed={reviewed} move={move} close={() => playOn(false)} /> : undefined}
    </>
  )
}

const LABELS: Record<Verdict, string> = { best: 'fine', better: 'inaccuracy', worse: 'mistake' }

/** What the reader tried, how it compares with what was played, and what both cost. */
function TriedWords(props: { reviewed: ReviewModel; move: number; tried: ReviewedDecision }) {
  const { reviewed, move, tried } = props
  const verdict = verdictOn(tried, stepOf(reviewed, move).decision)
  return (
    <>
      <AttemptWords {...props} look={LABELS[verdict]} label={reviewWords.t(`review.tried.${verdict}`)} />
      <p class="quiet">
        <b>{reviewWords.t('review.played')}</b> {movesWords(reviewed, move)}. {lostWords(reviewed, move)}
      </p>
    </>
  )
}
