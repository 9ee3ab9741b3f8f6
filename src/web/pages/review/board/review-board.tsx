import { useEffect, useMemo, useState } from 'preact/hooks'
import { at } from '../../../../kernel/at.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import type { Advice } from '../../../../ui/board/session.ts'
import { shownAdvice } from '../../../../ui/board/shown-advice.ts'
import { LazyPart } from '../../../../ui/components/lazy-part.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { letter, useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { logBetween } from '../../../frame/log-between.ts'
import { go, to } from '../../../router.ts'
import { requestWorker } from '../../../session/local/worker-client.ts'
import { loadShareDialog } from '../../shared/load.ts'
import { LinkDialog } from '../link-dialog.tsx'
import { PastTable } from '../past-table.tsx'
import {
  addressIn,
  linkIn,
  moveIn,
  playedMoves,
  type ReviewModel,
  scoreWords,
  stepOf,
} from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import { usePlaying, walkKeys } from '../use-playing.ts'
import { WalkButtons } from '../walk-buttons.tsx'
import { Decisions } from './decisions.tsx'
import { MoveWords } from './move-words.tsx'
import { RECENT, ReviewBar } from './review-bar.tsx'
import '../../../frame/hint.css'
import './review-board.css'

/** How long a turn stays on the board while the match plays by itself, in milliseconds. */
const TURN_TIME = 2600

/** One move on the board, as its player saw the table: what was played, what was better, and what it led to. */
export function ReviewBoard({ reviewed, move }: { reviewed: ReviewModel; move: number }) {
  const { match, loaded } = reviewed
  const { game, cover } = loaded
  const turn = match.turns[move - 1]
  const position = at(match.positions, move - 1)
  const [isLinkOpen, openLink] = useState(false)
  const [isSharing, share] = useState(false)
  const isCovered = isLinkOpen || isSharing
  const hint = useAdvice(reviewed, move)
  const walk = useWalk(reviewed, move, !isCovered)
  useTitle(`${reviewWords.t('review.title')} · ${cover.name} · Vermeil`)
  useShortcuts(!isCovered, {
    h: () => hint.ask?.(),
    t: () => turn && go(...addressIn(reviewed, move, 'try')),
    Escape: () => go(...addressIn(reviewed)),
  })
  const advice = hint.advice ?? (turn && stepOf(reviewed, move).decision?.better)
  const shown = useMemo((): readonly Shown[] => {
    if (!turn) return []
    const played: Shown = { as: 'played', moves: playedMoves(reviewed, move) }
    return advice ? [played, shownAdvice(advice)] : [played]
  }, [move, advice])
  const entries = useMemo(
    () => logBetween(game, match.positions, Math.max(0, move - RECENT), move - 1),
    [move],
  )
  return (
    <>
      <PastTable
        class="reviewing"
        game={game}
        names={match.names}
        entries={entries}
        view={position.view}
        before={undefined}
        waiting={position.waiting}
        shown={shown}
        bar={
          <ReviewBar
            reviewed={reviewed}
            progress={game.progress(position.view)}
            openLink={() => openLink(true)}
            share={() => share(true)}
          />
        }
      >
        <ReviewStrip reviewed={reviewed} move={move} hint={hint} walk={walk} />
      </PastTable>
      {isLinkOpen ? (
        <LinkDialog
          place={reviewed.place}
          id={reviewed.id}
          file={reviewed.file}
          address={(place, id) => addressIn({ place, id }, move)}
          close={() => openLink(false)}
        />
      ) : undefined}
      {isSharing ? (
        <LazyPart
          load={loadShareDialog}
          place={reviewed.place}
          id={reviewed.id}
          file={reviewed.file}
          step={move - 1}
          eyes={position.view.seat}
          close={() => share(false)}
        />
      ) : undefined}
    </>
  )
}

/** Walks through the turns; up and down go through the decisions of all players. The end is one turn more. */
function useWalk(reviewed: ReviewModel, move: number, active: boolean) {
  const { turns, match } = reviewed
  const last = turns.length
  const now = move > match.turns.length ? last : stepOf(reviewed, move).turn
  const show = (next: number): void => location.replace(to(...addressIn(reviewed, next)))
  const goTo = (turn: number): void =>
    show(turn >= last ? match.turns.length + 1 : moveIn(reviewed, Math.max(0, turn)))
  const step = (by: number): void => show(Math.max(1, Math.min(match.turns.length + 1, move + by)))
  const { playing, toggle } = usePlaying(now, last, () => TURN_TIME, goTo)
  useShortcuts(active, {
    ...walkKeys({ now, last, goTo, toggle }),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  })
  return { now, last, playing, goTo, toggle }
}

interface ReviewStripProps {
  readonly reviewed: ReviewModel
  readonly move: number
  readonly hint: ReturnType<typeof useAdvice>
  readonly walk: ReturnType<typeof useWalk>
}

/** The row between the bar and the board: buttons that walk through the turns, and what the review says. */
function ReviewStrip({ reviewed, move, hint, walk }: ReviewStripProps) {
  const over = move > reviewed.match.turns.length
  return (
    <section class="strip review-strip" aria-label={reviewWords.t('review.title')}>
      <div class="walk">
        <WalkButtons {...walk} />
        {over ? <b>{reviewWords.t('review.end')}</b> : <Decisions reviewed={reviewed} move={move} />}
      </div>
      {/* A screen reader is not interrupted by every turn while the match plays. */}
      <div class="message fading" role="status" aria-live={walk.playing ? 'off' : 'polite'} tabIndex={0}>
        {over ? (
          <p>
            <b>{reviewWords.t('review.end')}</b> {scoreWords(reviewed)}
          </p>
        ) : (
          <MoveWords reviewed={reviewed} move={move} advice={hint.advice} />
        )}
      </div>
      {over ? undefined : (
        <div class="actions">
          <a class="btn btn-gold small" href={linkIn(reviewed, move, 'try')} {...letter('t')} data-do="try">
            <Icon name="pencil" />
            {reviewWords.t('review.try')}
          </a>
          <button
            type="button"
            class="btn small"
            aria-disabled={hint.ask === undefined}
            {...letter('h')}
            onClick={hint.ask}
            data-do="hint"
          >
            <Icon name="star" />
            {shell.t(hint.thinking ? 'hint.thinking' : 'hint')}
          </button>
        </div>
      )}
    </section>
  )
}

/** Asks a strong bot for advice at any past move. */
function useAdvice(reviewed: ReviewModel, move: number) {
  const [known, set] = useState<{ at: number; advice?: Advice } | undefined>(undefined)
  const now = known?.at === move ? known : undefined
  const over = move > reviewed.match.turns.length
  const thinking = now !== undefined && now.advice === undefined
  useEffect(() => (thinking ? () => void requestWorker().send({ type: 'dropHint' }) : undefined), [thinking])
  return {
    advice: now?.advice,
    thinking,
    ask:
      over || now
        ? undefined
        : () => {
            set({ at: move })
            void requestWorker()
              .send({ type: 'hintAt', file: reviewed.file, turns: move - 1 })
              .then((advice) => {
                const found = advice && !('code' in advice) ? { at: move, advice } : undefined
                set((then) => (then?.at === move ? found : then))
              })
          },
  }
}
