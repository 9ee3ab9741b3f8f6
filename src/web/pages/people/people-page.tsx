import { useEffect, useState } from 'preact/hooks'
import { INVITABLE } from '../../../protocol/http/people.ts'
import type { Invitations, MyBlocks, PeopleGroup, Person } from '../../../protocol/index.ts'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import {
  fetchBlocks,
  fetchGroups,
  fetchInvitations,
  fetchPeople,
  saveInvitable,
  unblockPerson,
} from '../../session/api/people.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { personName } from '../../session/person-name.ts'
import { ChartPage } from '../chart-page.tsx'
import { GroupList } from './group-list.tsx'
import { PersonRow } from './person-row.tsx'
import { ReceivedInvitations } from './received.tsx'
import { SentInvitations } from './sent.tsx'
import { peopleWords as words } from './texts.ts'
import './people.css'

interface Everything {
  readonly people: readonly Person[]
  readonly next?: string | undefined
  readonly groups: readonly PeopleGroup[]
  readonly blocks: MyBlocks
  readonly sent: Invitations['sent']
}

async function loadEverything(): Promise<ApiResult<Everything>> {
  const [people, groups, blocks, invitations] = await Promise.all([
    fetchPeople(undefined),
    fetchGroups(),
    fetchBlocks(),
    fetchInvitations(),
  ])
  if (!people.ok) return people
  if (!groups.ok) return groups
  if (!blocks.ok) return blocks
  if (!invitations.ok) return invitations
  return {
    ok: true,
    value: {
      ...people.value,
      groups: groups.value.groups,
      blocks: blocks.value,
      sent: invitations.value.sent,
    },
  }
}

/** Those with whom the visitor has played: to invite, to ask in groups, and to block. */
export function PeoplePage() {
  const [answer, set] = useState<ApiResult<Everything> | undefined>(undefined)
  const load = async (): Promise<void> => set(await loadEverything())
  useEffect(() => void load(), [])
  useTitle(`${shell.t('people')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('people')} roses={[[1130, 160, 90]]}>
      <main class="people-page">
        <header>
          <h1>{shell.t('people')}</h1>
          <p class="people-lead">{words.t('lead')}</p>
        </header>
        <ReceivedInvitations count={0} />
        <Body answer={answer} load={load} />
      </main>
    </ChartPage>
  )
}

function Body({ answer, load }: { answer: ApiResult<Everything> | undefined; load(): Promise<void> }) {
  if (!answer) return <p class="waiting">{shell.t('loading')}</p>
  if (!answer.ok)
    return (
      <div class="paper people-none" role="status">
        <p>{answer.rejection.code === 'nameFirst' ? words.t('unknown') : rejectionWords(answer.rejection)}</p>
        {answer.rejection.code === 'nameFirst' ? (
          <OpenTable />
        ) : (
          <button type="button" class="btn" onClick={() => void load()}>
            {shell.t('retry')}
          </button>
        )}
      </div>
    )
  const { people, next, groups, blocks, sent } = answer.value
  return (
    <>
      <Met people={people} next={next} groups={groups} load={load} />
      <GroupList groups={groups} load={load} />
      <SentInvitations sent={sent} />
      <BlockList blocks={blocks} load={load} />
    </>
  )
}

/** Whoever has met nobody yet opens a table and shares its link. */
const OpenTable = () => (
  <a class="btn btn-gold" href={to('new', 'silver-and-gold')}>
    {shell.t('home.open')}
  </a>
)

interface MetProps {
  readonly people: readonly Person[]
  readonly next?: string | undefined
  readonly groups: readonly PeopleGroup[]
  load(): Promise<void>
}

function Met({ people, next: first, groups, load }: MetProps) {
  const [more, setMore] = useState<{ people: readonly Person[]; next?: string | undefined }>({
    people: [],
    next: first,
  })
  const all = [...people, ...more.people]
  if (all.length === 0)
    return (
      <div class="paper people-none">
        <p>{words.t('none')}</p>
        <OpenTable />
      </div>
    )
  async function showMore(): Promise<void> {
    const page = await fetchPeople(more.next)
    if (!page.ok) return announce(rejectionWords(page.rejection))
    setMore({ people: [...more.people, ...page.value.people], next: page.value.next })
  }
  return (
    <section class="paper people-list" aria-labelledby="people-met">
      <h2 id="people-met">{words.t('met')}</h2>
      <ul>
        {all.map((person) => (
          <PersonRow key={person.person} person={person} groups={groups} load={load} />
        ))}
      </ul>
      {more.next === undefined ? undefined : (
        <button type="button" class="btn" onClick={() => void showMore()}>
          {words.t('more')}
        </button>
      )}
    </section>
  )
}

function BlockList({ blocks: { blocks, invitable }, load }: { blocks: MyBlocks; load(): Promise<void> }) {
  async function change(request: Promise<ApiResult<unknown>>): Promise<void> {
    const answer = await request
    if (!answer.ok) announce(rejectionWords(answer.rejection))
    await load()
  }
  return (
    <section class="paper people-list" aria-labelledby="people-blocks">
      <h2 id="people-blocks">{words.t('blocks')}</h2>
      {blocks.length === 0 ? <p class="people-quiet">{words.t('blocks.none')}</p> : undefined}
      <ul>
        {blocks.map(({ person, name }) => (
          <li key={person} class="people-row">
            <div>
              <b>{personName(name)}</b>
            </div>
            <RowButton
              words={words.t('unblock')}
              label={words.t('unblock.label', { name: personName(name) })}
              small
              press={() => void change(unblockPerson(person))}
            />
          </li>
        ))}
      </ul>
      <div class="people-row people-invitable">
        <div>{words.t('invitable')}</div>
        <Segments
          label={words.t('invitable')}
          value={invitable}
          options={INVITABLE.map((value) => ({ value, label: words.t(`invitable.${value}`) }))}
          choose={(value) => void change(saveInvitable(value))}
        />
      </div>
    </section>
  )
}
