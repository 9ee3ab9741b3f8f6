import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/de.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'when.drawing': 'Runde {round}, Ziehen',
  'when.auction': 'Runde {round}, Versteigerung {lot}',
  'when.planning': 'Runde {round}, Planung',
  'when.journeys': 'Runde {round}, Reisen',
  'when.roundEnd': 'Ende der Runde {round}',
  'reason.towns':
    'Damit erreicht die geplante Reise {towns} {towns:neuen Ort|neue Orte}; sonst schafft keine Reise mehr als {without}. Jeder neue Ort ist ein Punkt.',
  'reason.townsOnly':
    'Damit erreicht die geplante Reise {towns} {towns:neuen Ort|neue Orte}; sonst ist kein neuer Ort erreichbar. Jeder neue Ort ist ein Punkt.',
  'reason.gold':
    'Damit bringt die geplante Reise {gold} Gold mehr ein als sonst jede Reise zu ebenso vielen Orten. Gold kauft Plättchen und entscheidet bei Gleichstand.',
  'reason.cards':
    'Damit {cards:bleibt|bleiben} dir {cards} {cards:Karte|Karten} mehr für die nächste Runde als sonst auf jeder Reise zu ebenso vielen Orten.',
  'reason.near':
    'Die geplante Reise endet in {town}, und {near} der noch fehlenden Orte {near:liegt|liegen} höchstens zwei Wege entfernt. Dort beginnt die nächste Reise.',
  'reason.secret':
    'Die geplante Reise endet in {town}, {roads} {roads:Weg|Wege} von {secret} entfernt, dem Ort auf deiner Karte. Am Ende kostet jeder dieser Wege einen Punkt.',
  'reason.secretHome':
    'Die geplante Reise endet in {town}, dem Ort auf deiner Karte. So verlierst du am Ende keine Punkte.',
  'reason.lay':
    'Die geplante Reise braucht zwischen {from} und {to} {token}. Über Land kommst du nur dort weiter, wo ein Plättchen liegt.',
  'reason.layGold':
    'Die geplante Reise führt über den Weg zwischen {from} und {to}: Dort zählt das Gold dann doppelt.',
  'reason.road': 'Die geplante Reise führt über den Weg zwischen {from} und {to}.',
  'reason.spare': 'Die geplante Reise braucht dieses Plättchen nicht.',
  'reason.hinders':
    'Für {token} hat dein Plan keine Verwendung. Zwischen {from} und {to} kostet es {by} bei etwa {percent} % der möglichen Handkarten eine Karte oder einen Ort, und niemand sonst hat mehr Ortssteine.',
  'reason.pass':
    'Keines deiner Plättchen macht eine Reise zu mehr Orten möglich, also musst du keines legen.',
  'reason.passWait':
    'Deine Plättchen können die Reise noch um {n} {n:Ort|Orte} verlängern; wer wartet, sieht vorher, was die anderen legen.',
  'reason.passKeep':
    'Ein Plättchen könnte die Reise um {n} {n:Ort|Orte} verlängern, aber ohne es ist der Plan besser.',
  'reason.travel':
    'Die Reise erreicht {towns} {towns:neuen Ort|neue Orte} und endet in {town}. Jeder neue Ort ist ein Punkt.',
  'reason.travelWithoutTowns':
    'Die beste Reise von hier endet in {town}. Einen neuen Ort erreicht sie nicht.',
  'reason.stop':
    'Weiterreisen könnte noch {towns} {towns:Ort|Orte} bringen, würde aber mehr kosten, als das wert ist.',
  'reason.stopNone': 'Ein neuer Ort ist nicht mehr zu erreichen.',
  'reason.counterPlan': 'Das hilft im Schnitt mehr als die anderen offenen Plättchen.',
  'reason.counter':
    'Dafür {n:ist|sind} {n} passende {n:Karte|Karten} auf der Hand. Ein Plättchen hilft am meisten mit Karten seiner Art.',
  'reason.drawCounter': 'Ein blind gezogenes Plättchen hilft im Schnitt mehr als jedes offene.',
  'reason.card': 'Diese Karte hilft im Schnitt mehr als die anderen, die ausliegen.',
  'reason.drawCard': 'Keine offene Karte ist besser als eine durchschnittliche vom Stapel.',
  'reason.goldPile': 'Der Goldstapel lohnt sich: {gold} Gold.',
  'reason.show': 'Das andere Plättchen ist mehr wert und bleibt verdeckt.',
  'reason.showSame': 'Beide Plättchen sind gleich.',
  'reason.bid': 'Für den Plan ist dieses Plättchen mindestens {gold} Gold wert.',
  'reason.noBid': 'Dein Plan kommt ohne dieses Plättchen aus, und das nächste Gebot läge bei {bid} Gold.',
  'reason.noBidNoTown':
    'Damit wären nicht mehr Orte erreichbar als ohne, und das nächste Gebot läge bei {bid} Gold.',
  'reason.noBidTowns':
    'Damit {n:wäre|wären} {n} {n:Ort|Orte} mehr erreichbar, aber das nächste Gebot läge bei {bid} Gold, und das ist zu viel.',
  'reason.noGold': 'Das nächste Gebot läge bei {bid} Gold, und du hast {gold}.',
  'reason.discard': 'Das fehlt auf den nächsten Reisen am wenigsten.',
  'reason.keep': 'Das hilft im Schnitt am meisten.',
  'reason.rewardGold': '{gold} Gold {gold:ist|sind} mehr wert als zwei Karten.',
  'reason.rewardCards': 'Zwei Karten sind mehr wert als {gold} Gold.',
  'reason.rewardNoGold': 'Die Reise hat kein Gold gebracht, also kosten dich die zwei Karten nichts.',
  'reason.rewardLast': 'Es ist die letzte Runde: Karten würden dir nichts mehr nützen.',
  'more.plan': 'Die geplante Reise erreicht {towns} {towns:neuen Ort|neue Orte} und endet in {town}.',
  'more.towns': 'Die geplante Reise erreicht {towns} {towns:neuen Ort|neue Orte}.',
  'more.givesUp':
    'Dafür {n:entgeht|entgehen} dir {n} {n:Ort|Orte}, {n:der|die} in dieser Runde erreichbar {n:wäre|wären}.',
  'more.for.gold': 'So {gold:kommt|kommen} {gold} Gold mehr herein.',
  'more.for.cards': 'So {cards:bleibt|bleiben} {cards} {cards:Karte|Karten} mehr für die nächste Runde.',
  'more.for.near':
    'So endet sie in {town}: {near} der noch fehlenden Orte {near:liegt|liegen} höchstens zwei Wege entfernt.',
  'more.for.secret':
    'So endet sie in {town}, {roads} {roads:Weg|Wege} von {secret} entfernt, dem Ort auf deiner Karte.',
  'more.for.secretHome': 'So endet sie in {town}, dem Ort auf deiner Karte.',
  'more.saves': 'Du behältst {n} × {card} für die nächste Runde.',
  'more.worth': 'Für den Plan ist das mindestens {gold} Gold wert.',
  'more.gold': 'Du hast dann {gold} Gold.',
  'short.reason.towns': '{towns} {towns:neuer Ort|neue Orte} statt {without}',
  'short.reason.townsOnly': '{towns} {towns:neuer Ort|neue Orte}, sonst keiner',
  'short.reason.gold': '{gold} Gold mehr',
  'short.reason.cards': '{cards} {cards:Karte|Karten} mehr für die nächste Runde',
  'short.reason.near': 'endet in {town}, nahe bei {near} {near:fehlenden Ort|fehlenden Orten}',
  'short.reason.secret': 'endet in {town}, {roads} {roads:Weg|Wege} von {secret}',
  'short.reason.secretHome': 'endet in {town}, dem Ort deiner Karte',
  'short.reason.lay': 'dein Plan braucht dort {token}',
  'short.reason.layGold': 'doppeltes Gold auf deinem Weg',
  'short.reason.road': 'dein Plan nutzt diesen Weg',
  'short.reason.spare': 'dein Plan braucht das Plättchen nicht',
  'short.reason.hinders': 'behindert {by} in etwa {percent} % der Fälle',
  'short.reason.pass': 'kein Plättchen bringt einen Ort mehr',
  'short.reason.passWait': 'abwarten, noch {n} {n:weiterer Ort|weitere Orte} möglich',
  'short.reason.passKeep': 'besser ohne, trotz {n} {n:Ort|Orten}',
  'short.reason.travel': '{towns} {towns:neuer Ort|neue Orte}, endet in {town}',
  'short.reason.travelWithoutTowns': 'endet in {town}, kein neuer Ort',
  'short.reason.stop': '{towns} {towns:Ort|Orte} mehr {towns:wäre|wären} zu teuer',
  'short.reason.stopNone': 'kein neuer Ort erreichbar',
  'short.reason.counterPlan': 'im Schnitt das beste offene Plättchen',
  'short.reason.counter': '{n} passende {n:Karte|Karten} auf der Hand',
  'short.reason.drawCounter': 'blind ist im Schnitt besser',
  'short.reason.card': 'im Schnitt die beste Karte',
  'short.reason.drawCard': 'der Stapel ist im Schnitt genauso gut',
  'short.reason.goldPile': '{gold} Gold auf einmal',
  'short.reason.show': 'das bessere bleibt verdeckt',
  'short.reason.showSame': 'beide sind gleich',
  'short.reason.bid': '{gold} Gold wert',
  'short.reason.noBid': 'der Plan kommt ohne aus',
  'short.reason.noBidNoTown': 'bringt keinen Ort mehr',
  'short.reason.noBidTowns': '{bid} Gold {bid:ist|sind} zu viel für {n} {n:Ort|Orte}',
  'short.reason.noGold': 'nächstes Gebot {bid}, du hast {gold}',
  'short.reason.discard': 'wird am wenigsten fehlen',
  'short.reason.keep': 'hilft im Schnitt am meisten',
  'short.reason.rewardGold': '{gold} Gold {gold:ist|sind} mehr wert als zwei Karten',
  'short.reason.rewardCards': 'zwei Karten sind mehr wert als {gold} Gold',
  'short.reason.rewardNoGold': 'kein Gold verdient',
  'short.reason.rewardLast': 'Karten nützen nichts mehr',
  'short.more.plan': '{towns} {towns:neuer Ort|neue Orte}, endet in {town}',
  'short.more.towns': '{towns} {towns:neuer Ort|neue Orte}',
  'short.more.givesUp': 'verzichtet auf {n} {n:Ort|Orte}',
  'short.more.for.gold': '{gold} Gold mehr',
  'short.more.for.cards': '{cards} {cards:Karte|Karten} mehr für die nächste Runde',
  'short.more.for.near': 'endet in {town}, nahe bei {near} {near:fehlenden Ort|fehlenden Orten}',
  'short.more.for.secret': 'endet in {town}, {roads} {roads:Weg|Wege} von {secret}',
  'short.more.for.secretHome': 'endet in {town}, dem Ort deiner Karte',
  'short.more.saves': 'behält {n} × {card}',
  'short.more.worth': '{gold} Gold wert',
  'short.more.gold': 'dann {gold} Gold',
  'happened.round.good':
    '{when}: Die neue Hand und die Reisen der anderen bringen {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.round.bad':
    '{when}: Die neue Hand und die Reisen der anderen kosten {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'happened.table.good':
    '{when}: Was auf den Tisch kommt, bringt {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.table.bad':
    '{when}: Was auf den Tisch kommt, kostet {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'happened.journey.good':
    '{when}: Die Reisen gehen für {seat} gut aus und bringen {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.journey.bad':
    '{when}: Die Reisen gehen für {seat} schlecht aus und kosten {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'happened.end.good':
    'Die letzte Reise entscheidet: {seat} gewinnt {percent} {percent:Prozentpunkt|Prozentpunkte}.',
  'happened.end.bad':
    'Die letzte Reise entscheidet: {seat} verliert {percent} {percent:Prozentpunkt|Prozentpunkte}.',
}
