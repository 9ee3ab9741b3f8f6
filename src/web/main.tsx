import '../ui/styles/layers.css'
import '../ui/styles/fonts.css'
import '../ui/styles/palette.css'
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/paper.css'
import '../ui/styles/controls.css'
import '../ui/styles/option-rows.css'
import '../ui/styles/overrides.css'
import './pages/page.css'
// Small sheets of several pages, which cost least as a part of the first one.
import '../ui/components/controls/segments.css'
import './pages/rules.css'
import './pages/settings.css'
import './pages/setup/startbar.css'
import { render } from 'preact'
import { followSettings, settings } from '../ui/device/settings.ts'
import { shell } from '../ui/text/shell/index.ts'
import { language, speak } from '../ui/text/texts.tsx'
import { App, loadPages } from './app.tsx'
import { loadFonts } from './boot.ts'
import { runEffectsBeforeInput } from './effects.ts'
import { idle } from './idle.ts'
import { route } from './router.ts'
import { followMyTables } from './session/my-tables.ts'
import { offerUpdates } from './updates.ts'

runEffectsBeforeInput()
followSettings()
const wanted = settings.language.value === '' ? language.value : settings.language.value
language.value = wanted
const isHome = route.value.length === 0
/** If they cannot be loaded now, the page of the address tries again and says so. */
const tryToLoadPages = (): Promise<unknown> => loadPages().catch(() => undefined)
// Not awaited: they import what this file starts, so they can only run after it.
if (!isHome) void tryToLoadPages()
await Promise.all([shell.ready(), loadFonts(wanted)])
await speak(wanted)
const app = document.getElementById('app')
if (app) render(<App />, app)
offerUpdates()
followMyTables()
if (isHome) void idle().then(tryToLoadPages)
