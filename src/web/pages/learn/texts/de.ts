import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  lead: '{lessons} kurze Lektionen am echten Tisch, zusammen etwa {n} {n:Minute|Minuten}.',
  builds: 'Sie zeigen nur, was anders ist als bei {game}.',
  lessons: 'Lektionen',
  steps: '{n} {n:Schritt|Schritte}',
  done: 'fertig',
  begin: 'Los geht’s',
  resume: 'Weiter: {lesson}',
  firstGame: 'Erste Partie gegen einen leichten Bot',
  leave: 'Lektion verlassen',
  step: 'Schritt {n} von {of}',
  next: 'Weiter',
  show: 'Zeig es mir',
  otherwise: 'Das ist auch erlaubt. Diese Lektion wartet aber auf etwas anderes.',
  lessonDone: '*Gut gemacht!* Das war „{lesson}“.',
  nextLesson: 'Weiter: {lesson}',
  courseDone: '*Gut gemacht!* Du kennst das Spiel. Zeit für deine erste Partie.',
}
