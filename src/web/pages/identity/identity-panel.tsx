import { useEffect, useState } from 'preact/hooks'
import { HANDLE_SHAPE } from '../../../protocol/handle.ts'
import type { Identity, IdentityPasskey } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { to } from '../../router.ts'
import {
  dropPasskey,
  dropRecovery,
  fetchIdentity,
  newRecovery,
  setHandle,
} from '../../session/api/identity.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { type Answered, canUsePasskeys, inWords, makePasskey } from './ceremonies.ts'
import { DataPanel } from './data-panel.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { identityWords as words } from './texts.ts'
import './identity-panel.css'

/** How the player keeps their seats, and what the server knows about them. */
export function IdentityPanel() {
  const [identity, setIdentity] = useState<Identity | 'stranger' | 'deleted' | undefined>(undefined)
  useEffect(() => {
    void fetchIdentity().then((answer) => {
      if (answer.ok) setIdentity(answer.value)
      else if (answer.rejection.code === 'nameFirst') setIdentity('stranger')
    })
  }, [])
  if (identity === undefined) return undefined
  return typeof identity === 'string' ? (
    <Stranger message={identity === 'deleted' ? words.t('delete.done') : ''} />
  ) : (
    <>
      <Keeping identity={identity} changed={setIdentity} />
      <DataPanel deleted={() => setIdentity('deleted')} />
    </>
  )
}

function Stranger({ message }: { message: string }) {
  return (
    <section class="paper opts identity-panel" aria-labelledby="identity-panel">
      <h2 id="identity-panel">{words.t('signIn')}</h2>
      <p class="device-words" role="status">
        {message}
      </p>
      <p class="device-words">{words.t('stranger')}</p>
      <div class="identity-btns">
        <a class="btn btn-gold" href={to('sign-in', 'settings')}>
          {words.t('signIn')}
        </a>
      </div>
    </section>
  )
}

function Keeping({ identity, changed }: { identity: Identity; changed(identity: Identity): void }) {
  const { passkeys, recovery } = identity
  const [message, setMessage] = useState('')
  const [code, setCode] = useState<string | undefined>(undefined)
  const safe = passkeys.length > 0 || recovery !== undefined

  async function change(request: Promise<Answered<Identity>>, done: string): Promise<void> {
    const outcome = await request
    if ('value' in outcome) changed(outcome.value)
    setMessage('value' in outcome ? done : outcome.problem)
  }
  const send = (request: Promise<ApiResult<Identity>>, done: string): void =>
    void change(request.then(inWords), done)

  async function makeCode(): Promise<void> {
    const made = inWords(await newRecovery())
    if ('problem' in made) return setMessage(made.problem)
    setMessage('')
    setCode(made.value.code)
    changed({ ...identity, recovery: made.value.created })
  }

  return (
    <section class="paper opts identity-panel" aria-labelledby="identity-panel">
      <h2 id="identity-panel">{words.t('title')}</h2>
      <p class="device-words">{words.t(safe ? 'kept' : 'lead')}</p>
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            remove={() => send(dropPasskey(passkey.id), words.t('passkey.removed'))}
          />
        ))}
      </ul>
      <AddPasskey identity={identity} add={() => void change(makePasskey(), words.t('passkey.added'))} />
      <OptionRow
        label={words.t('recovery')}
        hint={
          recovery === undefined
            ? words.t('recovery.none')
            : words.t('recovery.since', { day: shownDay(recovery) })
        }
      >
        {recovery === undefined ? undefined : (
          <button type="button" class="btn" onClick={() => send(dropRecovery(), words.t('recovery.dropped'))}>
            {words.t('recovery.drop')}
          </button>
        )}
        <button type="button" class="btn" onClick={() => void makeCode()}>
          {words.t(recovery === undefined ? 'recovery.make' : 'recovery.replace')}
        </button>
      </OptionRow>
      <HandleRow
        handle={identity.handle ?? ''}
        save={(handle) => send(setHandle(handle), words.t('handle.saved'))}
        refuse={() => setMessage(words.t('handle.bad'))}
      />
      <p class="device-words" role="status">
        {message}
      </p>
      {code === undefined ? undefined : <RecoveryCode code={code} close={() => setCode(undefined)} />}
    </section>
  )
}

function PasskeyRow({ passkey, remove }: { passkey: IdentityPasskey; remove(): void }) {
  const { label, created, used } = passkey
  const name = label === '' ? words.t('passkey.unknownDevice') : label
  const notes = [
    words.t('passkey.made', { day: shownDay(created) }),
    used === undefined ? words.t('passkey.never') : words.t('passkey.used', { day: shownDay(used) }),
  ]
  return (
    <li class="opt">
      <Icon name="check" />
      <div>
        {name}
        <small>{notes.join(' · ')}</small>
      </div>
      <RowButton
        words={words.t('passkey.remove')}
        label={words.t('passkey.removeOne', { label: name })}
        press={remove}
      />
    </li>
  )
}

function AddPasskey({ identity, add }: { identity: Identity; add(): void }) {
  const { passkeys, passkeysWork } = identity
  if (!passkeysWork || !canUsePasskeys())
    return passkeysWork ? undefined : <p class="opt identity-hint">{words.t('passkey.noHttps')}</p>
  if (passkeys.length >= LIMITS.passkeysPerGuest) return undefined
  return (
    <OptionRow label={words.t('passkey')} hint={words.t('passkey.hint')}>
      <button type="button" class={passkeys.length === 0 ? 'btn btn-gold' : 'btn'} onClick={add}>
        {words.t(passkeys.length === 0 ? 'passkey.add' : 'passkey.another')}
      </button>
    </OptionRow>
  )
}

function HandleRow(props: { handle: string; save(handle: string): void; refuse(): void }) {
  const { handle, save, refuse } = props
  const [typed, setTyped] = useState(handle)
  return (
    <form
      class="opt"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = typed.trim()
        if (wanted === '' || HANDLE_SHAPE.test(wanted)) save(wanted)
        else refuse()
      }}
    >
      <div>
        {words.t('handle')}
        <small>{words.t('handle.hint')}</small>
      </div>
      <input
        class="field"
        aria-label={words.t('handle')}
        value={typed}
        maxLength={LIMITS.handleLength}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="btn" disabled={typed.trim() === handle}>
        {words.t('handle.save')}
      </button>
    </form>
  )
}
