import { dayAfter } from '../../../daily/day.ts'
import type { Daily } from '../../../protocol/index.ts'
import { noteCommitment } from './noted-commitments.ts'
import { rememberPlayed } from './played-days.ts'

/** Keeps on the device what the server says: the hashes of deals that are still sealed, and the visitor's results. */
export function rememberDaily({ today, tomorrow, earlier }: Daily): void {
  for (const { game, commitment } of today.challenges) noteCommitment(today.day, game, commitment)
  for (const { game, commitment } of tomorrow) noteCommitment(dayAfter(today.day), game, commitment)
  for (const { day, challenges } of [today, ...earlier]) {
    for (const { game, mine, master } of challenges) {
      if (!mine?.result) continue
      const { score } = mine.result
      rememberPlayed(day, game, { score, counted: true, ...(master ? { master: master.score } : {}) })
    }
  }
}
