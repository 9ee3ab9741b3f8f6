import type { JSX } from 'preact'
import { findCover } from '../../../games/boards.ts'
import type { Invitations } from '../../../protocol/index.ts'
import { to } from '../../router.ts'
import { personName } from '../../session/person-name.ts'
import { peopleWords as words } from './texts.ts'

type Sent = Invitations['sent'][number]

function answerWords({ answer, until }: Sent): string {
  if (answer) return words.t(`sent.${answer}`)
  return words.t(until <= Date.now() ? 'sent.over' : 'sent.waiting')
}

/** Whom the visitor has invited, and what they have answered. */
export function SentInvitations({ sent }: { sent: readonly Sent[] }) {
  if (sent.length === 0) return undefined
  return (
    <section class="paper people-list" aria-labelledby="people-sent">
      <h2 id="people-sent">{words.t('sent')}</h2>
      <SentList
        sent={sent}
        linkTo={({ game, table }) => <a href={to('t', table)}>{findCover(game)?.name ?? game}</a>}
      />
    </section>
  )
}

interface SentListProps {
  readonly sent: readonly Sent[]
  /** The link to the table, where the list does not stand at it. */
  linkTo?(one: Sent): JSX.Element
}

export const SentList = ({ sent, linkTo }: SentListProps) => (
  <ul>
    {sent.map((one, index) => (
      <li key={index} class="people-row">
        <div>
          <b>{personName(one.name)}</b>
          <small>{[one.group, answerWords(one)].filter((text) => text !== undefined).join(' · ')}</small>
        </div>
        {linkTo?.(one)}
      </li>
    ))}
  </ul>
)
