import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'W każdej turze karta pokazuje kształt, który wszyscy jednocześnie rysują na swoich kartach skarbów. Wygrywa ten, kto w cztery rundy ukończy najlepsze wyspy. Dla 2–4 graczy, około 20 minut.',
  'island.title': 'Wyspy',
  'island.card':
    'Karta skarbu przedstawia wyspę z 8, 10, 12 lub 14 polami. Gdy *wszystkie* pola są skreślone, wyspa jest ukończona i daje tyle punktów, ile ma pól. Kolor, sylwetka i liczba w lewym górnym rogu mówią zawsze to samo.',
  'island.caption':
    'Fioletowa 14, pomarańczowa 12, zielona 10, szara 8. Lak na niektórych kartach to pieczęć.',
  'island.start':
    'Na początku każdy dostaje cztery karty i w tajemnicy *zatrzymuje dwie*. Zawsze pracuje się nad dwiema wyspami naraz. Cztery kolejne karty leżą odkryte: to *rynek*. Reszta tworzy stos dobierania.',
  'turn.title': 'Tura',
  'turn.reveal':
    'Odkrywa się wierzchnią kartę wyprawy. Jest ich osiem, z sześcioma kształtami; w każdej rundzie gra się siedem, ósma pozostaje zakryta.',
  'turn.patterns': 'Sześć kształtów. Linia trzech pól i narożnik występują po dwa razy.',
  'turn.mark':
    'Teraz wszyscy jednocześnie skreślają: *cały kształt* na *jednej* ze swoich dwóch wysp, dowolnie obrócony i odbity, tylko na wolnych polach.',
  'turn.caption': 'Tu mieści się litera L: cztery pola, w tym jedno z krzyżykiem.',
  'turn.single':
    'Można też zamiast tego skreślić *jedno pole*. Wolno to zrobić zawsze, nawet gdy kształt by się zmieścił. Coś skreślić trzeba.',
  'symbols.title': 'Co dają symbole',
  'symbols.cross':
    '*Krzyżyk:* od razu skreślasz jeszcze jedno pole, gdziekolwiek na swoich dwóch wyspach. Jeśli to znów krzyżyk, skreślasz dalej.',
  'symbols.coin':
    '*Moneta:* wypełnia kolejną kratkę na karcie punktacji. Każda z dwunastu jest warta 1 punkt.',
  'symbols.trophy':
    '*Puchar:* cztery monety zapełniają rząd. Za pełny rząd bierze się najwyższy z pozostałych pucharów: 6, 5, 4, 3, 2, 1.',
  'symbols.palm':
    '*Palma:* liczy się od razu: 1 punkt, plus 1 za każdą palmę *na rynku*. Miejsca jest na cztery.',
  'symbols.caption': 'Na tym rynku są dwie palmy: palma skreślona teraz jest warta 1 + 2 = 3.',
  'full.title': 'Wyspa ukończona',
  'full.aside':
    'Gdy wszyscy skreślą, turę rozpatruje się od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara. Rozdaje się puchary i odkłada ukończone wyspy.',
  'full.replace':
    'Za każdą odłożoną wyspę bierzesz nową kartę: *jedną z rynku* albo w ciemno *wierzchnią ze stosu*. Potem rynek uzupełnia się znów do czterech.',
  'full.order': 'Gracz rozpoczynający zmienia się co turę. Kto jest wcześniej, ma większy wybór.',
  'end.title': 'Koniec gry',
  'end.when': 'Po czterech rundach po siedem tur gra się kończy. Dodaje się:',
  'end.coins': '*monety* i *puchary*',
  'end.palms': 'liczby wpisane w kratki *palm*',
  'end.islands': 'punkty wszystkich *ukończonych* wysp; nieukończone nie dają nic',
  'end.seals': '*pieczęcie*: każda daje 1 lub 2 punkty za każdą ukończoną wyspę swojego koloru',
  'end.caption': 'Pieczęć na fioletowej wyspie daje 2 za każdą pomarańczową: 4 punkty.',
  'end.tie':
    'Remis? Decyduje większa liczba wysp szarych, potem zielonych, pomarańczowych i fioletowych. Jeśli i te są równe, zwycięstwo jest wspólne.',
  'small.title': 'Drobnym drukiem',
  'small.once':
    'Palmy na rynku liczy się raz, zanim ktokolwiek zacznie skreślać. Palmy na innych kartach nie liczą się nigdy.',
  'small.chain':
    'Dodatkowe pole trzeba skreślić. Może ono ukończyć wyspę, a wtedy skreśla się dalej na drugiej, ale nigdy na nowej karcie w tej samej turze.',
  'small.look':
    'Wcześniejsze karty wypraw z tej rundy wolno pamiętać, ale nie podglądać. Opcja stołu *ściągawka* je przekreśla.',
  'small.undo': 'Dopóki nie zatwierdzisz, możesz wszystko cofnąć, oprócz karty dobranej w ciemno.',
  'small.solo': 'W pojedynkę gra się o punkty na tych samych zasadach. To nasz własny dodatek.',
  note: 'Vermeil to niezależna, nieoficjalna wersja z własnymi kartami.',
}
