import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'Cel gry',
  'goal.elfenland':
    'Twój elfi but stoi w Elvenhold. W każdym z dwudziestu pozostałych miast leży *znacznik* twojego koloru. Podróżuj i w cztery rundy zbierz ich jak najwięcej.',
  'goal.elfengold':
    'Jak w *Elfenlandzie* podróżujesz i zbierasz znaczniki miast, ale przez sześć rund i ze *złotem*: miasta płacą, żetony trafiają na licytację, zaklęcia zmieniają drogi. Złoto nie daje zwycięstwa, ale toruje do niego drogę.',
  'map.caption': 'Rysunek drogi zdradza jej teren: równina, las, pustynia, góry, rzeka, linia promowa.',
  'travel.title': 'Podróżowanie',
  'travel.land':
    'Z *drogi lądowej* można korzystać, dopóki leży na niej *żeton transportu*. Zapłać tyle kart tego rodzaju, ile podaje tabela. Z każdego żetonu mogą korzystać wszyscy.',
  'travel.caravan':
    '*Karawana:* na drodze lądowej z żetonem zawsze możesz zamiast tego zapłacić trzema dowolnymi kartami.',
  'travel.water':
    '*Rzeki i linie promowe* nie potrzebują żetonu: jedna tratwa z prądem, dwie pod prąd lub przez jezioro.',
  'travel.obstacle':
    '*Przeszkoda* kosztuje o jedną kartę więcej tego rodzaju, którym płacisz; karawana kosztuje wtedy cztery karty.',
  'travel.piece':
    'Wchodząc do miasta, po drodze lub na końcu, bierzesz swój znacznik. Z drogi możesz korzystać tyle razy, ile za nią zapłacisz.',
  'travel.caption': 'Z Lapphalii do Feodoru elfim rowerem, dalej do Throtmanni smokiem.',
  'round.title': 'Runda',
  'land.deal': '*Karty.* Każdy zaczyna z ośmioma kartami podróży; od drugiej rundy uzupełnia rękę do ośmiu.',
  'land.hidden': '*Ukryty żeton.* Każdy dobiera jeden żeton, który widzi tylko on.',
  'land.three':
    '*Trzy żetony.* Trzy razy dookoła stołu każdy bierze odkryty żeton albo dobiera w ciemno. Te żetony leżą odkryte.',
  'land.plan':
    '*Planowanie.* Po kolei: połóż żeton na wolnej drodze lądowej, na którą pasuje, albo swoje jedyne zwalone drzewo obok żetonu, albo spasuj. Po pasie możesz jeszcze zagrać; faza kończy się, gdy wszyscy spasują jeden po drugim.',
  'land.move': '*Podróż.* Po kolei każdy podróżuje tak daleko, jak chce, a potem odrzuca karty do czterech.',
  'land.end':
    '*Koniec rundy.* Mapa zostaje uprzątnięta, każdy zachowuje jeden żeton, zaczyna następny gracz. Użyte przeszkody przepadają.',
  'end.title': 'Koniec gry',
  'land.finish':
    'Gra kończy się po ostatniej rundzie albo po rundzie, w której ktoś ma wszystkie dwadzieścia znaczników. Wygrywa największa liczba znaczników; przy remisie więcej kart na ręce.',
  'variants.title': 'Warianty',
  'variant.rounds': '*Trzy rundy.* Krótsza gra: kończy się po trzeciej rundzie.',
  'variant.townCards':
    '*Karty miast.* Każdy ma tajne miasto. Na koniec odległość twojego buta od niego, liczona w drogach, pomniejsza liczbę znaczników.',
  'gold.setup':
    'Każdy zaczyna z pięcioma kartami podróży i 12 sztukami złota. Trzy karty leżą odkryte obok stosu.',
  'gold.draw':
    '*Karty* (od 2. rundy). Trzy razy dookoła stołu: karta odkryta, wierzch stosu albo cały stos złota. Odsłonięta karta złota trafia na stos złota, a ty dobierasz jeszcze raz; stos płaci 3 sztuki złota za kartę.',
  'gold.income': '*Dochód* (od 2. rundy). Każdy dostaje 2 sztuki złota.',
  'gold.tokens': '*Żetony.* Każdy dobiera w ciemno dwa żetony, jeden odkrywa, drugi ukrywa.',
  'gold.auction':
    '*Licytacja.* Żetony, dwa razy tyle, ilu jest graczy, są licytowane po kolei. Przebij o dowolną kwotę albo spasuj i odpadnij z licytacji tego żetonu. Płaci ten, kto zostanie ostatni. Kto nie może zapłacić, traci całe złoto, a żeton jest licytowany ponownie bez niego.',
  'gold.plan': '*Planowanie.* Jak w Elfenlandzie, jedna akcja albo pas, ale rodzajów żetonów jest więcej:',
  'gold.counter': 'na wolnej drodze lądowej, na którą pasuje',
  'gold.tree': 'obok żetonu na drodze lądowej: kosztuje ona o jedną kartę więcej',
  'gold.monster': 'na rzece lub linii promowej: kosztuje ona o jedną tratwę więcej',
  'gold.piece': 'obok żetonu, nigdy z przeszkodą: miasto na końcu tej drogi płaci podwójnie',
  'gold.double': 'dokłada drugi, inny twój żeton na drogę, która ma już jeden; działają oba',
  'gold.exchange': 'dwa różne żetony zamieniają się miejscami, jeśli oba pasują',
  'gold.move':
    '*Podróż i nagroda.* Po podróży zostają najwyżej cztery karty, potem wybierasz: złoto wszystkich odwiedzonych miast albo dwie karty ze stosu. Kto nie rusza się z miejsca, dostaje dwie karty.',
  'gold.end': '*Koniec rundy.* Mapa zostaje uprzątnięta, każdy zachowuje dwa żetony, zaczyna następny gracz.',
  'gold.finish':
    'Gra kończy się po szóstej rundzie albo po rundzie, w której ktoś ma wszystkie dwadzieścia znaczników. Wygrywa największa liczba znaczników; przy remisie więcej złota.',
  'variant.freeValues': '*Losowe wartości.* Wartości miast są rozdzielane losowo.',
  'variant.wizards':
    '*Elfi czarodzieje.* W stosie jest sześciu czarodziejów. W podróży czarodziej omija przeszkodę za 1 sztukę złota albo przenosi twój but do dowolnego miasta za 3; znacznik jest twój, ale wartość miasta nie jest wypłacana.',
  'plan.caption': 'Smok może leżeć na każdej drodze lądowej; te są wolne.',
}
