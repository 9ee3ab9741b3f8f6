import type { AdminPerson } from '../../../protocol/index.ts'
import { to } from '../../router.ts'
import { fetchAdminPeople } from '../../session/api/admin.ts'
import { AdminList, listPage } from './admin-list.tsx'
import { banGuest, banNetwork } from './orders.ts'
import { shownTime } from './shown-time.ts'
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
            <button
              type="button"
              class="btn"
              aria-label={words.t('ban.one', { name })}
              onClick={() => order(banGuest(guest, name))}
            >
              {words.t('ban')}
            </button>
          ) : (
            <a class="btn" href={to('admin', 'bans')}>
              {words.t('bans')}
            </a>
          )}
          {addresses.map((address) => (
            <button
              key={address}
              type="button"
              class="btn"
              aria-label={`${words.t('banNetwork')} ${address}`}
              onClick={() => order(banNetwork(address))}
            >
              {words.t('banNetwork')}
            </button>
          ))}
        </li>
      )}
    />
  )
}
