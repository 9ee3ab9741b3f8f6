import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Wierzy, że ukończy każdą wyspę, nie widzi, co dają krzyżyki, i często popełnia drobne błędy.',
  'level.steady.how': 'Skreśla rozsądnie tura po turze, ale nie pamięta, które wyprawy już były.',
  'level.sharp.how':
    'Widzi łańcuchy krzyżyków, pamięta wyprawy i prawie nie traci tur, ale nie patrzy naprzód.',
  'level.master.how':
    'Patrzy turę naprzód z wyprawami, które jeszcze mogą przyjść, a trudne wybory przed decyzją rozgrywa wiele razy.',
  'reason.keep':
    'Wyspa za {points} {points:punkt|punkty|punktów} na około {turns} {turns:tury|tur|tur|tury}.',
  'reason.keepBoth':
    'Razem dają {points} {points:punkt|punkty|punktów} w około {turns} {turns:tury|tur|tur|tury}.',
  'reason.take':
    'Daje {points} {points:punkt|punkty|punktów} w około {turns} {turns:tury|tur|tur|tury}: najwięcej punktów na turę z rynku.',
  'reason.takeOne': 'Daje {points} {points:punkt|punkty|punktów} w około {turns} {turns:tury|tur|tur|tury}.',
  'reason.takeSeal':
    'Daje {points} {points:punkt|punkty|punktów} i jeszcze {seals} z pieczęci, w około {turns} {turns:tury|tur|tur|tury}.',
  'reason.takeParts':
    'Potrzebuje około {turns} {turns:tury|tur|tur|tury}, a {left:została|zostały|zostało} tylko {left}, ale nawet jej część się opłaca.',
  'reason.takeLate':
    'Potrzebuje około {turns} {turns:tury|tur|tur|tury}, a {left:została|zostały|zostało} tylko {left}. Żaden inny wybór nie jest wart więcej.',
  'reason.draw': 'Nic z rynku nie jest warte swoich tur: karta ze stosu jest średnio lepsza.',
  'reason.finishBoth': 'Kończy obie wyspy naraz, za {points} {points:punkt|punkty|punktów}.',
  'reason.finish': 'Kończy wyspę, za {points} {points:punkt|punkty|punktów}.',
  'reason.row': 'Zapełnia rząd monet i zdobywa puchar wart {trophy}.',
  'reason.rowMaybe':
    'Zapełnia rząd monet. Następny jest puchar wart {trophy}, o ile w tej turze nie zabierze go ktoś przed tobą.',
  'reason.palms': 'Palmy dają {points} {points:punkt|punkty|punktów}.',
  'reason.extras': 'Krzyżyk daje jeszcze {n} {n:pole|pola|pól} tam, gdzie najbardziej pomaga.',
  'reason.coins': 'Zbiera {n} {n:monetę|monety|monet}.',
  'reason.fits': 'Zmieści się jeszcze {percent}% wypraw, które mogą przyjść następne.',
  'reason.lastTurn': 'To ostatnia tura i nic więcej nie da się zyskać.',
  'more.nearly':
    'Następna wyprawa kończy wtedy wyspę za {points} {points:punkt|punkty|punktów} z szansą {percent}%.',
  'more.givesUp': 'Inne skreślenie dałoby od razu o {points} {points:punkt|punkty|punktów} więcej.',
  'more.keepOthers':
    'Pozostałe dwie dałyby {points} {points:punkt|punkty|punktów} w około {turns} {turns:tury|tur|tur|tury}.',
  'more.symbols': 'Ma {coins} {coins:monetę|monety|monet} i {palms} {palms:palmę|palmy|palm}.',
  'more.coins': 'Ma {coins} {coins:monetę|monety|monet}.',
  'more.palms': 'Ma {palms} {palms:palmę|palmy|palm}.',
  'happened.dealt.good':
    '{when}: {seat} zaczyna z lepszymi wyspami: szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.dealt.bad':
    '{when}: {seat} zaczyna z gorszymi wyspami: szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.pattern.good':
    '{when}: {seat} zyskuje na następnej wyprawie ({pattern}): szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.pattern.bad':
    '{when}: {seat} traci na następnej wyprawie ({pattern}): szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.finished.good':
    '{when}: {seat} kończy wyspę i zyskuje przewagę: szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.finished.bad':
    '{when}: {seat} kończy wyspę, ale inni zyskują więcej: szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.cards.good':
    '{when}: {seat} zyskuje na ruchach innych i nowych kartach: szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.cards.bad':
    '{when}: {seat} traci na ruchach innych i nowych kartach: szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.good':
    'Ostatnia tura rozstrzyga: {seat} zyskuje {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.bad':
    'Ostatnia tura rozstrzyga: {seat} traci {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
}
