import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'Cel gry',
  'goal.elfenland':
    'Twój elfi but stoi w Elvenhold. W każdym z dwudziestu pozostałych miast leży *znacznik* twojego koloru. Podróżuj i w {rounds} zbierz ich jak najwięcej.',
  'goal.rounds': 'cztery rundy (w krótkiej grze trzy)',
  'goal.rounds.3': 'trzy rundy',
  'goal.rounds.4': 'cztery rundy',
  'goal.elfengold':
    'Jak w grze *Elfenland* podróżujesz i zbierasz znaczniki miast, ale przez sześć rund i ze *złotem*: miasta płacą, żetony trafiają na licytację, zaklęcia zmieniają drogi. Złoto nie daje zwycięstwa, ale toruje do niego drogę.',
  'map.caption': 'Rysunek drogi zdradza jej teren: równina, las, pustynia, góry, rzeka, linia promowa.',
  'travel.title': 'Podróżowanie',
  'travel.land':
    'Z *drogi lądowej* można korzystać, dopóki leży na niej *żeton transportu*. Zapłać tyloma kartami tego rodzaju, ile podaje tabela. Z każdego żetonu mogą korzystać wszyscy.',
  'travel.caravan':
    '*Karawana:* na drodze lądowej z żetonem zawsze możesz zamiast tego zapłacić trzema dowolnymi kartami podróży, także tratwami. Na wodzie karawan nie ma.',
  'travel.water':
    '*Rzeki i linie promowe* nie potrzebują żetonu: jedna tratwa z prądem, dwie pod prąd lub przez jezioro. Każda linia promowa jest osobną drogą.',
  'travel.obstacle':
    '*Przeszkoda* podnosi koszt o jedną kartę tego rodzaju, którym płacisz; karawana kosztuje wtedy cztery karty.',
  'travel.piece':
    'Wchodząc do miasta, po drodze lub na końcu, bierzesz swój znacznik. Z drogi możesz korzystać tyle razy, ile za nią zapłacisz.',
  'travel.caption': 'Z Lapphalii do Feodoru elfim rowerem, dalej do Throtmanni smokiem.',
  'round.title': 'Runda',
  'land.deal':
    '*Karty.* Każdy zaczyna z ośmioma kartami podróży. Od drugiej rundy tasuje się wszystkie karty, których nikt nie ma na ręce, i uzupełnia każdą rękę do ośmiu.',
  'land.hidden': '*Ukryty żeton.* Każdy dobiera jeden żeton, który widzi tylko on.',
  'land.three':
    '*Trzy żetony.* Trzy razy dookoła stołu każdy bierze jeden z pięciu odkrytych żetonów, który od razu się zastępuje, albo dobiera w ciemno. W obu przypadkach żeton leży potem odkryty przed właścicielem.',
  'land.plan':
    '*Planowanie.* Po kolei: połóż żeton na wolnej drodze lądowej, na którą pasuje, albo swoje zwalone drzewo na drodze lądowej z żetonem, ale bez przeszkody, albo spasuj. Masz tylko jedną przeszkodę na całą grę. Po pasie możesz jeszcze zagrać; faza kończy się, gdy wszyscy spasują jeden po drugim.',
  'land.move':
    '*Podróż.* Po kolei każdy podróżuje tak daleko, jak chce, a potem odrzuca karty, aż zostaną mu cztery.',
  'land.end':
    '*Koniec rundy.* Mapa zostaje uprzątnięta, użyte przeszkody wychodzą z gry. Każdy zachowuje jeden wybrany żeton i oddaje resztę; ukryty pozostaje ukryty. Zaczyna następny gracz zgodnie z ruchem wskazówek zegara.',
  'end.title': 'Koniec gry',
  'land.finish':
    'Gra kończy się po ostatniej rundzie albo po rundzie, w której ktoś ma wszystkie dwadzieścia znaczników. Wygrywa ten, kto ma najwięcej znaczników miast; przy remisie ten, kto ma więcej kart na ręce. Jeśli i to jest równe, zwycięstwo jest wspólne.',
  'variants.title': 'Warianty',
  'variant.rounds': '*Trzy rundy.* Krótsza gra: kończy się po trzeciej rundzie.',
  'variant.townCards':
    '*Karty miast.* Każdy ma tajne miasto. Na koniec najkrótsza odległość twojego buta od niego, liczona w drogach dowolnego rodzaju, pomniejsza liczbę znaczników. Przy remisie wygrywa ten, kto jest bliżej swojego miasta; dopiero potem decyduje zwykłe rozstrzygnięcie remisu.',
  'gold.setup':
    'Każdy zaczyna z pięcioma kartami podróży i 12 sztukami złota. Trzy karty leżą odkryte obok stosu. Dopiero potem do stosu wtasowuje się siedem kart złota.',
  'gold.draw':
    '*Karty* (od 2. rundy). Trzy razy dookoła stołu: weź jedną z trzech odkrytych kart, którą od razu się zastępuje, wierzchnią kartę stosu albo cały stos złota. Odsłonięta karta złota trafia na stos złota; jeśli to ty ją dobierasz, wybierasz jeszcze raz. Stos złota płaci 3 sztuki złota za kartę. Gdy stos się wyczerpie, tasuje się karty odrzucone; jeśli ich nie ma, zostają tylko karty odkryte i stos złota.',
  'gold.income': '*Dochód* (od 2. rundy). Każdy dostaje 2 sztuki złota.',
  'gold.tokens': '*Żetony.* Każdy dobiera w ciemno dwa żetony, jeden odkrywa, drugi ukrywa.',
  'gold.auction':
    '*Licytacja.* Żetony, dwa razy tyle, ilu jest graczy, są licytowane po kolei. Otwiera gracz rozpoczynający, dalej zgodnie z ruchem wskazówek zegara: przebij o dowolną całą kwotę albo spasuj i odpadnij z licytacji tego żetonu. Kto zostanie ostatni, płaci i kładzie żeton odkryty przed sobą.',
  'gold.unsold':
    'Jeśli wszyscy inni spasują bez oferty, ostatni gracz może wziąć żeton za dokładnie 1 sztukę złota. Żeton, na który nie ma ofert, wraca do puli.',
  'gold.broke':
    'Kto wygra licytację, a nie może zapłacić, traci całe złoto, a żeton jest licytowany ponownie bez niego; wszyscy inni mogą znów licytować, nawet po pasie.',
  'gold.plan':
    '*Planowanie.* Po kolei: zagraj żeton albo spasuj. Po pasie możesz jeszcze zagrać; faza kończy się, gdy wszyscy spasują jeden po drugim. Gdzie kładzie się żetony:',
  'gold.counter': 'i każdy inny żeton transportu: na wolnej drodze lądowej, na którą pasuje',
  'gold.tree':
    'na drodze lądowej z żetonem, ale bez przeszkody i żetonu złota: kosztuje ona o jedną kartę więcej',
  'gold.monster': 'na rzece lub linii promowej bez potwora wodnego: kosztuje ona o jedną tratwę więcej',
  'gold.piece':
    'na drodze lądowej z żetonem, ale bez przeszkody i żetonu złota: miasto na końcu tej drogi płaci podwójnie',
  'gold.double':
    'dokłada drugi, inny twój żeton na drogę lądową, która ma już jeden; działają oba, a przeszkoda lub żeton złota liczy się dla obu',
  'gold.exchange':
    'zamienia miejscami dwa różne żetony, obojętnie czyje, jeśli oba pasują; nic innego się nie rusza',
  'gold.move':
    '*Podróż i nagroda.* Po podróży zachowujesz najwyżej cztery karty, potem wybierasz: złoto wszystkich odwiedzonych miast albo dwie karty ze stosu, ponad te cztery. Kto nie rusza się z miejsca, dostaje dwie karty.',
  'gold.reward':
    'Miasto płaci za każdym razem, gdy do niego wchodzisz. Miasto, z którego wyruszasz, płaci tylko wtedy, gdy do niego wracasz.',
  'gold.end':
    '*Koniec rundy.* Mapa zostaje uprzątnięta. Każdy zachowuje dwa wybrane żetony i oddaje resztę do puli; ukryte pozostają ukryte. Zaczyna następny gracz zgodnie z ruchem wskazówek zegara.',
  'gold.finish':
    'Gra kończy się po szóstej rundzie albo po rundzie, w której ktoś ma wszystkie dwadzieścia znaczników. Ostatnią nagrodę jeszcze się bierze. Wygrywa ten, kto ma najwięcej znaczników miast; przy remisie ten, kto ma więcej złota. Jeśli i to jest równe, zwycięstwo jest wspólne.',
  'variant.freeValues': '*Losowe wartości.* Wartości miast są rozdzielane losowo.',
  'variant.wizards':
    '*Elfi czarodzieje.* Sześciu czarodziejów wtasowuje się do kart podróży i dobiera tak jak one. W podróży czarodziej za 1 sztukę złota omija przeszkodę bez dodatkowej karty albo za 3 przenosi twój but do dowolnego innego miasta; znacznik jest twój, ale miasto nic nie płaci. Możesz użyć kilku, płacąc złotem, które już masz. Czarodziej nie może iść w karawanie.',
  'variant.table':
    '*Opcje stołu.* Można grać bez limitu czterech kart na ręce, a oferty bez pokrycia można zakazać.',
  'plan.caption': 'Smok może leżeć na każdej drodze lądowej; te są wolne.',
}
