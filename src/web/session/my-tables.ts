import { computed, effect, signal, untracked } from '@preact/signals'
import { lookWhileVisible } from '../../ui/hooks/polling.ts'
import { pageTitle } from '../../ui/hooks/title.ts'
import { myTables } from './api/tables.ts'
import { myTurns } from './my-turns.ts'
import { savedMatches } from './saved-matches.ts'

type MyTables = Awaited<ReturnType<typeof myTables>>

/** What the server last said about the visitor's tables; undefined until it has. */
export const myTablesAnswer = signal<MyTables | undefined>(undefined)

/** The address of the table in this tab, such as `t/abc`. */
const openAddress = signal<string | undefined>(undefined)
/** Whether it waits for the visitor, which it knows sooner than the list does. */
const openAsks = signal(false)

/**
 * Says which table this tab shows and whether it waits for the visitor. Where they have left one, the lists ask for what
 * they did there.
 */
export function showsTable(address: string | undefined, asks: boolean): void {
  if (address === undefined && openAddress.peek()?.startsWith('t/')) void lookAtMyTables()
  openAddress.value = address
  openAsks.value = asks
}

/** The other tables that wait for the visitor, the most urgent first. */
export const otherTurns = computed(() => {
  const address = openAddress.value
  const answer = myTablesAnswer.value
  // A match that is played here is stored after every step, and the other ones do not change meanwhile.
  const local = address?.startsWith('here/') ? untracked(savedMatches) : savedMatches()
  return myTurns(answer?.ok ? answer.value.tables : [], local).filter(
    ({ path }) => path.join('/') !== address,
  )
})

/** How many invitations the visitor has not answered. */
export const invitationCount = computed(() => {
  const answer = myTablesAnswer.value
  return answer?.ok ? (answer.value.invited ?? 0) : 0
})

/** How many tables wait for the visitor: the number in the title, on the app's icon and on the home page. */
const waitingTables = computed(() => otherTurns.value.length + (openAsks.value ? 1 : 0))

/** How many of them are matches on this device, which the server does not know. */
const localTurns = computed(
  () =>
    otherTurns.value.filter(({ path: [place] }) => place === 'here').length +
    (openAsks.value && openAddress.value?.startsWith('here/') ? 1 : 0),
)

/** Leaves the number where the service worker finds it, which sets the badge while no page is open. */
async function leaveLocalTurns(count: number): Promise<void> {
  const cache = await caches.open('badge')
  await cache.put('local-turns', new Response(`${count}`))
}

export async function lookAtMyTables(): Promise<void> {
  if (!document.hidden) myTablesAnswer.value = await myTables()
}

/** Asks the server again and again while the page is visible, and shows how many tables wait. */
export function followMyTables(): void {
  lookWhileVisible(lookAtMyTables)
  effect(() => {
    const n = waitingTables.value
    document.title = n > 0 ? `(${n}) ${pageTitle.value}` : pageTitle.value
    // Browsers that cannot show a badge, or not here, refuse it.
    void navigator.setAppBadge?.(n).catch(() => undefined)
  })
  effect(() => void leaveLocalTurns(localTurns.value).catch(() => undefined))
}
