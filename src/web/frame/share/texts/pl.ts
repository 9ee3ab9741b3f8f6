import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'link.watch': 'Z tym linkiem każdy może oglądać partię.',
  'link.players': 'Ten link mogą otworzyć tylko gracze.',
  'copy.link': 'Kopiuj link',
  embed: 'Na własnej stronie',
  'embed.words': 'Ten kod pokazuje stół na żywo na innej stronie, bez żadnych przycisków.',
  'copy.code': 'Kopiuj kod',
}
