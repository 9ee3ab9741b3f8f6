import type { Ratings } from '../../../protocol/index.ts'
import { YARDSTICKS } from '../../../search/levels.ts'
import { levelName } from '../../../ui/board/levels.ts'

export type LadderRating = Ratings['ratings'][number]

/** There is room for the names of some levels only; the others are marks. */
const NAMED: ReadonlySet<string> = new Set(YARDSTICKS)

/** The scale of a ladder: the levels of bots as marks, the rating as a dot, and how uncertain it is as a band. */
export function RatingScale({ rating, levels }: Pick<LadderRating, 'rating' | 'levels'>) {
  const { points, margin } = rating
  const marks = levels.map((level) => level.rating.points)
  const low = Math.min(points - margin, ...marks)
  const high = Math.max(points + margin, ...marks)
  const at = (value: number): string => `${((value - low) / Math.max(1, high - low)) * 100}%`
  return (
    <div class="rating-scale" aria-hidden>
      <div class="scale-line">
        <span
          class="scale-band"
          style={{ left: at(points - margin), right: `calc(100% - ${at(points + margin)})` }}
        />
        {levels.map(({ bot, rating: { points: mark } }) => (
          <span key={bot} class="scale-mark" style={{ left: at(mark) }}>
            {NAMED.has(bot) ? (
              <>
                <span>{levelName(bot)}</span>
                <small>{mark}</small>
              </>
            ) : undefined}
          </span>
        ))}
        <span class="scale-dot" style={{ left: at(points) }} />
      </div>
    </div>
  )
}
