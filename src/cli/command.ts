import type { GameList } from '../games/manifest.ts'

/** A command of the command line. It prints to the terminal and returns the exit code of the process. */
export interface CliCommand {
  readonly name: string
  readonly usage: string
  readonly summary: string
  readonly help: string
  run(args: string[], games: GameList): Promise<ExitCode> | ExitCode
}

/** 0: success; 1: the check that was asked for failed; 2: the command was invalid or could not be carried out. */
export type ExitCode = 0 | 1 | 2

/** An error that the user can fix. Only its message is shown. */
export class UsageError extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}

export const printJson = (value: unknown): void => printLine(JSON.stringify(value, undefined, 2))
