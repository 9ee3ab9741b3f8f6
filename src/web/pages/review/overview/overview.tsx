import { useState } from 'preact/hooks'
import { judgeTurn } from '../../../../review/table-turns.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { SeaChart } from '../../../../ui/components/pictures/sea-chart.tsx'
import { useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { chanceText } from '../../../../ui/text/chance-text.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { go } from '../../../router.ts'
import { Top } from '../../top.tsx'
import {
  addressIn,
  chanceOf,
  isSolo,
  mistakeLabel,
  moveIn,
  nameIn,
  type ReviewModel,
  scoreWords,
  stepOf,
  turnCount,
} from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import { usePlaying, walkKeys } from '../use-playing.ts'
import { WalkButtons } from '../walk-buttons.tsx'
import { ChanceTable } from './chance-table.tsx'
import { Costliest } from './costliest.tsx'
import { Graph } from './graph.tsx'
import { Players } from './players.tsx'
import { TurningPoints } from './turning-points.tsx'
import { TurnsList } from './turns-list.tsx'

/** How long a turn stays on screen while the match plays by itself, in milliseconds. */
const TURN_TIME = 1100

/** A match at a glance: graph, turning points, the reader's costliest moves, players, and every turn. */
export function Overview({ reviewed }: { reviewed: ReviewModel }) {
  const { points, turns, loaded } = reviewed
  const narrow = useMedia('narrow')
  const last = turns.length - 1
  const [first] = points
  const [cursor, setCursor] = useState(first ? stepOf(reviewed, first.step).turn : 0)
  const goTo = (turn: number): void => setCursor(Math.max(0, Math.min(last, turn)))
  const { playing, toggle } = usePlaying(cursor, last, () => TURN_TIME, goTo)
  useShortcuts(true, walkKeys({ now: cursor, last, goTo, toggle }))
  useTitle(`${reviewWords.t('review.title')} · ${loaded.cover.name} · Vermeil`)
  return (
    <div class="chart page review-page">
      <SeaChart roses={ROSES} />
      <Top
        crumb={
          narrow
            ? loaded.cover.name
            : shell.t('labelled', { label: loaded.cover.name, text: scoreWords(reviewed) })
        }
      />
      <main class="rev">
        <h1 class="vh">{reviewWords.t('review.title')}</h1>
        <section class="paper graph">
          {isSolo(reviewed) ? undefined : (
            <>
              <h2>
                {reviewWords.t('review.graph')} <small>{reviewWords.t('review.graphHint')}</small>
              </h2>
              <Graph reviewed={reviewed} cursor={cursor} choose={goTo} />
              <ChanceTable reviewed={reviewed} />
              <p class="assumed">{reviewWords.t(reviewed.levels ? 'review.levels' : 'review.equals')}</p>
            </>
          )}
          <div class="cursor-bar">
            <WalkButtons now={cursor} last={last} playing={playing} goTo={goTo} toggle={toggle} />
            <p class="now" role="status" aria-live={playing ? 'off' : 'polite'}>
              <CursorWords reviewed={reviewed} turn={cursor} />
            </p>
            <button
              type="button"
              class="btn"
              onClick={() => go(...addressIn(reviewed, moveIn(reviewed, cursor)))}
              data-do="board"
            >
              <Icon name="eye" />
              {reviewWords.t('review.board')}
            </button>
          </div>
        </section>
        {isSolo(reviewed) ? undefined : <TurningPoints reviewed={reviewed} />}
        <Costliest reviewed={reviewed} />
        <Players reviewed={reviewed} />
        <TurnsList reviewed={reviewed} cursor={cursor} />
      </main>
    </div>
  )
}

const ROSES = [
  [40, 780, 0],
  [1240, 60, 0],
] as const

/** A summary of a turn: when it was, and how the chosen seat played it. */
function CursorWords({ reviewed, turn }: { reviewed: ReviewModel; turn: number }) {
  const [count, moment] = turnCount(reviewed, turn)
  const played = reviewed.turns[turn]
  const judged = played && judgeTurn(reviewed.review, played, reviewed.perspective)
  const mark = judged ? mistakeLabel(stepOf(reviewed, judged.step)) : ''
  const end = played?.steps.at(-1) ?? 0
  return (
    <>
      <b>{count}</b> {moment}
      {mark === ''
        ? ''
        : ` · ${shell.t('labelled', { label: nameIn(reviewed, reviewed.perspective), text: mark })}`}
      {isSolo(reviewed) ? undefined : (
        <span class="vh">
          {'. '}
          {reviewed.match.names
            .map((name, seat) => `${name} ${chanceText(chanceOf(stepOf(reviewed, end).chances, seat))}`)
            .join(', ')}
        </span>
      )}
    </>
  )
}
