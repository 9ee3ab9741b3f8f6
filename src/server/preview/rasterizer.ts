import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { PICTURE_WIDTH, type PictureJob } from '../../picture/job.ts'
import { palettePng } from './palette-png.ts'
import { unpackedFont } from './woff.ts'

/** What the build provides (`vite.pictures.config.ts`). */
interface Drawing {
  loadPictureFonts(): Promise<readonly { readonly url: string; readonly family: string }[]>
  drawPicture(job: PictureJob): Promise<string>
}

const dataOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

/** The width of a map in a picture, so that the ground is drawn pixel by pixel. */
const GROUND_WIDTH = 768

/** The grounds of maps as pixels, by their drawings. */
export type Grounds = Map<string, string>

/**
 * Draws pictures of tables as PNG. `module` is the file that the build has made of the games' drawings, and `grounds`
 * are those that were drawn before.
 */
export async function openRasterizer(
  module: string,
  grounds: Grounds,
): Promise<(job: PictureJob) => Promise<Buffer>> {
  const { loadPictureFonts, drawPicture } = (await import(pathToFileURL(module).href)) as Drawing
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const font = {
    fontBuffers: (await loadPictureFonts()).map(({ url, family }) => unpackedFont(dataOf(url), family)),
    defaultFontFamily: 'Alegreya Sans',
  }

  /** A drawing within a drawing, as pixels: the ground of a map is the same in all pictures and takes longest. */
  function groundOf(url: string): string {
    const known = grounds.get(url)
    if (known !== undefined) return known
    const svg = url.includes(';base64,')
      ? dataOf(url).toString()
      : decodeURIComponent(url.slice(url.indexOf(',') + 1))
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: GROUND_WIDTH } }).render()
    const made = `data:image/png;base64,${Buffer.from(drawn.asPng()).toString('base64')}`
    grounds.set(url, made)
    return made
  }

  return async (job) => {
    const svg = (await drawPicture(job)).replace(/data:image\/svg\+xml[^"]*/g, (url) =>
      groundOf(
        url
          .replaceAll('&quot;', '"')
          .replaceAll('&gt;', '>')
          .replaceAll('&lt;', '<')
          .replaceAll('&amp;', '&'),
      ),
    )
    const drawing = new Resvg(svg, { font, fitTo: { mode: 'width', value: PICTURE_WIDTH } })
    const image = drawing.render()
    const png = palettePng(image.pixels, image.width, image.height)
    image.free()
    drawing.free()
    return png
  }
}
