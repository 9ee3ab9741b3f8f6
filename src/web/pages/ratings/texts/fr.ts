import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Cette page n’est visible que par vous. À une table classée, les autres voient votre classement pour ce jeu.',
  none: 'Vous n’avez pas encore terminé de partie classée. Choisissez *Partie classée* en ouvrant une table.',
  unknown: 'Jouez d’abord une partie classée sur ce serveur : vos classements seront ici.',
  players: { one: '{n} joueur', other: '{n} joueurs' },
  matches: { one: '{n} partie classée', other: '{n} parties classées' },
  last: 'la dernière le {date}',
  value: '{points} ± {margin}',
  spoken: '{points}, à {margin} près',
  below: 'sous le bot « {level} »',
  between: 'entre les bots « {below} » et « {above} »',
  above: 'au-dessus du bot « {level} »',
  unsure: 'encore très incertain',
  graph: 'Classement sur vos {n} dernières parties : de {first} à {last}',
  here: 'Classements à cette table',
  change: '{before} → {after}',
  'change.spoken': '{name} : de {before} à {after}',
  'now.spoken': '{name} : {rating}',
  pending: 'Le classement est en cours…',
  mine: 'Tous mes classements',
  'uncounted.repeated':
    'Cette partie ne compte pas : les mêmes personnes ont déjà joué dix parties classées en un jour.',
  'uncounted.outclassed': 'Cette partie ne compte pas : le classement des bots est trop inférieur au vôtre.',
  'uncounted.abandoned': 'Cette partie ne compte pas, car personne n’a joué jusqu’au bout.',
  terms: 'Ce qui compte',
  'terms.places':
    'Seules les places comptent, séparément pour chaque jeu et nombre de joueurs. Le nombre après ± dit à quel point le classement est sûr : la vraie valeur s’y trouve avec une probabilité de 95 %.',
  'terms.bots': 'Les bots sont sur la même échelle. Leur force a été mesurée et ne change jamais.',
  'terms.standIn':
    'Si un bot doit jouer ne serait-ce qu’un coup pour vous, parce que vous avez quitté la table ou dépassé votre temps, vous finissez à la dernière place.',
  'terms.repeated':
    'Avec les mêmes personnes, dix parties comptent par jour ; contre des bots bien moins bien classés, aucune ne compte.',
}
