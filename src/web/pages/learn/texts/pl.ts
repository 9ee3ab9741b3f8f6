import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  lead: '{lessons} {lessons:krótka lekcja|krótkie lekcje|krótkich lekcji} przy prawdziwym stole, razem około {n} {n:minuty|minut}.',
  builds: 'Pokazują tylko to, co jest inne niż w grze {game}.',
  lessons: 'Lekcje',
  steps: '{n} {n:krok|kroki|kroków}',
  done: 'gotowe',
  begin: 'Zaczynamy',
  resume: 'Dalej: {lesson}',
  firstGame: 'Pierwsza partia z łatwym przeciwnikiem',
  leave: 'Wyjdź z lekcji',
  step: 'Krok {n} z {of}',
  next: 'Dalej',
  show: 'Pokaż mi',
  otherwise: 'Tak też wolno. Ale ta lekcja czeka na inny ruch.',
  lessonDone: '*Świetnie!* To była lekcja „{lesson}”.',
  nextLesson: 'Dalej: {lesson}',
  courseDone: '*Świetnie!* Znasz już grę. Czas na pierwszą partię.',
}
