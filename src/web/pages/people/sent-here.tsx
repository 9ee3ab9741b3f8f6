import { useEffect, useState } from 'preact/hooks'
import type { Invitations } from '../../../protocol/index.ts'
import { fetchInvitations } from '../../session/api/people.ts'
import { SentList } from './sent.tsx'
import { peopleWords as words } from './texts.ts'
import './people.css'

/** Whom the host has invited to this table and who does not sit here yet. `taken` changes when somebody sits down. */
export function SentHere({ table, taken }: { table: string; taken: number }) {
  const [sent, set] = useState<Invitations['sent']>([])
  useEffect(() => {
    void fetchInvitations().then((found) => {
      if (found.ok) set(found.value.sent.filter((one) => one.table === table && one.answer !== 'accepted'))
    })
  }, [taken])
  if (sent.length === 0) return undefined
  return (
    <section class="paper opts people-here" aria-labelledby="people-here">
      <h2 id="people-here">{words.t('invitations')}</h2>
      <SentList sent={sent} />
    </section>
  )
}
