/** Named media queries about the device and what its owner prefers; the rest are in `breakpoints.ts`. */
export const DEVICE_QUERIES = {
  touch: '(pointer: coarse)',
  noHover: '(hover: none)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
