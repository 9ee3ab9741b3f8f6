// Scenery: trees, peaks, dunes, meadows, waves; never on roads, rings, labels or furniture.
import { dist, H, lerp, lines, n0, n1, rng, W } from './geometry.js'
import { path, SEED } from './sizes.js'

/**
 * All scenery of the map. The steps share one seeded stream of random numbers, so their order matters: it decides what
 * the map looks like.
 */
export function scenery(map, geo, furniture) {
  const canvas = createCanvas(map, geo, furniture)
  smallScenes(canvas)
  mountains(canvas)
  forests(canvas)
  deserts(canvas)
  meadows(canvas)
  strayTrees(canvas)
  const items = canvas.items.sort((a, b) => a[0] - b[0])
  const marks = groundMarks(canvas)
  return {
    items: path('sand', marks.sand) + path('scree', marks.scree) + items.map((i) => i[1]).join('\n'),
    waves: waveMarks(canvas),
    count: items.length,
  }
}

/** What is drawn so far, with tests for free places and the random numbers of the map. */
function createCanvas({ towns, roads }, geo, furniture) {
  const R = rng(SEED + 77),
    items = []
  const rnd = (a, b) => a + (b - a) * R()
  const boxes = [
    ...towns.map((t) => [t.box[0] - 5, t.box[1] - 3, t.box[2] + 10, t.box[3] + 8]),
    ...towns.map((t) => (t.capital ? [t.px - 70, t.py - 122, 140, 190] : [t.px - 54, t.py - 66, 108, 122])),
    ...furniture,
  ]
  const used = []
  const clear = (x, y, pad) =>
    geo.dRoad.get(x, y) > pad &&
    !boxes.some((b) => x > b[0] && x < b[0] + b[2] && y > b[1] && y < b[1] + b[3]) &&
    !roads.some((r) => Math.abs(r.m[0] - x) < 40 && dist(r.m, [x, y]) < r.pr + 9)
  const free = (x, y, w, h, pad, land = true) => {
    for (const [fx, fy] of [
      [-0.5, 0],
      [0, 0],
      [0.5, 0],
      [-0.28, -0.5],
      [0.28, -0.5],
      [0, -1],
    ]) {
      const px = x + fx * w,
        py = y + fy * h
      if (!clear(px, py, pad)) return false
      if (land && (geo.sea.get(px, py) < (fy ? 4 : 12) || geo.inLake(px, py) > -8)) return false
    }
    return true
  }
  const apart = (x, y, d) => used.every((u) => Math.hypot(u[0] - x, (u[1] - y) * 1.5) > (d + u[2]) / 2)
  const put = (x, y, d, svg) => {
    used.push([x, y, d])
    items.push([y, svg])
  }
  return { R, rnd, geo, clear, free, apart, put, items }
}

/** One small scene or two per terrain, in its roomiest spots. */
function smallScenes({ R, geo, free, apart, put }) {
  const scene = (terrain, id, w, h, min = 0) => {
    let best = null
    for (let y = 60; y < H - 40; y += 12)
      for (let x = 50; x < W - 50; x += 12) {
        if (geo.terrainAt(x, y) !== terrain || !free(x, y, w, h, 22) || !apart(x, y, w * 1.6)) continue
        const room =
          Math.min(geo.dRoad.get(x, y - h / 2), geo.sea.get(x, y) + 20, -geo.inLake(x, y) + 20) + R() * 6
        if (room > min && (!best || room > best[0])) best = [room, x, y]
      }
    if (best) put(best[1], best[2], w * 1.15, `<use href="#${id}" x="${best[1]}" y="${best[2]}"/>`)
  }
  scene('desert', 'v-camel', 74, 40)
  scene('desert', 'v-oasis', 66, 40)
  scene('wood', 'v-deer', 44, 40)
  scene('plain', 'v-stones', 56, 30)
  scene('plain', 'v-inn', 44, 40)
}

