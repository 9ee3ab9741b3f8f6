import { useEffect, useMemo, useState } from 'preact/hooks'
import { at } from '../../../kernel/at.ts'
import type { Rejection, Seat } from '../../../kernel/index.ts'
import type { SessionStep } from '../../../ui/board/session.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { fileWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { logBetween } from '../../frame/log-between.ts'
import { Waiting } from '../../lazy.tsx'
import { to } from '../../router.ts'
import { personName } from '../../session/person-name.ts'
import { matchFileAt } from '../../session/review/review-client.ts'
import { replayFile } from '../../session/worker-client.ts'
import type { Replay } from '../../session/worker-protocol.ts'
import { LostPage, lostBy } from '../lost.tsx'
import { type LoadedGame, useGame } from '../use-game.ts'
import { PastTable } from './past-table.tsx'
import { usePlaying } from './use-playing.ts'
import { WalkButtons } from './walk-buttons.tsx'

/** Replays a finished match step by step, as any seat saw it. */
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

/** Bounds on how long a step stays on screen while the replay runs, in milliseconds. */
const SHORTEST = 500
const LONGEST = 1400

interface PlayerProps {
  readonly replay: Replay
  readonly loaded: LoadedGame
  readonly eyes: Seat | undefined
  look(seat: Seat | undefined): void
  readonly back: string
}

function Player({ replay, loaded, eyes, look, back }: PlayerProps) {
  const { game, cover } = loaded
  const { steps } = replay
  const names = useMemo(() => replay.names.map(personName), [replay.names])
  const player = usePlayer(steps, (before, after) => game.displayTime(before.view, after.view))
  const { now, from } = player
  useTitle(`${shell.t('replay.title')} · ${cover.name} · Vermeil`)
  const entries = useMemo(() => logBetween(game, steps, 0, now), [steps, now])
  const step = at(steps, now)
  return (
    <PastTable
      class="replaying"
      game={game}
      names={names}
      entries={entries}
      view={step.view}
      before={steps[from]?.view}
      waiting={step.waiting}
      bar={
        <>
          <a class="btn small" href={back}>
            <Icon name="prev" />
            {shell.t('back')}
          </a>
          <h1>{shell.t('replay.title')}</h1>
          <WalkButtons {...player} />
          <Slider {...player} />
          <span class="progress" role="status">
            {game.progress(step.view)}
          </span>
          <span class="sp" />
          <ViewerSelect names={names} eyes={eyes} look={look} />
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

/** Which step is on screen, and whether the replay runs by itself. */
function usePlayer(
  steps: readonly SessionStep[],
  displayTime: (before: SessionStep, after: SessionStep) => number,
) {
  const last = steps.length - 1
  const [{ at: now, from }, move] = useState({ at: 0, from: -1 })
  const goTo = (next: number): void =>
    move((then) => ({ at: Math.max(0, Math.min(last, next)), from: next === then.at + 1 ? then.at : -1 }))
  const delay = (): number => {
    const [before, after] = [steps[now - 1], steps[now]]
    const wanted = before && after ? displayTime(before, after) + 400 : SHORTEST
    return Math.max(SHORTEST, Math.min(LONGEST, wanted))
  }
  const { playing, toggle } = usePlaying(now, last, delay, goTo)
  useShortcuts(true, {
    ArrowRight: () => goTo(now + 1),
    ArrowLeft: () => goTo(now - 1),
    Home: () => goTo(0),
    End: () => goTo(last),
    p: toggle,
  })
  return { now, from, last, playing, goTo, toggle }
}

/** Chooses a step. */
function Slider({ now, last, goTo }: Pick<ReturnType<typeof usePlayer>, 'now' | 'last' | 'goTo'>) {
  return (
    <input
      class="slider"
      type="range"
      min="0"
      max={last}
      value={now}
      aria-label={shell.t('replay.step', { n: now, of: last })}
      onInput={(event) => goTo(Number(event.currentTarget.value))}
    />
  )
}

/** Chooses whose view of the match is replayed. */
function ViewerSelect({
  names,
  eyes,
  look,
}: {
  names: readonly string[]
  eyes: Seat | undefined
  look(seat: Seat | undefined): void
}) {
  return (
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
  )
}
