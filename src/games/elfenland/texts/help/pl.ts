export const texts = {
  drawCards: '*Dobierz karty* na podróż: płacisz nimi za drogi, każdym rodzajem na jego terenie.',
  threeCounters: '*Weź żetony transportu*: drogą lądową można jechać dopiero wtedy, gdy leży na niej żeton.',
  tokens: '*Odkryj jeden żeton, a drugi ukryj*: oba położysz później, a ukryty znasz tylko ty.',
  auction: '*Licytuj żetony*, które otwierają drogi dla twoich kart: kto da najwięcej, płaci i bierze żeton.',
  planning: '*Kładź żetony na drogach*, za które możesz zapłacić swoimi kartami: jechać nimi mogą wszyscy.',
  moving:
    '*Podróżuj* od miasta do miasta i płać kartami: każde nowe miasto daje swój znacznik, a wygrywa ten, kto ma ich najwięcej.',
  handLimit: '*Zachowaj cztery karty*, a resztę odrzuć.',
  reward: '*Wybierz nagrodę*: za złoto kupisz żetony na licytacji, dzięki kartom zajedziesz dalej.',
  roundEnd: '*Wybierz, co zachowasz* na następną rundę: pozostałe żetony wracają do puli.',
  costs: 'Znaki na karcie pokazują, przez jaki teren prowadzi i *ile takich kart* to kosztuje.',
  raft: 'Rzeki i linie promowe nie potrzebują żetonu, tylko *tratew*: jednej z prądem, dwóch pod prąd albo przez jezioro.',
  caravan:
    'Dowolne trzy karty tworzą *karawanę*, która przejedzie drogą lądową z żetonem, gdy brakuje właściwych kart.',
  piece: '*Znaczniki w twoim kolorze* leżą w jeszcze nieodwiedzonych miastach: planuj podróż wzdłuż nich.',
  townGold: '*Liczba przy mieście* to złoto, które płaci ono przy każdym przybyciu.',
  treeObstacle: '*Zwalone drzewo* podnosi koszt drogi lądowej z żetonem o jedną kartę, i to dla wszystkich.',
  seaMonster: '*Potwór wodny* podnosi koszt rzeki lub linii promowej o jedną tratwę, i to dla wszystkich.',
  goldPiece: 'Gdy jedziesz drogą z *żetonem złota*, miasto na jej końcu płaci podwójnie.',
  doubleTransport:
    '*Podwójny transport* kładzie na drodze drugi żeton, więc można za nią płacić jednym albo drugim rodzajem kart.',
  exchange: '*Zamiana* przestawia dwa żetony na mapie, jeśli każdy pasuje na drogę drugiego.',
  wizard:
    '*Elfi czarodziej* przeprowadzi cię obok przeszkody za 1 sztukę złota albo przeniesie do dowolnego miasta za 3.',
  secretTown:
    'Proporzec wskazuje twoje *tajne miasto*: każda droga, która dzieli cię od niego na końcu, kosztuje punkt.',
  goldPile: '*Stos złota* liczy się jako jedno dobranie i daje 3 sztuki złota za każdą kartę.',
}
