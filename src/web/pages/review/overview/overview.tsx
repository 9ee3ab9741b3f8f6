import { useState } from 'preact/hooks'
import { IconButton } from '../../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { SeaChart } from '../../../../ui/components/pictures/sea-chart.tsx'
import { useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { go } from '../../../router.ts'
import { Top } from '../../top.tsx'
import {
  addressIn,
  chanceOf,
  chanceText,
  isSolo,
  type Look,
  mistakeLabel,
  nameIn,
  scoreWords,
  stepOf,
} from '../look.ts'
import { ChanceTable } from './chance-table.tsx'
import { Graph } from './graph.tsx'
import { MovesList } from './moves-list.tsx'
import { Players } from './players.tsx'
import { TurningPoints } from './turning-points.tsx'
import '../transport.css'

/** A match at a glance: graph, players, turning points, and every move. */
export function Overview({ look }: { look: Look }) {
  const { study, review, loaded } = look
  const narrow = useMedia('narrow')
  const last = study.turns.length
  const [cursor, setCursor] = useState(review.turningPoints[0]?.step ?? 1)
  const goTo = (move: number): void => setCursor(Math.max(1, Math.min(last, move)))
  useShortcuts(true, {
    ArrowRight: () => goTo(cursor + 1),
    ArrowLeft: () => goTo(cursor - 1),
    Home: () => goTo(1),
    End: () => goTo(last),
  })
  useTitle(`${shell.t('review.title')} · ${loaded.cover.name} · Vermeil`)
  return (
    <div class="chart page review-page">
      <SeaChart roses={ROSES} />
      <Top crumb={narrow ? loaded.cover.name : `${loaded.cover.name}: ${scoreWords(look)}`} />
      <main class="rev">
        <h1 class="vh">{shell.t('review.title')}</h1>
        <section class="paper graph">
          {isSolo(look) ? undefined : (
            <>
              <h2>
                {shell.t('review.graph')} <small>{shell.t('review.graphHint')}</small>
              </h2>
              <Graph look={look} cursor={cursor} choose={goTo} />
              <ChanceTable look={look} />
            </>
          )}
          <CursorBar look={look} cursor={cursor} goTo={goTo} />
        </section>
        <Players look={look} />
        {isSolo(look) ? undefined : <TurningPoints look={look} />}
        <MovesList look={look} cursor={cursor} />
      </main>
    </div>
  )
}

const ROSES = [
  [40, 780, 0],
  [1240, 60, 0],
] as const

/** The buttons that walk through the moves, and a summary of the current one. */
function CursorBar({ look, cursor, goTo }: { look: Look; cursor: number; goTo(move: number): void }) {
  return (
    <div class="trans">
      <IconButton icon="first" label={shell.t('replay.first')} onClick={() => goTo(1)} />
      <IconButton icon="prev" label={shell.t('replay.back')} onClick={() => goTo(cursor - 1)} />
      <IconButton icon="next" label={shell.t('replay.forward')} onClick={() => goTo(cursor + 1)} />
      <IconButton icon="last" label={shell.t('replay.last')} onClick={() => goTo(look.study.turns.length)} />
      <p class="now" role="status">
        <CursorWords look={look} move={cursor} />
      </p>
      <button
        type="button"
        class="btn btn-gold"
        onClick={() => go(...addressIn(look, cursor))}
        data-do="board"
      >
        <Icon name="eye" />
        {shell.t('review.board')}
      </button>
    </div>
  )
}

function CursorWords({ look, move }: { look: Look; move: number }) {
  const step = stepOf(look, move)
  const of = look.study.turns.length
  const mark = mistakeLabel(step)
  return (
    <>
      <b>{shell.t('review.move', { n: move, of })}</b> {look.say(step.when)}, {nameIn(look, step.seat ?? 0)}
      {mark === '' ? '' : `: ${mark}`}
      {isSolo(look) ? undefined : (
        <span class="vh">
          {'. '}
          {look.study.names
            .map((name, seat) => `${name} ${chanceText(chanceOf(step.chances, seat))}`)
            .join(', ')}
        </span>
      )}
    </>
  )
}
