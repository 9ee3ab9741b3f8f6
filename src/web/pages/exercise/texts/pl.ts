import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  show: 'Pokaż mi',
  skip: 'Pomiń',
  next: 'Dalej',
  solved: 'Świetnie!',
  'solved.also': 'Równie dobrze',

  'mistakes.count': 'Zadanie {n} z {of}',
  'mistakes.youPlayed': 'Twój ruch: *{moves}*',
  'mistakes.theyPlayed': '{name}, ruch: *{moves}*',
  'mistakes.find': 'Znajdziesz coś lepszego?',
  'mistakes.better': 'Lepiej niż w partii, ale da się jeszcze lepiej.',
  'mistakes.worse': 'Jeszcze nie: to nie jest lepsze niż zagrany ruch. Przyjrzyj się ponownie.',
  'mistakes.same': 'To ruch z partii. Przyjrzyj się ponownie.',
  'mistakes.whose': 'Czyje błędy obejrzymy?',
  'mistakes.exercises': {
    one: '{n} zadanie',
    few: '{n} zadania',
    many: '{n} zadań',
    other: '{n} zadania',
  },
  'mistakes.none': 'Nic do poprawienia!',
  'mistakes.noneWords': 'Analiza nie znalazła w tej partii żadnych błędów. Świetna gra!',
  'mistakes.end': 'Gotowe!',
  'mistakes.score': 'Za pierwszym razem: {n} z {of}.',
  'mistakes.all': 'Wszystkie lepsze ruchy za pierwszym razem. Znakomicie!',
  'mistakes.rest': 'Rozwiąż pozostałe',
  'mistakes.toReview': 'Do analizy',
  'mistakes.outcome.first': 'za pierwszym razem',
  'mistakes.outcome.later': 'rozwiązane',
  'mistakes.outcome.shown': 'rozwiązanie pokazane',
  'mistakes.outcome.missed': 'jeszcze nierozwiązane',
  'mistakes.outcome.open': 'pominięte',
}
