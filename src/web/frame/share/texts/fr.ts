import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'link.watch': 'Avec ce lien, tout le monde peut suivre la partie.',
  'link.players': 'Seuls les joueurs peuvent ouvrir ce lien.',
  'copy.link': 'Copier le lien',
  embed: 'Sur votre propre page',
  'embed.words': 'Ce code affiche le plateau en direct sur une autre page, sans aucun bouton.',
  'copy.code': 'Copier le code',
}
