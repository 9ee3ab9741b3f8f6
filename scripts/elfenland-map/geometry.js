// Small deterministic geometry kit for the map generator: seeded noise, curves, contours. No dependencies.

export const W = 1600
export const H = 1170 // board aspect 1.3675 : 1

export function rng(seed) {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const hash = (s) => {
  let h = 2166136261
  for (const c of s) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return h >>> 0
}

/** Value noise in [-1, 1]. */
export function noise2(seed) {
  const v = (ix, iy) => {
    let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ seed
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  const s = (t) => t * t * (3 - 2 * t)
  const one = (x, y) => {
    const ix = Math.floor(x),
      iy = Math.floor(y),
      fx = s(x - ix),
      fy = s(y - iy)
    const a = v(ix, iy) + (v(ix + 1, iy) - v(ix, iy)) * fx
    const b = v(ix, iy + 1) + (v(ix + 1, iy + 1) - v(ix, iy + 1)) * fx
    return a + (b - a) * fy
  }
  return (x, y) =>
    one(x, y) * 0.6 + one(x * 2.1 + 7, y * 2.1 + 3) * 0.28 + one(x * 4.3 + 1, y * 4.3 + 9) * 0.12
}

export const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])
export const lerp = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const n1 = (v) => String(Math.round(v * 10) / 10)
export const n0 = (v) => String(Math.round(v))

export function segDist(p, a, b) {
  const dx = b[0] - a[0],
    dy = b[1] - a[1]
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(p[0] - a[0] - dx * t, p[1] - a[1] - dy * t)
}

export function polyDist(p, poly) {
  let d = 1e9
  for (let i = 1; i < poly.length; i++) {
    const q = segDist(p, poly[i - 1], poly[i])
    if (q < d) d = q
  }
  return d
}

export function inside(p, poly) {
  let c = false
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i],
      [xj, yj] = poly[j]
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) c = !c
  }
  return c
}

const turn = ([x, y], a) => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]

/** Smooth curve A → M → B: two Hermite halves, tangent at M parallel to AB, natural ends turned by ta and tb radians. */
export function throughMid(A, M, B, ta = 0, tb = 0, n = 24) {
  const len = dist(A, B) || 1,
    dir = [(B[0] - A[0]) / len, (B[1] - A[1]) / len]
  const half = (P, Q, tp, tq) => (t) => {
    const t2 = t * t,
      t3 = t2 * t
    const h = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2]
    return [0, 1].map((k) => h[0] * P[k] + h[1] * tp[k] + h[2] * Q[k] + h[3] * tq[k])
  }
  const pts = []
  for (const [P, Q, first] of [
    [A, M, true],
    [M, B, false],
  ]) {
    const l = dist(P, Q),
      tm = [dir[0] * l, dir[1] * l]
    const te = turn(
      [0, 1].map((k) => 1.5 * (Q[k] - P[k]) - 0.5 * tm[k]),
      first ? ta : tb,
    )
    const f = first ? half(P, Q, te, tm) : half(P, Q, tm, te)
    for (let i = first ? 0 : 1; i <= n; i++) pts.push(f(i / n))
  }
  return pts // pts[n] is exactly M
}

export function lengths(poly) {
  const L = [0]
  for (let i = 1; i < poly.length; i++) L.push(L[i - 1] + dist(poly[i - 1], poly[i]))
  return L
}

/** Point and unit tangent at arc length s. */
export function at(poly, L, s) {
  let i = 1
  while (i < L.length - 1 && L[i] < s) i++
  const t = (s - L[i - 1]) / (L[i] - L[i - 1] || 1)
  const a = poly[Math.max(0, i - 1)],
    b = poly[i]
  const l = dist(a, b) || 1
  return { p: lerp(a, b, t), t: [(b[0] - a[0]) / l, (b[1] - a[1]) / l] }
}

export function cut(poly, s0, s1) {
  const L = lengths(poly),
    out = [at(poly, L, s0).p]
  for (let i = 0; i < poly.length; i++) if (L[i] > s0 + 0.5 && L[i] < s1 - 0.5) out.push(poly[i])
  out.push(at(poly, L, s1).p)
  return out
}

export function resample(poly, step) {
  const L = lengths(poly),
    total = L[L.length - 1],
    n = Math.max(2, Math.round(total / step))
  return Array.from({ length: n + 1 }, (_, i) => at(poly, L, (total * i) / n).p)
}