/** One peak, drawn as outline, shaded side, snow and hatching. */
function peak(rnd, x, y, w, h) {
  const j = (a) => rnd(-a, a),
    px = x + j(w * 0.08),
    py = y - h
  const Lp = [
    [x - w / 2, y],
    [x - w * 0.33 + j(2), y - h * 0.3],
    [x - w * 0.2 + j(2), y - h * 0.52],
    [x - w * 0.1 + j(1.5), y - h * 0.8],
    [px, py],
  ]
  const Rp = [
    [px, py],
    [x + w * 0.1 + j(1.5), y - h * 0.78],
    [x + w * 0.19 + j(2), y - h * 0.56],
    [x + w * 0.35 + j(2), y - h * 0.26],
    [x + w / 2, y],
  ]
  const ridge = [
    [px, py],
    [px + w * 0.03, y - h * 0.72],
    [px - w * 0.05, y - h * 0.5],
    [px + w * 0.05, y - h * 0.26],
    [px - w * 0.01, y - h * 0.04],
  ]
  const body = `${lines([...Lp, ...Rp.slice(1)], n0)}z`
  const shade = `${lines([...Rp, ...[...ridge].reverse()], n0)}z`
  const sn = 0.66
  const snow = `${lines(
    [
      [x - w * 0.155, y - h * sn],
      [x - w * 0.1, y - h * 0.8],
      [px, py],
      Rp[1],
      [x + w * 0.15, y - h * sn],
      [px + w * 0.08, y - h * 0.72],
      [px + w * 0.03, y - h * 0.6],
      [px - w * 0.03, y - h * 0.72],
      [px - w * 0.09, y - h * 0.6],
    ],
    n0,
  )}z`
  let hat = ''
  for (let k = 1; k <= 3; k++) {
    const a = lerp(ridge[k], Rp[k], 0.3),
      b = lerp(ridge[k], Rp[k], 0.82)
    hat += `M${n0(a[0])} ${n0(a[1])}L${n0(b[0])} ${n0(b[1] + h * 0.09)}`
  }
  return (
    path('mb', body) +
    path('mh', shade) +
    (h > 34 ? path('mw', snow) : '') +
    path('mk', lines(Lp, n0) + lines(Rp.slice(1), n0).replace('M', 'L') + hat)
  )
}

/** Mountains, the largest first. */
function mountains({ rnd, geo, free, apart, put }) {
  for (let k = 0; k < 9000; k++) {
    const x = rnd(20, W - 20),
      y = rnd(40, H - 16)
    if (geo.terrainAt(x, y) !== 'mountain') continue
    const big = k < 3000 ? rnd(66, 98) : k < 6000 ? rnd(42, 60) : rnd(24, 36),
      h = big * rnd(0.74, 1)
    if (free(x, y, big * 0.94, h, 19) && apart(x, y, big * 0.6)) put(x, y, big * 0.6, peak(rnd, x, y, big, h))
  }
}

/** Forests. */
function forests({ R, rnd, geo, free, apart, put }) {
  for (let k = 0; k < 14000; k++) {
    const x = rnd(20, W - 20),
      y = rnd(30, H - 20)
    if (geo.terrainAt(x, y) !== 'wood') continue
    const s = rnd(0.85, 1.3)
    if (free(x, y, 14 * s, 20 * s, 18) && apart(x, y, 12.5 * s))
      put(
        x,
        y,
        12.5 * s,
        `<use href="#${['t1', 't1', 't2', 't2', 't3'][Math.floor(R() * 5)]}" transform="translate(${n0(x)} ${n0(y)})scale(${n1(s)})"/>`,
      )
  }
}

/** Dunes, palms and stones. */
function deserts({ R, rnd, geo, free, apart, put }) {
  for (let k = 0; k < 5000; k++) {
    const x = rnd(20, W - 20),
      y = rnd(30, H - 20)
    if (geo.terrainAt(x, y) !== 'desert') continue
    const roll = R(),
      s = rnd(0.75, 1.3)
    if (roll < 0.05 && free(x, y, 24, 32, 22) && apart(x, y, 70))
      put(
        x,
        y,
        46,
        `<use href="#${R() < 0.55 ? 'd2' : 'd3'}" transform="translate(${n0(x)} ${n0(y)})scale(${n1(s * 0.9)})"/>`,
      )
    else if (roll > 0.3 && free(x, y, 50 * s, 14, 18) && apart(x, y, 47 * s))
      put(x, y, 42 * s, `<use href="#d1" transform="translate(${n0(x)} ${n0(y)})scale(${n1(s)})"/>`)
  }
}

