import type { GameManifest } from '../games/manifest.ts'
import { botChecks } from './bots.ts'
import type { ConformanceCheck, ConformanceOptions } from './check.ts'
import { contractChecks } from './rules/contract.ts'
import { fuzzingChecks } from './rules/fuzzing.ts'
import { undoChecks } from './rules/undo.ts'
import { worldChecks } from './rules/worlds.ts'
import { samplesOf } from './samples.ts'
import { wireChecks } from './wire/checks.ts'

export type { CheckArea, ConformanceCheck, ConformanceOptions } from './check.ts'

/**
 * Everything that a game promises to the server, the browser, bots and match files. The checks belong to no test
 * framework: run each of them as a test of its own, and expect it not to throw.
 */
export function conformanceChecks(
  manifest: GameManifest,
  options: ConformanceOptions = {},
): readonly ConformanceCheck[] {
  const { game } = manifest
  const samples = samplesOf(game, options)
  return [
    ...contractChecks(game, samples),
    ...worldChecks(game, samples, options),
    ...fuzzingChecks(game, samples, options),
    ...undoChecks(game, samples),
    ...botChecks(manifest, samples),
    ...wireChecks(manifest),
  ]
}
export type { BoardPosition, BoardUnderTest } from './board/board-under-test.ts'
export { boardChecks } from './board/checks.ts'
export { BoardElement, BoardText, provideBrowser } from './board/dom.ts'
