// Sizes in board units: the board is 1600 wide and 1170 high.
export const SEED = 20240607
export const LAND_TERRAINS = ['plain', 'wood', 'desert', 'mountain']
export const WATER = new Set(['river', 'lake'])
export const RING = 43 // town ring
export const RING_CAPITAL = 60
export const PLACE = 21 // counter place on a land road
export const PLACE_WATER = 13 // place on a river or ferry line (sea monsters only)
export const LABEL = 27 // font size of town names
export const LABEL_CAPITAL = 32
export const BANNER_W = 117 // half width of the capital's banner with its tails

// Advance widths of Almendra Bold, per 1000 em: labels are measured without a font engine.
export const ADV = {
  '’': 257,
  A: 644,
  B: 618,
  D: 661,
  E: 526,
  F: 499,
  G: 557,
  I: 385,
  J: 377,
  K: 670,
  L: 480,
  M: 847,
  P: 584,
  R: 655,
  S: 465,
  T: 554,
  U: 708,
  V: 604,
  W: 919,
  Y: 566,
  a: 547,
  c: 417,
  d: 546,
  e: 479,
  g: 550,
  h: 583,
  i: 328,
  k: 560,
  l: 324,
  m: 869,
  n: 594,
  o: 512,
  p: 548,
  r: 433,
  s: 419,
  t: 373,
  u: 600,
  v: 523,
  x: 498,
  y: 570,
  á: 546,
  é: 479,
}
export const textWidth = (s, size) =>
  ([...s].reduce((w, c) => w + (ADV[c] ?? 560), 0) * size) / 1000 + s.length * 0.4

export const COMPASS = { x: 1482, y: 150, r: 84 }
export const LEGEND = { x: 1364, y: 1044, w: 200, h: 94 }
export const FURNITURE = [
  [COMPASS.x - COMPASS.r, COMPASS.y - COMPASS.r - 20, COMPASS.r * 2, COMPASS.r * 2 + 30], // compass rose
  [LEGEND.x - 12, LEGEND.y - 12, LEGEND.w + 24, LEGEND.h + 24], // legend of the six road styles
  [1490, 270, 90, 86],
  [30, 1086, 96, 48], // ship, serpent
  [1266, 108, 70, 66],
  [34, 216, 62, 30], // river mouths
]

export const path = (cls, d, extra = '') => `<path class="${cls}" d="${d}"${extra}/>`
