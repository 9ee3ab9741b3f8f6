import { Announcer } from '../ui/components/overlays/announce.tsx'
import { ExplainLayer } from '../ui/components/overlays/explain.tsx'
import { shell } from '../ui/text/shell/index.ts'
import { Lazy } from './lazy.tsx'
import { HomePage } from './pages/home/home.tsx'
import { LostPage } from './pages/lost.tsx'
import { route } from './router.ts'

/** Shows the page of the current address. All pages except the home page are loaded on demand. */
export function App() {
  return (
    <>
      <Page path={route.value} />
      <ExplainLayer />
      <Announcer />
    </>
  )
}

async function loadPuzzles() {
  const [{ PuzzlesPage }, { exerciseTexts }] = await Promise.all([
    import('./pages/puzzles/puzzles-page.tsx'),
    import('./pages/exercise/texts.ts'),
  ])
  await exerciseTexts.ready()
  return PuzzlesPage
}

async function loadArchive() {
  const [{ AllMatchesPage }, { archiveTexts }] = await Promise.all([
    import('./pages/archive/archive-page.tsx'),
    import('./pages/archive/texts.ts'),
  ])
  await archiveTexts.ready()
  return AllMatchesPage
}

function Page({ path }: { path: readonly string[] }) {
  const [first, second = '', third = '', fourth = '', fifth = ''] = path
  // Each address is a page of its own, except that the moves of a review share one.
  const key = [first, second, third].join('/')
  switch (first) {
    case undefined:
      return <HomePage />
    case 'play':
      return (
        <Lazy key={key} load={async () => (await import('./pages/setup/play.tsx')).PlayPage} game={second} />
      )
    case 'new':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/setup/new-table.tsx')).NewTablePage}
          game={second}
        />
      )
    case 'together':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/setup/together.tsx')).TogetherPage}
          game={second}
        />
      )
    case 'here':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/table/local-table.tsx')).LocalTablePage}
          id={second}
        />
      )
    case 't':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/table/remote-table.tsx')).RemoteTablePage}
          id={second}
        />
      )
    case 'j':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/table/invited.tsx')).InvitedPage}
          code={second}
        />
      )
    case 'replay':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/review/replay.tsx')).ReplayPage}
          place={second}
          id={third}
          step={fourth}
          seat={fifth}
        />
      )
    case 'review':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/review/review.tsx')).ReviewPage}
          place={second}
          id={third}
          at={fourth}
          act={fifth}
        />
      )
    case 'shared':
      return <Lazy key={key} load={loadShared} id={second} />
    case 'learn':
      return third === '' ? (
        <Lazy
          key={key}
          load={async () => (await import('./pages/learn/course-page.tsx')).CoursePage}
          game={second}
        />
      ) : (
        <Lazy
          key={key}
          load={async () => (await import('./pages/learn/lesson-page.tsx')).LessonPage}
          game={second}
          lesson={third}
        />
      )
    case 'puzzles':
      return <Lazy key={`puzzles/${second}`} load={loadPuzzles} game={second} id={third} />
    case 'rules':
      return <Lazy key={key} load={async () => (await import('./pages/rules.tsx')).RulesPage} game={second} />
    case 'sign-in':
      return <Lazy key={key} load={loadSignIn} back={[second, third]} />
    case 'device':
      return (
        <Lazy key={key} load={async () => (await import('./pages/device.tsx')).DevicePage} code={second} />
      )
    case 'email':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/email.tsx')).EmailPage}
          deed={second}
          token={third}
        />
      )
    case 'archive':
      return <Lazy key="archive" load={loadArchive} address={path.slice(1)} />
    case 'people':
      return <Lazy key={key} load={async () => (await import('./pages/people/load.ts')).loadPeople()} />
    case 'daily':
      return <Lazy key={key} load={loadDaily} />
    case 'profile':
      return (
        <Lazy
          key={second === 'me' ? 'profile' : `profile/${second}`}
          load={loadProfile}
          address={path.slice(1)}
        />
      )
    case 'ratings':
      return <Lazy key={key} load={loadRatings} />
    case 'programs':
      return <Lazy key={key} load={loadPrograms} />
    case 'settings':
      return (
        <Lazy
          key={key}
          load={async () => (await import('./pages/settings.tsx')).SettingsPage}
          section={second}
        />
      )
    default:
      return <LostPage words={shell.t('error.page')} />
  }
}

async function loadShared() {
  const [{ SharedReviewPage }, { sharedTexts }] = await Promise.all([
    import('./pages/shared/shared-page.tsx'),
    import('./pages/shared/texts.ts'),
  ])
  await sharedTexts.ready()
  return SharedReviewPage
}

async function loadSignIn() {
  const [{ SignInPage }, { identityWords }] = await Promise.all([
    import('./pages/identity/sign-in.tsx'),
    import('./pages/identity/texts.ts'),
  ])
  await identityWords.ready()
  return SignInPage
}

async function loadDaily() {
  const [{ DailyPage }, { words }] = await Promise.all([
    import('./pages/daily/daily.tsx'),
    import('./pages/daily/texts.ts'),
  ])
  await words.ready()
  return DailyPage
}

async function loadPrograms() {
  const [{ ProgramsPage }, { programWords }] = await Promise.all([
    import('./pages/programs/programs-page.tsx'),
    import('./pages/programs/texts.ts'),
  ])
  await programWords.ready()
  return ProgramsPage
}

async function loadProfile() {
  const [{ ProfilePage }, { profileWords }] = await Promise.all([
    import('./pages/profile/profile-page.tsx'),
    import('./pages/profile/texts.ts'),
  ])
  await profileWords.ready()
  return ProfilePage
}

async function loadRatings() {
  const [{ RatingsPage }, { ratingWords }] = await Promise.all([
    import('./pages/ratings/ratings-page.tsx'),
    import('./pages/ratings/texts.ts'),
  ])
  await ratingWords.ready()
  return RatingsPage
}
