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
    'Wyspa za {points} {points:punkt|punkty|punktów} na około {turns} {turns:tury|tur|tur|tury}: dobra jak na swój rozmiar.',
  'reason.take':
    'Daje {points} {points:punkt|punkty|punktów} w około {turns} {turns:tury|tur|tur|tury}: najlepsza z rynku.',
  'reason.takeSeal': 'Daje {points} {points:punkt|punkty|punktów} i jeszcze {seals} z pieczęci.',
  'reason.takeInTime':
    'Zostało mało tur: tę wyspę za {points} {points:punkt|punkty|punktów} można jeszcze ukończyć.',
  'reason.draw': 'Nic z rynku nie jest warte swoich tur: karta ze stosu jest średnio lepsza.',
  'reason.finishBoth': 'Kończy obie wyspy naraz, za {points} {points:punkt|punkty|punktów}.',
  'reason.finish': 'Kończy wyspę, za {points} {points:punkt|punkty|punktów}.',
  'reason.row': 'Zapełnia rząd monet na czas, po puchar wart {trophy}.',
  'reason.palms': 'Palmy dają {points} {points:punkt|punkty|punktów}.',
  'reason.extras': 'Krzyżyk daje jeszcze {n} {n:pole|pola|pól} tam, gdzie najbardziej pomaga.',
  'reason.coins': 'Zbiera {n} {n:monetę|monety|monet} bez straty czasu.',
  'reason.nearly': 'Następna wyprawa kończy wtedy wyspę z szansą {percent}%.',
  'reason.fits': 'Zmieści się jeszcze {percent}% wypraw, które mogą przyjść następne.',
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
