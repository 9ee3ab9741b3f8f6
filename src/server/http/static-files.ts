import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { NO_STORE } from './headers.ts'

const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Vermeil</title></head>
<body><h1>Vermeil</h1><p>The server is running, but its pages have not been built yet.</p></body></html>
`

/**
 * Serves the pages that Vite has built. Files with a hash in their name are cached for a year, all others are
 * revalidated. The `.br` or `.gz` variant of a file is sent to clients that accept it. Every URL of the app is the same page.
 */
export async function serveStaticFiles(app: FastifyInstance, base: string, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const page = built ? pageAt(folder, base) : NOT_BUILT
  const policy = built ? {} : { 'x-robots-tag': 'noindex' }

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const inside = path === base || path.startsWith(`${base}/`)
    const isFile = /\/api\/|\/assets\/|\.\w{1,8}$/.test(path) && path !== `${base}/index.html`
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && inside && !isFile
    if (!wantsPage)
      return reply
        .code(404)
        .header('cache-control', NO_STORE)
        .send({ rejection: { code: 'notFound' } })
    return reply
      .headers(policy)
      .header('cache-control', REVALIDATE)
      .type('text/html; charset=utf-8')
      .send(page)
  })
  if (!built) return

  // Imported only when there is something to serve, so that a server without pages starts faster.
  const { default: fastifyStatic } = await import('@fastify/static')
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${base}/`,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html'],
    // The server itself draws with what is in `pictures`.
    allowedPath: (path) =>
      !['/', '/index.html', '/embed.html'].includes(path) && !path.startsWith('/pictures/'),
    setHeaders(reply, path) {
      const hashed = path.includes(`${join(folder, 'assets')}/`)
      reply.header('cache-control', hashed ? CACHE_FOREVER : REVALIDATE)
      // Messengers show it beside links to tables of which they may show nothing.
      if (path === join(folder, 'preview.png')) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}

/** The page with a <base> element, so that it works below any path. */
function pageAt(folder: string, base: string): string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace(/<base [^>]*>/, '')
  return html.replace(/<head>/, `<head><base href="${base}/">`)
}
