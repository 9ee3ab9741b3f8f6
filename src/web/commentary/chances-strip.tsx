import { useEffect, useRef } from 'preact/hooks'
import type { Seat, View } from '../../kernel/index.ts'
import type { SeatLevels } from '../../search/chances/level-strengths.ts'
import { announce } from '../../ui/components/overlays/announce.tsx'
import { chanceText } from '../../ui/text/chance-text.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { listed } from '../../ui/text/texts.tsx'
import type { Commentary } from './commentator.ts'
import { useCommentary } from './use-commentary.ts'
import './chances-strip.css'

interface ChancesProps {
  readonly game: string
  /** The position on screen; undefined while nothing may be said about it. */
  readonly view: View | undefined
  /** The levels of the bots, which everybody can see. */
  readonly levels: SeatLevels
  readonly name: (seat: Seat) => string
  readonly colour?: ((seat: Seat) => string) | undefined
  /** Whether a new favourite is announced to people who use a screen reader. */
  readonly announces?: boolean
}

/** Everybody's chance of winning as one bar, and what the last move has changed. */
export function ChancesStrip({ game, view, levels, name, colour, announces = false }: ChancesProps) {
  const said = useCommentary(game, view, levels)
  useFavourite(announces ? said : undefined, name)
  if (!said || !view) return undefined
  const spoken = listed(said.chances.map((chance, seat) => `${name(seat)} ${chanceText(chance)}`))
  return (
    <span class="chances" role="img" aria-label={shell.t('review.chancesWere', { list: spoken })}>
      <span class="chances-bar" aria-hidden="true">
        {said.chances.map((chance, seat) => (
          <span
            key={seat}
            class="chance"
            style={{
              '--chance': chance,
              '--by': colour?.(seat) ?? `var(--seat-${seat + 1})`,
            }}
            data-explain={shell.t('labelled', { label: name(seat), text: chanceText(chance) })}
          >
            <b>{chanceText(chance)}</b>
            <i>{name(seat)}</i>
          </span>
        ))}
      </span>
      <span class="chances-change" aria-hidden="true">
        {said.change
          ? shell.t('labelled', {
              label: name(said.change.seat),
              text: `${chanceText(said.change.from)} → ${chanceText(said.change.to)}`,
            })
          : shell.t('review.chances')}
      </span>
    </span>
  )
}

/** Announces the chances when somebody else is ahead, and not at every move. */
function useFavourite(said: Commentary | undefined, name: (seat: Seat) => string): void {
  const ahead = useRef<Seat | undefined>(undefined)
  useEffect(() => {
    if (!said) return
    const best = said.chances.indexOf(Math.max(...said.chances))
    if (ahead.current !== undefined && ahead.current !== best) {
      const [seat, chance] = [name(best), chanceText(said.chances[best] ?? 0)]
      announce(shell.t('review.chancesWere', { list: `${seat} ${chance}` }))
    }
    ahead.current = best
  }, [said])
}
