import type { DailyChallenge } from '../../../protocol/index.ts'
import { words } from './texts.ts'
import './beside-master.css'

/** A result beside master's on the same deal, with what that means in words. */
export function BesideMaster({ score, master }: { score: number; master: number | undefined }) {
  return (
    <div class="versus">
      <dl>
        <div>
          <dt>{words.t('you')}</dt>
          <dd>{score}</dd>
        </div>
        {master === undefined ? undefined : (
          <div>
            <dt>{words.t('master')}</dt>
            <dd>{master}</dd>
          </div>
        )}
      </dl>
      {master === undefined ? undefined : <p>{againstMaster(score, master)}</p>}
    </div>
  )
}

function againstMaster(score: number, master: number): string {
  const n = Math.abs(score - master)
  if (n === 0) return words.t('level')
  return words.t(score > master ? 'ahead' : 'behind', { n })
}

/** How a score compares with the others of the day so far. */
export function amongOthers(
  { players, scores }: Pick<DailyChallenge, 'players' | 'scores'>,
  score: number,
): string {
  if (players <= 1) return words.t('first')
  const better = scores.reduce((sum, other) => sum + (other.score > score ? other.count : 0), 0)
  return words.t('place', { place: better + 1, n: players })
}
