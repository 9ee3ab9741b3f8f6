import { useState } from 'preact/hooks'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { to } from '../../router.ts'
import { adminToken, tryToken } from '../../session/api/admin.ts'
import { ChartPage } from '../chart-page.tsx'
import { AuditList } from './audit-list.tsx'
import { BanList } from './ban-list.tsx'
import { ServerOverview } from './overview.tsx'
import { PeopleList } from './people-list.tsx'
import { ReportList } from './report-list.tsx'
import { TableList } from './table-list.tsx'
import { adminWords as words } from './texts.ts'
import './admin.css'

const SECTIONS = ['overview', 'tables', 'people', 'reports', 'bans', 'audit'] as const
type Section = (typeof SECTIONS)[number]

/** What whoever runs the server sees and does, after signing in with the token. */
export function AdminPage({ section: wanted, search }: { section: string; search: string }) {
  const section = SECTIONS.find((one) => one === wanted) ?? 'overview'
  const signedIn = adminToken.value !== ''
  useTitle(`${words.t('title')} · Vermeil`)
  return (
    <ChartPage crumb={words.t('title')} roses={[[1130, 160, 90]]}>
      <main class="admin-page">
        <header>
          <h1>{words.t('title')}</h1>
          {signedIn ? (
            <button type="button" class="btn" onClick={() => (adminToken.value = '')}>
              {words.t('signOut')}
            </button>
          ) : undefined}
        </header>
        {signedIn ? (
          <>
            <nav class="admin-nav" aria-label={words.t('sections')}>
              {SECTIONS.map((one) => (
                <a key={one} href={to('admin', one)} aria-current={one === section ? 'page' : undefined}>
                  {words.t(one)}
                </a>
              ))}
            </nav>
            <SectionBody key={`${section}/${search}`} section={section} search={search} />
          </>
        ) : (
          <TokenForm />
        )}
      </main>
    </ChartPage>
  )
}

function SectionBody({ section, search }: { section: Section; search: string }) {
  switch (section) {
    case 'overview':
      return <ServerOverview />
    case 'tables':
      return <TableList search={search} />
    case 'people':
      return <PeopleList search={search} />
    case 'reports':
      return <ReportList />
    case 'bans':
      return <BanList />
    case 'audit':
      return <AuditList />
  }
}

/** Asks for the token and tries it. */
function TokenForm() {
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function signIn(): Promise<void> {
    setBusy(true)
    const answer = await tryToken(token.trim())
    setBusy(false)
    if (answer.ok) adminToken.value = token.trim()
    else setProblem(rejectionWords(answer.rejection))
  }

  return (
    <form
      class="paper admin-list admin-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && token.trim() !== '') void signIn()
      }}
    >
      <p>{words.t('signIn.words')}</p>
      <label class="admin-field">
        <span>{words.t('token')}</span>
        <input
          class="field"
          type="password"
          autoComplete="current-password"
          required
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
      </label>
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="btn btn-gold" disabled={busy}>
        {words.t('signIn')}
      </button>
    </form>
  )
}
