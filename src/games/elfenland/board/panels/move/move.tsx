import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Move } from '../../../rules/moves.ts'
import { FLIGHT_GOLD } from '../../../rules/phases/wizards.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Glyph } from '../../art/pieces.tsx'
import type { LaidBy } from '../../history/recently.ts'
import { usePointed } from '../../parts/pointed.tsx'
import { el } from '../../texts.ts'
import type { BestJourney } from '../../turn/best-journey.ts'
import type { JourneyDraft } from '../../turn/journey.ts'
import { bootOf } from '../../view.ts'
import { secretWords, townName } from '../../words.ts'
import { BestJourneyNote } from '../best-journey.tsx'
import { OnTheMap } from '../on-the-map.tsx'
import { GoldButton, Panel, SilverButton } from '../panel.tsx'
import { LegRow } from './leg-row.tsx'
import { JourneySummary, journeyWords } from './summary.tsx'
import { Ways } from './ways.tsx'

interface MovePanelProps {
  view: SeatView
  journey: JourneyDraft
  best: BestJourney | undefined
  laidBy: LaidBy
  send(moves: readonly Move[]): void
}

/** The journey: each stop with its costs and earnings, other ways to pay, and one button to set out. */
export function MovePanel({ view, journey, best, laidBy, send }: MovePanelProps) {
  const [opened, setOpened] = useState<number | undefined>(undefined)
  const stops = useRef<HTMLOListElement>(null)
  const { legs, after } = journey
  // Where there is no room for all stops, the last one stays in view.
  useLayoutEffect(() => {
    stops.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [legs.length])
  const gold = view.open.variant.game === 'elfengold'
  const secret = secretWords(view, bootOf(after))
  return (
    <Panel
      kind="moving"
      title={el.t('move.title')}
      small={el.t('move.from', { town: townName(bootOf(view)) })}
      foot={<SetOut view={view} journey={journey} gold={gold} send={send} />}
    >
      <p class="vh" role="status">
        {journeyWords(journey, gold)}
      </p>
      <ol class="ef-legs" ref={stops} aria-label={el.t('move.title')}>
        {legs.map((leg, i) => (
          <LegRow
            key={i}
            nth={i}
            leg={leg}
            view={view}
            gold={gold}
            journey={journey}
            open={opened === i}
            toggle={() => setOpened(opened === i ? undefined : i)}
          />
        ))}
      </ol>
      {journey.ways.length > 1 ? <Ways journey={journey} gold={gold} /> : undefined}
      {legs.length === 0 ? <FirstSteps journey={journey} best={best} /> : undefined}
      {journey.flight ? <p class="ef-hint">{el.t('move.fly', { n: FLIGHT_GOLD })}</p> : undefined}
      {secret === '' ? undefined : <p class="ef-gain">{secret}</p>}
      {legs.length === 0 ? <OnTheMap open={view.open} laidBy={laidBy} /> : undefined}
    </Panel>
  )
}

/** Before the first stop: how to begin, or that there is nowhere to go. */
function FirstSteps({ journey, best }: Pick<MovePanelProps, 'journey' | 'best'>) {
  if (journey.reached > 0)
    return (
      <>
        <p class="ef-hint ef-ask">{el.t('move.hint')}</p>
        <BestJourneyNote best={best} />
      </>
    )
  return journey.flight ? undefined : <p class="ef-hint ef-ask">{el.t('move.none')}</p>
}

function SetOut({ view, journey, gold, send }: Omit<MovePanelProps, 'laidBy' | 'best'> & { gold: boolean }) {
  const pointed = usePointed()
  const { legs, undo, redo } = journey
  const leave = (): void => send([...legs.map(({ step }) => step), { type: 'stop' }])
  // With keys, undoing the first leg does not turn the focused button into the one that ends the journey.
  if (legs.length === 0)
    return (
      <div key="stay" class="ef-acts">
        <SilverButton
          press={leave}
          name="stay"
          shown={pointed(({ type }, index) => type === 'stop' && index === 0)}
        >
          {el.t('move.stay')}
        </SilverButton>
        <RedoStep redo={redo} />
      </div>
    )
  return (
    <>
      <JourneySummary view={view} journey={journey} gold={gold} />
      <div key="go" class="ef-acts">
        <GoldButton press={leave}>{el.t('move.go')}</GoldButton>
        <SilverButton press={undo} name="undo">
          <Glyph of="undo" /> {el.t('move.undo')}
        </SilverButton>
        <RedoStep redo={redo} />
      </div>
    </>
  )
}

function RedoStep({ redo }: Pick<JourneyDraft, 'redo'>) {
  return redo ? (
    <SilverButton press={redo} name="redo" explain={el.t('move.redo')}>
      <Glyph of="redo" />
    </SilverButton>
  ) : undefined
}
