import type { AdminPerson } from '../../../protocol/index.ts'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { to } from '../../router.ts'
import { fetchAdminPeople } from '../../session/api/admin.ts'
import { AdminList, listPage } from './admin-list.tsx'
import { banGuest, banNetwork } from './orders.ts'
import { adminWords as words } from './texts.ts'

/** Those who are connected, or those who are searched for. */
export function PeopleList({ search }: { search: string }) {
  return (
    <AdminList<AdminPerson>
      title={words.t('people')}
      empty={words.t('people.none')}
      search={search}
      searchWords={words.t('people.search')}
      fetchPage={async (query) => listPage(await fetchAdminPeople(query), ({ people }) => people)}
      row={({ guest, name, handle, tables, addresses, banned }, order) => (
        <li key={guest} class="admin-row admin-entry">
          <div>
            <b>{name}</b> {handle === undefined ? undefined : `@${handle} `}
            <code>{guest}</code>
            <small>
              <a href={to('admin', 'tables', guest)}>{words.t('people.tables', { n: tables })}</a>
              {addresses.map((address) => ` · ${address}`)}
              {banned === undefined ? '' : ` · ${words.t('people.banned', { time: shownTime(banned) })}`}
            </small>
          </div>
          {banned === undefined ? (
            <RowButton
              words={words.t('ban')}
              label={words.t('ban.one', { name })}
              press={() => order(banGuest(guest, name))}
            />
          ) : (
            <a class="btn" href={to('admin', 'bans')}>
              {words.t('bans')}
            </a>
          )}
          {addresses.map((address) => (
            <RowButton
              key={address}
              words={words.t('banNetwork')}
              label={`${words.t('banNetwork')} ${address}`}
              press={() => order(banNetwork(address))}
            />
          ))}
        </li>
      )}
    />
  )
}
