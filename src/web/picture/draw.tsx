import '../../ui/styles/palette.css'
import '../../ui/styles/tokens.css'
import '../../ui/styles/base.css'
import italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff?url'
import serif from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff?url'
import italicMore from '@fontsource/alegreya/files/alegreya-latin-ext-500-italic.woff?url'
import serifMore from '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff?url'
import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff?url'
import sansBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?url'
import sansMore from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff?url'
import sansBoldMore from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff?url'
import smallCapitals from '@fontsource/alegreya-sc/files/alegreya-sc-latin-700-normal.woff?url'
import { render } from 'preact'
import { STILL_LOADERS } from '../../games/stills.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PictureJob } from '../../picture/job.ts'
import type { StillFont } from '../../ui/board/game-still.ts'
import symbols from '../art/symbols.svg?raw'
import { PictureElement, pictureDocument } from './dom.ts'
import { Flattener } from './flatten.ts'
import { rareFamily } from './letters.ts'
import { TablePicture } from './picture.tsx'
import { Styles } from './sheet.ts'
import { sheets } from './sheets.ts'

/** The fonts of every picture, as data URLs. */
const FONTS: readonly StillFont[] = [
  { url: serif, family: 'Alegreya' },
  { url: italic, family: 'Alegreya' },
  { url: sans, family: 'Alegreya Sans' },
  { url: sansBold, family: 'Alegreya Sans' },
  { url: smallCapitals, family: 'Alegreya SC' },
  { url: serifMore, family: rareFamily('Alegreya') },
  { url: italicMore, family: rareFamily('Alegreya') },
  { url: sansMore, family: rareFamily('Alegreya Sans') },
  { url: sansBoldMore, family: rareFamily('Alegreya Sans') },
]

/** All fonts, those of the games included. */
export async function loadPictureFonts(): Promise<readonly StillFont[]> {
  const stills = await Promise.all(Object.values(STILL_LOADERS).map((load) => load()))
  const own = new Map(stills.flatMap(({ fonts = [] }) => fonts).map((font) => [font.url, font]))
  return [...FONTS, ...own.values()]
}

const shared = new PictureElement('div')
shared.innerHTML = symbols
pictureDocument.body.append(shared)

/** Draws a table as plain SVG, by the same components as the pages. */
export async function drawPicture(job: PictureJob): Promise<string> {
  const still = await STILL_LOADERS[job.game]?.()
  await still?.ready()
  const root = new PictureElement('div')
  const Symbols = still?.Symbols
  render(
    <>
      {Symbols ? <Symbols /> : undefined}
      <TablePicture job={job} still={still} />
    </>,
    root as unknown as Element,
  )
  const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT }
  return new Flattener(new Styles(sheets)).flatten(root, [pictureDocument.body], size)
}
