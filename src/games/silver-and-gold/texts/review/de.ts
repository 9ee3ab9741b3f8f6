import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Glaubt, jede Insel fertig zu bekommen, übersieht, was Kreuze auslösen, und macht oft kleine Fehler.',
  'level.steady.how':
    'Kreuzt Zug für Zug vernünftig an, merkt sich aber nicht, welche Expeditionen schon kamen.',
  'level.sharp.how':
    'Sieht Ketten von Kreuzen, merkt sich die Expeditionen und vergeudet kaum einen Zug, schaut aber nicht voraus.',
  'level.master.how':
    'Schaut mit den noch möglichen Expeditionen einen Zug voraus und spielt knappe Entscheidungen vorher viele Male durch.',
  'reason.keep': 'Eine Insel mit {points} Punkten, die etwa {turns} Züge braucht.',
  'reason.keepBoth': 'Zusammen bringen sie {points} Punkte in etwa {turns} Zügen.',
  'reason.take':
    'Sie bringt {points} Punkte in etwa {turns} Zügen: die meisten Punkte je Zug in der Auslage.',
  'reason.takeOne': 'Sie bringt {points} Punkte in etwa {turns} Zügen.',
  'reason.takeSeal': 'Sie bringt {points} Punkte und durch Siegel {seals} weitere, in etwa {turns} Zügen.',
  'reason.takeParts':
    'Sie braucht etwa {turns} Züge, und es {left:bleibt|bleiben} nur {left}, aber auch ein Teil von ihr lohnt sich.',
  'reason.takeLate':
    'Sie braucht etwa {turns} Züge, und es {left:bleibt|bleiben} nur {left}. Keine andere Wahl ist mehr wert.',
  'reason.draw': 'Nichts in der Auslage lohnt die Züge: Eine Karte vom Stapel ist im Mittel besser.',
  'reason.finishBoth': 'Das schließt beide Inseln auf einmal ab, für {points} Punkte.',
  'reason.finish': 'Das schließt eine Insel ab, für {points} Punkte.',
  'reason.row': 'Das füllt eine Münzreihe und gewinnt den Pokal mit {trophy} Punkten.',
  'reason.rowMaybe':
    'Das füllt eine Münzreihe. Als Nächstes kommt der Pokal mit {trophy} Punkten, wenn ihn nicht in diesem Zug jemand vor dir nimmt.',
  'reason.palms': 'Das bringt {points} {points:Punkt|Punkte} für Palmen.',
  'reason.extras': 'Das Kreuz bringt {n} {n:weiteres Feld|weitere Felder}, dort, wo es am meisten hilft.',
  'reason.coins': 'Das nimmt {n} {n:Münze|Münzen} mit.',
  'reason.fits': '{percent} % der Expeditionen, die als Nächstes kommen können, passen dann noch.',
  'reason.lastTurn': 'Es ist der letzte Zug, und es gibt nichts mehr zu gewinnen.',
  'more.nearly':
    'Die nächste Expedition schließt dann mit {percent} % Wahrscheinlichkeit eine Insel mit {points} Punkten ab.',
  'more.givesUp': 'Anders angekreuzt gäbe es sofort {points} {points:Punkt|Punkte} mehr.',
  'more.keepOthers': 'Die anderen beiden brächten {points} Punkte in etwa {turns} Zügen.',
  'more.symbols': 'Sie hat {coins} {coins:Münze|Münzen} und {palms} {palms:Palme|Palmen}.',
  'more.coins': 'Sie hat {coins} {coins:Münze|Münzen}.',
  'more.palms': 'Sie hat {palms} {palms:Palme|Palmen}.',
  'happened.dealt.good':
    '{when}: {seat} beginnt mit den besseren Inseln: {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.dealt.bad':
    '{when}: {seat} beginnt mit den schlechteren Inseln: {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.pattern.good':
    '{when}: Die nächste Expedition ({pattern}) kommt {seat} gerade recht: {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.pattern.bad':
    '{when}: Die nächste Expedition ({pattern}) passt {seat} nicht: {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.finished.good':
    '{when}: {seat} vollendet eine Insel und kommt voran: {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.finished.bad':
    '{when}: {seat} vollendet eine Insel, doch andere gewinnen mehr: {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.cards.good':
    '{when}: Die Züge der anderen und die neuen Karten helfen {seat}: {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.cards.bad':
    '{when}: Die Züge der anderen und die neuen Karten schaden {seat}: {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.end.good':
    'Der letzte Zug entscheidet: {seat} gewinnt {percent} {percent:Prozentpunkt|Prozentpunkte}.',
  'happened.end.bad':
    'Der letzte Zug entscheidet: {seat} verliert {percent} {percent:Prozentpunkt|Prozentpunkte}.',
}
