import { Announcer } from '../ui/components/overlays/announce.tsx'
import { ExplainLayer } from '../ui/components/overlays/explain.tsx'
import { shell } from '../ui/text/shell/index.ts'
import { LazyPart } from './lazy.tsx'
import { HomePage } from './pages/home/home.tsx'
import { LostPage } from './pages/lost.tsx'
import { PAGES } from './pages.tsx'
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

function Page({ path }: { path: readonly string[] }) {
  const [first] = path
  if (first === undefined) return <HomePage />
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined
  return page ? page(path) : <LostPage words={shell.t('error.page')} />
}
