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
  'reason.lay':
    'Na drodze {from} – {to} warto położyć {token}: podróż daje wtedy {towns} {towns:nowe miasto|nowe miasta|nowych miast}.',
  'reason.layWithoutTowns': 'Plan każe położyć {token} na drodze {from} – {to}.',
  'reason.layGold': 'Własna podróż wiedzie drogą {from} – {to}: złoto liczy się tam podwójnie.',
  'reason.obstacle':
    'Na drodze {from} – {to} najwięcej kosztuje to prowadzącego, a planowanej podróży nie przeszkadza.',
  'reason.double': 'Drugi żeton na drodze {from} – {to} otwiera ją dla kart na ręce.',
  'reason.exchange': 'Zamiana daje żeton, którego plan potrzebuje na drodze {from} – {to}.',
  'reason.pass': 'Nic, co można położyć, nie poprawia podróży, więc lepiej zachować żetony.',
  'reason.travel':
    'Najlepsza podróż stąd daje {towns} {towns:nowe miasto|nowe miasta|nowych miast} i kończy się w mieście {town}.',
  'reason.travelWithoutTowns':
    'Najlepsza podróż stąd kończy się w mieście {town}. Nie daje żadnego nowego miasta.',
  'reason.stop': 'Żadna dalsza droga nie jest warta swoich kart.',
  'reason.counterPlan': 'Żaden inny odkryty żeton nie pomaga planowi tak bardzo.',
  'reason.counter': 'Na ręce {n:jest|są|jest} do tego {n} {n:pasująca karta|pasujące karty|pasujących kart}.',
  'reason.drawCounter': 'Żaden odkryty żeton nie pomaga planowi bardziej niż dobrany w ciemno.',
  'reason.card': 'Żadna inna odkryta karta nie pomoże tak bardzo w następnej podróży.',
  'reason.drawCard': 'Żadna odkryta karta nie jest lepsza niż średnio stos.',
  'reason.goldPile': 'Stos złota się opłaca: {gold} {gold:sztuka|sztuki|sztuk} złota.',
  'reason.show': 'Drugi żeton jest wart więcej i pozostaje ukryty.',
  'reason.bid': 'Dla planu ten żeton jest wart więcej niż {gold} {gold:sztuka|sztuki|sztuk} złota.',
  'reason.noBid': 'Żeton nie jest wart następnej oferty.',
  'reason.discard': 'Tego w następnych podróżach zabraknie najmniej.',
  'reason.keep': 'To najlepiej pasuje do kart na ręce.',
  'reason.rewardGold': 'Złoto ({gold}) jest warte więcej niż dwie karty.',
  'reason.rewardCards': 'Dwie karty są warte więcej niż złoto ({gold}).',
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
