import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/pl.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'reason.keep':
    'Ta wyspa daje {points} {points:punkt|punkty|punktów|punktu} w ciągu około {turns} {turns:tury|tur|tur|tury}. Chodzi o to, żeby zdobyć dużo punktów w niewielu turach.',
  'reason.keepBoth':
    'Razem te wyspy dają {points} {points:punkt|punkty|punktów|punktu} w ciągu około {turns} {turns:tury|tur|tur|tury}. Im mniej tur zajmuje wyspa, tym więcej wysp ukończysz.',
  'reason.take':
    'Ta wyspa daje {points} {points:punkt|punkty|punktów|punktu} w ciągu około {turns} {turns:tury|tur|tur|tury}, czyli więcej punktów na turę niż każda inna z rynku.',
  'reason.takeOne':
    'Ta wyspa daje {points} {points:punkt|punkty|punktów|punktu} w ciągu około {turns} {turns:tury|tur|tur|tury}, więc jest czas, żeby ją ukończyć.',
  'reason.takeSeal':
    'Ta wyspa daje {points} {points:punkt|punkty|punktów|punktu} w ciągu około {turns} {turns:tury|tur|tur|tury}, a pieczęcie dodają za nią jeszcze {seals}.',
  'reason.takeParts':
    'Ta wyspa potrzebuje około {turns} {turns:tury|tur|tur|tury}, a {left:została|zostały|zostało} tylko {left}. Monety i palmy liczą się jednak od razu, więc nawet jej część się opłaca.',
  'reason.takeLate':
    'Ta wyspa potrzebuje około {turns} {turns:tury|tur|tur|tury}, a {left:została|zostały|zostało} tylko {left}, więc raczej nie zostanie ukończona. Żaden inny wybór nie jest jednak wart więcej.',
  'reason.draw': 'Nic z rynku nie jest warte tur, które kosztuje. Karta ze stosu jest średnio lepsza.',
  'reason.finishBoth':
    'Kończy naraz obie wyspy warte razem {points} {points:punkt|punkty|punktów|punktu}. Punktują tylko ukończone wyspy.',
  'reason.finish':
    'Kończy wyspę wartą {points} {points:punkt|punkty|punktów|punktu}. Punktują tylko ukończone wyspy.',
  'reason.row':
    'Zapełnia rząd monet i zdobywa najwyższy z pozostałych pucharów, wart {trophy} {trophy:punkt|punkty|punktów}.',
  'reason.rowMaybe':
    'Zapełnia rząd monet, a za to jest puchar. Następny jest wart {trophy} {trophy:punkt|punkty|punktów}, o ile w tej turze nie zabierze go ktoś przed tobą.',
  'reason.palms':
    'Palmy dają {points} {points:punkt|punkty|punktów|punktu}. Palma liczy się od razu, nawet jeśli wyspa nigdy nie zostanie ukończona.',
  'reason.extras':
    'Krzyżyk pozwala skreślić jeszcze jedno pole na twoich wyspach. Tutaj daje to {n} {n:pole|pola|pól} tam, gdzie najbardziej pomaga.',
  'reason.coins': 'Zbiera {n} {n:monetę|monety|monet}. Każda to punkt, a cztery w rzędzie dają puchar.',
  'reason.fits':
    'Zmieści się jeszcze {percent}% wypraw, które mogą przyjść następne. Jeśli wyprawa się nie mieści, wolno skreślić tylko jedno pole.',
  'reason.fitsAll':
    'Zmieści się jeszcze każda wyprawa, która może przyjść następna. Jeśli wyprawa się nie mieści, wolno skreślić tylko jedno pole.',
  'reason.cells': 'Skreśla {n} {n:pole|pola|pól}. Każde pole przybliża cię do ukończenia wyspy.',
  'reason.lastTurn': 'To ostatnia tura i nic więcej nie da się zyskać.',
  'more.nearly':
    'Jest wtedy {percent}% szans, że następna wyprawa ukończy wyspę wartą {points} {points:punkt|punkty|punktów|punktu}.',
  'more.surely':
    'Następna wyprawa na pewno ukończy wtedy wyspę wartą {points} {points:punkt|punkty|punktów|punktu}.',
  'more.givesUp': 'Inne skreślenie dałoby od razu o {points} {points:punkt|punkty|punktów|punktu} więcej.',
  'more.keepOthers':
    'Pozostałe dwie dałyby {points} {points:punkt|punkty|punktów|punktu} w ciągu około {turns} {turns:tury|tur|tur|tury}.',
  'more.symbols': 'Ma {coins} {coins:monetę|monety|monet} i {palms} {palms:palmę|palmy|palm}.',
  'more.coins': 'Ma {coins} {coins:monetę|monety|monet}.',
  'more.palms': 'Ma {palms} {palms:palmę|palmy|palm}.',
  'short.reason.keep':
    '{points} {points:punkt|punkty|punktów|punktu}, około {turns} {turns:tury|tur|tur|tury}',
  'short.reason.keepBoth':
    '{points} {points:punkt|punkty|punktów|punktu}, około {turns} {turns:tury|tur|tur|tury}',
  'short.reason.take': 'najwięcej punktów na turę ({points} w ciągu około {turns})',
  'short.reason.takeOne':
    '{points} {points:punkt|punkty|punktów|punktu}, około {turns} {turns:tury|tur|tur|tury}',
  'short.reason.takeSeal': '{points} {points:punkt|punkty|punktów|punktu} i {seals} z pieczęci',
  'short.reason.takeParts': 'nawet część się opłaca',
  'short.reason.takeLate': 'żaden wybór nie jest lepszy',
  'short.reason.draw': 'średnio lepiej niż z rynku',
  'short.reason.finishBoth': 'kończy obie wyspy ({points} {points:punkt|punkty|punktów|punktu})',
  'short.reason.finish': 'kończy wyspę ({points} {points:punkt|punkty|punktów|punktu})',
  'short.reason.row': 'puchar wart {trophy}',
  'short.reason.rowMaybe': 'może puchar wart {trophy}',
  'short.reason.palms': '{points} {points:punkt|punkty|punktów|punktu} za palmy',
  'short.reason.extras': 'jeszcze {n} {n:pole|pola|pól}',
  'short.reason.coins': '{n} {n:moneta|monety|monet}',
  'short.reason.fits': 'zmieści się {percent}% następnych wypraw',
  'short.reason.fitsAll': 'zmieści się każda następna wyprawa',
  'short.reason.cells': 'skreśla {n} {n:pole|pola|pól}',
  'short.reason.lastTurn': 'nic więcej do zyskania',
  'short.more.nearly': '{percent}% szans na {points} {points:punkt|punkty|punktów|punktu} w następnej turze',
  'short.more.surely': 'na pewno {points} {points:punkt|punkty|punktów|punktu} w następnej turze',
  'short.more.givesUp': 'od razu o {points} mniej',
  'short.more.keepOthers': 'pozostałe: {points} w ciągu około {turns} {turns:tury|tur|tur|tury}',
  'short.more.symbols': '{coins} {coins:moneta|monety|monet}, {palms} {palms:palma|palmy|palm}',
  'short.more.coins': '{coins} {coins:moneta|monety|monet}',
  'short.more.palms': '{palms} {palms:palma|palmy|palm}',
  'happened.dealt.good':
    '{when}: {seat} zaczyna z lepszymi wyspami, a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.dealt.bad':
    '{when}: {seat} zaczyna z gorszymi wyspami, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.pattern.good':
    '{when}: {seat} zyskuje na następnej wyprawie ({pattern}), a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.pattern.bad':
    '{when}: {seat} traci na następnej wyprawie ({pattern}), a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.finished.good':
    '{when}: {seat} kończy wyspę, a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.finished.bad':
    '{when}: {seat} kończy wyspę, ale inni zyskują więcej, więc szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.cards.good':
    '{when}: {seat} zyskuje na ruchach innych i nowych kartach, a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.cards.bad':
    '{when}: {seat} traci na ruchach innych i nowych kartach, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.good':
    'Ostatnia tura rozstrzyga: {seat} zyskuje {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.bad':
    'Ostatnia tura rozstrzyga: {seat} traci {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
}
