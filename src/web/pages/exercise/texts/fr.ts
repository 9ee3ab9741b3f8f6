import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  show: 'Montrer la solution',
  skip: 'Passer',
  next: 'Suivant',
  solved: 'Bien trouvé !',
  'solved.also': 'Tout aussi bon',

  'mistakes.count': 'Exercice {n} sur {of}',
  'mistakes.youPlayed': 'Votre coup : *{moves}*',
  'mistakes.theyPlayed': 'Coup de {name} : *{moves}*',
  'mistakes.find': 'Trouverez-vous mieux ?',
  'mistakes.better': 'Mieux que dans la partie, mais il y a encore mieux.',
  'mistakes.worse': 'Pas tout à fait : ce n’est pas mieux que le coup joué. Regardez encore.',
  'mistakes.same': 'C’est le coup de la partie. Regardez encore.',
  'mistakes.whose': 'De qui regardons-nous les erreurs ?',
  'mistakes.exercises': { one: '{n} exercice', other: '{n} exercices' },
  'mistakes.none': 'Rien à corriger !',
  'mistakes.noneWords': 'L’analyse n’a trouvé aucune erreur dans cette partie. Bien joué !',
  'mistakes.end': 'Terminé !',
  'mistakes.score': '{n} sur {of} trouvés du premier coup.',
  'mistakes.all': 'Tous les meilleurs coups trouvés du premier coup. Bravo !',
  'mistakes.rest': 'Résoudre le reste',
  'mistakes.toReview': 'Vers l’analyse',
  'mistakes.outcome.first': 'trouvé du premier coup',
  'mistakes.outcome.later': 'trouvé',
  'mistakes.outcome.shown': 'solution montrée',
  'mistakes.outcome.missed': 'pas encore trouvé',
  'mistakes.outcome.open': 'passé',
}
