// Grain of wood, paper and felt as small pictures: noise drawn once here is noise that no browser computes at every
// repaint. Needs Chromium. Usage: node scripts/elfenland-map/make-textures.js [path to chromium]
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Size, the noise's frequency, octaves and seed, and the matrix that turns it into translucent ink. */
const TEXTURES = {
  wood: [450, 240, '.0045 .11', 4, 8, '0 0 0 0 .2 0 0 0 0 .09 0 0 0 0 .02 1.5 0 0 0 -.5'],
  paper: [320, 320, '.035 .05', 4, 4, '0 0 0 0 .45 0 0 0 0 .3 0 0 0 0 .1 .42 0 0 0 -.17'],
  felt: [120, 120, '.9', 2, 2, '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 0 0 0 -.3'],
}

const svgOf = ([width, height, frequency, octaves, seed, matrix]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter><rect width="${width}" height="${height}" filter="url(#f)"/></svg>`

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const [name, texture] of Object.entries(TEXTURES)) {
  const url = await page.evaluate(
    async ([svg, width, height]) => {
      const picture = new Image()
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await picture.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d').drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', 0.5)
    },
    [svgOf(texture), texture[0], texture[1]],
  )
  const file = new URL(`../../src/games/elfenland/board/art/${name}.webp`, import.meta.url)
  writeFileSync(file, Buffer.from(url.split(',')[1], 'base64'))
}
await browser.close()
