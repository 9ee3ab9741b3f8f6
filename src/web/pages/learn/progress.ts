import * as v from 'valibot'
import { natural } from '../../../kernel/index.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

/** How far somebody has come in the course of a game on this device. */
export interface Progress {
  /** The ids of the lessons that were finished at least once. */
  readonly done: readonly string[]
  /** The step at which each lesson was left; a lesson that is not open has none. */
  readonly at: Readonly<Record<string, number>>
}

const ProgressSchema = v.object({
  done: v.array(v.string()),
  at: v.record(v.string(), natural),
})

const nameOf = (game: string): string => `learn:${game}`

export const progressIn = (game: string): Progress =>
  readStored(nameOf(game), ProgressSchema) ?? { done: [], at: {} }

/** Remembers that a lesson was left after its first `at` of `steps` steps. */
export function rememberStep(game: string, lesson: string, at: number, steps: number): void {
  const { done, at: left } = progressIn(game)
  const { [lesson]: _, ...others } = left
  const over = at >= steps
  writeStored(nameOf(game), {
    done: over ? [...new Set([...done, lesson])] : done,
    at: over || at === 0 ? others : { ...others, [lesson]: at },
  } satisfies Progress)
}

/** The lesson to go on with: the first that is not finished, or the first of all. */
export const nextLesson = <Item extends { readonly id: string }>(
  lessons: readonly Item[],
  { done }: Progress,
): Item | undefined => lessons.find(({ id }) => !done.includes(id)) ?? lessons[0]
