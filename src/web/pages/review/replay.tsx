import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { at } from '../../../kernel/at.ts'
import type { Rejection, Seat } from '../../../kernel/index.ts'
import type { SessionStep } from '../../../ui/board/session.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { fileWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { logBetween } from '../../frame/log-between.ts'
import { Waiting } from '../../lazy.tsx'
import { replace, to } from '../../router.ts'
import { replayFile } from '../../session/local/worker-client.ts'
import type { Replay } from '../../session/local/worker-protocol.ts'
import { personName } from '../../session/person-name.ts'
import { matchFileAt } from '../../session/review/review-client.ts'
import { LostPage, lostBy } from '../lost.tsx'
import { loadShareDialog } from '../shared/load.ts'
import { type LoadedGame, useGame } from '../use-game.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PastTable } from './past-table.tsx'
import { StepSlider, ViewerSelect } from './replay-controls.tsx'
import { reviewWords } from './texts.ts'
import { usePlaying, walkKeys } from './use-playing.ts'
import { WalkButtons } from './walk-buttons.tsx'

/** Where a replay stands: the number of a step, and the seat through whose eyes it is seen. Both may be empty. */
interface ReplayAddress {
  readonly place: string
  readonly id: string
  readonly step: string
  readonly seat: string
}

/** Replays a finished match step by step, as any seat saw it. */
export function ReplayPage(address: ReplayAddress) {
  const { place, id } = address
  const eyes = eyesIn(address)
  const [file, setFile] = useState<string | Rejection | undefined>(undefined)
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
  if (!replay || file === undefined || loaded === 'loading') return <Waiting />
  return <Player replay={replay} loaded={loaded} address={address} file={file} />
}

/** The seat that an address names, whether or not the match has it. */
const eyesIn = ({ seat }: ReplayAddress): Seat | undefined =>
  /^\d{1,2}$/.test(seat) ? Number(seat) : undefined

/** Where the page of the match is, if it has one of its own. */
const backOf = ({ place, id }: ReplayAddress): readonly string[] =>
  place === 'here' || place === 't' ? [place, id] : []

/** Bounds on how long a step stays on screen while the replay runs, in milliseconds. */
const SHORTEST = 500
const LONGEST = 1400

interface PlayerProps {
  readonly replay: Replay
  readonly loaded: LoadedGame
  readonly address: ReplayAddress
  readonly file: string
}

function Player({ replay, loaded, address, file }: PlayerProps) {
  const { game, cover } = loaded
  const { steps, eyes } = replay
  const names = useMemo(() => replay.names.map(personName), [replay.names])
  const [isLinkOpen, openLink] = useState(false)
  const [isSharing, share] = useState(false)
  const player = usePlayer(address, replay, !isLinkOpen && !isSharing, (before, after) =>
    game.displayTime(before.view, after.view),
  )
  const { now, from } = player
  useTitle(`${shell.t('replay.title')} · ${cover.name} · Vermeil`)
  const entries = useMemo(() => logBetween(game, steps, 0, now), [steps, now])
  const step = at(steps, now)
  return (
    <>
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
            <a class="btn small" href={to(...backOf(address))}>
              <Icon name="prev" />
              {shell.t('back')}
            </a>
            <h1>{shell.t('replay.title')}</h1>
            <WalkButtons {...player} />
            <StepSlider {...player} />
            <span class="progress" role="status">
              {game.progress(step.view)}
            </span>
            <span class="sp" />
            <ViewerSelect names={names} eyes={eyes} look={(seat) => replaceAddress(address, now, seat)} />
            <IconButton
              icon="share"
              label={reviewWords.t('review.link')}
              onClick={() => openLink(true)}
              data-do="link"
            />
            <IconButton icon="people" label={reviewWords.t('review.together')} onClick={() => share(true)} />
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
      {isLinkOpen ? (
        <LinkDialog
          place={address.place}
          id={address.id}
          file={file}
          address={(place, id) => stepAddress({ place, id }, now, eyes)}
          close={() => openLink(false)}
        />
      ) : undefined}
      {isSharing ? (
        <LazyPart
          load={loadShareDialog}
          place={address.place}
          id={address.id}
          file={file}
          step={now}
          eyes={eyes}
          close={() => share(false)}
        />
      ) : undefined}
    </>
  )
}

/** The address of a step, through the eyes of a seat or of everybody. */
const stepAddress = (
  { place, id }: Pick<ReplayAddress, 'place' | 'id'>,
  step: number,
  eyes: Seat | undefined,
): string[] => ['replay', place, id, String(step), ...(eyes === undefined ? [] : [String(eyes)])]

const replaceAddress = (address: ReplayAddress, step: number, eyes: Seat | undefined): void =>
  replace(...stepAddress(address, step, eyes))

/** How long a step stays on screen before the address names it, in milliseconds: browsers limit such changes. */
const ADDRESS_DELAY = 300

/** Which step is on screen, and whether the replay runs by itself. */
function usePlayer(
  address: ReplayAddress,
  { steps }: Replay,
  active: boolean,
  displayTime: (before: SessionStep, after: SessionStep) => number,
) {
  const last = steps.length - 1
  const wanted = stepIn(address.step, last)
  const [{ at: now, from }, move] = useState({ at: wanted, from: -1 })
  const goTo = (next: number): void =>
    move((then) => ({ at: Math.max(0, Math.min(last, next)), from: next === then.at + 1 ? then.at : -1 }))
  useStepAddress(address, wanted, now, goTo)
  const delay = (): number => {
    const [before, after] = [steps[now - 1], steps[now]]
    const wait = before && after ? displayTime(before, after) + 400 : SHORTEST
    return Math.max(SHORTEST, Math.min(LONGEST, wait))
  }
  const { playing, toggle } = usePlaying(now, last, delay, goTo)
  useShortcuts(active, walkKeys({ now, last, goTo, toggle }))
  return { now, from, last, playing, goTo, toggle }
}

/** The step that an address names. A step that the match does not have becomes the nearest one. */
const stepIn = (step: string, last: number): number =>
  /^\d{1,6}$/.test(step) ? Math.min(Number(step), last) : 0

/** The address follows the step on screen, and the step follows an address that somebody else has changed. */
function useStepAddress(
  address: ReplayAddress,
  wanted: number,
  now: number,
  goTo: (step: number) => void,
): void {
  const told = useRef(wanted)
  useEffect(() => {
    if (wanted !== told.current) goTo(wanted)
    told.current = wanted
  }, [wanted])
  useEffect(() => {
    if (now === told.current) return
    const timer = setTimeout(() => {
      told.current = now
      replaceAddress(address, now, eyesIn(address))
    }, ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [now, address.seat])
}
