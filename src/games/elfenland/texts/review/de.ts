import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how': 'Denkt an wenige Karten zugleich, legt Plättchen nahe am Stiefel und schwankt oft.',
  'level.steady.how':
    'Kennt die ganze Hand und reist gut, legt aber Plättchen einzeln, wo sie sofort helfen.',
  'level.sharp.how':
    'Plant die ganze Reise mit allen Plättchen, bietet für das, was der Plan braucht, und behindert den Führenden.',
  'level.master.how':
    'Plant für alle Runden, die noch kommen, und probiert in gedachten Runden gegen Hände, die zum Gesehenen passen, was ihm nützt und was fremde Pläne durchkreuzt.',
  'reason.lay':
    'Der Plan braucht zwischen {from} und {to} dieses Plättchen: {token}. So erreicht die Reise {towns} {towns:neuen Ort|neue Orte}.',
  'reason.layGold': 'Die eigene Reise führt von {from} nach {to}: Dort zählt das Gold doppelt.',
  'reason.obstacle':
    'Zwischen {from} und {to} kostet es den Führenden am meisten und die eigene Reise nichts.',
  'reason.double': 'Ein zweites Plättchen zwischen {from} und {to} öffnet den Weg für die eigenen Karten.',
  'reason.exchange': 'Der Tausch bringt das Plättchen, das zwischen {from} und {to} fehlt.',
  'reason.pass': 'Kein Plättchen macht die Reise besser: Man behält sie.',
  'reason.travel':
    'Die beste Reise von hier erreicht {towns} {towns:neuen Ort|neue Orte} und endet in {town}.',
  'reason.stop': 'Kein weiterer Weg lohnt seine Karten.',
  'reason.counterPlan': 'Das hilft dem Plan am meisten: {token}.',
  'reason.counter': 'Das passt zu {n} der Handkarten: {token}.',
  'reason.drawCounter': 'Kein offenes Plättchen hilft dem Plan mehr als ein verdecktes.',
  'reason.card': 'Diese Karte hilft der nächsten Reise am meisten: {card}.',
  'reason.drawCard': 'Keine offene Karte ist besser als der Stapel im Mittel.',
  'reason.goldPile': 'Der Goldstapel lohnt sich: {gold} Gold.',
  'reason.show': 'Offen liegt, was weniger wert ist: {token}.',
  'reason.bid': 'Für den eigenen Plan ist dieses Plättchen mehr wert als {gold} Gold: {token}.',
  'reason.noBid': 'Das nächste Gebot wäre zu viel.',
  'reason.discard': 'Diese Karte fehlt am wenigsten: {card}.',
  'reason.keep': 'Das nützt mit dieser Hand am meisten: {token}.',
  'reason.rewardGold': '{gold} Gold sind mehr wert als zwei Karten.',
  'reason.rewardCards': 'Zwei Karten sind mehr wert als {gold} Gold.',
  'happened.round.good':
    '{when}: Die neue Hand und die Reisen der anderen helfen {seat}: {percent} Prozentpunkte mehr Siegchance.',
  'happened.round.bad':
    '{when}: Die neue Hand und die Reisen der anderen schaden {seat}: {percent} Prozentpunkte weniger Siegchance.',
  'happened.table.good':
    '{when}: Was auf den Tisch kommt, hilft {seat}: {percent} Prozentpunkte mehr Siegchance.',
  'happened.table.bad':
    '{when}: Was auf den Tisch kommt, schadet {seat}: {percent} Prozentpunkte weniger Siegchance.',
  'happened.journey.good':
    '{when}: Die Reisen gehen für {seat} gut aus: {percent} Prozentpunkte mehr Siegchance.',
  'happened.journey.bad':
    '{when}: Die Reisen gehen für {seat} schlecht aus: {percent} Prozentpunkte weniger Siegchance.',
  'happened.end.good': 'Die letzte Reise entscheidet: {seat} gewinnt {percent} Prozentpunkte.',
  'happened.end.bad': 'Die letzte Reise entscheidet: {seat} verliert {percent} Prozentpunkte.',
}
