import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Tę stronę widzisz tylko ty. Przy stole rankingowym twój ranking widzą też osoby, które przy nim siedzą.',
  none: 'Nie masz jeszcze ukończonej partii rankingowej. Otwierając stół, wybierz *Partia rankingowa*.',
  unknown: 'Najpierw zagraj na tym serwerze partię rankingową: wtedy twoje rankingi pojawią się tutaj.',
  players: { one: '{n} osoba', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' },
  matches: {
    one: '{n} partia rankingowa',
    few: '{n} partie rankingowe',
    many: '{n} partii rankingowych',
    other: '{n} partii rankingowej',
  },
  last: 'ostatnia {date}',
  value: '{points} ± {margin}',
  spoken: '{points}, plus minus {margin}',
  below: 'poniżej bota „{level}”',
  between: 'między botami „{below}” a „{above}”',
  above: 'powyżej bota „{level}”',
  unsure: 'jeszcze bardzo niepewny',
  graph: 'Ranking w {n} {n:ostatniej partii|ostatnich partiach}: od {first} do {last}',
  here: 'Rankingi przy tym stole',
  change: '{before} → {after}',
  'change.spoken': '{name}: z {before} na {after}',
  'now.spoken': '{name}: {rating}',
  pending: 'Trwa obliczanie rankingu…',
  mine: 'Wszystkie moje rankingi',
  'uncounted.repeated':
    'Ta partia się nie liczy: te same osoby rozegrały już w ciągu doby dziesięć partii rankingowych.',
  'uncounted.outclassed': 'Ta partia się nie liczy: boty są o wiele słabsze od ciebie.',
  'uncounted.abandoned': 'Ta partia się nie liczy, bo nikt nie dograł jej do końca.',
  terms: 'Co się liczy',
  'terms.places':
    'Liczą się tylko miejsca, osobno dla każdej gry i liczby graczy. Liczba po ± mówi, jak pewny jest ranking: prawdziwa wartość mieści się w tym przedziale z prawdopodobieństwem 95%.',
  'terms.bots': 'Boty są na tej samej skali. Ich siłę zmierzono i nigdy się nie zmienia.',
  'terms.standIn':
    'Jeśli bot musi wykonać za ciebie choć jeden ruch, bo cię nie ma lub skończył ci się czas, zajmujesz ostatnie miejsce.',
  'terms.repeated':
    'W ciągu doby liczy się dziesięć partii tych samych osób, a boty o wiele słabsze od ciebie nie liczą się wcale.',
}
