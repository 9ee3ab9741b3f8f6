import type { Language } from '../../text/languages.ts'
import type { Preview } from './preview.ts'
import { previewText } from './texts.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')

interface Card extends Preview {
  readonly language: Language
  /** Where the page itself is, and its picture; both with the origin. */
  readonly url: string
  readonly picture: string
  /** The table in the app; undefined if there is none. */
  readonly target: string | undefined
  readonly home: string
}

/** A page for programs that show links with a title and a picture. People are taken to the table. */
export function previewPage({ language, title, description, url, picture, target, home }: Card): string {
  const tags = {
    'og:site_name': 'Vermeil',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': language,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  const meta = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}">`,
  )
  const link = escaped(target ?? home)
  return `<!doctype html>
<html lang="${language}" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · Vermeil</title>
<meta name="description" content="${escaped(description)}">
${meta.join('\n')}
<meta name="twitter:card" content="summary_large_image">
<meta name="robots" content="noindex">
${target === undefined ? '' : `<meta http-equiv="refresh" content="0; url=${link}">\n`}</head>
<body><h1>${escaped(title)}</h1><p>${escaped(description)}</p>
<p><a href="${link}">${escaped(previewText(language, target === undefined ? 'home' : 'go'))}</a></p></body></html>
`
}
