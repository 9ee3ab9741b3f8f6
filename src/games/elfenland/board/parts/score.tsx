import type { Seat } from '../../../../kernel/index.ts'
import type { ResultProps } from '../../../../ui/board/game-board.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import type { Open } from '../../rules/state.ts'
import { Boot, Gem, Notches, Picture } from '../art/pieces.tsx'
import { MapPicture } from '../map/picture.tsx'
import { el } from '../texts.ts'
import { asElf } from '../view.ts'
import { townName } from '../words.ts'
import '../art/palette.css'
import '../map.css'
import '../table.css'

const TIE_WORDS = { gold: 'tie.gold', cards: 'tie.cards', distance: 'tie.distance' } as const
type TieBreak = keyof typeof TIE_WORDS
const isTieBreak = (name: string): name is TieBreak => name in TIE_WORDS

/** Every point explained, and what decides between equals: a row for each player, the winner first. */
export function Score({ view, result, seats }: ResultProps) {
  const { open } = asElf(view)
  const order = open.players
    .map((_, seat) => seat)
    .sort((a, b) => result.seats[a].place - result.seats[b].place)
  const ties = Object.keys(result.seats[0].tieBreak).filter(isTieBreak)
  const extra = ties.filter((name) => name !== 'distance')
  const equal = order.filter((seat) =>
    order.some((other) => other !== seat && result.seats[other].score === result.seats[seat].score),
  )
  const shared = order.some((seat) =>
    order.some((other) => other !== seat && result.seats[other].place === result.seats[seat].place),
  )
  return (
    <section class="ef-score" tabIndex={0} aria-label={el.t('part.pieces')}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{el.t('part.pieces')}</th>
            {open.variant.townCards ? <th scope="col">{el.t('part.distance')}</th> : undefined}
            {extra.map((name) => (
              <th key={name} scope="col" class="ef-tie">
                {el.t(TIE_WORDS[name])}
              </th>
            ))}
            <th scope="col">{el.t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={result.seats[seat].place === 1 ? 'first' : ''}>
              <th scope="row">
                <span class="ef-score-name">
                  <Boot seat={seat} />
                  <span>
                    {seats[seat].name}
                    <small>{shell.t('place', { nth: result.seats[seat].place })}</small>
                  </span>
                </span>
              </th>
              <td class={`seat-${seat}`}>
                <span class="ef-score-pieces">
                  <Gem seat={seat} />
                  {result.seats[seat].parts.pieces}
                </span>
                <Notches n={result.seats[seat].parts.pieces} />
              </td>
              {open.variant.townCards ? (
                <Distance open={open} seat={seat} distance={result.seats[seat].parts.distance} />
              ) : undefined}
              {extra.map((name) => (
                <td key={name} class="ef-tie">
                  {name === 'gold' ? <Picture of="coin" /> : <Picture of="cardBack" />}{' '}
                  {result.seats[seat].tieBreak[name]}
                </td>
              ))}
              <td>
                <b>{result.seats[seat].score}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {equal.length > 0 ? (
        <p class="ef-hint">
          {el.t('tie.words', { list: listed(ties.map((name) => el.t(TIE_WORDS[name]))) })}{' '}
          {shared ? el.t('tie.shared') : ''}
        </p>
      ) : undefined}
      <MapPicture open={open} label={el.t('map')} />
    </section>
  )
}

function Distance({ open, seat, distance }: { open: Open; seat: Seat; distance: number }) {
  const { boot, townCard } = open.players[seat]
  return (
    <td>
      {distance === 0 ? 0 : `−${-distance}`}
      <small>
        {el.t('score.secret', { town: townName(townCard) })} · {el.t('score.boot', { town: townName(boot) })}
      </small>
    </td>
  )
}
