import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  running: 'Rejoindre aussi une partie qui vient de commencer',
  'running.hint': 'Vous prenez la place d’un bot dans une partie qui n’en est pas encore à la moitié.',
  facts:
    'Toute personne qui cherche la même chose s’assoit avec vous. Au bout d’une demi-minute, des bots prennent les places libres et les cèdent aux personnes qui arrivent plus tard.',
  clock: 'Partie non classée, avec quelques minutes à la pendule.',
  find: 'Trouver des joueurs',
  finding: 'Recherche de joueurs…',
  title: 'À la recherche de joueurs',
  starts: { one: 'Début dans {n} seconde', other: 'Début dans {n} secondes' },
  starting: 'La partie commence…',
  alone:
    'Personne d’autre n’est encore là. À la fin du compte à rebours, des bots prendront les places libres, et les personnes qui arrivent plus tard pourront les remplacer.',
  some: {
    one: 'Il reste {n} place libre. Un bot la prendra à la fin du compte à rebours.',
    other: 'Il reste {n} places libres. Des bots les prendront à la fin du compte à rebours.',
  },
  now: 'Commencer tout de suite avec des bots',
  cancel: 'Ne plus chercher',
  newcomer: '{name} remplace un bot.',
}
