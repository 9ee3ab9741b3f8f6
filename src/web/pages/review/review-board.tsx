import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Shown } from '../../../ui/board/game-board.ts'
import type { Advice } from '../../../ui/board/session.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { letter, useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { logBetween } from '../../frame/showing.ts'
import { addressOf, go, to } from '../../router.ts'
import { startFork, textForLink } from '../../session/review/review-client.ts'
import { requestWorker } from '../../session/worker-client.ts'
import { lastSetup } from '../home/quick.ts'
import { PastTable } from './past-table.tsx'
import {
  addressIn,
  type Look,
  linkIn,
  lostWords,
  markWords,
  movesWords,
  nameIn,
  percent,
  stepOf,
} from './review-look.ts'
import { whatHappened } from './review-overview.tsx'
import '../../frame/hint.css'
import './transport.css'
import './label.css'
import './review-board.css'

/** One move on the board, as its player saw the table: what was played, what was better, and what came of it. */
export function Board({ look, move }: { look: Look; move: number }) {
  const { study, loaded } = look
  const { game, cover } = loaded
  const last = study.turns.length
  const over = move > last
  const position = study.positions[move - 1]
  const [asked, ask] = useState<'try' | 'link' | undefined>(undefined)
  const hint = useAdvice(look, move)
  const goTo = (next: number): void =>
    location.replace(to(...addressIn(look, Math.max(1, Math.min(last + 1, next)))))
  useTitle(`${shell.t('review.title')} · ${cover.name} · Vermeil`)
  useShortcuts(asked === undefined, {
    ArrowRight: () => goTo(move + 1),
    ArrowLeft: () => goTo(move - 1),
    Home: () => goTo(1),
    End: () => goTo(last + 1),
    h: () => hint.ask?.(),
    Escape: () => go(...addressIn(look)),
  })
  const better = over ? undefined : stepOf(look, move).decision?.better
  const advice = hint.advice ?? better
  const shown = useMemo((): readonly Shown[] => {
    if (over) return []
    const played: Shown = { as: 'played', moves: study.turns[move - 1].moves }
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
        bar={
          <>
            <h1>{shell.t('review.title')}</h1>
            <span class="progress">{game.progress(position.view)}</span>
            <span class="sp" />
            <IconButton
              icon="share"
              label={shell.t('review.link')}
              onClick={() => ask('link')}
              data-do="link"
            />
            <a class="btn small" href={linkIn(look)} data-do="overview">
              {shell.t('review.start')}
            </a>
          </>
        }
      >
        <section class="strip review-strip" aria-label={shell.t('review.title')}>
          <div class="trans">
            <IconButton icon="first" label={shell.t('replay.first')} onClick={() => goTo(1)} />
            <IconButton icon="prev" label={shell.t('replay.back')} onClick={() => goTo(move - 1)} />
            <span class="now">{over ? shell.t('review.end') : `${move} / ${last}`}</span>
            <IconButton icon="next" label={shell.t('replay.forward')} onClick={() => goTo(move + 1)} />
            <IconButton icon="last" label={shell.t('replay.last')} onClick={() => goTo(last + 1)} />
          </div>
          <div class="told" role="status">
            {over ? <EndWords look={look} /> : <MoveWords look={look} move={move} advice={hint.advice} />}
          </div>
          {over ? undefined : (
            <div class="doings">
              <button type="button" class="btn btn-gold small" onClick={() => ask('try')} data-do="try">
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
      </PastTable>
      {asked === 'try' && !over ? (
        <TryDialog look={look} move={move} close={() => ask(undefined)} />
      ) : undefined}
      {asked === 'link' ? <LinkDialog look={look} move={move} close={() => ask(undefined)} /> : undefined}
    </>
  )
}

/** So many moves before are told beside the board. */
const RECENT = 30

/** "What would you do?" at any move of the past. */
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

function MoveWords({ look, move, advice }: { look: Look; move: number; advice: Advice | undefined }) {
  const step = stepOf(look, move)
  const { decision, seat = 0, decided, chances } = step
  const before = stepOf(look, move - 1).chances[seat]
  const mark = markWords(step)
  const better = advice ?? decision?.better
  const happened = whatHappened(look, move)
  // What came after the decision was luck; without any it was what all had decided, at the end.
  const cause = look.study.turns[move - 1].chance ? 'luck' : 'others'
  const given = Math.abs(chances[seat] - decided[seat]) >= 0.005
  const course = [
    percent(before),
    ...(given ? [`${percent(decided[seat])}, ${shell.t(`review.cause.${cause}`)}`] : []),
    percent(chances[seat]),
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
        <p class="better">
          <b>{shell.t(advice ? 'hint' : 'review.better')}</b> {movesWords(look, move, better.moves)}.{' '}
          {look.say(better.reason)}
        </p>
      ) : undefined}
      <p class="quiet">
        {happened} {shell.t('review.chancesWere', { list: course.join(' → ') })}
      </p>
    </>
  )
}

function EndWords({ look: { study } }: { look: Look }) {
  return (
    <p>
      <b>{shell.t('review.end')}</b>{' '}
      {study.names.map((name, seat) => `${name} ${study.result.seats[seat].score}`).join(', ')}
    </p>
  )
}

function TryDialog({ look, move, close }: { look: Look; move: number; close(): void }) {
  const { study, file } = look
  const name = nameIn(look, study.turns[move - 1].seat)
  const [busy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    const id = await startFork(file, move - 1, study, lastSetup(study.game)?.level ?? 'steady')
    setBusy(false)
    if (id !== undefined) go('here', id)
  }
  return (
    <Dialog title={shell.t('review.try')} close={close} class="narrow">
      <p>{shell.t('review.tryHint', { name })}</p>
      <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void begin()} data-do="begin">
        <Icon name="pencil" />
        {shell.t('review.try')}
      </button>
    </Dialog>
  )
}

/** A link to this position: to the server's match, or with the whole match in it, where it is small enough. */
function LinkDialog({ look, move, close }: { look: Look; move: number; close(): void }) {
  const { place, id, file } = look
  const [link, setLink] = useState<{ readonly words: string; readonly far: boolean } | undefined>(undefined)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const here = addressOf(...addressIn(look, move))
    if (place === 't' || place === 'link') return setLink({ words: here, far: true })
    void textForLink(file).then((packed) =>
      setLink(
        packed === undefined
          ? { words: here, far: false }
          : { words: addressOf('review', 'link', packed, String(move)), far: true },
      ),
    )
  }, [id])
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link?.words ?? '').then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Dialog title={shell.t('review.link')} close={close} class="narrow">
      <p>{shell.t(link?.far === false ? 'review.linkHere' : 'review.linkWords')}</p>
      <textarea
        class="field review-link"
        readOnly
        rows={4}
        aria-label={shell.t('review.link')}
        value={link?.words ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn btn-gold" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span role="status">{shell.t(copied ? 'review.linkCopied' : 'review.link')}</span>
      </button>
    </Dialog>
  )
}
