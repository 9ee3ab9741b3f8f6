import type { JSX } from 'preact'
import { shell } from '../ui/text/shell/index.ts'
import { Lazy, withTexts } from './lazy.tsx'
import { LostPage } from './pages/lost.tsx'

/** A page of its own for each address, unless several share one: then they have the same key. */
type PageOf = (path: readonly string[]) => JSX.Element

const keyOf = (path: readonly string[]): string => path.slice(0, 3).join('/')

const loadAdmin = () =>
  withTexts(
    import('./pages/admin/admin-page.tsx').then(({ AdminPage }) => AdminPage),
    import('./pages/admin/texts.ts').then(({ adminWords }) => adminWords),
  )

const loadArchive = () =>
  withTexts(
    import('./pages/archive/archive-page.tsx').then(({ AllMatchesPage }) => AllMatchesPage),
    import('./pages/archive/texts.ts').then(({ archiveTexts }) => archiveTexts),
  )

const loadDaily = () =>
  withTexts(
    import('./pages/daily/daily.tsx').then(({ DailyPage }) => DailyPage),
    import('./pages/daily/texts.ts').then(({ words }) => words),
  )

const loadProfile = () =>
  withTexts(
    import('./pages/profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
    import('./pages/profile/texts.ts').then(({ profileWords }) => profileWords),
  )

const loadPrograms = () =>
  withTexts(
    import('./pages/programs/programs-page.tsx').then(({ ProgramsPage }) => ProgramsPage),
    import('./pages/programs/texts.ts').then(({ programWords }) => programWords),
  )

const loadPuzzles = () =>
  withTexts(
    import('./pages/puzzles/puzzles-page.tsx').then(({ PuzzlesPage }) => PuzzlesPage),
    import('./pages/exercise/texts.ts').then(({ exerciseTexts }) => exerciseTexts),
  )

const loadRatings = () =>
  withTexts(
    import('./pages/ratings/ratings-page.tsx').then(({ RatingsPage }) => RatingsPage),
    import('./pages/ratings/texts.ts').then(({ ratingWords }) => ratingWords),
  )

const loadShared = () =>
  withTexts(
    import('./pages/shared/shared-page.tsx').then(({ SharedReviewPage }) => SharedReviewPage),
    import('./pages/shared/texts.ts').then(({ sharedTexts }) => sharedTexts),
  )

const loadSignIn = () =>
  withTexts(
    import('./pages/identity/sign-in.tsx').then(({ SignInPage }) => SignInPage),
    import('./pages/identity/texts.ts').then(({ identityWords }) => identityWords),
  )

/** The pages by the first part of their address, each loaded on demand. */
const PAGES: Readonly<Record<string, PageOf>> = {
  admin: ([, section = '', search = '']) => (
    <Lazy key="admin" load={loadAdmin} section={section} search={search} />
  ),

  archive: (path) => <Lazy key="archive" load={loadArchive} address={path.slice(1)} />,

  daily: (path) => <Lazy key={keyOf(path)} load={loadDaily} />,

  device: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/device.tsx')).DevicePage}
      code={path[1] ?? ''}
    />
  ),

  email: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/email.tsx')).EmailPage}
      deed={path[1] ?? ''}
      token={path[2] ?? ''}
    />
  ),

  here: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/table/local-table.tsx')).LocalTablePage}
      id={path[1] ?? ''}
    />
  ),

  j: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/table/invited.tsx')).InvitedPage}
      code={path[1] ?? ''}
    />
  ),

  learn: (path) =>
    path[2] === undefined ? (
      <Lazy
        key={keyOf(path)}
        load={async () => (await import('./pages/learn/course-page.tsx')).CoursePage}
        game={path[1] ?? ''}
      />
    ) : (
      <Lazy
        key={keyOf(path)}
        load={async () => (await import('./pages/learn/lesson-page.tsx')).LessonPage}
        game={path[1] ?? ''}
        lesson={path[2]}
      />
    ),

  new: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/setup/new-table.tsx')).NewTablePage}
      game={path[1] ?? ''}
      watched={path[2] === 'bots'}
    />
  ),

  watch: (path) => (
    <Lazy key={keyOf(path)} load={async () => (await import('./pages/watch/load.ts')).loadWatchPage()} />
  ),

  pair: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/pairing/load.ts')).loadPairing()}
      game={path[1] ?? ''}
    />
  ),

  people: (path) => (
    <Lazy key={keyOf(path)} load={async () => (await import('./pages/people/load.ts')).loadPeople()} />
  ),

  play: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/setup/play.tsx')).PlayPage}
      game={path[1] ?? ''}
    />
  ),

  profile: (path) => (
    <Lazy
      key={path[1] === 'me' ? 'profile' : `profile/${path[1] ?? ''}`}
      load={loadProfile}
      address={path.slice(1)}
    />
  ),

  programs: (path) => <Lazy key={keyOf(path)} load={loadPrograms} />,

  puzzles: ([, game = '', id = '']) => (
    <Lazy key={`puzzles/${game}`} load={loadPuzzles} game={game} id={id} />
  ),

  ratings: (path) => <Lazy key={keyOf(path)} load={loadRatings} />,

  replay: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/review/replay.tsx')).ReplayPage}
      place={path[1] ?? ''}
      id={path[2] ?? ''}
      step={path[3] ?? ''}
      seat={path[4] ?? ''}
    />
  ),

  // The moves of a review share one page.
  review: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/review/review.tsx')).ReviewPage}
      place={path[1] ?? ''}
      id={path[2] ?? ''}
      at={path[3] ?? ''}
      act={path[4] ?? ''}
    />
  ),

  rules: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/rules.tsx')).RulesPage}
      game={path[1] ?? ''}
    />
  ),

  settings: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/settings.tsx')).SettingsPage}
      section={path[1] ?? ''}
    />
  ),

  shared: (path) => <Lazy key={keyOf(path)} load={loadShared} id={path[1] ?? ''} />,

  'sign-in': (path) => <Lazy key={keyOf(path)} load={loadSignIn} back={[path[1] ?? '', path[2] ?? '']} />,

  t: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/table/remote-table.tsx')).RemoteTablePage}
      id={path[1] ?? ''}
    />
  ),

  together: (path) => (
    <Lazy
      key={keyOf(path)}
      load={async () => (await import('./pages/setup/together.tsx')).TogetherPage}
      game={path[1] ?? ''}
    />
  ),
}

/** The page of an address other than the home page's. */
export function OtherPage({ path }: { path: readonly string[] }) {
  const [first = ''] = path
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined
  return page ? page(path) : <LostPage words={shell.t('error.page')} />
}
