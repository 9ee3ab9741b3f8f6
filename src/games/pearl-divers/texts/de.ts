import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  pearl: 'Die Perle',
  'pearl.worth': { one: 'Eine Perle für {n} Punkt', other: 'Eine Perle für {n} Punkte' },
  'pearl.none': 'Alle Perlen sind vergeben',
  dive: 'Der letzte Tauchgang',
  'dive.none': 'Noch ist niemand getaucht.',
  'dive.won': '*{name}* holt die Perle für {pearl}.',
  'dive.lost': 'Niemand taucht allein, also versinkt die Perle für {pearl}.',
  divers: 'Taucher',
  'diver.depth': '{name}: Tiefe {depth}',
  'diver.chosen': 'hat gewählt',
  'diver.thinks': 'wählt noch',
  'diver.points': { one: '{n} Punkt', other: '{n} Punkte' },
  hand: 'Deine Karten',
  card: 'In Tiefe {depth} tauchen',
  chosen: 'Du tauchst in Tiefe {depth}, sobald alle gewählt haben.',
  takeBack: 'Neu wählen',
  asked: 'Wie tief tauchst du?',
  waiting: 'Die anderen wählen noch.',
  over: 'Die Partie ist vorbei.',
  progress: 'Perle {round} von {rounds}',
  'log.pearl': 'Perle {round} für {pearl}',
  'log.depth': '{name} taucht in Tiefe {depth}',
  total: 'Punkte',
  'part.pearls': 'Perlen',
  'option.rounds': 'Perlen',
  'option.rounds.hint': 'so viele liegen im Meer',
  'refused.notInHand': 'Du hast keine Karte mit Tiefe {depth}.',
  'rules.lead': 'Wer am tiefsten taucht, bekommt die Perle, wenn sonst niemand auf dieselbe Idee kommt.',
  'rules.deal':
    'Alle haben vier Karten mit Tiefen von 1 bis 10. Eine Perle im Wert von 1 bis 6 Punkten liegt offen.',
  'rules.choose':
    'Alle wählen eine Karte und legen sie *verdeckt* hin. Bis alle gewählt haben, kannst du deine zurücknehmen.',
  'rules.show':
    'Alle Karten werden zugleich gezeigt. Wer am *tiefsten* und dort *allein* ist, bekommt die Perle. Ist niemand allein, versinkt sie.',
  'rules.draw': 'Dann ziehen alle eine Karte, und die nächste Perle wird aufgedeckt.',
  'rules.end':
    'Nach der letzten Perle gewinnen die meisten Punkte. Bei Gleichstand liegt vorn, wer mehr Perlen hat.',
}
