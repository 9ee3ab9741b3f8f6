import { useState } from 'preact/hooks'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { go } from '../../router.ts'
import './join-by-code.css'

/** Joins a table by the code that was said or sent. The link works here, too. */
export function JoinByCode() {
  const [typed, write] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const join = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    const { findInvitation } = await import('../../session/invitation.ts')
    const found = await findInvitation(typed)
    if (found.ok) return go('t', found.value.table)
    setProblem(rejectionWords(found.rejection))
    setBusy(false)
  }
  return (
    <form
      class="code"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '' && !busy) void join()
      }}
    >
      <label for="code">{shell.t('home.code')}</label>
      <input
        id="code"
        value={typed}
        placeholder={shell.t('home.codePlaceholder')}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby="code-problem"
        aria-invalid={problem !== ''}
        onInput={(event) => {
          write(event.currentTarget.value)
          setProblem('')
        }}
      />
      {typed.trim() === '' ? undefined : (
        <button type="submit" class="btn small" disabled={busy}>
          {shell.t('home.join')}
        </button>
      )}
      <p id="code-problem" class="problem" role="alert">
        {problem}
      </p>
    </form>
  )
}
