import type { GameManifest } from './manifest.ts'

/** All games by id. To add one, write its folder with a manifest, and add a line here. */
export const GAME_LOADERS: Readonly<Record<string, () => Promise<GameManifest>>> = {
  'silver-and-gold': async () => (await import('./silver-and-gold/manifest.ts')).silverAndGoldManifest,
  elfenland: async () => (await import('./elfenland/manifest.ts')).loadElfenlandManifest(),
  elfengold: async () => (await import('./elfenland/manifest.ts')).loadElfengoldManifest(),
}
