import { useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { AdminTable } from '../../../protocol/index.ts'
import { levelName } from '../../../ui/board/levels.ts'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { to } from '../../router.ts'
import { fetchAdminTables } from '../../session/api/admin.ts'
import { personName } from '../../session/person-name.ts'
import type { Order } from './act-dialog.tsx'
import { AdminList, listPage } from './admin-list.tsx'
import { adminWords as words, wordsFor } from './texts.ts'

const STATUSES = ['unfinished', 'finished'] as const

/** Unfinished tables, finished ones, or those that are searched for. */
export function TableList({ search }: { search: string }) {
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('unfinished')
  return (
    <AdminList<AdminTable>
      key={status}
      title={words.t('tables')}
      empty={words.t('tables.none')}
      search={search}
      searchWords={words.t('tables.search')}
      fetchPage={async (query) =>
        listPage(await fetchAdminTables({ ...query, status }), ({ tables }) => tables)
      }
      row={(table, order) => <TableRow key={table.table} table={table} order={order} />}
    >
      {() => (
        <Segments
          label={words.t('tables.show')}
          value={status}
          options={STATUSES.map((value) => ({ value, label: words.t(`tables.${value}`) }))}
          choose={(chosen) => setStatus(chosen)}
        />
      )}
    </AdminList>
  )
}

function TableRow({ table, order }: { table: AdminTable; order(order: Order): void }) {
  const { table: id, game, status, seats, guests, created, updated, deadline, name, spectators } = table
  const called = name ?? findCover(game)?.name ?? game
  const unfinished = status === 'lobby' || status === 'playing'
  const remove = (seat: number, person: string): Order => ({
    title: words.t('remove'),
    words: words.t('remove.words', { name: person }),
    act: () => ({ act: 'removePerson', table: id, seat }),
  })
  return (
    <li class="admin-entry">
      <div class="admin-row">
        <div>
          <b>{called}</b> <code>{id}</code>
          <small>
            {[
              ...(name === undefined ? [] : [findCover(game)?.name ?? game]),
              wordsFor(`status.${status}`, status),
              words.t('created', { time: shownTime(created) }),
              words.t('updated', { time: shownTime(updated) }),
              ...(deadline === undefined ? [] : [words.t('deadline', { time: shownTime(deadline) })]),
            ].join(' · ')}
          </small>
        </div>
        {spectators === false ? undefined : (
          <a class="btn" href={to('t', id)}>
            {words.t('watch')}
          </a>
        )}
        {unfinished ? (
          <RowButton
            words={words.t('close')}
            label={words.t('close.one', { name: called })}
            press={() =>
              order({
                title: words.t('close'),
                words: words.t('close.words', { name: called }),
                act: () => ({ act: 'closeTable', table: id }),
              })
            }
          />
        ) : undefined}
      </div>
      <ul class="admin-seats">
        {seats.map((seat, index) => {
          if (seat.kind === 'open') return <li key={index}>{words.t('seat.open')}</li>
          if (seat.kind === 'bot')
            return <li key={index}>{words.t('seat.bot', { level: levelName(seat.bot) })}</li>
          const person = personName(seat.name)
          return (
            <li key={index}>
              <a href={to('admin', 'people', guests[index] ?? '')}>{person}</a>
              {seat.standIn === undefined ? '' : ` (${words.t('seat.standIn')})`}
              {unfinished ? (
                <RowButton
                  words={words.t('remove')}
                  label={words.t('remove.one', { name: person })}
                  press={() => order(remove(index, person))}
                />
              ) : undefined}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
