import { useState } from 'preact/hooks'
import { COVERS } from '../../../games/boards.ts'
import type { PeopleGroup } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { go } from '../../router.ts'
import {
  answerGroup,
  deleteGroup,
  inviteGroup,
  makeGroup,
  nameGroup,
  quitGroup,
  removeFromGroup,
} from '../../session/api/people.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { personName } from '../../session/person-name.ts'
import { peopleWords as words } from './texts.ts'

interface Changes {
  /** Sends a change, says why if it is refused, and shows everything again. */
  change(request: Promise<ApiResult<unknown>>): Promise<void>
}

/** The groups of the visitor, whose members are asked together. */
export function GroupList({ groups, load }: { groups: readonly PeopleGroup[]; load(): Promise<void> }) {
  const [problem, setProblem] = useState('')
  async function change(request: Promise<ApiResult<unknown>>): Promise<void> {
    const answer = await request
    setProblem(answer.ok ? '' : rejectionWords(answer.rejection))
    await load()
  }
  return (
    <section class="paper people-list" aria-labelledby="people-groups">
      <h2 id="people-groups">{words.t('groups')}</h2>
      <p class="people-quiet">{words.t('groups.lead')}</p>
      <p role="alert">{problem}</p>
      {groups.map((group) =>
        group.askedBy === undefined ? (
          <GroupCard key={group.group} group={group} change={change} />
        ) : (
          <GroupInvitation key={group.group} group={group} askedBy={group.askedBy} change={change} />
        ),
      )}
      <NameForm
        label={words.t('group.new')}
        send={words.t('group.make')}
        use={(name) => change(makeGroup(name))}
      />
    </section>
  )
}

function NameForm(props: { label: string; send: string; first?: string; use(name: string): Promise<void> }) {
  const { label, send, first = '', use } = props
  const [name, setName] = useState(first)
  return (
    <form
      class="people-row"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        void use(name.trim()).then(() => setName(''))
      }}
    >
      <input
        class="field"
        aria-label={label}
        placeholder={words.t('group.name')}
        maxLength={LIMITS.groupNameLength}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="btn small">
        {send}
      </button>
    </form>
  )
}

/** A group that the visitor has been asked to join. */
function GroupInvitation({
  group: { group: id, name },
  askedBy,
  change,
}: { group: PeopleGroup; askedBy: string } & Changes) {
  return (
    <div class="people-row people-group">
      <div>
        <b>{name}</b>
        <small>{words.t('group.askedBy', { name: personName(askedBy) })}</small>
      </div>
      <button type="button" class="btn small btn-gold" onClick={() => void change(answerGroup(id, true))}>
        {words.t('group.join')}
      </button>
      <button type="button" class="btn small" onClick={() => void change(answerGroup(id, false))}>
        {words.t('decline')}
      </button>
    </div>
  )
}

/** A group to which the visitor belongs. */
function GroupCard({ group, change }: { group: PeopleGroup } & Changes) {
  const { group: id, name, members, own } = group
  const [renaming, setRenaming] = useState(false)
  const [deleting, setDeleting] = useState(false)
  return (
    <div class="people-group" role="group" aria-label={name}>
      {renaming ? (
        <NameForm
          label={words.t('group.rename')}
          send={words.t('group.save')}
          first={name}
          use={async (next) => {
            setRenaming(false)
            await change(nameGroup(id, next))
          }}
        />
      ) : (
        <h3>{name}</h3>
      )}
      <Members group={group} change={change} />
      <div class="people-row">
        <AskGroup group={group} />
        {own ? (
          <>
            <button type="button" class="btn small" onClick={() => setRenaming(!renaming)}>
              {words.t('group.rename')}
            </button>
            <button type="button" class="btn small" onClick={() => setDeleting(true)}>
              {words.t('group.delete')}
            </button>
          </>
        ) : undefined}
        {members.length > 0 ? (
          <button type="button" class="btn small" onClick={() => void change(quitGroup(id))}>
            {words.t('group.leave')}
          </button>
        ) : undefined}
      </div>
      {deleting ? (
        <Dialog title={words.t('group.delete')} close={() => setDeleting(false)} class="narrow">
          <p>{words.t('group.deleteWords', { name })}</p>
          <div class="btns">
            <button type="button" class="btn btn-gold" onClick={() => setDeleting(false)}>
              {words.t('cancel')}
            </button>
            <button type="button" class="btn" onClick={() => void change(deleteGroup(id))}>
              {words.t('group.delete')}
            </button>
          </div>
        </Dialog>
      ) : undefined}
    </div>
  )
}

function Members({ group: { group, members, own }, change }: { group: PeopleGroup } & Changes) {
  if (members.length === 0) return <p class="people-quiet">{words.t('group.alone')}</p>
  return (
    <ul class="people-members">
      {members.map(({ person, name, asked }) => (
        <li key={person}>
          {personName(name)}
          {asked ? <small> ({words.t('group.asked')})</small> : undefined}
          {own ? (
            <IconButton
              icon="x"
              label={words.t('group.remove', { name: personName(name) })}
              onClick={() => void change(removeFromGroup(group, person))}
            />
          ) : undefined}
        </li>
      ))}
    </ul>
  )
}

/** Makes a table and invites everybody in the group. */
function AskGroup({ group: { group, members, game: last } }: { group: PeopleGroup }) {
  const [game, setGame] = useState(last ?? COVERS[0]?.id ?? '')
  const [problem, setProblem] = useState('')
  async function ask(): Promise<void> {
    const answer = await inviteGroup(group, game)
    if (!answer.ok) return setProblem(rejectionWords(answer.rejection))
    announce(words.t('done.group', { n: answer.value.asked }))
    go('t', answer.value.table)
  }
  if (members.every(({ asked }) => asked)) return undefined
  return (
    <>
      <select
        class="field"
        aria-label={words.t('group.game')}
        value={game}
        onChange={(event) => setGame(event.currentTarget.value)}
      >
        {COVERS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" class="btn small btn-gold" onClick={() => void ask()}>
        {words.t('group.ask')}
      </button>
      <small role="alert">{problem}</small>
    </>
  )
}
