import { useEffect, useState } from 'preact/hooks'
import type { Identity } from '../../../protocol/index.ts'
import { fetchIdentity, newRecovery } from '../../session/api/identity.ts'
import { canUsePasskeys, inWords, makePasskey } from './ceremonies.ts'
import { isOfferAnswered, noteOfferAnswered } from './offer-answered.ts'
import { RecoveryCode } from './recovery-code.tsx'
import { identityWords as words } from './texts.ts'
import './offer.css'

/** After a match on the server, offers a way back to players whom only this browser knows. It asks once. */
export function PasskeyOffer() {
  const [identity, setIdentity] = useState<Identity | undefined>(undefined)
  const [message, setMessage] = useState('')
  const [code, setCode] = useState<string | undefined>(undefined)
  const [answered, setAnswered] = useState(isOfferAnswered)
  useEffect(() => {
    if (answered) return
    void fetchIdentity().then((found) => {
      if (!found.ok) return
      if (isKept(found.value)) noteOfferAnswered()
      setIdentity(found.value)
    })
  }, [])

  function answer(words = ''): void {
    noteOfferAnswered()
    setAnswered(true)
    setMessage(words)
  }

  async function takePasskey(): Promise<void> {
    const made = await makePasskey()
    if ('problem' in made) setMessage(made.problem)
    else answer(words.t('passkey.added'))
  }

  async function takeCode(): Promise<void> {
    const made = inWords(await newRecovery())
    if ('problem' in made) return setMessage(made.problem)
    setCode(made.value.code)
    answer()
  }

  if (code !== undefined) return <RecoveryCode code={code} close={() => setCode(undefined)} />
  if (answered)
    return message === '' ? undefined : (
      <p class="offer-done" role="status">
        {message}
      </p>
    )
  if (!identity || isKept(identity)) return undefined
  const passkeys = identity.passkeysWork && canUsePasskeys()
  return (
    <aside class="paper offer" aria-labelledby="offer">
      <h3 id="offer">{words.t('offer.title')}</h3>
      <p>{words.t(passkeys ? 'offer.words' : 'offer.wordsCode')}</p>
      <p class="problem" role="alert">
        {message}
      </p>
      <div class="offer-btns">
        {passkeys ? (
          <button type="button" class="btn small btn-gold" onClick={() => void takePasskey()}>
            {words.t('passkey.add')}
          </button>
        ) : undefined}
        <button
          type="button"
          class={passkeys ? 'btn small' : 'btn small btn-gold'}
          onClick={() => void takeCode()}
        >
          {words.t(passkeys ? 'offer.more' : 'recovery.make')}
        </button>
        <button type="button" class="btn small" onClick={() => answer()}>
          {words.t('offer.later')}
        </button>
      </div>
    </aside>
  )
}

/** Whether there is a way back for the player already. */
const isKept = ({ passkeys, recovery }: Identity): boolean => passkeys.length > 0 || recovery !== undefined
