import { useMemo, useState } from 'preact/hooks'
import type { Rejection, Seat } from '../../../kernel/index.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { BoardProps, Shown } from '../../../ui/board/game-board.ts'
import { sound } from '../../../ui/device/sound.ts'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { reachable } from '../journey/route-finder.ts'
import { travellerOf } from '../journey/traveller.ts'
import { NO_TOWN, otherEnd, touches } from '../rules/components/map.ts'
import { type Move, PASS } from '../rules/moves.ts'
import { whyNotLay } from '../rules/phases/planning.ts'
import { Glyph } from './art/pieces.tsx'
import { shortestWay } from './map/graph.ts'
import { ElfenMap } from './map/map.tsx'
import { Tried } from './map/tried.tsx'
import { PhasePanel } from './panels/phase-panel.tsx'
import { CostDialog } from './parts/costs.tsx'
import { Inspect } from './parts/inspect.tsx'
import { PointedContext, PointedOnMap } from './parts/pointed.tsx'
import { Rack, type TrayUse } from './parts/rack.tsx'
import { Rivals } from './parts/rivals.tsx'
import { stopOf, Tracker } from './parts/tracker.tsx'
import { useMovement } from './story/movement.ts'
import { recently } from './story/recently.ts'
import { el } from './texts.ts'
import { useAutomatic } from './turn/automatic.ts'
import { useBidding } from './turn/bidding.ts'
import { useDiscarding, useKeeping } from './turn/choosing.ts'
import { useGains } from './turn/gains.ts'
import { useJourney } from './turn/journey.ts'
import { type Planning, sameHeld, usePlanning } from './turn/planning.ts'
import { reachByRoad } from './turn/reach.ts'
import { asElf, seated } from './view.ts'
import { roadWords, townWords } from './words.ts'
import './art/palette.css'
import './map.css'
import './table.css'

type Closer = { readonly kind: 'costs' } | { readonly kind: 'player'; readonly seat: Seat }

const NOTHING_FRESH: ReadonlyMap<number, Seat> = new Map()

const NOTHING_SHOWN: readonly Shown[] = []

