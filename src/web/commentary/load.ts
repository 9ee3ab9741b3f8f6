export const loadChances = async () => (await import('./chances-strip.tsx')).ChancesStrip
