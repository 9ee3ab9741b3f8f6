import { viewOf } from '../../kernel/index.ts'
import type { PictureJob, PictureSeat } from '../../picture/job.ts'
import { FORMER_PLAYER, type SeatInfo } from '../../protocol/index.ts'
import { botNameAt, type TableRecord, type TableState } from '../../table/index.ts'
import { listIn } from '../../text/format.ts'
import type { Language } from '../../text/languages.ts'
import type { TableRow } from '../store/store.ts'
import { previewText } from './texts.ts'

/** What a preview of a table says. */
export interface Preview {
  readonly title: string
  readonly description: string
}

/** Whether a preview may show who plays what: it is for everybody who has the link, and their messengers. */
export const maySeePreview = ({ spectators, daily }: TableRecord): boolean =>
  spectators !== false && daily?.until === undefined

function seatName(seat: SeatInfo, index: number, language: Language): string {
  if (seat.kind === 'open') return previewText(language, 'openSeat')
  if (seat.kind === 'bot') return botNameAt(index)
  return seat.name === FORMER_PLAYER ? previewText(language, 'former') : seat.name
}

function stateWords({ status, seats }: Pick<TableRow, 'status' | 'seats'>, language: Language): string {
  if (status !== 'lobby') return previewText(language, status === 'playing' ? 'playing' : 'over')
  const n = seats.filter(({ kind }) => kind === 'open').length
  return previewText(language, n === 0 ? 'full' : 'free', { n })
}

/** The words of a preview, by what can be looked up without reading the log of the table. */
export function previewOf(row: TableRow, title: string, language: Language): Preview {
  if (row.status === 'closed') return { title, description: previewText(language, 'gone') }
  if (!maySeePreview(row.record)) return { title, description: previewText(language, 'playersOnly') }
  const names = row.seats.flatMap((seat, index) =>
    seat.kind === 'open' ? [] : [seatName(seat, index, language)],
  )
  const who = listIn(language, names)
  const advice =
    row.status === 'lobby'
      ? row.seats.some(({ kind }) => kind === 'open')
        ? 'sitDown'
        : 'watch'
      : row.status === 'playing'
        ? 'watch'
        : 'lookBack'
  return {
    title: names.length === 0 ? title : previewText(language, 'titled', { title, who }),
    description: `${stateWords(row, language)}. ${previewText(language, advice)}`,
  }
}

/** What the picture of a table shows; undefined where it shows nothing of the table. */
export function pictureJobOf(
  table: TableState,
  row: TableRow,
  title: string,
  language: Language,
): PictureJob | undefined {
  const { match, status, game, record } = table
  if (status === 'closed' || !maySeePreview(record)) return undefined
  const result = match && status === 'over' ? game.result(match.state.open) : undefined
  const seats = row.seats.map((seat, index): PictureSeat => {
    const outcome = result?.seats[index]
    return {
      name: seatName(seat, index, language),
      taken: seat.kind !== 'open',
      ...(outcome ? { score: outcome.score, won: outcome.place === 1 } : {}),
    }
  })
  return {
    game: record.game,
    title,
    state: stateWords(row, language),
    seats,
    // A spectator's view: the open part of the state, and nothing else.
    ...(match ? { view: viewOf(match.state) } : {}),
  }
}
