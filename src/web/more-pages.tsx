import { shell } from '../ui/text/shell/index.ts'
import { Lazy, withTexts } from './lazy.tsx'
import { keyOf, type PageOf, pageAt } from './page-of.ts'
import { LostPage } from './pages/lost.tsx'

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

const loadDevice = () =>
  withTexts(
    import('./pages/settings/device.tsx').then(({ DevicePage }) => DevicePage),
    import('./pages/settings/texts.ts').then(({ settingsWords }) => settingsWords),
  )

const loadEmail = () =>
  withTexts(
    import('./pages/settings/email.tsx').then(({ EmailPage }) => EmailPage),
    import('./pages/settings/texts.ts').then(({ settingsWords }) => settingsWords),
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

const loadWatchPage = async () => (await import('./pages/watch/load.ts')).loadWatchPage()
const loadPairing = async () => (await import('./pages/pairing/load.ts')).loadPairing()
const loadPeople = async () => (await import('./pages/people/load.ts')).loadPeople()

/** The pages around playing: people, results, and what belongs to an account or a server. */
const MORE_PAGES: Readonly<Record<string, PageOf>> = {
  admin: ([, section = '', search = '']) => (
    <Lazy key="admin" load={loadAdmin} section={section} search={search} />
  ),

  archive: (path) => <Lazy key="archive" load={loadArchive} address={path.slice(1)} />,

  device: (path) => <Lazy key={keyOf(path)} load={loadDevice} code={path[1] ?? ''} />,

  email: (path) => <Lazy key={keyOf(path)} load={loadEmail} deed={path[1] ?? ''} token={path[2] ?? ''} />,

  watch: (path) => <Lazy key={keyOf(path)} load={loadWatchPage} />,

  pair: (path) => <Lazy key={keyOf(path)} load={loadPairing} game={path[1] ?? ''} />,

  people: (path) => <Lazy key={keyOf(path)} load={loadPeople} />,

  profile: (path) => (
    <Lazy
      key={path[1] === 'me' ? 'profile' : `profile/${path[1] ?? ''}`}
      load={loadProfile}
      address={path.slice(1)}
    />
  ),

  programs: (path) => <Lazy key={keyOf(path)} load={loadPrograms} />,

  ratings: (path) => <Lazy key={keyOf(path)} load={loadRatings} />,

  shared: (path) => <Lazy key={keyOf(path)} load={loadShared} id={path[1] ?? ''} />,

  'sign-in': (path) => <Lazy key={keyOf(path)} load={loadSignIn} back={[path[1] ?? '', path[2] ?? '']} />,
}

export function MorePage({ path }: { path: readonly string[] }) {
  return pageAt(MORE_PAGES, path)?.(path) ?? <LostPage words={shell.t('error.page')} />
}
