import assert from 'node:assert/strict'
import type { GameManifest } from '../games/manifest.ts'
import { type Bot, fastChance, fastSeed, samePlain, viewOf } from '../kernel/index.ts'
import type { ConformanceCheck } from './check.ts'
import { plainText, type Sample, spreadPositions } from './samples.ts'

/** Bots that search must still decide quickly here. */
const BUDGET = { iterations: 2 }
const DECISIONS = 12

export function botChecks(manifest: GameManifest, samples: () => readonly Sample[]): ConformanceCheck[] {
  return [
    {
      area: 'bots',
      name: 'there is a bot, and each has a name of its own',
      run() {
        const names = manifest.bots.map(({ name }) => name)
        assert(names.length > 0, 'the manifest has no bot')
        assert.equal(new Set(names).size, names.length, 'two bots have the same name')
      },
    },
    ...manifest.bots.map(
      (bot): ConformanceCheck => ({
        area: 'bots',
        name: `${bot.name} plays legal moves, the same ones for the same seed, and changes nothing`,
        run: () => checkBot(manifest, bot, samples()),
      }),
    ),
    {
      area: 'bots',
      name: 'a view can be printed for every seat and for spectators',
      run() {
        for (const { state } of spreadPositions(samples(), DECISIONS))
          for (const seat of [undefined, ...state.own.keys()]) {
            const names = state.own.map((_, other) => `Player ${other}`)
            assert(manifest.print(viewOf(state, seat), names).trim() !== '', 'the print of a view is empty')
          }
      },
    },
  ]
}

function checkBot({ game }: GameManifest, bot: Bot, samples: readonly Sample[]): void {
  for (const { state, seat } of spreadPositions(samples, DECISIONS)) {
    const view = viewOf(state, seat)
    const before = plainText(view)
    const memory = bot.observe?.(undefined, view)
    const choose = (): unknown =>
      bot.choose(view, fastChance(fastSeed(8)), { memory: structuredClone(memory), budget: BUDGET })
    const move = choose()
    assert(
      game.legal(view).some((legal) => samePlain(legal, move)),
      `${bot.name} plays ${plainText(move)}, which is not legal`,
    )
    assert.equal(plainText(view), before, `${bot.name} changes the view`)
    assert.equal(plainText(choose()), plainText(move), `${bot.name} plays another move for the same seed`)
  }
}