/** Fields, sheep and tufts of grass. */
function meadows({ R, rnd, geo, free, apart, put }) {
  for (let k = 0; k < 6000; k++) {
    const x = rnd(20, W - 20),
      y = rnd(30, H - 20)
    if (geo.terrainAt(x, y) !== 'plain') continue
    const roll = k / 6000
    if (roll < 0.25) {
      if (free(x, y, 58, 26, 22) && apart(x, y, 92))
        put(x, y, 60, `<use href="#p${1 + Math.floor(R() * 2)}" transform="translate(${n0(x)} ${n0(y)})"/>`)
    } else if (roll < 0.4) {
      if (free(x, y, 22, 12, 22) && apart(x, y, 46))
        put(
          x,
          y,
          30,
          `<use href="#p3" transform="translate(${n0(x)} ${n0(y)})scale(${R() < 0.5 ? '-1 1' : '1'})"/>`,
        )
    } else if (free(x, y, 14, 9, 17) && apart(x, y, 27))
      put(x, y, 22, `<use href="#p4" x="${n0(x)}" y="${n0(y)}"/>`)
  }
}

/** A few trees on meadows and hills, so that no border looks ruled. */
function strayTrees({ R, rnd, geo, free, apart, put }) {
  for (let k = 0; k < 2500; k++) {
    const x = rnd(20, W - 20),
      y = rnd(30, H - 20),
      t = geo.terrainAt(x, y)
    if (t === 'wood' || t === 'desert' || R() > (t === 'plain' ? 0.1 : 0.2)) continue
    if (free(x, y, 14, 20, 20) && apart(x, y, 26))
      put(
        x,
        y,
        18,
        `<use href="#${t === 'plain' ? 't2' : 't1'}" transform="translate(${n0(x)} ${n0(y)})scale(${n1(rnd(0.8, 1.05))})"/>`,
      )
  }
}

/** Ink texture: sand and scree, short marks in one path each. */
function groundMarks({ R, rnd, geo, clear }) {
  const marks = { sand: '', scree: '' }
  for (let k = 0; k < 5200; k++) {
    const x = rnd(24, W - 24),
      y = rnd(24, H - 24),
      t = geo.terrainAt(x, y)
    if (
      (t !== 'desert' && t !== 'mountain') ||
      !clear(x, y, 15) ||
      geo.sea.get(x, y) < 10 ||
      geo.inLake(x, y) > -6
    )
      continue
    if (t === 'desert') marks.sand += `M${n0(x)} ${n0(y)}h.1`
    else if (k % 3 === 0) marks.scree += R() < 0.6 ? `M${n0(x)} ${n0(y)}l3-4l3 4` : `M${n0(x)} ${n0(y)}l4 3`
  }
  return marks
}

/** Waves on the sea and the lakes. */
function waveMarks({ rnd, geo, clear }) {
  let waves = ''
  const wv = []
  for (let k = 0; k < 3000; k++) {
    const x = rnd(26, W - 26),
      y = rnd(30, H - 26),
      s = geo.sea.get(x, y),
      lk = geo.inLake(x, y)
    if (
      !(s < -52 || lk > 22) ||
      !clear(x, y, lk > 0 ? 17 : 12) ||
      wv.some((u) => Math.hypot(u[0] - x, (u[1] - y) * 1.6) < (lk > 0 ? 36 : 50))
    )
      continue
    wv.push([x, y])
    waves += `M${n0(x - 9)} ${n0(y)}q4.5-5 9 0q4.5-5 9 0`
  }
  return waves
}
