import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { ReceivedInvitation } from '../../../protocol/index.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { go } from '../../router.ts'
import { answerTo, fetchInvitations } from '../../session/api/people.ts'
import { lookAtMyTables } from '../../session/my-tables.ts'
import { personName } from '../../session/person-name.ts'
import { clockWords } from '../../session/remote/clock-words.ts'
import { peopleWords as words } from './texts.ts'
import './people.css'

/** The invitations that the visitor can accept or decline. `count` changes when there are others. */
export function ReceivedInvitations({ count }: { count: number }) {
  const [received, set] = useState<readonly ReceivedInvitation[]>([])
  const [problem, setProblem] = useState('')
  const load = async (): Promise<void> => {
    const found = await fetchInvitations()
    if (found.ok) set(found.value.received)
  }
  useEffect(() => void load(), [count])

  async function reply({ invitation, rated }: ReceivedInvitation, accept: boolean): Promise<void> {
    const answered = await answerTo(invitation, accept, rated === true)
    if (!answered.ok) {
      setProblem(rejectionWords(answered.rejection))
      return load()
    }
    setProblem('')
    void lookAtMyTables()
    const { table } = answered.value
    if (table !== undefined) return go('t', table)
    set((now) => now.filter((one) => one.invitation !== invitation))
    announce(words.t('sent.declined'))
  }

  if (received.length === 0 && problem === '') return undefined
  return (
    <section class="paper people-received" aria-labelledby="people-received">
      <h2 id="people-received">{words.t('invitations')}</h2>
      <p role="alert">{problem}</p>
      <ul>
        {received.map((one) => (
          <li key={one.invitation} class="people-row">
            <div>
              <b>{invitationWords(one)}</b>
              <small>{factsOf(one)}</small>
            </div>
            <button type="button" class="btn small btn-gold" onClick={() => void reply(one, true)}>
              {words.t('accept')}
            </button>
            <button type="button" class="btn small" onClick={() => void reply(one, false)}>
              {words.t('decline')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function invitationWords({ name: called, game: id, group }: ReceivedInvitation): string {
  const given = { name: personName(called), game: findCover(id)?.name ?? id }
  return group === undefined ? words.t('invited', given) : words.t('invitedGroup', { ...given, group })
}

const factsOf = ({ clock, rated, until }: ReceivedInvitation): string =>
  [clockWords(clock), rated ? shell.t('new.rated') : '', words.t('until', { date: shownDay(until) })]
    .filter((text) => text !== '')
    .join(' · ')
