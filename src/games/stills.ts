import type { GameStill } from '../ui/board/game-still.ts'

/** The still pictures of the games, by id. A game without one is shown by its name alone. */
export const STILL_LOADERS: Readonly<Record<string, () => Promise<GameStill>>> = {
  'silver-and-gold': async () => (await import('./silver-and-gold/board/still.tsx')).still,
  elfenland: async () => (await import('./elfenland/board/still.tsx')).still,
  elfengold: async () => (await import('./elfenland/board/still.tsx')).still,
}
