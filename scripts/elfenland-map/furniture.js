// Furniture: frame, compass, legend, ship, serpent, river mouths, the parchment itself.
import { cut, H, lengths, lines, n0, n1, resample, rng, smooth, W } from './geometry.js'
import { texture } from './roads.js'
import { PLACE, path, RING, SEED } from './sizes.js'

export function compass({ x, y, r }) {
  const ray = (a, l, w, c) => {
    const t = (a * Math.PI) / 180,
      s = Math.sin(t),
      k = Math.cos(t),
      P = (u, v) => `${n1(u * s + v * k)} ${n1(-u * k + v * s)}`
    return path(c, `M${P(l, 0)}L${P(w * 1.5, w)}L0 0z`) + path(`${c}d`, `M${P(l, 0)}L${P(w * 1.5, -w)}L0 0z`)
  }
  let s = `<circle class="k0" r="${r * 0.66}"/><circle class="k0" r="${r * 0.6}"/><circle class="k0" r="${r * 0.24}"/>`
  let ticks = ''
  for (let i = 0; i < 64; i++) {
    const t = (i * Math.PI) / 32,
      a = r * 0.6,
      b = r * (i % 4 ? 0.63 : 0.66)
    ticks += `M${n1(Math.sin(t) * a)} ${n1(Math.cos(t) * a)}L${n1(Math.sin(t) * b)} ${n1(Math.cos(t) * b)}`
  }
  s += path('k0', ticks)
  for (let i = 0; i < 8; i++) s += ray(22.5 + i * 45, r * 0.5, r * 0.045, 'ks')
  for (let i = 0; i < 4; i++) s += ray(45 + i * 90, r * 0.72, r * 0.075, 'ks')
  for (let i = 0; i < 4; i++) s += ray(i * 90, r * 0.96, r * 0.1, 'kg')
  s +=
    `<circle class="kc" r="${r * 0.07}"/>` +
    path(
      'kl',
      `M0 ${-r * 1.18}c5 5 7 9 2 13c4-1 8 0 8 4c0 3-5 4-7 1v6h-6v-6c-2 3-7 2-7-1c0-4 4-5 8-4c-5-4-3-8 2-13z`,
    )
  return `<g class="compass" transform="translate(${x} ${y})">${s}</g>`
}

export function legend({ x, y, w, h }) {
  const rows = ['plain', 'wood', 'desert', 'mountain', 'river', 'lake']
  let s = `<path class="lgb" d="M0 6Q-6 0 0-6H${w}Q${w + 8} 0 ${w} 6V${h - 6}Q${w + 8} ${h} ${w} ${h + 6}H0Q-8 ${h} 0 ${h - 6}z"/>`
  rows.forEach((t, i) => {
    const cx = (i % 2) * (w / 2) + 8,
      cy = Math.floor(i / 2) * (h / 3) + h / 6
    const a = [cx + 37, cy],
      b = [cx + w / 2 - 16, cy],
      vis = resample([a, b], 4),
      VL = lengths(vis)
    const r = { terrain: t, vis, VL, len: VL.at(-1), ms: null, pr: 0 }
    const d = lines([a, b]),
      { tex } = texture(r)
    const layers = {
      plain: path('rl-e', d) + path('rl-f', d) + path('rt', tex),
      wood: path('rl', d) + path('rt', tex),
      desert: path('rt-o', tex) + path('rt', tex),
      mountain: path('rt-o', tex) + path('rt', tex),
      river: path('rl-e', d) + path('rl-f', d) + path('rt', tex),
      lake: path('rl-e', d) + path('rl', d),
    }[t]
    s += `<g class="road-${t}" data-legend="${t}"><g class="place" transform="translate(${cx + 12} ${n1(cy)})scale(.68)"><circle class="pd" r="${PLACE}"/><use href="#g-${t}"/></g>${layers}</g>`
  })
  return `<g class="legend" transform="translate(${x} ${y})">${s}</g>`
}

