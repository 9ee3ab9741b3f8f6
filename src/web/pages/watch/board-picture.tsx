import { useEffect, useState } from 'preact/hooks'
import type { View } from '../../../kernel/index.ts'
import type { RunningTable, SeatInfo } from '../../../protocol/index.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { loadChances } from '../../commentary/load.ts'
import { mayComment } from '../../commentary/may-comment.ts'
import { runningView } from '../../session/api/watching.ts'
import { nameOfSeat } from '../../session/person-name.ts'
import { LiveStill, useStill } from './live-still.tsx'
import { gameName } from './table-facts.ts'
import { watchWords as words } from './texts.ts'

/** The position at a running table. It is fetched again when the table has changed, without joining it. */
export function BoardPicture({ table }: { table: RunningTable }) {
  const { table: id, game, updated, seats } = table
  const still = useStill(game)
  const [shown, show] = useState<{ id: string; view: View } | undefined>(undefined)
  useEffect(() => {
    let gone = false
    void runningView(id).then((answer) => {
      if (!gone && answer.ok) show({ id, view: answer.value.view })
    })
    return () => {
      gone = true
    }
  }, [id, updated])
  const name = (seat: number): string => {
    const occupant = seats[seat]
    return occupant ? nameOfSeat(occupant, seat) : ''
  }
  const bots = seats.map(levelOf)
  const commented = shown?.id === id && mayComment(bots, false)
  return (
    <>
      <span class="watch-picture">
        {still && shown?.id === id ? (
          <LiveStill
            still={still}
            view={shown.view}
            name={name}
            label={words.t('picture', { game: gameName(table) })}
          />
        ) : undefined}
      </span>
      {commented ? (
        <LazyPart
          load={loadChances}
          game={game}
          view={shown.view}
          levels={bots.map(({ bot }) => bot)}
          name={name}
        />
      ) : undefined}
    </>
  )
}

/** The level of a bot; a person has none, even while a bot stands in for them. */
const levelOf = (seat: SeatInfo): { bot?: string } => (seat.kind === 'bot' ? { bot: seat.bot } : {})
