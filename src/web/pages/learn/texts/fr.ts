import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  lead: '{lessons} courtes leçons sur le vrai plateau, environ {n} {n:minute|minutes} en tout.',
  builds: 'Elles ne montrent que ce qui change par rapport à {game}.',
  lessons: 'Leçons',
  steps: '{n} {n:étape|étapes}',
  done: 'terminée',
  begin: 'Commencer',
  resume: 'Continuer : {lesson}',
  firstGame: 'Première partie contre un bot facile',
  leave: 'Quitter la leçon',
  step: 'Étape {n} sur {of}',
  next: 'Suivant',
  show: 'Montrez-moi',
  otherwise: 'C’est permis aussi. Mais cette leçon attend un autre coup.',
  lessonDone: '*Bravo !* C’était « {lesson} ».',
  nextLesson: 'Suite : {lesson}',
  courseDone: '*Bravo !* Vous connaissez le jeu. Place à votre première partie.',
}
