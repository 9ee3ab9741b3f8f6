// Draws the Elfenland map from the facts in the rules: the ground as a picture for day and one for night, and where
// everything on it lies. Seeded, so the same facts give the same map. Usage: node scripts/elfenland-map/make.js
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROADS, TOWNS } from '../../src/games/elfenland/rules/components/map.ts'
import { TERRAINS } from '../../src/games/elfenland/rules/components/transport.ts'
import { compass, frame, legend, ornaments, outlets, paper, rhumbs } from './furniture.js'
import { geography } from './geography.js'
import { H, n0, n1, resample, smooth, W } from './geometry.js'
import { LANDMARKS } from './landmarks.js'
import { layout } from './layout.js'
import { GROUND_STYLE, PALETTE, SYMBOLS, TOWN_STYLE } from './palette.js'
import { texture } from './roads.js'
import { scenery } from './scenery.js'
import { COMPASS, FURNITURE, LAND_TERRAINS, LEGEND, path } from './sizes.js'

const LAKES = {
  'Mare Nebulae': ['yttar', 'parundia', 'grangor'],
  'Mare Magnum': ['elvenhold', 'virst', 'strykhaven'],
}

const DATA = {
  towns: TOWNS.map(({ id, name, value, x, y }) => ({ id, name, gold: value, x, y })),
  roads: ROADS.map(({ id, from, to, terrain, x, y }) => ({
    id,
    from: TOWNS[from].id,
    to: TOWNS[to].id,
    terrain: TERRAINS[terrain],
    mid: [x, y],
  })),
  lakes: LAKES,
}

const ART = new URL('../../src/games/elfenland/board/art/', import.meta.url)
const write = (name, text) => writeFileSync(new URL(name, ART), text)

const map = layout(DATA)
const geo = geography(map, DATA)

/** Everything that never changes and cannot be touched, in the colours of a palette. */
function ground(palette) {
  const { items, waves } = scenery(map, geo, FURNITURE)
  const halo = map.roads.filter((road) => !road.water).map((road) => smooth(resample(road.vis, 34), n0))
  const lakes = geo.lakes.map(
    ({ d, inner }) =>
      path('lake0', d) +
      inner.map((line, i) => path('lake1', line, ` opacity="${n1(0.7 - i * 0.2)}"`)).join(''),
  )
  const ripples = geo.ripples.map((line, i) =>
    path('rp', line, ` stroke-width="${n1(1.7 - i * 0.22)}" opacity="${n1(0.8 - i * 0.15)}"`),
  )
  const washes = geo.washes.flatMap(({ terrain, layers }) =>
    layers.map((d) => path(`wash wash-${terrain}`, d)),
  )
  const stops = (list) =>
    list.map(
      ([at, name, opacity = 1]) =>
        `<stop offset="${at}" stop-color="var(--m-${name})" stop-opacity="${opacity}"/>`,
    )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" stroke-linecap="round" stroke-linejoin="round">
<style>${GROUND_STYLE}</style>
<defs>${SYMBOLS}
<radialGradient id="sea-g" cx=".5" cy=".5" r=".75">${stops([
    [0.55, 'sea'],
    [1, 'sea-2'],
  ]).join('')}</radialGradient>
<radialGradient id="stain">${stops([
    [0, 'stain', 0.1],
    [0.7, 'stain', 0.07],
    [1, 'stain', 0],
  ]).join('')}</radialGradient>
<radialGradient id="burn" cx=".5" cy=".5" r=".72">${stops([
    [0.62, 'burn', 0],
    [0.86, 'burn', 0.12],
    [1, 'burn', 0.3],
  ]).join('')}</radialGradient></defs>
<rect width="${W}" height="${H}" fill="url(#sea-g)"/>${rhumbs(COMPASS)}${path('shoal', geo.landPath)}${ripples.join('')}
${path('land0', geo.landPath)}${washes.join('')}${path('coast', geo.landPath)}
${lakes.join('')}${path('wv', waves)}
${items}
${paper()}${ornaments()}${compass(COMPASS)}${legend(LEGEND)}
${path('halo', halo.join(''))}${outlets(geo)}${frame()}
</svg>`
  return svg.replace(/var\(--m-([\w-]+)\)/g, (_, name) => palette[name])
}

/** Water where the drawing has waves, else the terrain that most of the town's roads run through. */
function groundOf(town) {
  const own = map.roads.filter(({ a, b }) => a === town || b === town)
  const count = (terrain) => own.filter((road) => road.terrain === terrain).length
  if (LANDMARKS[town.id]().includes('"lq"')) return 'lake'
  return LAND_TERRAINS.reduce((best, terrain) => (count(terrain) > count(best) ? terrain : best), 'plain')
}

const ROAD_PARTS = {
  plain: ['rl-e', 'rl-f', 'rt'],
  wood: ['rl', 'rt'],
  desert: ['rt-o', 'rt'],
  mountain: ['rt-o', 'rt'],
  river: ['rl-e', 'rl-f', 'rt'],
  lake: ['rl-e', 'rl'],
}

function drawnRoad(road) {
  const [line, { tex }] = [smooth(resample(road.vis, 27), n0), texture(road)]
  const parts = ROAD_PARTS[road.terrain].map((name) => path(name, name.startsWith('rt') ? tex : line))
  const place = `<g transform="translate(${n0(road.m[0])} ${n0(road.m[1])})"><circle class="pd" r="${road.pr}"/><use href="#g-${road.terrain}"/></g>`
  return `<g class="road-${road.terrain}">${parts.join('')}${place}</g>`
}

function drawnTown(town) {
  const [floor, radius] = [town.capital ? 32 : 21, town.ring - 7]
  const half = n1(Math.sqrt(radius * radius - floor * floor))
  const scale = town.capital ? 'translate(0 10)' : 'translate(0 4)scale(1.06)'
  return `<g transform="translate(${n0(town.px)} ${n0(town.py)})"><ellipse class="ts" cx="2" cy="${town.ring - 2}" rx="${town.ring}" ry="9"/><circle class="t0" r="${town.ring}"/>${path(`gnd gnd-${groundOf(town)}`, `M-${half} ${floor}A${radius} ${radius} 0 0 0 ${half} ${floor}z`)}<circle class="t1" r="${town.ring - 4.5}"/><g class="lm" transform="${scale}">${LANDMARKS[town.id]()}</g></g>`
}

const BOOT =
  'M-13-37Q-3-33 6-38Q7-26 6-20Q13-17 18-18Q24-20 21-26Q17-28 17-24Q13-29 18-32Q27-33 27-23Q27-8 12-2Q4 1-9 1Q-16 1-15-8Q-12-20-13-37z'
const drawnBoot = ([x, y, colour]) =>
  `<g transform="translate(${x} ${y})scale(1.9)"><path class="bb" fill="${colour}" d="${BOOT}"/><path class="bc" d="M-16-40Q-4-34 8-41L9-32Q5-34 1-29Q-3-34-7-29Q-11-34-14-30z"/><circle class="bg" cx="18.500" cy="-29" r="3.600"/></g>`

/** The cover of the games: roads, towns and a few boots, to be laid over the ground. */
function cover(palette) {
  const glyphs = SYMBOLS.split('\n').filter((line) => line.startsWith('<g id="g-'))
  const towns = [...map.towns].sort((a, b) => a.py - b.py).map(drawnTown)
  const boots = [
    [1130, 690, '#c32f27'],
    [1310, 680, '#1f5fb4'],
    [770, 850, '#0d8a63'],
    [690, 540, '#f2b21b'],
  ].map(drawnBoot)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" stroke-linecap="round" stroke-linejoin="round">
<style>${GROUND_STYLE.split('\n')
    .filter((line) => /^\.(road|pd|gr)/.test(line))
    .join('')}${TOWN_STYLE}</style>
<defs>${glyphs.join('')}</defs>
${map.roads.map(drawnRoad).join('')}${towns.join('')}${boots.join('')}
</svg>`
  return svg.replace(/var\(--m-([\w-]+)\)/g, (_, name) => palette[name])
}