export function frame() {
  let d = ''
  const seg = 50
  for (let x = 14, i = 0; x < W - 14; x += seg, i++)
    if (i % 2) {
      const w = Math.min(seg, W - 14 - x)
      d += `M${x} 10h${w}v6h${-w}zM${x} ${H - 16}h${w}v6h${-w}z`
    }
  for (let y = 14, i = 0; y < H - 14; y += seg, i++)
    if (i % 2) {
      const h = Math.min(seg, H - 14 - y)
      d += `M10 ${y}v${h}h6v${-h}zM${W - 16} ${y}v${h}h6v${-h}z`
    }
  return (
    `<g class="frame">` +
    path('f0', `M10 10H${W - 10}V${H - 10}H10zM16 16H${W - 16}V${H - 16}H16z`) +
    path('f1', d) +
    path('f2', `M21 21H${W - 21}V${H - 21}H21z`) +
    `</g>`
  )
}

/** Two rivers reach the sea: drawn without chevrons, so they never read as a way to travel. */
export function outlets(geo) {
  const run = (x, y, a, bend) => {
    const t = (a * Math.PI) / 180,
      pts = []
    for (let s = 0; s < 260; s += 8) {
      const p = [x + Math.cos(t) * s + Math.sin(s / 26) * bend, y + Math.sin(t) * s + Math.cos(s / 22) * bend]
      pts.push(p)
      if (s > 60 && geo.sea.get(p[0], p[1]) < -1) break
    }
    return smooth(resample(cut(pts, RING + 4, lengths(pts).at(-1)), 16))
  }
  const d = run(1236, 206, -38, 5) + run(141, 244, 186, 5)
  return `<g aria-hidden="true">${path('out-e', d)}${path('out-f', d)}</g>`
}

/** Parchment: stains, specks, two folds and a burnt edge; under the roads, so play stays crisp. */
export function paper() {
  const R = rng(SEED + 5)
  let s = ''
  for (let i = 0; i < 26; i++)
    s += `<ellipse class="stain" cx="${n0(R() * W)}" cy="${n0(R() * H)}" rx="${n0(60 + R() * 210)}" ry="${n0(40 + R() * 150)}" opacity="${n1(0.3 + R() * 0.7)}"/>`
  let specks = ''
  for (let i = 0; i < 420; i++) specks += `M${n0(R() * W)} ${n0(R() * H)}h.1`
  const fold = (x) => `<path class="fold-d" d="M${x} 0V${H}"/><path class="fold-l" d="M${x + 2.4} 0V${H}"/>`
  return `<g data-layer="paper" aria-hidden="true" pointer-events="none">${s}${path('speck', specks)}${fold(533)}${fold(1067)}<path class="fold-d" d="M0 585H${W}"/><path class="fold-l" d="M0 587.4H${W}"/><rect width="${W}" height="${H}" fill="url(#burn)"/></g>`
}

/** Portolan lines from the compass over the open sea. */
export function rhumbs({ x, y }) {
  let d = ''
  for (let i = 0; i < 32; i++) {
    const t = (i * Math.PI) / 16
    d += `M${x} ${y}L${n0(x + Math.sin(t) * 1700)} ${n0(y + Math.cos(t) * 1700)}`
  }
  return path('rhumb', d)
}

export const ornaments = () =>
  // sailing ship, sea serpent, whale
  `<g class="orn" transform="translate(1532 322)scale(.9)"><path class="o1" d="M-30 4Q0 10 32 2L26 16Q0 24-24 16z"/><path class="o2" d="M-4 2V-44M16 2V-30M-20 4V-24"/><path class="o3" d="M-2-42Q18-30 12-6Q2-12-2-10zM18-28Q30-20 28-4Q20-8 18-6zM-18-22Q-8-14-10-2Q-16-6-18-4z"/><path class="o4" d="M-4-44l12 4-12 4z"/><path class="o2" d="M-40 20q8-6 16 0t16 0t16 0t16 0t16 0"/></g>` +
  `<g class="orn" transform="translate(72 1116)scale(.6)"><path class="o5" d="M-34 10Q-36-22-16-26Q-2-28 0-16Q-8-20-14-14Q-20-6-18 10zM0 10Q2-14 16-14Q30-14 32 10H22Q22-4 16-4Q10-4 10 10zM42 10Q44-6 54-10Q62-12 66-22Q72-8 62 0Q54 4 52 10z"/><path class="o2" d="M-44 14q6-5 12 0t12 0M-8 14q6-5 12 0t12 0t12 0M36 14q6-5 12 0t12 0"/><circle class="o6" cx="-12" cy="-21" r="2"/></g>`
