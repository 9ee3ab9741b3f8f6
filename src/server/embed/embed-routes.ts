import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { findGame } from '../../games/manifest.ts'
import { tableId } from '../../protocol/shapes.ts'
import type { ServerContext } from '../context.ts'
import { EMBED_HEADERS, NO_STORE } from '../http/headers.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import { escaped } from '../preview/page.ts'
import { maySeePreview } from '../preview/preview.ts'
import { readerLanguage } from '../preview/reader-language.ts'
import { previewText } from '../preview/texts.ts'
import { EmbedLimits } from './embed-limits.ts'

/**
 * `/embed/ID`: a table for frames in other pages. The page reads and sets no cookie, and its socket only watches, so
 * nobody can be made to click something that matters. It is the only page that may be framed.
 */
export function addEmbeds(
  app: FastifyInstance,
  { base, store, games, originSettings, limits: serverLimits, time }: ServerContext,
  web: string,
): EmbedLimits {
  const limits = new EmbedLimits(serverLimits, time)
  const file = join(web, 'embed.html')
  const shell = existsSync(file)
    ? readFileSync(file, 'utf8').replace('<head>', `<head><base href="${base}/">`)
    : undefined

  app.get<{ Params: { '*': string }; Querystring: { lang?: unknown } }>(
    `${base}/embed/*`,
    async ({ params, query, raw }, reply) => {
      if (!limits.takePage(clientAddress(raw, originSettings))) throw new Refused('tooFast')
      const id = params['*']
      const row = v.is(tableId, id) ? await store.findTable(id) : undefined
      const language = readerLanguage(raw, query.lang)
      reply
        .removeHeader('x-frame-options')
        .headers({ ...EMBED_HEADERS, 'cache-control': NO_STORE, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
      if (!row || row.status === 'closed' || !shell)
        return reply.code(404).send(quietPage(language, previewText(language, 'gone'), base))
      if (!maySeePreview(row.record))
        return reply.send(quietPage(language, previewText(language, 'playersOnly'), base))
      const title = findGame(games, row.record.game)?.name ?? 'Vermeil'
      return reply.send(
        shell
          .replace('<html lang="en"', `<html lang="${language}"`)
          .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`),
      )
    },
  )
  return limits
}

/** Says in one line that there is nothing to show. The colours are those of the reader's system. */
const quietPage = (language: string, words: string, base: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Vermeil</title></head>
<body><p>${escaped(words)} <a href="${escaped(base)}/" target="_blank" rel="noopener">Vermeil</a></p></body></html>
`
