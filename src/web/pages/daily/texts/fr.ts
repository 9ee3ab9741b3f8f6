import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Une donne par jour. La même chance pour tout le monde, et un seul essai.',
  next: 'Prochaine donne dans {time}, à {clock}, heure locale',
  'next.soon': 'La prochaine donne arrive dans un instant.',
  'next.new': 'Une nouvelle journée commence, avec une nouvelle donne.',
  time: '{hours} h {minutes} min',
  streak: { one: '{n} jour d’affilée', other: '{n} jours d’affilée' },
  'luck.title': 'La même chance pour tout le monde',
  luck: 'Chaque pile est dans le même ordre pour tout le monde, quels que soient vos choix.',
  'try.title': 'Un seul essai compte',
  try: 'Votre première partie compte. Vous pouvez la quitter et la reprendre jusqu’à minuit UTC, mais pas la recommencer.',

  alone: 'en solo, pour le score',
  bots: { one: 'contre {n} bot : {levels}', other: 'contre {n} bots : {levels}' },
  start: 'Jouer la donne du jour',
  continue: 'Continuer',
  open: 'Voir votre partie',
  practise: 'S’entraîner',
  'practise.again': 'S’entraîner encore',
  running: 'Votre essai est en cours.',
  late: 'La journée s’est terminée avant votre partie.',
  you: 'Vous',
  master: 'Maître',
  'master.playing': 'Le maître joue la même donne…',
  'master.none': 'Le maître n’a pas encore terminé cette donne.',
  ahead: { one: '{n} point devant le maître', other: '{n} points devant le maître' },
  level: 'à égalité avec le maître',
  behind: { one: '{n} point derrière le maître', other: '{n} points derrière le maître' },
  first: 'Personne d’autre n’a encore terminé.',
  place: 'Place {place} sur {n} pour l’instant',
  finished: 'Parties terminées : {n}',

  'practice.offline': 'Il n’y a pas de serveur ici : c’est un entraînement, qui ne compte pas.',
  'practice.off': 'Ce serveur n’a pas de défi du jour : c’est un entraînement, qui ne compte pas.',
  'practice.words':
    'Sa donne est publique et change chaque jour. Ce n’est pas celle qui compte sur un serveur.',
  'practice.sealed':
    'La donne du jour reste scellée jusqu’à minuit UTC. Pour vous entraîner, vous en recevez une autre.',
  'practice.mark': 'entraînement',

  share: 'Partager le résultat',
  'share.select': 'Copiez ce texte :',

  proof: 'Preuve',
  'proof.words':
    'L’empreinte de chaque donne est publiée la veille, et sa graine une fois la journée passée. Tout le monde peut ainsi vérifier que la donne n’a jamais changé.',
  'proof.today': 'Aujourd’hui',
  'proof.tomorrow': 'Demain',
  'proof.seed': 'Graine',
  'proof.hash': 'Empreinte',
  'proof.published': 'publiée le {time}',
  'proof.check': 'Vérifier',
  'proof.checkOf': 'Vérifier {game}, {day}',
  'proof.fits': 'Exact : la graine a bien l’empreinte publiée.',
  'proof.noted': 'Exact : la graine a bien l’empreinte que cet appareil avait notée d’avance.',
  'proof.wrong': 'Faux : la graine n’a pas l’empreinte publiée.',
  'proof.changed': 'Faux : cet appareil avait noté une autre empreinte pour ce jour.',

  earlier: 'Jours précédents',
  'earlier.none': 'Les donnes des jours précédents apparaîtront ici.',
  'earlier.notPlayed': 'pas jouée',
  'earlier.masterGame': 'Partie du maître',
  'earlier.ownGame': 'Votre partie',
  'earlier.practise': 'S’entraîner sur cette donne',
}
