import { useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { PeopleGroup, Person } from '../../../protocol/index.ts'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { go } from '../../router.ts'
import { addToGroup, blockPerson, invitePerson } from '../../session/api/people.ts'
import { personName } from '../../session/person-name.ts'
import { BlockDialog } from './block-dialog.tsx'
import { peopleWords as words } from './texts.ts'

interface PersonRowProps {
  readonly person: Person
  readonly groups: readonly PeopleGroup[]
  load(): Promise<void>
}

/** Somebody with whom the visitor has played, and what can be done about it. */
export function PersonRow({ person: { person, name: called, ...facts }, groups, load }: PersonRowProps) {
  const name = personName(called)
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState(false)
  const { matches, last, game, blocked } = facts
  const joinable = groups.filter(
    ({ askedBy, members }) => askedBy === undefined && members.every((member) => member.person !== person),
  )

  async function invite(): Promise<void> {
    const answer = await invitePerson(person)
    if (!answer.ok) return setProblem(rejectionWords(answer.rejection))
    announce(words.t('done.invited', { name }))
    go('t', answer.value.table)
  }

  async function add(group: string): Promise<void> {
    const answer = await addToGroup(group, person)
    if (!answer.ok) return setProblem(rejectionWords(answer.rejection))
    setProblem('')
    await load()
  }

  async function block(): Promise<void> {
    setAsking(false)
    const answer = await blockPerson(person)
    if (!answer.ok) return setProblem(rejectionWords(answer.rejection))
    await load()
  }

  return (
    <li class="people-row">
      <div>
        <b>{name}</b>
        <small>
          {blocked ? `${words.t('blocked')} · ` : ''}
          {words.t('matches', { n: matches })} · {words.t('last', { date: shownDay(last) })} ·{' '}
          {findCover(game)?.name ?? game}
        </small>
        <small role="alert">{problem}</small>
      </div>
      {blocked ? undefined : (
        <>
          <button
            type="button"
            class="btn small btn-gold"
            aria-label={words.t('invite.label', { name })}
            onClick={() => void invite()}
          >
            {words.t('invite')}
          </button>
          {joinable.length === 0 ? undefined : (
            <GroupSelect
              label={words.t('group.choose', { name })}
              groups={joinable}
              choose={(group) => void add(group)}
            />
          )}
          <RowButton
            words={words.t('block')}
            label={words.t('block.label', { name })}
            small
            press={() => setAsking(true)}
          />
        </>
      )}
      {asking ? (
        <BlockDialog name={name} block={() => void block()} close={() => setAsking(false)} />
      ) : undefined}
    </li>
  )
}

/** The groups to which somebody can be added. */
function GroupSelect(props: {
  readonly label: string
  readonly groups: readonly PeopleGroup[]
  choose(group: string): void
}) {
  return (
    <select
      class="field"
      aria-label={props.label}
      value=""
      onChange={(event) => props.choose(event.currentTarget.value)}
    >
      <option value="" disabled>
        {words.t('group.add')}
      </option>
      {props.groups.map(({ group, name }) => (
        <option key={group} value={group}>
          {name}
        </option>
      ))}
    </select>
  )
}