/** The Elfenland and Elfengold table. */
export function Table(props: BoardProps) {
  const elf = asElf(props.view)
  const { open } = elf
  const { name, entries, live } = useFrame()
  const [closer, look] = useState<Closer | undefined>(undefined)
  const [problem, complain] = useState('')
  const [sending, setSending] = useState(false)
  const view = seated(elf)
  const active = props.active && view !== undefined
  const me = view?.seat ?? open.turn
  const shown = props.shown ?? NOTHING_SHOWN
  useMovement(props)

  const send = async (moves: readonly Move[]): Promise<Rejection | undefined> => {
    // Who presses twice has meant it once.
    if (sending) return undefined
    complain('')
    setSending(true)
    const refused = await props.send(moves)
    setSending(false)
    if (refused) complain(rejectionWords(refused, el))
    return refused
  }
  const play = (...moves: readonly Move[]): void => {
    sound('press')
    void send(moves)
  }
  const journey = useJourney(view, active)
  const planning = usePlanning(view, active)
  const gains = useGains(planning ? view : undefined, planning?.held?.token)
  /** Who looks back on a match was not there: nobody is "you". */
  const called = (seat: Seat): string => (seat === view?.seat && !props.past ? el.t('you') : name(seat))
  const bidding = useBidding(props.past ? undefined : view, active, send)
  const discarding = useDiscarding(view, active)
  const keeping = useKeeping(view, active)
  useAutomatic(view, active, send)

  /** How things stand, on the journey that is being tried out, too. */
  const here = journey?.after ?? view
  const way = journey?.legs.map(({ step }) => JSON.stringify(step)).join()
  const reach = useMemo(
    () => (here && open.phase !== 'over' ? reachable(travellerOf(here)) : undefined),
    [props.view, way],
  )
  const reached = useMemo(
    () =>
      view && (open.phase === 'planning' || open.phase === 'moving')
        ? reachByRoad(travellerOf(view)).towns & ~(1 << open.players[me].boot)
        : 0,
    [props.view],
  )
  const roads = useMemo(
    () => open.roads.map((_, road) => roadWords(open, here, road)),
    [props.view, language.value, way],
  )
  const towns = useMemo(
    () => open.values.map((_, town) => townWords(here?.open ?? open, here, town, reach, name)),
    [props.view, language.value, way],
  )

  const chooseRoad = (road: number): void => {
    complain('')
    if (journey) {
      const { boot } = journey.after.open.players[me]
      if (!touches(road, boot)) complain(el.t('refused.notAtYourBoot'))
      else if (!journey.goTo(otherEnd(road, boot))) complain(el.t('refused.notEnoughCards'))
      return
    }
    if (planning) tryRoad(planning, road)
  }
  const tryRoad = ({ held, legal, roads: chosen, choose }: Planning, road: number): void => {
    if (!held) complain(el.t('plan.pick'))
    else if (legal.has(road) || chosen.includes(road)) {
      sound('tap')
      choose(road)
    } else {
      const code = whyNotLay(held.token, road, open.roads[road]) ?? 'noCounterThere'
      complain(rejectionWords({ code: code === 'spellMustBeCast' ? 'noCounterThere' : code }, el))
    }
  }
  const chooseTown = (town: number): void => {
    complain('')
    if (!journey) return
    if (town === journey.after.open.players[me].boot) return
    if (journey.goTo(town)) sound('tap')
    else complain(el.t('town.far'))
  }

  useShortcuts(active, {
    Escape: () => (journey?.undo ?? planning?.clear)?.(),
    Backspace: () => journey?.undo?.(),
    p: () => {
      if (planning || bidding?.asked) play(PASS)
    },
  })

  const past = useMemo(() => recently(entries, view?.seat), [entries, view?.seat])
  const tray: TrayUse | undefined = keeping
    ? { picked: keeping.has, may: keeping.may, press: keeping.toggle }
    : planning
      ? {
          picked: (piece) => sameHeld(planning.held, piece) && piece.nth === 0,
          may: (piece) => planning.usable(piece),
          press: (piece) => {
            sound('tap')
            planning.pick({ token: piece.token, hidden: piece.hidden })
          },
        }
      : undefined
  const paid =
    journey?.legs.reduce<number[]>((sum, leg) => leg.paid.map((n, kind) => n + (sum[kind] ?? 0)), []) ?? []
  return (
    <PointedContext.Provider value={shown}>
      <main class="ef" data-phase={open.phase} data-game={open.variant.game} data-mine={active && !sending}>
        <ElfenMap
          open={open}
          me={view?.seat}
          marks={{
            legal: planning?.held ? planning.legal : undefined,
            targets: planning?.roads ?? [],
            next: journey?.next ?? 0,
            reached: journey?.reached ?? reached,
            gained: planning?.gained ?? 0,
            secret: view?.own.townCard ?? NO_TOWN,
            secretWay: journey
              ? shortestWay(journey.after.open.players[me].boot, journey.after.own.townCard)
              : [],
            legs: journey?.legs ?? [],
            journey: stopOf(open.phase) === 'moving' && !journey?.legs.length ? past.journey : undefined,
            fresh:
              open.phase === 'planning'
                ? new Map([...past.laidBy].filter(([road]) => past.fresh.has(road)))
                : NOTHING_FRESH,
            gains,
            scene: active ? { town: open.players[me].boot } : past.scene,
            ghosts: (
              <>
                {view && shown.length > 0 ? <PointedOnMap view={view} shown={shown} /> : undefined}
                {planning ? <Tried planning={planning} /> : undefined}
              </>
            ),
          }}
          roadWords={(road) => roads[road]}
          townWords={(town) => towns[town]}
          chooseRoad={chooseRoad}
          chooseTown={chooseTown}
          drawFrom={journey?.after.open.players[me].boot}
        />
        <div class={`ef-side seat-${me}`}>
          <Tracker open={open} seat={me} />
          <Rivals
            open={open}
            me={view?.seat}
            waiting={props.waiting}
            seats={props.seats}
            inspect={(seat) => look({ kind: 'player', seat })}
          />
          <PhasePanel
            // An auction goes on under the hand that bids.
            key={open.phase === 'auction' ? open.phase : `${open.phase} ${active}`}
            open={open}
            view={active || shown.length > 0 ? view : undefined}
            own={view}
            waiting={props.waiting}
            reached={reached}
            laidBy={past.laidBy}
            journey={journey}
            planning={planning}
            bidding={bidding}
            discarding={discarding}
            keeping={keeping}
            name={called}
            play={play}
            takeBack={props.mayTakeBack ? props.takeBack : undefined}
          />
        </div>
        {view ? (
          <Rack
            view={view}
            name={called(view.seat)}
            active={active}
            paid={paid}
            discarding={discarding}
            tray={tray}
            inspect={() => look({ kind: 'player', seat: view.seat })}
          />
        ) : undefined}
        <button
          type="button"
          class="ef-stud ef-costs-button"
          aria-label={el.t('costs.title')}
          data-explain={el.t('costs.title')}
          onClick={() => look({ kind: 'costs' })}
        >
          <Glyph of="table" />
        </button>
        {sending && !live ? (
          <p class="ef-problem" role="status">
            {shell.rich('table.unsent')}
          </p>
        ) : undefined}
        {problem === '' ? undefined : (
          <p class="ef-problem" role="alert">
            {problem}
          </p>
        )}
        {closer?.kind === 'costs' ? <CostDialog close={() => look(undefined)} /> : undefined}
        {closer?.kind === 'player' ? (
          <Inspect
            open={open}
            seat={closer.seat}
            name={name(closer.seat)}
            own={closer.seat === view?.seat ? view : undefined}
            close={() => look(undefined)}
          />
        ) : undefined}
      </main>
    </PointedContext.Provider>
  )
}
