import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  lead: '{lessons} brevi lezioni a un vero tavolo, circa {n} {n:minuto|minuti} in tutto.',
  builds: 'Mostrano solo ciò che cambia rispetto a {game}.',
  lessons: 'Lezioni',
  steps: '{n} {n:passo|passi}',
  done: 'fatta',
  begin: 'Comincia',
  resume: 'Continua: {lesson}',
  firstGame: 'Prima partita contro un bot facile',
  leave: 'Lascia la lezione',
  step: 'Passo {n} di {of}',
  next: 'Avanti',
  show: 'Fammi vedere',
  otherwise: 'Anche questo è permesso. Ma questa lezione aspetta un’altra mossa.',
  lessonDone: '*Ottimo!* Era «{lesson}».',
  nextLesson: 'Avanti: {lesson}',
  courseDone: '*Ottimo!* Ora conosci il gioco. È il momento della prima partita.',
}
