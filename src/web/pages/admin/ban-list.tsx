import { useState } from 'preact/hooks'
import type { Ban } from '../../../protocol/index.ts'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { fetchBans } from '../../session/api/admin.ts'
import type { Order } from './act-dialog.tsx'
import { AdminList, listPage } from './admin-list.tsx'
import { banNetwork } from './orders.ts'
import { adminWords as words } from './texts.ts'

/** All bans, the latest first, and a form for networks. */
export function BanList() {
  return (
    <AdminList<Ban>
      title={words.t('bans')}
      empty={words.t('bans.none')}
      fetchPage={async (query) => listPage(await fetchBans(query), ({ bans }) => bans)}
      row={(ban, order) => <BanRow key={ban.id} ban={ban} order={order} />}
    >
      {(order) => <NetworkForm order={order} />}
    </AdminList>
  )
}

function BanRow({ ban, order }: { ban: Ban; order(order: Order): void }) {
  const { id, target, name, reason, created, until, lifted } = ban
  const called = name ?? target
  const state =
    lifted === undefined
      ? words.t('until', { time: shownTime(until) })
      : words.t('lifted', { time: shownTime(lifted) })
  return (
    <li class="admin-row admin-entry">
      <div>
        <b>{called}</b> {name === undefined ? undefined : <code>{target}</code>}
        <small>{[shownTime(created), state, ...(reason === undefined ? [] : [reason])].join(' · ')}</small>
      </div>
      {lifted === undefined && until > Date.now() ? (
        <RowButton
          words={words.t('lift')}
          label={words.t('lift.one', { name: called })}
          press={() =>
            order({
              title: words.t('lift'),
              words: words.t('lift.words', { name: called }),
              act: () => ({ act: 'unban', ban: id }),
            })
          }
        />
      ) : undefined}
    </li>
  )
}

function NetworkForm({ order }: { order(order: Order): void }) {
  const [network, setNetwork] = useState('')
  return (
    <form
      class="admin-search"
      onSubmit={(event) => {
        event.preventDefault()
        if (network.trim() !== '') order(banNetwork(network.trim()))
      }}
    >
      <input
        class="field"
        aria-label={words.t('network')}
        placeholder="203.0.113.0/24"
        maxLength={50}
        value={network}
        onInput={(event) => setNetwork(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {words.t('banNetwork')}
      </button>
    </form>
  )
}
