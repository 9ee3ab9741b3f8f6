import { useMemo, useState } from 'preact/hooks'
import { at } from '../../../../kernel/at.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import type { Advice } from '../../../../ui/board/session.ts'
import { IconButton } from '../../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { letter, useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { logBetween } from '../../../frame/log-between.ts'
import { go, to } from '../../../router.ts'
import { requestWorker } from '../../../session/worker-client.ts'
import { addressIn, type Look, linkIn, scoreWords, stepOf } from '../look.ts'
import { PastTable } from '../past-table.tsx'
import { MoveWords } from './move-words.tsx'
import { LinkDialog, TryDialog } from './review-dialogs.tsx'
import '../../../frame/hint.css'
import '../transport.css'
import './review-board.css'

/** One move on the board, as its player saw the table: what was played, what was better, and what it led to. */
export function ReviewBoard({ look, move }: { look: Look; move: number }) {
  const { study, loaded } = look
  const { game, cover } = loaded
  const last = study.turns.length
  const turn = study.turns[move - 1]
  const position = at(study.positions, move - 1)
  const [dialog, open] = useState<'try' | 'link' | undefined>(undefined)
  const hint = useAdvice(look, move)
  const goTo = (next: number): void =>
    location.replace(to(...addressIn(look, Math.max(1, Math.min(last + 1, next)))))
  useTitle(`${shell.t('review.title')} · ${cover.name} · Vermeil`)
  useShortcuts(dialog === undefined, {
    ArrowRight: () => goTo(move + 1),
    ArrowLeft: () => goTo(move - 1),
    Home: () => goTo(1),
    End: () => goTo(last + 1),
    h: () => hint.ask?.(),
    Escape: () => go(...addressIn(look)),
  })
  const advice = hint.advice ?? (turn && stepOf(look, move).decision?.better)
  const shown = useMemo((): readonly Shown[] => {
    if (!turn) return []
    const played: Shown = { as: 'played', moves: turn.moves }
    return advice ? [played, { as: 'advice', moves: advice.moves }] : [played]
  }, [move, advice])
  const entries = useMemo(
    () => logBetween(game, study.positions, Math.max(0, move - RECENT), move - 1),
    [move],
  )
  return (
    <>
      <PastTable
        class="reviewing"
        game={game}
        names={study.names}
        entries={entries}
        view={position.view}
        before={undefined}
        waiting={position.waiting}
        shown={shown}
        bar={<ReviewBar look={look} progress={game.progress(position.view)} openLink={() => open('link')} />}
      >
        <ReviewStrip look={look} move={move} hint={hint} goTo={goTo} tryIt={() => open('try')} />
      </PastTable>
      {dialog === 'try' && turn ? (
        <TryDialog look={look} move={move} close={() => open(undefined)} />
      ) : undefined}
      {dialog === 'link' ? <LinkDialog look={look} move={move} close={() => open(undefined)} /> : undefined}
    </>
  )
}

/** The number of earlier moves in the log beside the board. */
const RECENT = 30

function ReviewBar({ look, progress, openLink }: { look: Look; progress: string; openLink(): void }) {
  return (
    <>
      <h1>{shell.t('review.title')}</h1>
      <span class="progress">{progress}</span>
      <span class="sp" />
      <IconButton icon="share" label={shell.t('review.link')} onClick={openLink} data-do="link" />
      <a class="btn small" href={linkIn(look)} data-do="overview">
        {shell.t('review.start')}
      </a>
    </>
  )
}

interface ReviewStripProps {
  readonly look: Look
  readonly move: number
  readonly hint: ReturnType<typeof useAdvice>
  goTo(move: number): void
  tryIt(): void
}

/** The row between the bar and the board: buttons that walk through the moves, and what the review says. */
function ReviewStrip({ look, move, hint, goTo, tryIt }: ReviewStripProps) {
  const last = look.study.turns.length
  const over = move > last
  return (
    <section class="strip review-strip" aria-label={shell.t('review.title')}>
      <div class="trans">
        <IconButton icon="first" label={shell.t('replay.first')} onClick={() => goTo(1)} />
        <IconButton icon="prev" label={shell.t('replay.back')} onClick={() => goTo(move - 1)} />
        <span class="now">{over ? shell.t('review.end') : `${move} / ${last}`}</span>
        <IconButton icon="next" label={shell.t('replay.forward')} onClick={() => goTo(move + 1)} />
        <IconButton icon="last" label={shell.t('replay.last')} onClick={() => goTo(last + 1)} />
      </div>
      <div class="told" role="status">
        {over ? (
          <p>
            <b>{shell.t('review.end')}</b> {scoreWords(look)}
          </p>
        ) : (
          <MoveWords look={look} move={move} advice={hint.advice} />
        )}
      </div>
      {over ? undefined : (
        <div class="doings">
          <button type="button" class="btn btn-gold small" onClick={tryIt} data-do="try">
            <Icon name="pencil" />
            {shell.t('review.try')}
          </button>
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
function useAdvice(look: Look, move: number) {
  const [known, set] = useState<{ at: number; advice?: Advice } | undefined>(undefined)
  const now = known?.at === move ? known : undefined
  const over = move > look.study.turns.length
  return {
    advice: now?.advice,
    thinking: now !== undefined && now.advice === undefined,
    ask:
      over || now
        ? undefined
        : () => {
            set({ at: move })
            void requestWorker()
              .send({ type: 'hintAt', file: look.file, turns: move - 1 })
              .then((advice) => set((then) => (then?.at === move && advice ? { at: move, advice } : then)))
          },
  }
}
