import { refusals } from '../ui/text/refusals/index.ts'
import { Lazy, withTexts } from './lazy.tsx'
import { keyOf, type PageOf, pageAt } from './page-of.ts'

const loadDaily = () =>
  withTexts(
    import('./pages/daily/daily.tsx').then(({ DailyPage }) => DailyPage),
    import('./pages/daily/texts.ts').then(({ words }) => words),
  )

const loadPuzzles = () =>
  withTexts(
    import('./pages/puzzles/puzzles-page.tsx').then(({ PuzzlesPage }) => PuzzlesPage),
    import('./pages/exercise/texts.ts').then(({ exerciseTexts }) => exerciseTexts),
    import('./pages/review/texts.ts').then(({ reviewWords }) => reviewWords),
    refusals,
  )

const loadReplay = () =>
  withTexts(
    import('./pages/review/replay.tsx').then(({ ReplayPage }) => ReplayPage),
    import('./pages/review/texts.ts').then(({ reviewWords }) => reviewWords),
    refusals,
  )

const loadReview = () =>
  withTexts(
    import('./pages/review/review.tsx').then(({ ReviewPage }) => ReviewPage),
    import('./pages/review/texts.ts').then(({ reviewWords }) => reviewWords),
    refusals,
  )

const loadSettings = () =>
  withTexts(
    import('./pages/settings/settings.tsx').then(({ SettingsPage }) => SettingsPage),
    import('./pages/settings/texts.ts').then(({ settingsWords }) => settingsWords),
  )

const loadLocalTable = async () => (await import('./pages/table/local-table.tsx')).LocalTablePage
const loadInvited = async () => (await import('./pages/table/invited.tsx')).InvitedPage
const loadCourse = async () => (await import('./pages/learn/course-page.tsx')).CoursePage
const loadLesson = async () => (await import('./pages/learn/lesson-page.tsx')).LessonPage
const loadNewTable = async () => (await import('./pages/setup/new-table.tsx')).NewTablePage
const loadPlay = async () => (await import('./pages/setup/play.tsx')).PlayPage
const loadRules = async () => (await import('./pages/rules.tsx')).RulesPage
const loadRemoteTable = async () => (await import('./pages/table/remote-table.tsx')).RemoteTablePage
const loadTogether = async () => (await import('./pages/setup/together.tsx')).TogetherPage

/** The pages of playing and learning by the first part of their address, each loaded on demand. */
const PAGES: Readonly<Record<string, PageOf>> = {
  daily: (path) => <Lazy key={keyOf(path)} load={loadDaily} />,

  here: (path) => <Lazy key={keyOf(path)} load={loadLocalTable} id={path[1] ?? ''} />,

  j: (path) => <Lazy key={keyOf(path)} load={loadInvited} code={path[1] ?? ''} />,

  learn: (path) =>
    path[2] === undefined ? (
      <Lazy key={keyOf(path)} load={loadCourse} game={path[1] ?? ''} />
    ) : (
      <Lazy key={keyOf(path)} load={loadLesson} game={path[1] ?? ''} lesson={path[2]} />
    ),

  new: (path) => (
    <Lazy key={keyOf(path)} load={loadNewTable} game={path[1] ?? ''} watched={path[2] === 'bots'} />
  ),

  play: (path) => <Lazy key={keyOf(path)} load={loadPlay} game={path[1] ?? ''} />,

  puzzles: ([, game = '', id = '']) => (
    <Lazy key={`puzzles/${game}`} load={loadPuzzles} game={game} id={id} />
  ),

  replay: (path) => (
    <Lazy
      key={keyOf(path)}
      load={loadReplay}
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
      load={loadReview}
      place={path[1] ?? ''}
      id={path[2] ?? ''}
      at={path[3] ?? ''}
      act={path[4] ?? ''}
    />
  ),

  rules: (path) => <Lazy key={keyOf(path)} load={loadRules} game={path[1] ?? ''} />,

  settings: (path) => <Lazy key={keyOf(path)} load={loadSettings} section={path[1] ?? ''} />,

  t: (path) => <Lazy key={keyOf(path)} load={loadRemoteTable} id={path[1] ?? ''} />,

  together: (path) => <Lazy key={keyOf(path)} load={loadTogether} game={path[1] ?? ''} />,
}

/** The page of an address other than the home page's. */
export function OtherPage({ path }: { path: readonly string[] }) {
  const page = pageAt(PAGES, path)
  return page ? page(path) : <Lazy key="more" load={loadMorePages} path={path} />
}

/** The list of the other pages names a hundred files, which nobody needs to play. */
const loadMorePages = () =>
  withTexts(
    import('./more-pages.tsx').then(({ MorePage }) => MorePage),
    refusals,
  )