/** Open polyline → cubic path (Catmull-Rom). */
export function smooth(pts, f = n1) {
  let d = `M${f(pts[0][0])} ${f(pts[0][1])}`
  for (let i = 0; i < pts.length - 1; i++) {
    const p0 = pts[i - 1] ?? pts[i],
      p1 = pts[i],
      p2 = pts[i + 1],
      p3 = pts[i + 2] ?? p2
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`
  }
  return d
}

export const lines = (pts, f = n1) => `M${pts.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}`

/** Closed loop → compact relative quadratic path with integer coordinates. */
export function blob(loop) {
  const n = loop.length,
    mid = (i) => lerp(loop[i % n], loop[(i + 1) % n], 0.5)
  let [cx, cy] = mid(0).map(Math.round),
    d = `M${cx} ${cy}`
  for (let i = 1; i <= n; i++) {
    const c = loop[i % n].map(Math.round),
      e = mid(i).map(Math.round)
    d += `q${c[0] - cx} ${c[1] - cy} ${e[0] - cx} ${e[1] - cy}`.replace(/ -/g, '-')
    ;[cx, cy] = e
  }
  return `${d}z`
}

export function rdp(pts, eps) {
  if (pts.length < 3) return pts
  let k = 0,
    m = 0
  const a = pts[0],
    b = pts[pts.length - 1]
  for (let i = 1; i < pts.length - 1; i++) {
    const d = segDist(pts[i], a, b)
    if (d > m) {
      m = d
      k = i
    }
  }
  if (m <= eps) return [a, b]
  return [...rdp(pts.slice(0, k + 1), eps).slice(0, -1), ...rdp(pts.slice(k), eps)]
}

export function simplifyLoop(loop, eps) {
  const h = loop.length >> 1
  return [
    ...rdp(loop.slice(0, h + 1), eps).slice(0, -1),
    ...rdp([...loop.slice(h), loop[0]], eps).slice(0, -1),
  ]
}

export const area = (l) =>
  l.reduce((s, p, i) => {
    const q = l[(i + 1) % l.length]
    return s + p[0] * q[1] - q[0] * p[1]
  }, 0) / 2

/** Scalar field on a grid that overshoots the board by one cell, so that every contour closes. */
export function grid(cell, f) {
  const nx = Math.ceil(W / cell) + 3,
    ny = Math.ceil(H / cell) + 3,
    v = new Float64Array(nx * ny)
  for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) v[j * nx + i] = f((i - 1) * cell, (j - 1) * cell)
  const get = (x, y) => {
    const gx = Math.max(0, Math.min(nx - 1.001, x / cell + 1)),
      gy = Math.max(0, Math.min(ny - 1.001, y / cell + 1))
    const i = Math.floor(gx),
      j = Math.floor(gy),
      fx = gx - i,
      fy = gy - j,
      k = j * nx + i
    return (v[k] * (1 - fx) + v[k + 1] * fx) * (1 - fy) + (v[k + nx] * (1 - fx) + v[k + nx + 1] * fx) * fy
  }
  return { v, nx, ny, cell, get }
}

/** Marching squares: closed loops where field > level. */
export function contours(g, level, eps = 1.2, minArea = 260) {
  const { v, nx, ny, cell } = g,
    segs = new Map()
  const val = (i, j) => (i <= 0 || j <= 0 || i >= nx - 1 || j >= ny - 1 ? level - 1 : v[j * nx + i]) - level
  const pt = (i, j, k, l) => {
    const a = val(i, j),
      b = val(k, l),
      t = a / (a - b)
    return [(i + (k - i) * t - 1) * cell, (j + (l - j) * t - 1) * cell]
  }
  const key = (e) => e.join(',')
  for (let j = 0; j < ny - 1; j++)
    for (let i = 0; i < nx - 1; i++) {
      const c =
        (val(i, j) > 0 ? 8 : 0) |
        (val(i + 1, j) > 0 ? 4 : 0) |
        (val(i + 1, j + 1) > 0 ? 2 : 0) |
        (val(i, j + 1) > 0 ? 1 : 0)
      if (c === 0 || c === 15) continue
      const T = [i, j, i + 1, j],
        R = [i + 1, j, i + 1, j + 1],
        B = [i, j + 1, i + 1, j + 1],
        L = [i, j, i, j + 1]
      const add = (a, b) => segs.set(key(a), [a, b])
      ;({
        1: () => add(B, L),
        2: () => add(R, B),
        3: () => add(R, L),
        4: () => add(T, R),
        5: () => {
          add(T, L)
          add(B, R)
        },
        6: () => add(T, B),
        7: () => add(T, L),
        8: () => add(L, T),
        9: () => add(B, T),
        10: () => {
          add(L, B)
          add(R, T)
        },
        11: () => add(R, T),
        12: () => add(L, R),
        13: () => add(B, R),
        14: () => add(L, B),
      })[c]()
    }
  const loops = []
  while (segs.size) {
    const first = segs.keys().next().value,
      loop = []
    let k = first
    while (segs.has(k)) {
      const [a, b] = segs.get(k)
      segs.delete(k)
      loop.push(pt(...a))
      k = key(b)
    }
    if (loop.length > 5 && Math.abs(area(loop)) > minArea) loops.push(simplifyLoop(loop, eps))
  }
  return loops
}
