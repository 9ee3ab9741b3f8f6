import { at, type Result, type Seat } from '../../../../kernel/index.ts'
import type { ResultProps } from '../../../../ui/board/game-board.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import type { Open } from '../../rules/state.ts'
import { Boot, Gem, Notches, Picture } from '../art/pieces.tsx'
import { MapPicture } from '../map/picture.tsx'
import { el } from '../texts.ts'
import { asElf, playerAt } from '../view.ts'
import { townName } from '../words.ts'
import '../styles.ts'

const TIE_WORDS = { gold: 'tie.gold', cards: 'tie.cards', distance: 'tie.distance' } as const
type TieBreak = keyof typeof TIE_WORDS
const isTieBreak = (name: string): name is TieBreak => name in TIE_WORDS

type Row = { readonly seat: Seat; readonly name: string } & Result['seats'][number]

/** The score sheet: a row for each player, the winner first, with every point and what breaks ties. */
export function Score({ view, result, seats }: ResultProps) {
  const { open } = asElf(view)
  const rows = result.seats
    .map((of, seat): Row => ({ ...of, seat, name: at(seats, seat).name }))
    .sort((a, b) => a.place - b.place)
  const ties = Object.keys(at(result.seats, 0).tieBreak).filter(isTieBreak)
  const columns = ties.filter((name) => name !== 'distance')
  return (
    <section class="ef-score" tabIndex={0} aria-label={el.t('part.pieces')}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{el.t('part.pieces')}</th>
            {open.variant.townCards ? <th scope="col">{el.t('part.distance')}</th> : undefined}
            {columns.map((name) => (
              <th key={name} scope="col" class="ef-tie">
                {el.t(TIE_WORDS[name])}
              </th>
            ))}
            <th scope="col">{el.t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ScoreRow key={row.seat} row={row} open={open} columns={columns} />
          ))}
        </tbody>
      </table>
      <TieNote rows={rows} ties={ties} />
      <MapPicture open={open} label={el.t('map')} />
    </section>
  )
}

function ScoreRow({ row, open, columns }: { row: Row; open: Open; columns: readonly TieBreak[] }) {
  const { seat, parts, tieBreak } = row
  const pieces = parts.pieces ?? 0
  return (
    <tr class={row.place === 1 ? 'first' : ''}>
      <th scope="row">
        <span class="ef-score-name">
          <Boot seat={seat} />
          <span>
            {row.name}
            <small>{shell.t('place', { nth: row.place })}</small>
          </span>
        </span>
      </th>
      <td class={`seat-${seat}`}>
        <span class="ef-score-pieces">
          <Gem seat={seat} />
          {pieces}
        </span>
        <Notches n={pieces} />
      </td>
      {open.variant.townCards ? (
        <Distance open={open} seat={seat} distance={parts.distance ?? 0} />
      ) : undefined}
      {columns.map((name) => (
        <td key={name} class="ef-tie">
          {name === 'gold' ? <Picture of="coin" /> : <Picture of="cardBack" />} {tieBreak[name]}
        </td>
      ))}
      <td>
        <b>{row.score}</b>
      </td>
    </tr>
  )
}

/** How ties are broken, if there are any. */
function TieNote({ rows, ties }: { rows: readonly Row[]; ties: readonly TieBreak[] }) {
  const tiedBy = (value: (row: Row) => number): boolean => new Set(rows.map(value)).size < rows.length
  if (!tiedBy(({ score }) => score)) return undefined
  return (
    <p class="ef-hint">
      {el.t('tie.words', { list: listed(ties.map((name) => el.t(TIE_WORDS[name]))) })}{' '}
      {tiedBy(({ place }) => place) ? el.t('tie.shared') : ''}
    </p>
  )
}

function Distance({ open, seat, distance }: { open: Open; seat: Seat; distance: number }) {
  const { boot, townCard } = playerAt(open, seat)
  return (
    <td>
      {distance === 0 ? 0 : `−${-distance}`}
      <small>
        {el.t('score.secret', { town: townName(townCard) })} · {el.t('score.boot', { town: townName(boot) })}
      </small>
    </td>
  )
}
