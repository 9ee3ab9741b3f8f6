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
  'reason.towns': 'Die geplante Reise erreicht dann {towns} {towns:neuen Ort|neue Orte}, sonst {without}.',
  'reason.townsOnly': 'Die geplante Reise erreicht dann {towns} {towns:neuen Ort|neue Orte}, sonst keinen.',
  'reason.gold': 'Die geplante Reise bringt dann {gold} Gold mehr ein.',
  'reason.cards': 'Die geplante Reise spart dann {cards} {cards:Karte|Karten} mehr für die nächste Runde.',
  'reason.near':
    'Die geplante Reise endet dann in {town}: {near} der noch fehlenden Orte {near:liegt|liegen} höchstens zwei Wege entfernt, sonst {without}.',
  'reason.secret':
    'Die geplante Reise endet dann in {town}, {roads} {roads:Weg|Wege} von {secret} entfernt, sonst {without}.',
  'reason.lay': 'Die geplante Reise braucht zwischen {from} und {to} {token}.',
  'reason.layGold':
    'Die geplante Reise führt über den Weg zwischen {from} und {to}: Dort zählt das Gold doppelt.',
  'reason.road': 'Die geplante Reise führt über den Weg zwischen {from} und {to}.',
  'reason.spare': 'Die geplante Reise braucht es nicht.',
  'reason.block':
    'Dein Plan braucht {token} nicht. Zwischen {from} und {to} ist das {by} im Weg; niemand sonst hat mehr Ortssteine.',
  'reason.obstacle':
    '{by} will wohl zwischen {from} und {to} reisen; dort kostet es eine Karte mehr, und niemand sonst hat mehr Ortssteine. Dein Plan braucht den Weg nicht.',
  'reason.pass': 'Deine Plättchen machen keine Reise zu mehr Orten möglich.',
  'reason.passWait':
    'Deine Plättchen können die Reise noch um {n} {n:Ort|Orte} verlängern; wer wartet, sieht erst, was die anderen legen.',
  'reason.passKeep':
    'Ein Plättchen könnte die Reise um {n} {n:Ort|Orte} verlängern, aber ohne es ist der Plan besser.',
  'reason.travel': 'Die Reise erreicht {towns} {towns:neuen Ort|neue Orte} und endet in {town}.',
  'reason.travelWithoutTowns':
    'Die beste Reise von hier endet in {town}. Einen neuen Ort erreicht sie nicht.',
  'reason.stop':
    'Weiterreisen könnte noch {towns} {towns:Ort|Orte} bringen, würde aber mehr kosten, als das wert ist.',
  'reason.stopNone': 'Ein neuer Ort ist nicht mehr zu erreichen.',
  'reason.counterPlan': 'Es hilft im Mittel mehr als die anderen offenen Plättchen.',
  'reason.counter': 'Dafür {n:ist|sind} {n} passende {n:Karte|Karten} auf der Hand.',
  'reason.drawCounter': 'Ein verdecktes Plättchen hilft im Mittel mehr als jedes offene.',
  'reason.card': 'Sie hilft im Mittel mehr als die anderen Karten, die ausliegen.',
  'reason.drawCard': 'Keine offene Karte ist besser als der Stapel im Mittel.',
  'reason.goldPile': 'Der Goldstapel lohnt sich: {gold} Gold.',
  'reason.show': 'Das andere Plättchen ist mehr wert und bleibt verdeckt.',
  'reason.showSame': 'Beide Plättchen sind gleich.',
  'reason.bid': 'Für den Plan ist dieses Plättchen mindestens {gold} Gold wert.',
  'reason.noBid': 'Das nächste Gebot wären {bid} Gold: zu viel dafür.',
  'reason.noBidTowns':
    'Damit {n:wäre|wären} {n} {n:Ort|Orte} mehr erreichbar, aber das nächste Gebot wären {bid} Gold: zu viel dafür.',
  'reason.noGold': 'Das nächste Gebot wären {bid} Gold, und du hast {gold}.',
  'reason.discard': 'Das fehlt auf den nächsten Reisen am wenigsten.',
  'reason.keep': 'Es hilft im Mittel am meisten.',
  'reason.rewardGold': '{gold} Gold sind mehr wert als zwei Karten.',
  'reason.rewardCards': 'Zwei Karten sind mehr wert als {gold} Gold.',
  'more.plan': 'Die geplante Reise erreicht {towns} {towns:neuen Ort|neue Orte} und endet in {town}.',
  'more.towns': 'Sie erreicht {towns} {towns:neuen Ort|neue Orte}.',
  'more.givesUp':
    'Dafür {n:bleibt|bleiben} {n} {n:Ort|Orte} liegen, {n:der|die} in dieser Runde erreichbar {n:wäre|wären}.',
  'more.for.gold': 'So kommen {gold} Gold mehr herein.',
  'more.for.cards': 'So bleiben {cards} {cards:Karte|Karten} mehr für die nächste Runde.',
  'more.for.near':
    'So endet sie in {town}: {near} der noch fehlenden Orte {near:liegt|liegen} höchstens zwei Wege entfernt, sonst {without}.',
  'more.for.secret':
    'So endet sie in {town}, {roads} {roads:Weg|Wege} von {secret} entfernt, sonst {without}.',
  'more.saves': 'Du behältst {n} × {card} für die nächste Runde.',
  'more.worth': 'Für den Plan ist das mindestens {gold} Gold wert.',
  'more.gold': 'Du hast dann {gold} Gold.',
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
