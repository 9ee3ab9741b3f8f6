import { useMemo, useState } from 'preact/hooks'
import { at } from '../../../../kernel/at.ts'
import type { Rejection } from '../../../../kernel/index.ts'
import type { ReviewedDecision } from '../../../../review/review.ts'
import { sayAll } from '../../../../review/sentences.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { shownAdvice } from '../../../../ui/board/shown-advice.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { forgetDrafts } from '../../../../ui/hooks/draft.ts'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { logBetween } from '../../../frame/log-between.ts'
import { requestWorker } from '../../../session/worker-client.ts'
import { type Look, linkIn, lostWords, movesWords, pointsWords, stepOf } from '../look.ts'
import { PastTable } from '../past-table.tsx'
import { RECENT, ReviewBar } from './review-bar.tsx'
import { TryDialog } from './review-dialogs.tsx'
import { type Verdict, verdictOn } from './verdict.ts'
import '../label.css'
import '../../../frame/hint.css'
import './review-board.css'

/** A position in which the reader plays another move than the one in the match, and is told how good it is. */
export function TryMove({ look, move }: { look: Look; move: number }) {
  const { study, loaded, file } = look
  const { game, cover } = loaded
  const position = at(study.positions, move - 1)
  const [tried, setTried] = useState<ReviewedDecision | undefined>(undefined)
  const [isBetterShown, showBetter] = useState(false)
  const [isPlayingOn, playOn] = useState(false)
  const better = stepOf(look, move).decision?.better
  useTitle(`${shell.t('review.try')} · ${cover.name} · Vermeil`)
  const entries = useMemo(
    () => logBetween(game, study.positions, Math.max(0, move - RECENT), move - 1),
    [move],
  )
  const shown = useMemo((): readonly Shown[] => {
    if (!tried) return []
    const own: Shown = { as: 'played', moves: tried.moves }
    return isBetterShown && better ? [own, shownAdvice(better)] : [own]
  }, [tried, isBetterShown])

  async function send(moves: readonly unknown[]): Promise<Rejection | undefined> {
    const judged = await requestWorker().send({ type: 'judgeAt', file, turns: move - 1, moves })
    if ('code' in judged) return judged
    forgetDrafts()
    setTried(judged)
    return undefined
  }
  function tryAgain(): void {
    setTried(undefined)
    showBetter(false)
  }
  return (
    <>
      <PastTable
        key={String(tried === undefined)}
        class={tried ? 'reviewing trying' : 'reviewing trying asking'}
        game={game}
        names={study.names}
        entries={entries}
        view={position.view}
        before={undefined}
        waiting={position.waiting}
        shown={shown}
        send={tried ? undefined : send}
        bar={<ReviewBar look={look} progress={game.progress(position.view)} />}
      >
        <section class="strip review-strip" aria-label={shell.t('review.try')}>
          <div class="told" role="status" tabIndex={0}>
            {tried ? (
              <TriedWords look={look} move={move} tried={tried} />
            ) : (
              <p>
                <b>{look.say(stepOf(look, move).when)}</b> {shell.t('review.tryQuestion')}
              </p>
            )}
            {tried && isBetterShown && better ? (
              <p class="better">
                <b>{shell.t('review.better')}</b> {movesWords(look, move, better.moves)}.{' '}
                {sayAll(better, look.say)}
              </p>
            ) : undefined}
          </div>
          <div class="doings">
            {tried ? (
              <button type="button" class="btn btn-gold small" onClick={tryAgain} data-do="again">
                <Icon name="ccw" />
                {shell.t('review.again')}
              </button>
            ) : undefined}
            {tried?.mark && better && !isBetterShown ? (
              <button type="button" class="btn small" onClick={() => showBetter(true)} data-do="better">
                <Icon name="eye" />
                {shell.t('review.showBetter')}
              </button>
            ) : undefined}
            <a class="btn small" href={linkIn(look, move)}>
              <Icon name="prev" />
              {shell.t('back')}
            </a>
            <button type="button" class="btn small" onClick={() => playOn(true)} data-do="playOn">
              <Icon name="play" />
              {shell.t('review.playOn')}
            </button>
          </div>
        </section>
      </PastTable>
      {isPlayingOn ? <TryDialog look={look} move={move} close={() => playOn(false)} /> : undefined}
    </>
  )
}

const LABELS: Record<Verdict, string> = { best: 'fine', better: 'inaccuracy', worse: 'mistake' }

/** What the reader tried, how it compares with what was played, and what both cost. */
function TriedWords({ look, move, tried }: { look: Look; move: number; tried: ReviewedDecision }) {
  const { decision } = stepOf(look, move)
  const verdict = verdictOn(tried, decision)
  return (
    <>
      <p>
        <span class={`label ${LABELS[verdict]}`}>{shell.t(`review.tried.${verdict}`)}</span>
      </p>
      <p>
        {movesWords(look, move, tried.moves)}. {attemptCost(tried)}
      </p>
      <p class="quiet">
        <b>{shell.t('review.played')}</b> {movesWords(look, move)}. {lostWords(look, move)}
      </p>
    </>
  )
}

/** What an attempt costs; empty if it costs nothing. */
function attemptCost({ chanceLoss, loss }: ReviewedDecision): string {
  const n = Math.round(100 * chanceLoss)
  return n > 0 ? shell.t('review.lost', { n }) : pointsWords(loss)
}
