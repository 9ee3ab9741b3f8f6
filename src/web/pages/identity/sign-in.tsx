import { useState } from 'preact/hooks'
import { LIMITS } from '../../../protocol/limits.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { replace } from '../../router.ts'
import { newRecovery, signInWithCode } from '../../session/api/identity.ts'
import { ChartPage } from '../chart-page.tsx'
import {
  type Answered,
  canUsePasskeys,
  identityProblem,
  inWords,
  prepareSignIn,
  usePasskey,
} from './ceremonies.ts'
import { changedPerson } from './changed-person.ts'
import { RecoveryCode } from './recovery-code.tsx'
import { identityWords as words } from './texts.ts'
import '../settings.css'
import './identity-panel.css'

type SignedIn = Answered<{ readonly name?: string }>

/** Seats that would be left behind, and what to do if the player wants that. */
interface Leaving {
  readonly count: number
  go(): void
}

/** Brings back a player on a browser that does not know them. Afterwards it leads back to where they came from. */
export function SignInPage({ back }: { back: readonly string[] }) {
  useTitle(`${words.t('signIn')} · Vermeil`)
  const [problem, setProblem] = useState('')
  const [leaving, setLeaving] = useState<Leaving | undefined>(undefined)

  async function finish(outcome: SignedIn): Promise<void> {
    if ('problem' in outcome) return setProblem(outcome.problem)
    settings.name.value = outcome.value.name ?? settings.name.value
    await changedPerson()
    replace(...back.filter((part) => part !== ''))
  }

  async function withPasskey(): Promise<void> {
    setProblem('')
    const begun = await prepareSignIn()
    if ('problem' in begun) return setProblem(begun.problem)
    const { options, leaves = 0 } = begun.value
    const go = async (): Promise<void> => finish(await usePasskey(options, leaves > 0))
    if (leaves === 0) return go()
    setLeaving({ count: leaves, go: () => void go() })
  }

  async function withCode(code: string, leave: boolean): Promise<void> {
    const answer = await signInWithCode(code, leave)
    if (answer.ok || answer.rejection.code !== 'seatsHere') return finish(inWords(answer))
    const count = Number(answer.rejection.count)
    setProblem(identityProblem(answer.rejection))
    setLeaving({ count, go: () => void withCode(code, true) })
  }

  return (
    <ChartPage crumb={words.t('signIn')} roses={[[1100, 700, 120]]}>
      <main class="settings-page sign-in-page">
        <h1>{words.t('signIn')}</h1>
        <section class="paper opts">
          <p class="device-words">{words.t('signIn.lead')}</p>
          <p class="problem" role="alert">
            {problem}
          </p>
          {canUsePasskeys() ? (
            <div class="identity-btns">
              <button type="button" class="btn btn-gold" onClick={() => void withPasskey()}>
                {words.t('signIn.passkey')}
              </button>
            </div>
          ) : (
            <p class="device-words">{words.t('signIn.noHttps')}</p>
          )}
          <CodeForm use={(code) => void withCode(code, false)} />
          <p class="opt identity-hint">{words.t('signIn.link')}</p>
        </section>
      </main>
      {leaving ? (
        <LeaveDialog leaving={leaving} close={() => setLeaving(undefined)} kept={() => setProblem('')} />
      ) : undefined}
    </ChartPage>
  )
}

function CodeForm({ use }: { use(code: string): void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') use(typed)
      }}
    >
      <label>
        {words.t('signIn.code')}
        <small>{words.t('signIn.codeHint')}</small>
        <textarea
          class="field"
          rows={3}
          value={typed}
          maxLength={LIMITS.recoveryLength}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          translate={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {words.t('signIn.useCode')}
      </button>
    </form>
  )
}

/** Nobody loses seats by signing in: whoever plays here already gets a way back first, or says that they need none. */
function LeaveDialog({ leaving, close, kept }: { leaving: Leaving; close(): void; kept(): void }) {
  const [code, setCode] = useState<string | undefined>(undefined)
  const [problem, setProblem] = useState('')
  const name = settings.name.value
  const makeCode = async (): Promise<void> => {
    const made = inWords(await newRecovery())
    if ('problem' in made) return setProblem(made.problem)
    setCode(made.value.code)
  }
  if (code !== undefined)
    return (
      <RecoveryCode
        code={code}
        close={() => {
          kept()
          close()
        }}
      />
    )
  return (
    <Dialog title={words.t('leave.title')} close={close} class="narrow">
      <p>{words.t('leave.words', { n: leaving.count, name })}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
      <div class="btns">
        <button type="button" class="btn btn-gold" onClick={() => void makeCode()}>
          {words.t('leave.code')}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            close()
            leaving.go()
          }}
        >
          {words.t('leave.go')}
        </button>
      </div>
    </Dialog>
  )
}
