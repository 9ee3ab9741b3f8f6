// Where everything lies: towns, road curves, label places.
import { at, cut, dist, H, hash, lengths, noise2, resample, throughMid, W } from './geometry.js'
import {
  BANNER_W,
  FURNITURE,
  LABEL,
  LABEL_CAPITAL,
  PLACE,
  PLACE_WATER,
  RING,
  RING_CAPITAL,
  SEED,
  textWidth,
  WATER,
} from './sizes.js'

export function layout(data) {
  const towns = data.towns.map((t) => ({
    ...t,
    px: t.x * W,
    py: t.y * H,
    c: [t.x * W, t.y * H],
    capital: t.gold === 0,
    ring: t.gold === 0 ? RING_CAPITAL : RING,
    label: t.name.replace("'", '’'),
  }))
  const byId = Object.fromEntries(towns.map((t) => [t.id, t]))

  const turns = spread(data.roads, byId)
  const roads = data.roads.map((r) => {
    const a = byId[r.from],
      b = byId[r.to],
      m = [r.mid[0] * W, r.mid[1] * H]
    const water = WATER.has(r.terrain)
    let pts = throughMid(a.c, m, b.c, turns[r.id][0], turns[r.id][1])
    // hand-drawn wander: none at the ends and at the counter place, so places stay exact
    const nz = noise2(hash(r.id) ^ SEED),
      amp = { river: 9, lake: 2, mountain: 4, wood: 5, plain: 4, desert: 5 }[r.terrain]
    const L0 = lengths(pts),
      tot = L0.at(-1),
      sm = L0[24]
    pts = resample(pts, 7)
    const L = lengths(pts)
    pts = pts.map((p, i) => {
      const s = (L[i] / L.at(-1)) * tot
      const u = s < sm ? s / sm : (tot - s) / (tot - sm) // 0 at a town, 1 at the place
      const k = Math.sin(Math.PI * Math.min(1, Math.max(0, u))) * amp
      const { t } = at(pts, L, L[i])
      const w = k * nz(s / 42, 3.7) * 1.7
      return [p[0] - t[1] * w, p[1] + t[0] * w]
    })
    const LL = lengths(pts),
      gap = 5
    const clearOf = (t, p) =>
      dist(p, t.c) > t.ring + gap &&
      !(t.capital && Math.abs(p[0] - t.px) < BANNER_W && Math.abs(p[1] - t.py - t.ring - 4) < 32)
    let s0 = 0,
      s1 = LL.at(-1)
    while (!clearOf(a, at(pts, LL, s0).p)) s0 += 1
    while (!clearOf(b, at(pts, LL, s1).p)) s1 -= 1
    const vis = cut(pts, s0, s1)
    // arc length of the place on the visible part
    let best = 0,
      bd = 1e9
    const VL = lengths(vis)
    for (let s = 0; s < VL.at(-1); s += 1) {
      const d = dist(at(vis, VL, s).p, m)
      if (d < bd) {
        bd = d
        best = s
      }
    }
    const tan = at(vis, VL, best).t
    return {
      ...r,
      a,
      b,
      m,
      water,
      pts,
      vis,
      VL,
      len: VL.at(-1),
      ms: best,
      tan,
      pr: water ? PLACE_WATER : PLACE,
    }
  })

  placeLabels(towns, roads)
  return { towns, byId, roads }
}

/** Roads that leave a town at nearly the same angle are bent apart (at least 31°), half of the way each. */
function spread(roads, byId) {
  const out = Object.fromEntries(roads.map((r) => [r.id, [0, 0]])),
    MIN = (31 * Math.PI) / 180
  for (const t of Object.values(byId)) {
    const ends = roads
      .filter((r) => r.from === t.id || r.to === t.id)
      .map((r) => {
        const pts = throughMid(byId[r.from].c, [r.mid[0] * W, r.mid[1] * H], byId[r.to].c),
          at = r.from === t.id ? pts : [...pts].reverse()
        const p = at.find((q) => dist(q, t.c) > t.ring + 14),
          ang = Math.atan2(p[1] - t.py, p[0] - t.px)
        return { r, end: r.from === t.id ? 0 : 1, ang, now: ang }
      })
      .sort((a, b) => a.ang - b.ang)
    for (let k = 0; k < 60 && ends.length > 1; k++)
      for (let i = 0; i < ends.length; i++) {
        const a = ends[i],
          b = ends[(i + 1) % ends.length],
          gap = b.now - a.now + (i === ends.length - 1 ? 2 * Math.PI : 0)
        if (gap < MIN) {
          a.now -= (MIN - gap) * 0.25
          b.now += (MIN - gap) * 0.25
        }
      }
    for (const e of ends) out[e.r.id][e.end] = Math.max(-0.6, Math.min(0.6, (e.now - e.ang) * 1.5))
  }
  return out
}

