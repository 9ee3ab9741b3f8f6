import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import type { TableRatings } from '../../../protocol/index.ts'
import { SeatToken } from '../../../ui/components/pictures/token.tsx'
import { to } from '../../router.ts'
import { fetchTableRatings } from '../../session/api/ratings.ts'
import { askRepeatedly } from '../../session/ask-repeatedly.ts'
import { ratingWords as words } from './texts.ts'
import './ratings.css'

interface TableRatingsProps {
  readonly table: string
  /** The names of the players, by seat. */
  readonly names: readonly string[]
  /** Whether the match is over, so that it is about to be rated. */
  readonly over: boolean
  /** The sign of a seat in the style of the game. */
  readonly Sign?: ComponentType<{ seat: Seat }> | undefined
}

/** How often the server is asked about a match that it has not rated yet, and how long to wait in between. */
const ASKING = { questions: 6, pause: 700 }

/** The ratings of those who sit at a rated table: before the match, or how it has changed them. */
export function TableRatingsPart({ table, names, over, Sign = SeatToken }: TableRatingsProps) {
  const ratings = useTableRatings(table, names.join('\n'), over)
  if (!ratings) return undefined
  const { seats, settled, uncounted } = ratings
  return (
    <section class="table-ratings" aria-labelledby="table-ratings">
      <h3 id="table-ratings">{words.t('here')}</h3>
      <ul>
        {seats.map((seat) => (
          <SeatRating key={seat.seat} {...seat} name={names[seat.seat] ?? ''} Sign={Sign} />
        ))}
      </ul>
      <p role="status">{statusWords(over && !settled, uncounted)}</p>
      {over ? <a href={to('ratings')}>{words.t('mine')}</a> : undefined}
    </section>
  )
}

function statusWords(pending: boolean, uncounted: TableRatings['uncounted']): string {
  if (pending) return words.t('pending')
  return uncounted ? words.t(`uncounted.${uncounted}`) : ''
}

interface SeatRatingProps {
  readonly name: string
  readonly Sign: ComponentType<{ seat: Seat }>
}

function SeatRating({ seat, name, before, after, Sign }: TableRatings['seats'][number] & SeatRatingProps) {
  const gained = after ? after.points - before.points : 0
  const spoken = (rating: TableRatings['seats'][number]['before']): string => words.t('spoken', rating)
  return (
    <li>
      <Sign seat={seat} />
      <span class="vh">
        {after
          ? words.t('change.spoken', { name, before: spoken(before), after: spoken(after) })
          : words.t('now.spoken', { name, rating: spoken(before) })}
      </span>
      <span class="rated-name" aria-hidden>
        {name}
      </span>
      <span class="rated-value" aria-hidden>
        {after
          ? words.t('change', { before: before.points, after: words.t('value', after) })
          : words.t('value', before)}
      </span>
      {gained === 0 ? undefined : (
        <b class={gained > 0 ? 'gain' : 'loss'} aria-hidden>
          {gained > 0 ? `+${gained}` : `−${-gained}`}
        </b>
      )}
    </li>
  )
}

/** Asks again while the match is being rated, and when somebody else has sat down. */
function useTableRatings(table: string, people: string, over: boolean): TableRatings | undefined {
  const [ratings, set] = useState<TableRatings | undefined>(undefined)
  useEffect(() => {
    return askRepeatedly({
      ...ASKING,
      ask: () => fetchTableRatings(table),
      take(answer) {
        if (answer.ok) set(answer.value)
        return !over || (answer.ok && answer.value.settled)
      },
    })
  }, [people, over])
  return ratings
}
