// Six road styles that differ in shape, not only in colour.
import { at, lines, n1 } from './geometry.js'

export function texture(r) {
  const { vis, VL, len, ms, pr } = r
  const q = (s, off = 0) => {
    const { p, t } = at(vis, VL, s)
    return [p[0] - t[1] * off, p[1] + t[0] * off]
  }
  const spans = (
    ms == null
      ? [[0, len]]
      : [
          [2, ms - pr - 3],
          [ms + pr + 3, len - 2],
        ]
  ).filter(([a, b]) => b - a > 6)
  const out = { tex: '' }
  if (r.terrain === 'wood') {
    // leafy vine: alternate leaves on both sides
    for (const [a, b] of spans) {
      const n = Math.max(1, Math.round((b - a) / 11)),
        st = (b - a) / n
      for (let i = 0; i < n; i++) {
        const s = a + st * (i + 0.5),
          side = i % 2 ? 1 : -1,
          p0 = q(s - 3.5, side * 1.5),
          p1 = q(s + 4.2, side * 1.5),
          tip = q(s + 3.4, side * 9.4),
          c0 = q(s - 3.6, side * 7.5),
          c1 = q(s + 6, side * 5)
        out.tex += `M${n1(p0[0])} ${n1(p0[1])}Q${n1(c0[0])} ${n1(c0[1])} ${n1(tip[0])} ${n1(tip[1])}Q${n1(c1[0])} ${n1(c1[1])} ${n1(p1[0])} ${n1(p1[1])}z`
      }
    }
  } else if (r.terrain === 'desert') {
    // row of stones
    for (const [a, b] of spans) {
      const n = Math.max(1, Math.round((b - a) / 13.5)),
        st = (b - a) / n
      for (let i = 0; i < n; i++) {
        const p = q(a + st * (i + 0.5))
        out.tex += `M${n1(p[0])} ${n1(p[1])}h.1`
      }
    }
  } else if (r.terrain === 'mountain') {
    // zigzag pass
    for (const [a, b] of spans) {
      const n = Math.max(2, Math.round((b - a) / 7.5)),
        st = (b - a) / n,
        z = []
      for (let i = 0; i <= n; i++) z.push(q(a + st * i, i === 0 || i === n ? 0 : i % 2 ? 6.2 : -6.2))
      out.tex += lines(z)
    }
  } else if (r.terrain === 'river') {
    // chevrons point downstream
    for (const [a, b] of spans) {
      const n = Math.max(1, Math.round((b - a) / 27)),
        st = (b - a) / n
      for (let i = 0; i < n; i++) {
        const s = a + st * (i + 0.5)
        out.tex += lines([q(s - 3.6, 4.4), q(s + 3, 0), q(s - 3.6, -4.4)])
      }
    }
  } else if (r.terrain === 'plain') {
    // wheel ruts of the highway
    for (const [a, b] of spans) {
      const n = Math.max(1, Math.round((b - a) / 17)),
        st = (b - a) / n
      for (let i = 0; i < n; i++) {
        const s = a + st * (i + 0.5)
        out.tex += lines([q(s - 3.4), q(s + 3.4)])
      }
    }
  }
  return out
}
