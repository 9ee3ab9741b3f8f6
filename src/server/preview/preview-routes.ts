import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { findGame } from '../../games/manifest.ts'
import { tableId } from '../../protocol/shapes.ts'
import type { Language } from '../../text/languages.ts'
import type { ServerContext } from '../context.ts'
import { NO_STORE } from '../http/headers.ts'
import { clientAddress, ownOrigin } from '../http/request-origin.ts'
import { Buckets } from '../limits.ts'
import type { TableRow } from '../store/store.ts'
import { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { previewPage } from './page.ts'
import type { Pictures } from './pictures.ts'
import { maySeePreview, type Preview, pictureJobOf, previewOf } from './preview.ts'
import { readerLanguage } from './reader-language.ts'
import { previewText } from './texts.ts'

/** For how long others may keep the picture of a position. Its address changes with the position. */
const KEEP_PICTURE = 'public, max-age=3600'
const PICTURE = /\.png$/

/** `/t/ID` and `/t/ID.png`: what messengers show of a link to a table. */
export function addPreviews(
  app: FastifyInstance,
  context: ServerContext,
  tables: Tables,
  pictures: Pictures,
): Pictures {
  const { base, store, games, originSettings } = context
  const pictureOf = pictureFinder(context, tables, pictures)

  const rowOf = async (id: string): Promise<TableRow | undefined> =>
    v.is(tableId, id) ? store.findTable(id) : undefined

  app.get<{ Params: { '*': string }; Querystring: { lang?: unknown } }>(
    `${base}/t/*`,
    async (request, reply) => {
      const { params, query, raw } = request
      const file = params['*']
      const language = readerLanguage(raw, query.lang)
      const id = file.replace(PICTURE, '')
      const row = await rowOf(id)
      reply.header('x-robots-tag', 'noindex')
      return PICTURE.test(file) ? sendPicture(raw, reply, row, language) : sendPage(raw, reply, row, language)
    },
  )

  return pictures

  function sendPage(
    raw: IncomingMessage,
    reply: FastifyReply,
    row: TableRow | undefined,
    language: Language,
  ) {
    const root = `${ownOrigin(raw, originSettings)}${base}`
    const id = row?.record.id
    const shown = row !== undefined && row.status !== 'closed' && maySeePreview(row.record)
    const words: Preview = row
      ? previewOf(row, nameOf(games, row.record.game), language)
      : { title: 'Vermeil', description: previewText(language, 'gone') }
    // The picture is asked for next.
    if (shown) pictureOf(raw, row, language).catch(() => undefined)
    const page = previewPage({
      ...words,
      language,
      url: id === undefined ? `${root}/` : `${root}/t/${id}`,
      picture: shown ? `${root}/t/${id}.png?lang=${language}&v=${row.updated}` : `${root}/preview.png`,
      target: id === undefined ? undefined : `${base}/#/t/${id}`,
      home: `${base}/`,
    })
    return reply
      .code(row ? 200 : 404)
      .headers({ 'cache-control': NO_STORE, vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(page)
  }

  async function sendPicture(
    raw: IncomingMessage,
    reply: FastifyReply,
    row: TableRow | undefined,
    language: Language,
  ) {
    const png = row && (await pictureOf(raw, row, language))
    return reply
      .code(row ? 200 : 404)
      .headers({
        'cache-control': png ? KEEP_PICTURE : NO_STORE,
        // Pages of messengers show it to people who have not opened the link.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/png')
      .send(png ?? pictures.neutral)
  }
}

const nameOf = (games: ServerContext['games'], game: string): string => findGame(games, game)?.name ?? game

/** Finds or draws the picture of a position, as often as an address may ask for new ones. */
function pictureFinder(context: ServerContext, tables: Tables, pictures: Pictures) {
  const { games, originSettings, limits, time } = context
  const drawings = new Buckets(limits.previews, time)

  /** Undefined where the neutral picture takes its place. */
  return async function pictureOf(
    raw: IncomingMessage,
    row: TableRow,
    language: Language,
  ): Promise<Buffer | undefined> {
    const { record, updated } = row
    if (row.status === 'closed' || !maySeePreview(record)) return undefined
    // By the time of the last event that everybody could see: hidden ones change nothing here.
    const key = `${record.id} ${updated} ${language}`
    if (!pictures.has(key) && !drawings.take(clientAddress(raw, originSettings))) return undefined
    return pictures.find(key, async () => {
      const table = await tables.find(record.id)
      if (!(table instanceof Table)) return undefined
      return table.see((state) => pictureJobOf(state, row, nameOf(games, record.game), language))
    })
  }
}
