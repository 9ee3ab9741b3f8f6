import { BaseSequencer, type TestSequencerConstructor } from 'vitest/node'

/**
 * Starts the files that take longest before all others, in this order, and then those of these projects, so that no
 * worker is left with a long one when the others have finished. A fresh clone knows no durations of earlier runs.
 */
export const longestFirst = (
  files: readonly string[],
  projects: readonly string[] = [],
): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(...[specifications]: Parameters<BaseSequencer['sort']>) {
      const rank = ({ moduleId, project }: (typeof specifications)[number]): number => {
        const file = files.findIndex((path) => moduleId.endsWith(`/${path}`))
        if (file >= 0) return file
        const named = projects.indexOf(project.name)
        return files.length + (named >= 0 ? named : projects.length)
      }
      return (await super.sort(specifications)).sort((a, b) => rank(a) - rank(b))
    }
  }
