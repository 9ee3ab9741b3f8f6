/* The first name that fits counts: most browsers also claim to be the ones they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\b/, 'Firefox'],
  [/(Chrome|CriOS)\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A rough name such as `Firefox · Android`, by which people recognise their devices. Empty if nothing is recognised. */
export function browserName(userAgent = ''): string {
  const nameIn = (names: typeof BROWSERS): string[] =>
    names.flatMap(([pattern, name]) => (pattern.test(userAgent) ? [name] : [])).slice(0, 1)
  return [...nameIn(BROWSERS), ...nameIn(SYSTEMS)].join(' · ')
}
