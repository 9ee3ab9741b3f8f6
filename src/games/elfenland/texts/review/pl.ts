import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/pl.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'when.drawing': 'Runda {round}, dobieranie',
  'when.auction': 'Runda {round}, licytacja {lot}',
  'when.planning': 'Runda {round}, planowanie',
  'when.journeys': 'Runda {round}, podróże',
  'when.roundEnd': 'Koniec rundy {round}',
  'reason.towns':
    'Dzięki temu planowana podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast}; bez tego żadna podróż nie daje więcej niż {without}. Każde nowe miasto to punkt.',
  'reason.townsOnly':
    'Dzięki temu planowana podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast}; bez tego nie da się dotrzeć do żadnego. Każde nowe miasto to punkt.',
  'reason.gold':
    'Dzięki temu planowana podróż przynosi o {gold} {gold:sztukę|sztuki|sztuk} złota więcej niż bez tego jakakolwiek podróż do tylu samo miast. Za złoto kupuje się żetony, a przy remisie wygrywa ten, kto ma go więcej.',
  'reason.cards':
    'Dzięki temu na następną rundę zostaje ci o {cards} {cards:kartę|karty|kart} więcej niż bez tego po jakiejkolwiek podróży do tylu samo miast.',
  'reason.near':
    'Planowana podróż kończy się w mieście {town}, a {near} z brakujących miast {near:leży|leżą|leży} najwyżej dwie drogi dalej. Stamtąd zaczyna się następna podróż.',
  'reason.secret':
    'Planowana podróż kończy się w mieście {town}, {roads} {roads:drogę|drogi|dróg} od miasta {secret} z twojej karty. Na końcu każda z tych dróg kosztuje punkt.',
  'reason.secretHome':
    'Planowana podróż kończy się w mieście {town}, czyli tym z twojej karty. Na końcu nie tracisz więc punktów.',
  'reason.lay':
    'Planowana podróż wykorzystuje {token} na drodze {from} – {to}. Lądem można podróżować tylko tam, gdzie leży żeton.',
  'reason.layGold': 'Planowana podróż wiedzie drogą {from} – {to}: złoto liczy się tam wtedy podwójnie.',
  'reason.road': 'Planowana podróż wiedzie drogą {from} – {to}.',
  'reason.spare': 'Planowana podróż nie potrzebuje tego żetonu.',
  'reason.hinders':
    'Możesz tu poświęcić {token}, bo twój plan tego nie potrzebuje. Na drodze {from} – {to} kosztuje to gracza {by} kartę lub miasto w około {percent}% możliwych układów kart, a żaden rywal nie ma więcej znaczników miast.',
  'reason.pass':
    'Żaden z twoich żetonów nie umożliwia podróży do większej liczby miast, więc nie musisz nic kłaść.',
  'reason.passWait':
    'Twoje żetony mogą jeszcze dodać do podróży {n} {n:miasto|miasta|miast}; czekając, zobaczysz najpierw, co położą inni.',
  'reason.passKeep':
    'Żeton mógłby dodać do podróży {n} {n:miasto|miasta|miast}, ale plan jest lepszy bez niego.',
  'reason.travel':
    'Podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast} i kończy się w mieście {town}. Każde nowe miasto to punkt.',
  'reason.travelWithoutTowns':
    'Najlepsza podróż stąd kończy się w mieście {town}. Nie daje żadnego nowego miasta.',
  'reason.stop':
    'Dalsza podróż mogłaby dać jeszcze {towns} {towns:miasto|miasta|miast}, ale kosztowałaby więcej, niż to warte.',
  'reason.stopNone': 'Nie da się już dotrzeć do żadnego nowego miasta.',
  'reason.counterPlan': 'Średnio pomaga bardziej niż inne odkryte żetony.',
  'reason.counter':
    'Masz na ręce {n} {n:pasującą kartę|pasujące karty|pasujących kart}. Żeton najbardziej pomaga z kartami tego samego rodzaju.',
  'reason.drawCounter': 'Żeton dobrany w ciemno pomaga średnio bardziej niż każdy odkryty.',
  'reason.card': 'Średnio pomaga bardziej niż inne karty do wyboru.',
  'reason.drawCard': 'Żadna odkryta karta nie jest lepsza niż przeciętna karta ze stosu.',
  'reason.goldPile': 'Stos złota się opłaca: {gold} {gold:sztuka|sztuki|sztuk} złota.',
  'reason.show': 'Drugi żeton jest wart więcej i pozostaje ukryty.',
  'reason.showSame': 'Oba żetony są takie same.',
  'reason.bid': 'Dla planu ten żeton jest wart co najmniej {gold} {gold:sztukę|sztuki|sztuk} złota.',
  'reason.noBid':
    'Twój plan nie potrzebuje tego żetonu, a następna oferta to {bid} {bid:sztuka|sztuki|sztuk} złota.',
  'reason.noBidNoTown':
    'Z nim nie da się dotrzeć do większej liczby miast niż bez niego, a następna oferta to {bid} {bid:sztuka|sztuki|sztuk} złota.',
  'reason.noBidTowns':
    'Dzięki niemu dałoby się dotrzeć do {n} {n:miasta|miast|miast} więcej, ale następna oferta to {bid} {bid:sztuka|sztuki|sztuk} złota, a to za dużo.',
  'reason.noGold': 'Następna oferta to {bid} {bid:sztuka|sztuki|sztuk} złota, a masz {gold}.',
  'reason.discard': 'W następnych podróżach przyda się to najmniej.',
  'reason.keep': 'To średnio pomaga najbardziej.',
  'reason.rewardGold':
    '{gold} {gold:sztuka złota jest warta|sztuki złota są warte|sztuk złota jest warte} więcej niż dwie karty.',
  'reason.rewardCards': 'Dwie karty są warte więcej niż {gold} {gold:sztuka|sztuki|sztuk} złota.',
  'reason.rewardNoGold': 'Podróż nie przyniosła złota, więc dwie karty nic cię nie kosztują.',
  'reason.rewardLast': 'To ostatnia runda, więc karty już się nie przydadzą.',
  'more.plan':
    'Planowana podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast} i kończy się w mieście {town}.',
  'more.towns': 'Planowana podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast}.',
  'more.givesUp':
    'W zamian traci się {n} {n:miasto, do którego|miasta, do których|miast, do których} można by dotrzeć w tej rundzie.',
  'more.for.gold': 'Przynosi to o {gold} {gold:sztukę|sztuki|sztuk} złota więcej.',
  'more.for.cards': 'Na następną rundę zostaje wtedy o {cards} {cards:kartę|karty|kart} więcej.',
  'more.for.near':
    'Podróż kończy się wtedy w mieście {town}: {near} z brakujących miast {near:leży|leżą|leży} najwyżej dwie drogi dalej.',
  'more.for.secret':
    'Podróż kończy się wtedy w mieście {town}, {roads} {roads:drogę|drogi|dróg} od miasta {secret} z twojej karty.',
  'more.for.secretHome': 'Podróż kończy się wtedy w mieście {town}, czyli tym z twojej karty.',
  'more.saves': 'Na następną rundę zostaje {n} × {card}.',
  'more.worth': 'Dla planu jest to warte co najmniej {gold} {gold:sztukę|sztuki|sztuk} złota.',
  'more.gold': 'Masz wtedy {gold} {gold:sztukę|sztuki|sztuk} złota.',
  'short.reason.towns': '{towns} {towns:nowe miasto|nowe miasta|nowych miast} zamiast {without}',
  'short.reason.townsOnly': '{towns} {towns:nowe miasto|nowe miasta|nowych miast} zamiast żadnego',
  'short.reason.gold': 'o {gold} {gold:sztukę|sztuki|sztuk} złota więcej',
  'short.reason.cards': 'o {cards} {cards:kartę|karty|kart} więcej w następnej rundzie',
  'short.reason.near':
    'koniec w mieście {town}, blisko {near} {near:brakującego miasta|brakujących miast|brakujących miast}',
  'short.reason.secret': 'koniec w mieście {town}, {roads} {roads:drogę|drogi|dróg} od miasta {secret}',
  'short.reason.secretHome': 'koniec w mieście {town} z twojej karty',
  'short.reason.lay': 'twój plan wykorzystuje tam {token}',
  'short.reason.layGold': 'podwójne złoto po drodze',
  'short.reason.road': 'twój plan wiedzie tą drogą',
  'short.reason.spare': 'twój plan nie potrzebuje tego żetonu',
  'short.reason.hinders': 'przeszkadza graczowi {by} w około {percent}% przypadków',
  'short.reason.pass': 'żaden żeton nie daje więcej miast',
  'short.reason.passWait': 'lepiej poczekać, jeszcze {n} {n:miasto|miasta|miast} w zasięgu',
  'short.reason.passKeep': 'lepiej bez, mimo {n} {n:miasta|miast|miast}',
  'short.reason.travel': '{towns} {towns:nowe miasto|nowe miasta|nowych miast}, koniec w mieście {town}',
  'short.reason.travelWithoutTowns': 'koniec w mieście {town}, bez nowego miasta',
  'short.reason.stop': '{towns} {towns:miasto|miasta|miast} więcej to za drogo',
  'short.reason.stopNone': 'żadnego nowego miasta w zasięgu',
  'short.reason.counterPlan': 'średnio najlepszy odkryty żeton',
  'short.reason.counter': '{n} {n:pasująca karta|pasujące karty|pasujących kart} na ręce',
  'short.reason.drawCounter': 'w ciemno jest średnio lepiej',
  'short.reason.card': 'średnio najlepsza karta',
  'short.reason.drawCard': 'stos jest średnio równie dobry',
  'short.reason.goldPile': 'od razu {gold} {gold:sztuka|sztuki|sztuk} złota',
  'short.reason.show': 'lepszy pozostaje ukryty',
  'short.reason.showSame': 'oba są takie same',
  'short.reason.bid': 'wart {gold} {gold:sztukę|sztuki|sztuk} złota',
  'short.reason.noBid': 'plan go nie potrzebuje',
  'short.reason.noBidNoTown': 'nie daje więcej miast',
  'short.reason.noBidTowns':
    '{bid} {bid:sztuka|sztuki|sztuk} złota to za dużo za {n} {n:miasto|miasta|miast}',
  'short.reason.noGold': 'następna oferta {bid}, masz {gold}',
  'short.reason.discard': 'przyda się najmniej',
  'short.reason.keep': 'średnio pomaga najbardziej',
  'short.reason.rewardGold': '{gold} {gold:sztuka|sztuki|sztuk} złota to więcej niż dwie karty',
  'short.reason.rewardCards': 'dwie karty to więcej niż {gold} {gold:sztuka|sztuki|sztuk} złota',
  'short.reason.rewardNoGold': 'bez złota',
  'short.reason.rewardLast': 'karty już nie pomogą',
  'short.more.plan': '{towns} {towns:nowe miasto|nowe miasta|nowych miast}, koniec w mieście {town}',
  'short.more.towns': '{towns} {towns:nowe miasto|nowe miasta|nowych miast}',
  'short.more.givesUp': 'traci {n} {n:miasto|miasta|miast}',
  'short.more.for.gold': 'o {gold} {gold:sztukę|sztuki|sztuk} złota więcej',
  'short.more.for.cards': 'o {cards} {cards:kartę|karty|kart} więcej w następnej rundzie',
  'short.more.for.near':
    'koniec w mieście {town}, blisko {near} {near:brakującego miasta|brakujących miast|brakujących miast}',
  'short.more.for.secret': 'koniec w mieście {town}, {roads} {roads:drogę|drogi|dróg} od miasta {secret}',
  'short.more.for.secretHome': 'koniec w mieście {town} z twojej karty',
  'short.more.saves': 'zostaje {n} × {card}',
  'short.more.worth': 'warte {gold} {gold:sztukę|sztuki|sztuk} złota',
  'short.more.gold': 'potem {gold} {gold:sztuka|sztuki|sztuk} złota',
  'happened.round.good':
    '{when}: {seat} zyskuje na nowej ręce i podróżach innych, a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.round.bad':
    '{when}: {seat} traci na nowej ręce i podróżach innych, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.table.good':
    '{when}: {seat} zyskuje na tym, co pojawia się na stole, a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.table.bad':
    '{when}: {seat} traci na tym, co pojawia się na stole, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.journey.good':
    '{when}: {seat} zyskuje na podróżach, a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.journey.bad':
    '{when}: {seat} traci na podróżach, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.good':
    'Ostatnia podróż rozstrzyga: {seat} zyskuje {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.bad':
    'Ostatnia podróż rozstrzyga: {seat} traci {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
}
