import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { COVERS } from '../games/boards.ts'
import { LazyPart } from '../ui/components/lazy-part.tsx'
import { Announcer } from '../ui/components/overlays/announce.tsx'
import { ExplainLayer } from '../ui/components/overlays/explain.tsx'
import { refusals } from '../ui/text/refusals/index.ts'
import { Lazy, withTexts } from './lazy.tsx'
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

const loadNews = () =>
  withTexts(
    import('./pages/news/news-bar.tsx').then(({ NewsBar }) => NewsBar),
    refusals,
  )

/** Loaded only when an administrator has something to say. */
function News() {
  const answer = myTablesAnswer.value
  const any = answer?.ok
    ? answer.value.announcement || answer.value.readOnly
    : answer?.rejection.code === 'banned'
  return any ? <LazyPart load={loadNews} /> : undefined
}

const homePage = signal<ComponentType | undefined>(undefined)

/** Loads the home page with the pictures of all games, which a person who opens a table does not wait for. */
export async function loadHome(): Promise<ComponentType> {
  const [{ HomePage }] = await Promise.all([
    import('./pages/home/home.tsx'),
    ...COVERS.map((cover) => cover.loadCover?.()),
  ])
  homePage.value = HomePage
  return HomePage
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
  const Home = homePage.value
  const Other = otherPage.value
  if (path.length === 0) return Home ? <Home /> : <Lazy key="home" load={loadHome} />
  return Other ? <Other path={path} /> : <Lazy key="other" load={loadPages} path={path} />
}
