import { render } from 'preact'
import { App } from './app.tsx'
import { loadFonts } from './boot.ts'
import { followSettings, settings } from './shared/settings.ts'
import { shell } from './shared/texts/index.ts'
import { language, speak } from './shared/texts.tsx'
import { offerUpdates } from './updates.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/frame.css'
import './styles/pages.css'

followSettings()
const wanted = settings.language.value === '' ? language.value : settings.language.value
language.value = wanted
await Promise.all([shell.ready(), loadFonts(wanted)])
await speak(wanted)
const app = document.getElementById('app')
if (app) render(<App />, app)
offerUpdates()