const figure = (value) => Number(n1(value))

/** What the table needs to know: towns and roads in the order of the rules. */
function board() {
  return {
    towns: map.towns.map((town) => ({
      x: figure(town.px),
      y: figure(town.py),
      ring: town.ring,
      ground: groundOf(town),
      label: { x: figure(town.lx), y: figure(town.ly), width: figure(town.lw), height: figure(town.lh) },
    })),
    roads: map.roads.map((road) => ({
      line: smooth(resample(road.vis, 27), n0),
      texture: texture(road).tex,
      x: figure(road.m[0]),
      y: figure(road.m[1]),
      angle: Math.round((Math.atan2(road.tan[1], road.tan[0]) * 180) / Math.PI),
    })),
    lakes: geo.lakes.map(({ name, ids }) => {
      const ferries = map.roads.filter(
        ({ terrain, from, to }) => terrain === 'lake' && ids.includes(from) && ids.includes(to),
      )
      const mean = (axis) => ferries.reduce((sum, { m }) => sum + m[axis], 0) / ferries.length
      return { name, x: Math.round(mean(0) - 7), y: Math.round(mean(1)) }
    }),
  }
}

/** Class names of the drawings meet those of the page: they leave as `e-…`. */
const prefixed = (markup) =>
  markup.replace(
    / class="([^"]+)"/g,
    (_, names) =>
      ` class="${names
        .split(' ')
        .map((name) => `e-${name}`)
        .join(' ')}"`,
  )

function landmarks() {
  const glyphs = SYMBOLS.split('\n').filter((line) => line.startsWith('<g id="g-'))
  const towns = TOWNS.map(({ id }) => `<g id="lm-${id}" class="lm">${LANDMARKS[id]()}</g>`)
  return prefixed(
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><defs>\n${[...glyphs, ...towns].join('\n')}\n</defs></svg>\n`,
  )
}

const BOARD = new URL('../', ART)
const sheets = readdirSync(BOARD, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(new URL(path, BOARD), 'utf8'))

/** The colours that style sheets use; the others are only in the pictures. */
const properties = (palette) =>
  Object.entries(palette)
    .filter(([name]) => sheets.some((css) => css.includes(`var(--m-${name})`)))
    .map(([name, colour]) => `    --m-${name}: ${colour};`)
    .join('\n')

write('ground-day.svg', ground(PALETTE.light))
write('ground-night.svg', ground(PALETTE.dark))
write('cover-day.svg', cover(PALETTE.light))
write('cover-night.svg', cover(PALETTE.dark))
write('board.json', `${JSON.stringify(board(), null, 2)}\n`)
write('landmarks.svg', landmarks())
write(
  'map-palette.css',
  `/* Written by scripts/elfenland-map. Cards, tokens and coins (.ef-phys) keep the colours of the day at night. */
@layer game {
  :root,
  .ef-phys {
${properties(PALETTE.light)}
  }
  [data-theme="dark"] {
${properties(PALETTE.dark)}
  }
  [data-theme="dark"] .ef-phys {
${properties(PALETTE.light)}
  }
}
`,
)