/** Label boxes: every candidate around a town is scored against roads, places, rings, other labels and the frame. */
function placeLabels(towns, roads) {
  for (const t of towns) addCandidates(t)
  for (const t of towns) {
    t.fix = t.cand.map((_, k) => fixedCost(t, k, towns, roads))
    t.k = t.fix.indexOf(Math.min(...t.fix))
  }
  for (let pass = 0; pass < 6; pass++)
    for (const t of towns) {
      let best = 1e9
      for (let k = 0; k < t.cand.length; k++) {
        let c = t.fix[k]
        const b = box(t, k)
        for (const o of towns)
          if (o !== t) {
            const g = boxGap(b, box(o, o.k))
            if (g < 14) c += 300 + (14 - g) * 20
            else if (g < 60) c += (60 - g) * 0.3
          }
        if (c < best) {
          best = c
          t.k = k
        }
      }
      t.labelCost = best
    }
  for (const t of towns) {
    t.lx = t.px + t.cand[t.k].dx
    t.ly = t.py + t.cand[t.k].dy
    t.box = box(t, t.k)
  }
}

/** The places that the label of a town may have, each with a cost for its distance from the best one. */
function addCandidates(t) {
  t.size = t.capital ? LABEL_CAPITAL : LABEL
  t.lw = textWidth(t.label, t.size) + (t.capital ? 26 : 6)
  t.lh = t.size * (t.capital ? 1.1 : 0.98)
  const R = t.ring,
    below = R + 14 + t.lh / 2,
    above = -(t.capital ? 122 : 66) - t.lh / 2
  t.cand = []
  const add = (dx, dy, cost) => t.cand.push({ dx, dy, cost })
  if (t.capital) {
    add(0, R + 4, 0)
    return
  }
  for (let s = -1; s <= 1.001; s += 0.08) {
    const slide = s * (t.lw * 0.5 + 44),
      c = Math.abs(s) * 5
    for (const e of [-6, 0, 6, 12]) add(slide, below + e, c + Math.max(0, e) * 0.25)
    for (const e of [0, 7, 14]) add(slide, above - e, 5 + c + e * 0.25)
  }
  for (let dy = -58; dy <= 64; dy += 6)
    for (const e of [0, 8, 16]) {
      const reach = R + 12 + t.lw / 2 + e + (dy > 0 ? 5 : 2)
      add(reach, dy, 7 + Math.abs(dy) * 0.05 + e * 0.2)
      add(-reach, dy, 7 + Math.abs(dy) * 0.05 + e * 0.2 + (dy < -8 ? 8 : 0))
    }
}

const box = (t, k) => {
  const c = t.cand[k]
  return [t.px + c.dx - t.lw / 2, t.py + c.dy - t.lh / 2, t.lw, t.lh]
}

const gapTo = (b, p) =>
  Math.hypot(Math.max(b[0] - p[0], 0, p[0] - b[0] - b[2]), Math.max(b[1] - p[1], 0, p[1] - b[1] - b[3]))
const boxGap = (a, b) =>
  Math.hypot(
    Math.max(b[0] - a[0] - a[2], a[0] - b[0] - b[2], 0),
    Math.max(b[1] - a[1] - a[3], a[1] - b[1] - b[3], 0),
  )

/** The cost of a place that does not depend on other labels. */
function fixedCost(t, k, towns, roads) {
  const b = box(t, k)
  let cost = t.cand[k].cost
  const out =
    Math.max(0, 34 - b[0]) +
    Math.max(0, 34 - b[1]) +
    Math.max(0, b[0] + b[2] - (W - 34)) +
    Math.max(0, b[1] + b[3] - (H - 30))
  cost += out * 60
  for (const r of roads) {
    const half = { plain: 9, wood: 10, desert: 7, mountain: 9, river: 11, lake: 5 }[r.terrain]
    let near = 0
    for (const p of r.vis) {
      const g = gapTo(b, p)
      if (g < half + 3) near += 1 + (half + 3 - g) * 0.4
    }
    cost += near * 9
    const g = gapTo(b, r.m)
    if (g < r.pr + 6) cost += 120 + (r.pr + 6 - g) * 8
  }
  for (const f of FURNITURE) if (boxGap(b, f) < 8) cost += 400
  for (const o of towns) {
    if (o === t && t.capital) continue
    const g = gapTo(b, [o.px, o.py + 2]),
      need = o === t ? o.ring + 7 : o.ring + 16
    if (g < need) cost += 60 + (need - g) * 12
    // landmark above its ring, coin at the upper left
    const art = o.capital ? [o.px - 46, o.py - 118, 92, 80] : [o.px - 50, o.py - 62, 86, 40]
    const ag = boxGap(b, art)
    if (ag < 3) cost += 70
  }
  return cost
}
