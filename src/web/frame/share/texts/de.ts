import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'link.watch': 'Mit diesem Link können alle zuschauen.',
  'link.players': 'Diesen Link können nur die Mitspielenden öffnen.',
  'copy.link': 'Link kopieren',
  embed: 'Auf deiner eigenen Seite',
  'embed.words': 'Dieser Code zeigt den Tisch live auf einer anderen Seite, ganz ohne Knöpfe.',
  'copy.code': 'Code kopieren',
}
