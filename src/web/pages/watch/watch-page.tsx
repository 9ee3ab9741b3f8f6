import { COVERS } from '../../../games/boards.ts'
import type { RunningTable } from '../../../protocol/index.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { usePolled } from '../../../ui/hooks/polling.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { runningTables } from '../../session/api/watching.ts'
import { nameOfSeat } from '../../session/person-name.ts'
import { ChartPage } from '../chart-page.tsx'
import { GameSign } from '../game-sign.tsx'
import { BoardPicture } from './board-picture.tsx'
import { gameName, playerNames, tableFacts, whoseTurn } from './table-facts.ts'
import { watchWords as words } from './texts.ts'
import './watch.css'

/** How many tables are shown with a picture of the board; the others are named. */
const PICTURES = 2

/** The running matches that everybody may watch. */
export function WatchPage() {
  useTitle(`${shell.t('watch')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('watch')} roses={[[1130, 160, 90]]}>
      <main class="watch-page">
        <header>
          <h1>{shell.t('watch')}</h1>
          <p class="watch-lead">{words.t('lead')}</p>
        </header>
        <Running />
        <p class="paper watch-bots">
          {words.t('bots')}{' '}
          {COVERS.map(({ id, name }) => (
            <a key={id} href={to('new', id, 'bots')}>
              {name}
            </a>
          ))}
        </p>
      </main>
    </ChartPage>
  )
}

function Running() {
  const answer = usePolled(runningTables)
  if (!answer) return <p class="waiting">{shell.t('loading')}</p>
  if (!answer.ok)
    return (
      <p class="paper watch-none" role="status">
        {rejectionWords(answer.rejection)}
      </p>
    )
  const { tables } = answer.value
  if (tables.length === 0) return <p class="paper watch-none">{words.t('none')}</p>
  return (
    <ul class="watch-list">
      {tables.map((table, i) => (
        <li key={table.table}>
          <RunningCard table={table} pictured={i < PICTURES} />
        </li>
      ))}
    </ul>
  )
}

function RunningCard({ table, pictured }: { table: RunningTable; pictured: boolean }) {
  return (
    <a
      class="paper watch-card"
      href={to('t', table.table)}
      aria-label={words.t('open', { game: gameName(table), names: playerNames(table) })}
    >
      {pictured ? <BoardPicture table={table} /> : undefined}
      <span class="watch-head">
        <b>{gameName(table)}</b>
        <span class="join">
          <Icon name="eye" />
          {words.t('watch')}
        </span>
      </span>
      <span class="watch-seats">
        {table.seats.map((occupant, seat) => (
          <span key={seat} class={table.turn.includes(seat) ? 'watch-seat asked' : 'watch-seat'}>
            <GameSign game={table.game} seat={seat} />
            {nameOfSeat(occupant, seat)}
            {occupant.kind === 'bot' ? <Icon name="bot" /> : undefined}
          </span>
        ))}
      </span>
      <span class="watch-facts">
        {[tableFacts(table), whoseTurn(table)].filter((part) => part !== '').join(' · ')}
      </span>
    </a>
  )
}
