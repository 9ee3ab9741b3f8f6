import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how': 'Denkt an wenige Karten zugleich, legt Plättchen nahe am Stiefel und zögert oft.',
  'level.steady.how':
    'Kennt die ganze Hand und reist gut, legt aber Plättchen einzeln, wo sie sofort helfen.',
  'level.sharp.how':
    'Plant die ganze Reise mit allen Plättchen, bietet für das, was der Plan braucht, und behindert, wer vorn liegt.',
  'level.master.how':
    'Plant für alle Runden, die noch kommen. Spielt vor jeder Entscheidung durch, was ihm nützt und was fremde Pläne durchkreuzt.',
  'when.drawing': 'Runde {round}, Ziehen',
  'when.auction': 'Runde {round}, Versteigerung {lot}',
  'when.planning': 'Runde {round}, Planung',
  'when.journeys': 'Runde {round}, Reisen',
  'when.roundEnd': 'Ende der Runde {round}',
  'reason.lay':
    'Der Plan braucht zwischen {from} und {to} {token}. So erreicht die Reise {towns} {towns:neuen Ort|neue Orte}.',
  'reason.layWithoutTowns': 'Der Plan braucht zwischen {from} und {to} {token}.',
  'reason.layGold': 'Die eigene Reise führt von {from} nach {to}: Dort zählt das Gold doppelt.',
  'reason.obstacle':
    'Zwischen {from} und {to} kostet es die führende Person am meisten und stört die geplante Reise nicht.',
  'reason.double': 'Ein zweites Plättchen zwischen {from} und {to} öffnet den Weg für die Handkarten.',
  'reason.exchange': 'Der Tausch bringt das Plättchen, das der Plan zwischen {from} und {to} braucht.',
  'reason.pass': 'Kein Plättchen macht die Reise besser, also werden sie aufgehoben.',
  'reason.travel':
    'Die beste Reise von hier erreicht {towns} {towns:neuen Ort|neue Orte} und endet in {town}.',
  'reason.travelWithoutTowns':
    'Die beste Reise von hier endet in {town}. Einen neuen Ort erreicht sie nicht.',
  'reason.stop': 'Kein weiterer Weg ist seine Karten wert.',
  'reason.counterPlan': 'Kein anderes offenes Plättchen hilft dem Plan so sehr.',
  'reason.counter': 'Dafür {n:ist|sind} {n} passende {n:Karte|Karten} auf der Hand.',
  'reason.drawCounter': 'Kein offenes Plättchen hilft dem Plan mehr als ein verdecktes.',
  'reason.card': 'Keine andere offene Karte hilft auf der nächsten Reise so sehr.',
  'reason.drawCard': 'Keine offene Karte ist besser als der Stapel im Mittel.',
  'reason.goldPile': 'Der Goldstapel lohnt sich: {gold} Gold.',
  'reason.show': 'Das andere Plättchen ist mehr wert und bleibt verdeckt.',
  'reason.bid': 'Für den Plan ist dieses Plättchen mehr als {gold} Gold wert.',
  'reason.noBid': 'Das nächste Gebot wäre zu viel.',
  'reason.discard': 'Das fehlt auf den nächsten Reisen am wenigsten.',
  'reason.keep': 'Das passt am besten zu den Handkarten.',
  'reason.rewardGold': '{gold} Gold sind mehr wert als zwei Karten.',
  'reason.rewardCards': 'Zwei Karten sind mehr wert als {gold} Gold.',
  'happened.round.good':
    '{when}: Die neue Hand und die Reisen der anderen helfen {seat}: {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.round.bad':
    '{when}: Die neue Hand und die Reisen der anderen schaden {seat}: {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.table.good':
    '{when}: Was auf den Tisch kommt, hilft {seat}: {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.table.bad':
    '{when}: Was auf den Tisch kommt, schadet {seat}: {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.journey.good':
    '{when}: Die Reisen gehen für {seat} gut aus: {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.journey.bad':
    '{when}: Die Reisen gehen für {seat} schlecht aus: {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.end.good':
    'Die letzte Reise entscheidet: {seat} gewinnt {percent} {percent:Prozentpunkt|Prozentpunkte}.',
  'happened.end.bad':
    'Die letzte Reise entscheidet: {seat} verliert {percent} {percent:Prozentpunkt|Prozentpunkte}.',
}
