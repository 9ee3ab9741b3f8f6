import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'W każdej turze karta pokazuje kształt, który wszyscy jednocześnie rysują na swoich kartach skarbów. Wygrywa ten, kto w cztery rundy ukończy najlepsze wyspy. Dla 1–4 graczy, około 20 minut.',
  'island.title': 'Wyspy',
  'island.card':
    'Karta skarbu przedstawia wyspę z 8, 10, 12 lub 14 polami. Gdy *wszystkie* pola są skreślone, wyspa jest ukończona i daje tyle punktów, ile ma pól. Kolor, sylwetka i liczba w lewym górnym rogu mówią zawsze to samo.',
  'island.caption':
    'Fioletowa 14, pomarańczowa 12, zielona 10, szara 8. Lak na niektórych kartach to pieczęć.',
  'island.start':
    'Na początku każdy dostaje cztery karty i w tajemnicy *zatrzymuje dwie*; dwie pozostałe wtasowuje się do stosu dobierania. Zawsze zapełniasz dwie wyspy naraz. Potem odkrywa się cztery karty ze stosu: to *rynek*.',
  'turn.title': 'Tura',
  'turn.reveal':
    'Odkrywa się wierzchnią kartę wyprawy. Jest ich osiem, z sześcioma kształtami; w każdej rundzie gra się siedem, ósma pozostaje zakryta. Przed następną rundą wszystkie osiem tasuje się od nowa.',
  'turn.patterns': 'Sześć kształtów. Linia trzech pól i narożnik występują po dwa razy.',
  'turn.mark':
    'Teraz wszyscy jednocześnie skreślają: *cały kształt* na *jednej* ze swoich dwóch wysp, dowolnie obrócony i odbity, tylko na wolnych polach. Co skreślają inni, widać dopiero, gdy wszyscy zatwierdzą.',
  'turn.caption': 'Tu mieści się litera L: cztery pola, w tym jedno z krzyżykiem.',
  'turn.single':
    'Można też zamiast tego skreślić *jedno pole*. Wolno to zrobić zawsze, nawet gdy kształt by się zmieścił. Coś skreślić trzeba.',
  'symbols.title': 'Co dają symbole',
  'symbols.cross':
    '*Krzyżyk:* gdy kształt jest narysowany, za każdy krzyżyk w nim skreślasz jeszcze jedno pole, gdziekolwiek na swoich dwóch wyspach. Jeśli i tam jest krzyżyk, skreślasz dalej. Gdy nie ma już wolnych pól, krzyżyk przepada.',
  'symbols.coin':
    '*Moneta:* wypełnia kolejną kratkę na karcie punktacji. Każda z dwunastu jest warta 1 punkt; następne monety przepadają.',
  'symbols.trophy':
    '*Puchar:* cztery monety zapełniają rząd. Za pełny rząd bierze się najwyższy z pozostałych pucharów: 6, 5, 4, 3, 2, 1. Gdy rozdano już wszystkie sześć, rząd nie daje nic.',
  'symbols.palm':
    '*Palma:* daje od razu 1 punkt, plus 1 za każdą palmę *na rynku*. Miejsca jest na cztery; następne palmy przepadają.',
  'symbols.caption': 'Na tym rynku są dwie palmy: palma skreślona teraz jest warta 1 + 2 = 3.',
  'full.title': 'Wyspa ukończona',
  'full.aside':
    'Gdy wszyscy skreślą, turę rozpatruje się gracz po graczu, zgodnie z ruchem wskazówek zegara, od gracza rozpoczynającego: najpierw dostajesz puchar, potem odkładasz ukończone wyspy.',
  'full.replace':
    'Za każdą odłożoną wyspę bierzesz nową kartę: *jedną z rynku* albo w ciemno *wierzchnią ze stosu*. Jeśli obie wyspy są ukończone, bierzesz karty jedną po drugiej. Rynek uzupełnia się do czterech dopiero po twojej ostatniej karcie.',
  'full.stock':
    'Gdy stos się wyczerpie, rynku już się nie uzupełnia i możesz brać tylko to, co na nim zostało. Jeśli i on jest pusty, miejsce po wyspie pozostaje puste. Kto nie ma ani jednego wolnego pola, nie skreśla nic.',
  'full.order':
    'Gracza rozpoczynającego się losuje, a po każdej turze rola przechodzi na następnego gracza, zgodnie z ruchem wskazówek zegara. Kto jest wcześniej w kolejności, ma większy wybór.',
  'end.title': 'Koniec gry',
  'end.when':
    'Po czterech rundach po siedem tur gra się kończy; w ostatniej turze nikt nie bierze już nowych kart. Dodaje się:',
  'end.coins': '*monety* i *puchary*',
  'end.palms': 'liczby wpisane w kratki *palm*',
  'end.islands':
    'punkty wszystkich *ukończonych* wysp; nieukończone nie dają nic, ale skreślone na nich monety i palmy się liczą',
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
  'small.solo':
    'W pojedynkę gra się o punkty na tych samych zasadach. Gra jednoosobowa to nasz własny dodatek.',
  note: 'Vermeil to niezależna, nieoficjalna wersja z własnymi kartami.',
}
