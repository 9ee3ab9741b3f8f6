import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { TableSummary } from '../../../protocol/index.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { SeatTimer } from '../../../ui/components/seats/clock.tsx'
import { usePolled } from '../../../ui/hooks/polling.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { idle } from '../../idle.ts'
import { to } from '../../router.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { openTables } from '../../session/api/tables.ts'
import { myTablesAnswer } from '../../session/my-tables.ts'
import { awaitsPerson, byTimeLeft } from '../../session/my-turns.ts'
import { personName } from '../../session/person-name.ts'
import { clockWords, shortClock } from '../../session/remote/clock-words.ts'
import type { SavedMatch } from '../../session/saved-match.ts'
import { GameSign } from '../game-sign.tsx'
import { RemoveDialog } from '../remove-dialog.tsx'
import './table-lists.css'

/** Asks for a match to watch, once the browser has nothing better to do. Without a connection there is none to show. */
async function loadTopTable() {
  await idle()
  return import('../watch/top-table.tsx').then(
    ({ TopTable }) => TopTable,
    () => () => undefined,
  )
}

/** The most rows that a list shows. */
const MAX_ROWS = 12

/** A list of the server's, as far as it is known. */
function tablesIn(
  answer: ApiResult<{ tables: readonly TableSummary[] }> | undefined,
): readonly TableSummary[] | 'loading' | 'offline' {
  if (answer === undefined) return 'loading'
  return answer.ok ? answer.value.tables : 'offline'
}

export function YourTables({
  local,
  forget,
}: {
  local: readonly SavedMatch[]
  forget(match: SavedMatch): void
}) {
  const [removing, setRemoving] = useState<SavedMatch | undefined>(undefined)
  const remote = tablesIn(myTablesAnswer.value)
  const listed = typeof remote === 'string' ? [] : remote.filter(({ status }) => status !== 'closed')
  const rows = [
    ...listed.map((table) => ({
      key: table.table,
      first: table.yourMove === true,
      until: table.yourMove ? table.deadline : undefined,
      at: table.updated,
      row: <RemoteRow table={table} />,
    })),
    ...local.map((match) => ({
      key: match.id,
      first: awaitsPerson(match),
      until: undefined,
      at: match.at,
      row: <LocalRow match={match} asked={awaitsPerson(match)} remove={() => setRemoving(match)} />,
    })),
  ].sort((a, b) => Number(b.first) - Number(a.first) || byTimeLeft(a.until, b.until) || b.at - a.at)
  return (
    <section>
      <div class="heading">
        <h3>{shell.t('home.yours')}</h3>
        {rows.length === 0 ? undefined : <a href={to('archive')}>{shell.t('archive')}</a>}
        {listed.length === 0 ? undefined : <a href={to('people')}>{shell.t('people')}</a>}
        {rows.length === 0 ? undefined : <a href={to('profile')}>{shell.t('home.profile')}</a>}
      </div>
      {rows.length === 0 ? <p class="none">{shell.rich('home.yoursEmpty')}</p> : undefined}
      {listed.length === 0 && remote !== 'offline' ? (
        <a class="none sign-in" href={to('sign-in')}>
          {shell.rich('home.signIn')}
        </a>
      ) : undefined}
      <div class="rows fading">
        {rows.slice(0, MAX_ROWS).map(({ key, row }) => (
          <div key={key}>{row}</div>
        ))}
      </div>
      {removing ? (
        <RemoveDialog
          game={removing.game}
          remove={() => {
            setRemoving(undefined)
            forget(removing)
          }}
          close={() => setRemoving(undefined)}
        />
      ) : undefined}
    </section>
  )
}

function Who({ game, seats }: { game: string; seats: readonly number[] }) {
  return (
    <span class="who">
      {seats.slice(0, 4).map((seat) => (
        <GameSign key={seat} game={game} seat={seat} />
      ))}
    </span>
  )
}

function YourTurn({ until }: { until?: number | undefined }) {
  return (
    <span class="turn">
      <Icon name="pencil" />
      {shell.t('home.yourTurn')}
      {until === undefined ? undefined : <SeatTimer deadline={until} />}
    </span>
  )
}

