import type { Report } from '../../../protocol/index.ts'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { to } from '../../router.ts'
import { fetchReports } from '../../session/api/admin.ts'
import { personName } from '../../session/person-name.ts'
import type { Order } from './act-dialog.tsx'
import { AdminList, listPage } from './admin-list.tsx'
import { banGuest } from './orders.ts'
import { adminWords as words, wordsFor } from './texts.ts'

/** What players have reported, the latest first, with the chat. */
export function ReportList() {
  return (
    <AdminList<Report>
      title={words.t('reports')}
      empty={words.t('reports.none')}
      fetchPage={async (query) => listPage(await fetchReports(query), ({ reports }) => reports)}
      row={(report, order) => <ReportRow key={report.id} report={report} order={order} />}
    />
  )
}

function ReportRow({ report, order }: { report: Report; order(order: Order): void }) {
  const { id, at, table, reporterName, reported, reason, text, chat, resolved } = report
  const name = personName(report.reportedName)
  return (
    <li class="admin-entry">
      <div class="admin-row">
        <div>
          <b>{name}</b>: {wordsFor(`reason.${reason}`, reason)}
          <small>
            {[
              shownTime(at),
              ...(reporterName === undefined ? [] : [words.t('reports.by', { name: reporterName })]),
              ...(resolved === undefined ? [] : [words.t('reports.resolved', { time: shownTime(resolved) })]),
            ].join(' · ')}
          </small>
          {text === undefined ? undefined : <p class="admin-quote">{text}</p>}
        </div>
        <a class="btn" href={to('admin', 'tables', table)}>
          {words.t('table')}
        </a>
        <RowButton
          words={words.t('ban')}
          label={words.t('ban.one', { name })}
          press={() => order(banGuest(reported, name))}
        />
        {resolved === undefined ? (
          <RowButton
            words={words.t('resolve')}
            label={words.t('resolve.one', { name })}
            press={() =>
              order({
                title: words.t('resolve'),
                words: words.t('resolve.words', { name }),
                act: () => ({ act: 'resolveReport', report: id }),
              })
            }
          />
        ) : undefined}
      </div>
      {chat.length === 0 ? (
        <p class="admin-quiet">{words.t('chat.none')}</p>
      ) : (
        <details>
          <summary>{words.t('chat', { n: chat.length })}</summary>
          <ul class="admin-chat">
            {chat.map((line, index) => (
              <li key={index}>
                <small>{shownTime(line.at)}</small> <b>{personName(line.name ?? '')}</b>:{' '}
                {line.text ?? (line.phrase ? shell.t(`phrase.${line.phrase}`) : '…')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
