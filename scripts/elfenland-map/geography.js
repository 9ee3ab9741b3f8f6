// The lie of the land: coast, lakes, terrain washes.
import { area, blob, contours, dist, grid, H, inside, noise2, polyDist, W } from './geometry.js'
import { LAND_TERRAINS, SEED } from './sizes.js'

export function geography({ towns, roads, byId }, data) {
  const nzA = noise2(SEED + 1),
    nzB = noise2(SEED + 2),
    nzC = noise2(SEED + 3)
  const edge = (x, y) => Math.min(x, y, W - x, H - y)
  const dRoad = grid(8, (x, y) => Math.min(...roads.map((r) => polyDist([x, y], r.pts))))
  const dLand = grid(8, (x, y) =>
    Math.min(...roads.filter((r) => !r.water).map((r) => polyDist([x, y], r.pts))),
  )
  const dRiver = grid(8, (x, y) =>
    Math.min(...roads.filter((r) => r.terrain === 'river').map((r) => polyDist([x, y], r.pts))),
  )
  const dTown = grid(8, (x, y) => Math.min(...towns.map((t) => dist([x, y], t.c) - t.ring)))

  const land = grid(8, (x, y) => {
    const d = Math.min(dRoad.get(x, y), dTown.get(x, y) + 20)
    return Math.min(
      84 + 62 * nzA(x / 120, y / 120) + 20 * nzB(x / 46, y / 46) + 7 * nzC(x / 18, y / 18) - d,
      edge(x, y) - 33 - 13 * nzB(x / 52, y / 52 + 5) - 6 * nzC(x / 20, y / 20),
    )
  })
  const coast = contours(land, 0, 1.4)
    .filter((l) => Math.abs(area(l)) > 9000)
    .sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
    .slice(0, 1)
  const outline = coast[0]
  const landPath = blob(outline)
  // true land field: inside the outer coast, holes filled
  const sea = grid(
    10,
    (x, y) => (inside([x, y], outline) ? 1 : -1) * Math.min(120, polyDist([x, y], outline)),
  )
  const ripples = [9, 19, 31, 46, 64].map((d) =>
    contours(sea, -d, 1.6)
      .filter((l) => Math.abs(area(l)) > 4000)
      .map(blob)
      .join(''),
  )

  const lakes = Object.entries(data.lakes).map(([name, ids]) =>
    lakeOf(name, ids, { towns, roads, byId }, { nzB, nzC, dLand, dRiver }),
  )
  const inLake = (x, y) => Math.max(...lakes.map((l) => l.f.get(x, y)))

  // Terrain = nearest land road, on a warped plane; washes overlap a little and so bleed into each other.
  const near = Object.fromEntries(
    LAND_TERRAINS.map((t) => {
      const rs = roads.filter((r) => r.terrain === t).map((r) => r.pts)
      return [
        t,
        grid(10, (x, y) => {
          const q = [x + 22 * nzA(x / 70 + 9, y / 70), y + 22 * nzA(x / 70, y / 70 + 9)]
          return Math.min(...rs.map((p) => polyDist(q, p)))
        }),
      ]
    }),
  )
  const terrainAt = (x, y) =>
    LAND_TERRAINS.reduce((b, t) => (near[t].get(x, y) < near[b].get(x, y) ? t : b), 'plain')
  const washes = LAND_TERRAINS.map((t) => washOf(t, near, sea, nzC))
  return { landPath, outline, sea, ripples, lakes, inLake, washes, terrainAt, dRoad, dLand, dTown, dRiver }
}

/** A lake: the water inside its ring of ferry lines, kept off roads, rivers and towns. */
function lakeOf(name, ids, { towns, roads, byId }, { nzB, nzC, dLand, dRiver }) {
  const ferries = roads.filter((r) => r.terrain === 'lake' && ids.includes(r.from) && ids.includes(r.to))
  const ring = ferryRing(ferries, ids[0])
  const f = grid(8, (x, y) => {
    const p = [x, y]
    const d = polyDist(p, [...ring, ring[0]]),
      s = inside(p, ring) ? d : -d
    const shore = 56 + 34 * nzC(x / 110, y / 110) + 10 * nzB(x / 34, y / 34)
    const others = Math.min(
      ...towns.map((t) => dist(p, t.c) - (ids.includes(t.id) ? t.ring - 14 : t.ring + 34)),
    )
    return Math.min(
      s + shore,
      dLand.get(x, y) - 21 - 5 * nzC(x / 30, y / 30),
      others,
      dRiver.get(x, y) - 2 + (s > 0 ? 40 : 0),
    )
  })
  const loops = contours(f, 0, 1.2).filter((l) => Math.abs(area(l)) > 3000)
  return {
    name,
    ids,
    f,
    d: loops.map(blob).join(''),
    inner: [8, 17, 30].map((k) =>
      contours(f, k, 1.4)
        .filter((l) => Math.abs(area(l)) > 1500)
        .map(blob)
        .join(''),
    ),
    centre: ids
      .map((i) => byId[i].c)
      .reduce((s, c) => [s[0] + c[0] / ids.length, s[1] + c[1] / ids.length], [0, 0]),
  }
}

/** Walks the ferry lines of a lake as one ring. */
function ferryRing(ferries, start) {
  const ring = []
  let cur = start
  const left = [...ferries]
  while (left.length) {
    const i = left.findIndex((r) => r.from === cur || r.to === cur),
      r = left.splice(i, 1)[0]
    const p = r.from === cur ? r.pts : [...r.pts].reverse()
    ring.push(...p.slice(1))
    cur = r.from === cur ? r.to : r.from
  }
  return ring
}

/** The colour wash of a terrain, in layers that overlap a little. */
function washOf(t, near, sea, nzC) {
  const g = grid(10, (x, y) => {
    const mine = near[t].get(x, y),
      rest = Math.min(...LAND_TERRAINS.filter((o) => o !== t).map((o) => near[o].get(x, y)))
    return Math.min((rest - mine) * 0.6 + 7 * nzC(x / 26, y / 26), sea.get(x, y) * 2.8 + 2)
  })
  return {
    terrain: t,
    layers: [-26, -16, -8, 0, 9, 20, 34].map((k) => contours(g, k, 1.6).map(blob).join('')),
  }
}
