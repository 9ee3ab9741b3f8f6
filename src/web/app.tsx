import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { Announcer } from '../ui/components/overlays/announce.tsx'
import { ExplainLayer } from '../ui/components/overlays/explain.tsx'
import { Lazy, LazyPart } from './lazy.tsx'
import { HomePage } from './pages/home/home.tsx'
import { route } from './router.ts'
import { myTablesAnswer } from './session/my-tables.ts'

/** Shows the page of the current address. */
export function App() {
  return (
    <>
      <Page path={route.value} />
      <ExplainLayer />
      <Announcer />
      <News />
    </>
  )
}

/** Loaded only when an administrator has something to say. */
function News() {
  const answer = myTablesAnswer.value
  const any = answer?.ok
    ? answer.value.announcement || answer.value.readOnly
    : answer?.rejection.code === 'banned'
  return any ? <LazyPart load={async () => (await import('./pages/news/news-bar.tsx')).NewsBar} /> : undefined
}

type PathPage = ComponentType<{ path: readonly string[] }>

const otherPage = signal<PathPage | undefined>(undefined)

/** Loads the list of all pages but the home page, which names the files of each of them. */
export async function loadPages(): Promise<PathPage> {
  const { OtherPage } = await import('./pages.tsx')
  otherPage.value = OtherPage
  return OtherPage
}

function Page({ path }: { path: readonly string[] }) {
  if (path.length === 0) return <HomePage />
  const Loaded = otherPage.value
  return Loaded ? <Loaded path={path} /> : <Lazy load={loadPages} path={path} />
}
