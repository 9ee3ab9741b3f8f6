import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'link.watch': 'Con questo link chiunque può guardare la partita.',
  'link.players': 'Solo i giocatori possono aprire questo link.',
  'copy.link': 'Copia il link',
  embed: 'Sulla tua pagina',
  'embed.words': 'Questo codice mostra il tavolo in diretta su un’altra pagina, senza pulsanti.',
  'copy.code': 'Copia il codice',
}
