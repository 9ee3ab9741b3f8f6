import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Rejection, Seat } from '../../../kernel/index.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { fileWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { logBetween } from '../../frame/showing.ts'
import { Waiting } from '../../lazy.tsx'
import { to } from '../../router.ts'
import { matchFileAt } from '../../session/review/review-client.ts'
import { replayFile } from '../../session/worker-client.ts'
import type { Replay } from '../../session/worker-protocol.ts'
import { LostPage, lostBy } from '../lost.tsx'
import { type LoadedGame, useGame } from '../use-game.ts'
import { PastTable } from './past-table.tsx'
import './transport.css'

/** A finished match again, step by step, through the eyes of any seat. */
export function ReplayPage({ place, id }: { place: string; id: string }) {
  const [file, setFile] = useState<string | Rejection | undefined>(undefined)
  const [eyes, setEyes] = useState<Seat | undefined>(undefined)
  const [replay, setReplay] = useState<Replay | Rejection | undefined>(undefined)
  useEffect(() => {
    void matchFileAt(place, id).then(setFile)
  }, [])
  useEffect(() => {
    if (typeof file === 'string') void replayFile(file, eyes).then(setReplay)
  }, [file, eyes])
  const loaded = useGame(!replay || 'code' in replay ? undefined : replay.game)
  if (typeof file === 'object') return <LostPage {...lostBy(file)} />
  if (replay && 'code' in replay) return <LostPage words={fileWords(replay)} />
  if (loaded === 'missing') return <LostPage words={shell.t('error.load')} retry />
  if (!replay || loaded === 'loading') return <Waiting />
  return (
    <Player
      replay={replay}
      loaded={loaded}
      eyes={eyes}
      look={setEyes}
      back={place === 'here' ? to('here', id) : to('t', id)}
    />
  )
}

const PACE = 1400

function Player({
  replay,
  loaded,
  eyes,
  look,
  back,
}: {
  replay: Replay
  loaded: LoadedGame
  eyes: Seat | undefined
  look(seat: Seat | undefined): void
  back: string
}) {
  const { game, cover } = loaded
  const { steps, names } = replay
  const last = steps.length - 1
  const [{ at, from }, move] = useState({ at: 0, from: -1 })
  const [playing, setPlaying] = useState(false)
  const goTo = (next: number): void =>
    move((now) => ({ at: Math.max(0, Math.min(last, next)), from: next === now.at + 1 ? now.at : -1 }))
  useTitle(`${shell.t('replay.title')} · ${cover.name} · Vermeil`)
  useEffect(() => {
    if (!playing) return
    if (at >= last) return setPlaying(false)
    const timer = setTimeout(
      () => goTo(at + 1),
      Math.max(
        500,
        Math.min(PACE, at === 0 ? 500 : game.displayTime(steps[at - 1].view, steps[at].view) + 400),
      ),
    )
    return () => clearTimeout(timer)
  }, [playing, at])
  useShortcuts(true, {
    ArrowRight: () => goTo(at + 1),
    ArrowLeft: () => goTo(at - 1),
    Home: () => goTo(0),
    End: () => goTo(last),
    p: () => setPlaying((now) => !now),
  })
  const entries = useMemo(() => logBetween(game, steps, 0, at), [steps, at])
  const step = steps[at]
  return (
    <PastTable
      class="replaying"
      game={game}
      names={names}
      entries={entries}
      view={step.view}
      before={from >= 0 ? steps[from].view : undefined}
      waiting={step.waiting}
      bar={
        <>
          <a class="btn small" href={back}>
            <Icon name="prev" />
            {shell.t('back')}
          </a>
          <h1>{shell.t('replay.title')}</h1>
          <div class="trans">
            <IconButton icon="first" label={shell.t('replay.first')} onClick={() => goTo(0)} />
            <IconButton icon="prev" label={shell.t('replay.back')} onClick={() => goTo(at - 1)} />
            <IconButton
              icon={playing ? 'pause' : 'play'}
              label={shell.t(playing ? 'replay.pause' : 'replay.play')}
              onClick={() => setPlaying(!playing)}
            />
            <IconButton icon="next" label={shell.t('replay.forward')} onClick={() => goTo(at + 1)} />
            <IconButton icon="last" label={shell.t('replay.last')} onClick={() => goTo(last)} />
          </div>
          <input
            class="slider"
            type="range"
            min="0"
            max={last}
            value={at}
            aria-label={shell.t('replay.step', { n: at, of: last })}
            onInput={(event) => goTo(Number(event.currentTarget.value))}
          />
          <span class="progress" role="status">
            {game.progress(step.view)}
          </span>
          <span class="sp" />
          <label class="eyes">
            <Icon name="eye" />
            <span class="vh">{shell.t('replay.eyes')}</span>
            <select
              class="field"
              value={eyes === undefined ? '' : String(eyes)}
              onChange={(event) =>
                look(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
              }
            >
              <option value="">{shell.t('replay.all')}</option>
              {names.map((name, seat) => (
                <option key={seat} value={String(seat)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {replay.proven ? (
            <span
              class="proven"
              data-explain={shell.t('replay.proven')}
              role="img"
              aria-label={shell.t('replay.proven')}
            >
              <Icon name="check" />
            </span>
          ) : undefined}
        </>
      }
    />
  )
}
