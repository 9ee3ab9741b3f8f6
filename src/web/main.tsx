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
import './pages/setup/startbar.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { forgetFailedScripts } from '../ui/device/failed-scripts.ts'
import { noteFailedStyleSheets } from '../ui/device/failed-style-sheets.ts'
import { followSettings, settings } from '../ui/device/settings.ts'
import { shell } from '../ui/text/shell/index.ts'
import { language, speak } from '../ui/text/texts.tsx'
import { App, loadHome, loadPages } from './app.tsx'
import { loadFonts } from './boot.ts'
import { runEffectsBeforeInput } from './effects.ts'
import { idle } from './idle.ts'
import { route } from './router.ts'
import { followMyTables } from './session/my-tables.ts'
import { offerUpdates } from './updates.ts'

/** If a page cannot be loaded now, its address tries again and says so. */
const tryTo = (load: () => Promise<unknown>): Promise<unknown> => load().catch(() => undefined)

/** Speaks the language that was chosen, here or in another tab. */
function followLanguage(): void {
  effect(() => {
    const wanted = settings.language.value
    if (wanted !== '') void speak(wanted)
  })
}

/** A function, because files that import from this one would otherwise wait until it has awaited them. */
async function start(): Promise<void> {
  forgetFailedScripts()
  noteFailedStyleSheets()
  runEffectsBeforeInput()
  followSettings()
  const wanted = settings.language.value === '' ? language.value : settings.language.value
  language.value = wanted
  const isHome = route.value.length === 0
  const loading = tryTo(isHome ? loadHome : loadPages)
  await Promise.all([shell.ready(), loadFonts(wanted), isHome ? loading : undefined])
  await speak(wanted)
  followLanguage()
  const app = document.getElementById('app')
  if (app) render(<App />, app)
  offerUpdates()
  followMyTables()
  if (isHome) void idle().then(() => tryTo(loadPages))
}

void start()
