import { at, type Result, type Seat } from '../../../../kernel/index.ts'
import type { ResultProps } from '../../../../ui/board/game-board.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { longestWord } from '../../../../ui/text/texts.tsx'
import type { Open } from '../../rules/state.ts'
import { Boot } from '../art/boot.tsx'
import { Gem, Notches, Picture } from '../art/pieces.tsx'
import { MapPicture } from '../map/picture.tsx'
import { el } from '../texts.ts'
import { asElf, playerAt } from '../view.ts'
import { townName } from '../words.ts'
import '../styles.ts'
import './score.css'

/** The tie-breaks that have a column of their own; the distance has one only with town cards. */
const TIE_COLUMNS = ['gold', 'cards'] as const
type TieColumn = (typeof TIE_COLUMNS)[number]

type Row = { readonly seat: Seat; readonly name: string } & Result['seats'][number]

/** The score sheet: a row for each player, the winner first, with every point and what breaks ties. */
export function Score({ view, result, seats }: ResultProps) {
  const { open } = asElf(view)
  const rows = result.seats
    .map((of, seat): Row => ({ ...of, seat, name: at(seats, seat).name }))
    .sort((a, b) => a.place - b.place)
  const { tieBreak } = at(result.seats, 0)
  const columns = TIE_COLUMNS.filter((name) => name in tieBreak)
  return (
    <section class="ef-score fading" tabIndex={0} aria-label={el.t('part.pieces')}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{el.t('part.pieces')}</th>
            {open.variant.townCards ? <th scope="col">{el.t('part.distance')}</th> : undefined}
            {columns.map((name) => (
              <th key={name} scope="col" class="ef-tie">
                {el.t(`tie.${name}`)}
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
      <TieNote rows={rows} columns={columns} near={open.variant.townCards} />
      <MapPicture open={open} label={el.t('map')} />
    </section>
  )
}

function ScoreRow({ row, open, columns }: { row: Row; open: Open; columns: readonly TieColumn[] }) {
  const { seat, parts, tieBreak } = row
  const pieces = parts.pieces ?? 0
  return (
    <tr class={row.place === 1 ? 'first' : ''}>
      <th scope="row">
        <span class="ef-score-name">
          <Boot seat={seat} />
          <span>
            <b style={longestWord(row.name)}>{row.name}</b>
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
function TieNote({
  rows,
  columns,
  near,
}: {
  rows: readonly Row[]
  columns: readonly TieColumn[]
  near: boolean
}) {
  const tiedBy = (value: (row: Row) => number): boolean => new Set(rows.map(value)).size < rows.length
  if (!tiedBy(({ score }) => score)) return undefined
  const last = columns.includes('gold') ? 'gold' : 'cards'
  return (
    <p class="ef-hint">
      {el.t(near ? `tie.near.${last}` : `tie.more.${last}`)}{' '}
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
