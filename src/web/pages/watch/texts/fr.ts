import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Tout le monde peut suivre ces parties.',
  none: 'Aucune partie à suivre pour le moment. Les tables ouvertes à tous apparaissent ici dès qu’elles commencent.',
  top: 'La table à suivre',
  picture: '{game} : le plateau en ce moment',
  round: 'Manche {now} sur {of}',
  watching: { one: '{n} personne regarde', other: '{n} personnes regardent' },
  turn: 'À {name} de jouer',
  'turn.many': 'Plusieurs joueurs doivent jouer',
  watch: 'Regarder',
  open: 'Regarder {game} : {names}',
  bots: 'Faites jouer des bots et regardez-les :',
  botTable: 'Seuls des bots jouent, et vous regardez. Ils continuent tant que quelqu’un les regarde.',
}
