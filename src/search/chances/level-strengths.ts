import { mean, sum } from '../../kernel/index.ts'
import type { LevelName } from '../levels.ts'

/** The level of the bot in each seat. A person has none, and neither has a seat whose player is not known. */
export type SeatLevels = readonly (string | undefined)[]

/**
 * How strong the levels of a game are. The unit is the standard deviation of the difference between the scores of two
 * players at the start of a match, so two players one unit apart win 84 to 16. Sharp is 0.
 */
export type LevelStrengths = Readonly<Partial<Record<LevelName, number>>>

/**
 * The strength of each seat. A seat without a level is taken to be as strong as the levels at the table are on average,
 * and as sharp where there are none.
 */
export function strengthsOf(levels: SeatLevels, seats: number, strengths: LevelStrengths): number[] {
  const found = Array.from({ length: seats }, (_, seat) => strengths[levels[seat] as LevelName])
  const known = found.filter((strength) => strength !== undefined)
  const average = sum(known) / Math.max(1, known.length)
  return found.map((strength) => strength ?? average)
}

/** How far the seats fall short of sharp on average; 0 if they do not. */
export const weaknessOf = (strengths: readonly number[]): number => Math.max(0, -mean(strengths))
