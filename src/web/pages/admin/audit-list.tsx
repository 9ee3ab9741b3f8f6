import type { Audit } from '../../../protocol/index.ts'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { to } from '../../router.ts'
import { fetchAudit } from '../../session/api/admin.ts'
import { AdminList, listPage } from './admin-list.tsx'
import { auditDetails, auditTitle } from './audit-words.ts'
import { adminWords as words } from './texts.ts'

/** Who has done what, the latest first. */
export function AuditList() {
  return (
    <AdminList<Audit>
      title={words.t('audit')}
      empty={words.t('audit.none')}
      fetchPage={async (query) => listPage(await fetchAudit(query), ({ acts }) => acts)}
      row={({ id, at, who, act, table, guest, name, detail, reason }, order) => (
        <li key={id} class="admin-row admin-entry">
          <div>
            <b>{auditTitle(act, detail)}</b> {name ?? guest}
            <small>
              {[
                shownTime(at),
                who,
                ...auditDetails(act, detail),
                ...(reason === undefined ? [] : [reason]),
              ].join(' · ')}
              {table === undefined ? undefined : (
                <>
                  {' · '}
                  <a href={to('admin', 'tables', table)}>{words.t('table')}</a>
                </>
              )}
            </small>
          </div>
          {act === 'removePerson' && table !== undefined && guest !== undefined ? (
            <RowButton
              words={words.t('readmit')}
              label={words.t('readmit.one', { name: name ?? guest })}
              press={() =>
                order({
                  title: words.t('readmit'),
                  words: words.t('readmit.words', { name: name ?? guest }),
                  act: () => ({ act: 'readmitPerson', table, guest }),
                })
              }
            />
          ) : undefined}
        </li>
      )}
    />
  )
}