function LocalRow({ match, asked, remove }: { match: SavedMatch; asked: boolean; remove(): void }) {
  return (
    <div class="row-with">
      <a class="row" href={to('here', match.id)}>
        <Who game={match.game} seats={match.seats.map((_, seat) => seat)} />
        <b>{findCover(match.game)?.name}</b>
        <span class="seats">{shell.t('home.onThisDevice')}</span>
        {asked ? (
          <YourTurn />
        ) : (
          <span class="join">{shell.t(match.over ? 'home.over' : 'home.continue')}</span>
        )}
      </a>
      <IconButton class="ibtn remove" icon="x" label={shell.t('home.remove')} onClick={remove} />
    </div>
  )
}

function RemoteRow({ table }: { table: TableSummary }) {
  const people = table.seats.flatMap((seat, index) => (seat.kind === 'open' ? [] : [index]))
  const names = table.seats.flatMap((seat, index) =>
    seat.kind === 'person' && index !== table.you ? [personName(seat.name)] : [],
  )
  return (
    <a class="row" href={to('t', table.table)}>
      <Who game={table.game} seats={people} />
      <b>{findCover(table.game)?.name}</b>
      <span class="seats">
        {[table.name ?? '', names.join(', ')].filter((words) => words !== '').join(' · ')}
      </span>
      {table.yourMove ? (
        <YourTurn until={table.deadline} />
      ) : (
        <span class="r">
          {shell.t(
            table.status === 'lobby' ? 'home.lobby' : table.status === 'over' ? 'home.over' : 'home.waiting',
          )}
        </span>
      )}
    </a>
  )
}

export function OpenTables() {
  const list = tablesIn(usePolled(openTables))
  return (
    <section>
      <div class="heading">
        <h3>{shell.t('home.others')}</h3>
        <a href={to('watch')}>{shell.t('watch')}</a>
      </div>
      <LazyPart load={loadTopTable} />
      {listBody(list)}
    </section>
  )
}

function listBody(list: readonly TableSummary[] | 'loading' | 'offline'): ComponentChildren {
  if (list === 'loading') return <p class="none">{shell.t('loading')}</p>
  if (list === 'offline') return <p class="none">{shell.t('home.othersOffline')}</p>
  if (list.length === 0) return <p class="none">{shell.t('home.othersEmpty')}</p>
  return <div class="rows fading">{list.slice(0, MAX_ROWS).map(openRow)}</div>
}

/** What can be said about an open table in a few words: the text, and what it means in full. */
function factsOf(table: TableSummary): { words: string; inFull?: string; class?: string }[] {
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length
  const host = table.seats.find((seat) => seat.kind === 'person')
  const code = table.language
  const facts = [
    { words: shell.t('home.seatsOf', { taken, n: table.seats.length }) },
    code === undefined ? { words: '' } : { words: code, inFull: languageName(code) },
    { words: shortClock(table.clock), inFull: clockWords(table.clock, table.rest) },
    { words: table.rated ? shell.t('new.rated') : '' },
    { words: host?.name ?? '', class: 'host' },
    { words: table.name ?? '', class: 'host' },
  ]
  return facts.filter(({ words }) => words !== '')
}

const languageName = (code: string): string =>
  new Intl.DisplayNames(language.value, { type: 'language' }).of(code) ?? code

function openRow(table: TableSummary): ComponentChildren {
  const taken = table.seats.flatMap((seat, index) => (seat.kind === 'open' ? [] : [index]))
  return (
    <a key={table.table} class="row open-row" href={to('t', table.table)}>
      <Who game={table.game} seats={taken} />
      <b>{findCover(table.game)?.name}</b>
      <span class="facts">
        {factsOf(table).map(({ words, inFull, class: name }, i) => (
          <span key={i} class={name}>
            {i > 0 ? ' · ' : undefined}
            <span data-explain={inFull} aria-hidden={inFull !== undefined}>
              {words}
            </span>
            {inFull === undefined ? undefined : <span class="vh">{inFull}</span>}
          </span>
        ))}
      </span>
      <span class="join">{shell.t('home.join')}</span>
    </a>
  )
}
