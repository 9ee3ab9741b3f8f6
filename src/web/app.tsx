import { Announcer } from '../ui/components/overlays/announce.tsx'
import { ExplainLayer } from '../ui/components/overlays/explain.tsx'
import { shell } from '../ui/text/shell/index.ts'
import { HomePage } from './pages/home/home.tsx'
import { LostPage } from './pages/lost.tsx'
import { PAGES } from './pages.tsx'
import { route } from './router.ts'

/** Shows the page of the current address. */
export function App() {
  return (
    <>
      <Page path={route.value} />
      <ExplainLayer />
      <Announcer />
    </>
  )
}

function Page({ path }: { path: readonly string[] }) {
  const [first] = path
  if (first === undefined) return <HomePage />
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined
  return page ? page(path) : <LostPage words={shell.t('error.page')} />
}
