import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how': 'Myśli o kilku kartach naraz, kładzie żetony blisko buta i często się waha.',
  'level.steady.how':
    'Zna całą rękę i dobrze podróżuje, ale kładzie po jednym żetonie tam, gdzie od razu pomaga.',
  'level.sharp.how':
    'Planuje całą podróż ze wszystkimi żetonami, licytuje to, czego potrzebuje, i przeszkadza prowadzącemu.',
  'level.master.how':
    'Planuje na wszystkie pozostałe rundy. Przed decyzją rozgrywa w myślach to, co mu pomaga i co krzyżuje cudze plany.',
  'when.drawing': 'Runda {round}, dobieranie',
  'when.auction': 'Runda {round}, licytacja {lot}',
  'when.planning': 'Runda {round}, planowanie',
  'when.journeys': 'Runda {round}, podróże',
  'when.roundEnd': 'Koniec rundy {round}',
  'reason.towns':
    'Planowana podróż daje wtedy {towns} {towns:nowe miasto|nowe miasta|nowych miast}, a bez tego {without}.',
  'reason.townsOnly':
    'Planowana podróż daje wtedy {towns} {towns:nowe miasto|nowe miasta|nowych miast}, a bez tego ani jednego.',
  'reason.gold': 'Planowana podróż przynosi wtedy o {gold} {gold:sztukę|sztuki|sztuk} złota więcej.',
  'reason.cards':
    'Planowana podróż oszczędza wtedy o {cards} {cards:kartę|karty|kart} więcej na następną rundę.',
  'reason.near':
    'Planowana podróż kończy się wtedy w mieście {town}: {near} z brakujących miast {near:leży|leżą|leży} najwyżej dwie drogi dalej, a bez tego {without}.',
  'reason.secret':
    'Planowana podróż kończy się wtedy w mieście {town}, {roads} {roads:drogę|drogi|dróg} od miasta {secret}, a bez tego {without}.',
  'reason.lay': 'Planowana podróż wykorzystuje {token} na drodze {from} – {to}.',
  'reason.layGold': 'Planowana podróż wiedzie drogą {from} – {to}: złoto liczy się tam podwójnie.',
  'reason.road': 'Planowana podróż wiedzie drogą {from} – {to}.',
  'reason.spare': 'Planowana podróż tego nie potrzebuje.',
  'reason.block':
    'Twój plan może się obejść bez tego: {token}. Na drodze {from} – {to} przeszkadza to graczowi {by}; żaden rywal nie ma więcej znaczników miast.',
  'reason.obstacle':
    'Gracz {by} zapewne chce przejść drogą {from} – {to}, a tam kosztuje to o kartę więcej; żaden rywal nie ma więcej znaczników miast. Twój plan nie używa tej drogi.',
  'reason.pass': 'Twoje żetony nie umożliwiają podróży do większej liczby miast.',
  'reason.passWait':
    'Twoje żetony mogą jeszcze dodać do podróży {n} {n:miasto|miasta|miast}; czekając, zobaczysz najpierw, co położą inni.',
  'reason.passKeep':
    'Żeton mógłby dodać do podróży {n} {n:miasto|miasta|miast}, ale plan jest lepszy bez niego.',
  'reason.travel':
    'Podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast} i kończy się w mieście {town}.',
  'reason.travelWithoutTowns':
    'Najlepsza podróż stąd kończy się w mieście {town}. Nie daje żadnego nowego miasta.',
  'reason.stop':
    'Dalsza podróż mogłaby dać jeszcze {towns} {towns:miasto|miasta|miast}, ale kosztowałaby więcej, niż to warte.',
  'reason.stopNone': 'Nie da się już dotrzeć do żadnego nowego miasta.',
  'reason.counterPlan': 'Średnio pomaga bardziej niż inne odkryte żetony.',
  'reason.counter': 'Na ręce {n:jest|są|jest} do tego {n} {n:pasująca karta|pasujące karty|pasujących kart}.',
  'reason.drawCounter': 'Żeton dobrany w ciemno pomaga średnio bardziej niż każdy odkryty.',
  'reason.card': 'Średnio pomaga bardziej niż inne karty do wyboru.',
  'reason.drawCard': 'Żadna odkryta karta nie jest lepsza niż średnio stos.',
  'reason.goldPile': 'Stos złota się opłaca: {gold} {gold:sztuka|sztuki|sztuk} złota.',
  'reason.show': 'Drugi żeton jest wart więcej i pozostaje ukryty.',
  'reason.showSame': 'Oba żetony są takie same.',
  'reason.bid': 'Dla planu ten żeton jest wart co najmniej {gold} {gold:sztukę|sztuki|sztuk} złota.',
  'reason.noBid': 'Następna oferta to {bid} {bid:sztuka|sztuki|sztuk} złota: za dużo.',
  'reason.noBidTowns':
    'Dzięki niemu dałoby się dotrzeć do {n} {n:miasta|miast|miast} więcej, ale następna oferta to {bid} {bid:sztuka|sztuki|sztuk} złota: za dużo.',
  'reason.noGold': 'Następna oferta to {bid} {bid:sztuka|sztuki|sztuk} złota, a masz {gold}.',
  'reason.discard': 'Tego w następnych podróżach zabraknie najmniej.',
  'reason.keep': 'To średnio pomaga najbardziej.',
  'reason.rewardGold': 'Złoto ({gold}) jest warte więcej niż dwie karty.',
  'reason.rewardCards': 'Dwie karty są warte więcej niż złoto ({gold}).',
  'more.plan':
    'Planowana podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast} i kończy się w mieście {town}.',
  'more.towns': 'Daje {towns} {towns:nowe miasto|nowe miasta|nowych miast}.',
  'more.givesUp':
    'W zamian {n:przepada|przepadają|przepada} {n} {n:miasto|miasta|miast} w zasięgu tej rundy.',
  'more.for.gold': 'Przynosi to o {gold} {gold:sztukę|sztuki|sztuk} złota więcej.',
  'more.for.cards': 'Oszczędza to o {cards} {cards:kartę|karty|kart} więcej na następną rundę.',
  'more.for.near':
    'Koniec jest w mieście {town}: {near} z brakujących miast {near:leży|leżą|leży} najwyżej dwie drogi dalej, inaczej {without}.',
  'more.for.secret':
    'Koniec jest w mieście {town}, {roads} {roads:drogę|drogi|dróg} od miasta {secret}, inaczej {without}.',
  'more.saves': 'Na następną rundę zostaje {n} × {card}.',
  'more.worth': 'Dla planu jest to warte co najmniej {gold} {gold:sztukę|sztuki|sztuk} złota.',
  'more.gold': 'Masz wtedy {gold} {gold:sztukę|sztuki|sztuk} złota.',
  'happened.round.good':
    '{when}: {seat} zyskuje na nowej ręce i podróżach innych: szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.round.bad':
    '{when}: {seat} traci na nowej ręce i podróżach innych: szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.table.good':
    '{when}: {seat} zyskuje na tym, co pojawia się na stole: szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.table.bad':
    '{when}: {seat} traci na tym, co pojawia się na stole: szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.journey.good':
    '{when}: {seat} zyskuje na podróżach: szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.journey.bad':
    '{when}: {seat} traci na podróżach: szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.good':
    'Ostatnia podróż rozstrzyga: {seat} zyskuje {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'happened.end.bad':
    'Ostatnia podróż rozstrzyga: {seat} traci {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
}
