import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  pearl: 'Perła',
  'pearl.worth': {
    one: 'Perła za {n} punkt',
    few: 'Perła za {n} punkty',
    many: 'Perła za {n} punktów',
    other: 'Perła za {n} punktu',
  },
  'pearl.none': 'Nie ma już pereł',
  dive: 'Ostatnie nurkowanie',
  'dive.none': 'Nikt jeszcze nie nurkował.',
  'dive.won': '*{name}* zdobywa perłę za {pearl}.',
  'dive.lost': 'Nikt nie nurkował samotnie, więc perła za {pearl} tonie.',
  divers: 'Nurkowie',
  'diver.depth': '{name}: głębokość {depth}',
  'diver.chosen': 'karta wybrana',
  'diver.thinks': 'jeszcze wybiera',
  'diver.points': { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' },
  hand: 'Twoje karty',
  card: 'Nurkuj na głębokość {depth}',
  chosen: 'Zanurkujesz na głębokość {depth}, gdy wszyscy wybiorą.',
  takeBack: 'Wybierz ponownie',
  asked: 'Jak głęboko nurkujesz?',
  waiting: 'Pozostali jeszcze wybierają.',
  over: 'Partia skończona.',
  progress: 'Perła {round} z {rounds}',
  'log.pearl': 'Perła {round} za {pearl}',
  'log.depth': '{name} nurkuje na głębokość {depth}',
  total: 'Punkty',
  'part.pearls': 'Perły',
  'option.rounds': 'Perły',
  'option.rounds.hint': 'tyle czeka na dnie',
  'refused.notInHand': 'Nie masz karty o głębokości {depth}.',
  'rules.lead': 'Kto zanurkuje najgłębiej, zdobywa perłę – o ile nikt inny nie wpadnie na ten sam pomysł.',
  'rules.deal': 'Każdy ma cztery karty o głębokości od 1 do 10. Perła warta od 1 do 6 punktów leży odkryta.',
  'rules.choose':
    'Wszyscy wybierają kartę i kładą ją *zakrytą*. Dopóki ktoś jeszcze wybiera, możesz cofnąć swój wybór.',
  'rules.show':
    'Karty odkrywa się jednocześnie. Perłę bierze nurek, który jest *najgłębiej* i jest tam *sam*. Jeśli nikt nie jest sam, perła tonie.',
  'rules.draw': 'Potem każdy dobiera kartę i odkrywa się następną perłę.',
  'rules.end':
    'Po ostatniej perle wygrywa ten, kto ma najwięcej punktów. Przy remisie wyżej jest ten, kto ma więcej pereł.',
}
