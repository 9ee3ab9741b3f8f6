import type { GameList } from '../games/manifest.ts'

/** A command of the command line. It prints to the terminal and returns the exit code of the process. */
export interface Command {
  readonly name: string
  readonly usage: string
  readonly summary: string
  readonly help: string
  run(args: string[], games: GameList): Promise<ExitCode> | ExitCode
}

/** 0: done; 1: done, and the answer is no; 2: the command was not understood or could not be carried out. */
export type ExitCode = 0 | 1 | 2

/** Something that the user can put right. */
export class UsageError extends Error {}

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, undefined, 2))
