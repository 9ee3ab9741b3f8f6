import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/de.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'reason.keep':
    'Diese Insel bringt {points} Punkte in etwa {turns} Zügen. Viele Punkte in wenigen Zügen, darauf kommt es an.',
  'reason.keepBoth':
    'Zusammen bringen diese Inseln {points} Punkte in etwa {turns} Zügen. Je weniger Züge eine Insel braucht, desto mehr Inseln schaffst du.',
  'reason.take':
    'Diese Insel bringt {points} Punkte in etwa {turns} Zügen, mehr Punkte je Zug als jede andere in der Auslage.',
  'reason.takeOne':
    'Diese Insel bringt {points} Punkte in etwa {turns} Zügen. Die Zeit reicht also, sie abzuschließen.',
  'reason.takeSeal':
    'Diese Insel bringt {points} Punkte in etwa {turns} Zügen, und die Siegel zahlen dafür {seals} weitere.',
  'reason.takeParts':
    'Diese Insel braucht etwa {turns} Züge, und es {left:bleibt|bleiben} nur {left}. Münzen und Palmen zählen aber sofort, daher lohnt sich auch ein Teil von ihr.',
  'reason.takeLate':
    'Diese Insel braucht etwa {turns} Züge, und es {left:bleibt|bleiben} nur {left}: Sie wird kaum fertig. Aber keine andere Wahl ist mehr wert.',
  'reason.draw':
    'Nichts in der Auslage lohnt die Züge, die es kostet. Eine Karte vom Stapel ist im Schnitt besser.',
  'reason.finishBoth':
    'Das schließt beide Inseln auf einmal ab, für {points} Punkte. Nur fertige Inseln zählen.',
  'reason.finish': 'Das schließt eine Insel ab, für {points} Punkte. Nur fertige Inseln zählen.',
  'reason.row':
    'Das füllt eine Münzreihe und gewinnt den höchsten Pokal, der noch da ist. Er zählt {trophy} {trophy:Punkt|Punkte}.',
  'reason.rowMaybe':
    'Das füllt eine Münzreihe, und dafür gibt es einen Pokal. Der nächste zählt {trophy} {trophy:Punkt|Punkte}, wenn ihn nicht in diesem Zug jemand vor dir nimmt.',
  'reason.palms':
    'Das bringt {points} {points:Punkt|Punkte} für Palmen. Palmen zählen sofort, auch wenn die Insel nie fertig wird.',
  'reason.extras':
    'Ein Kreuz erlaubt ein weiteres Feld auf deinen Inseln. Hier bringt das {n} {n:Feld|Felder} dort, wo es am meisten hilft.',
  'reason.coins':
    'Das nimmt {n} {n:Münze|Münzen} mit. Jede ist ein Punkt, und vier in einer Reihe gewinnen einen Pokal.',
  'reason.fits':
    '{percent} % der Expeditionen, die als Nächstes kommen können, passen dann noch. Passt eine nicht, darfst du nur ein einzelnes Feld ankreuzen.',
  'reason.fitsAll':
    'Jede Expedition, die als Nächstes kommen kann, passt dann noch. Passt einmal eine nicht, darfst du nur ein einzelnes Feld ankreuzen.',
  'reason.cells': 'Das kreuzt {n} {n:Feld|Felder} an. Jedes Feld bringt dich einer fertigen Insel näher.',
  'reason.lastTurn': 'Es ist der letzte Zug, und es gibt nichts mehr zu gewinnen.',
  'more.nearly':
    'Die nächste Expedition schließt dann mit {percent} % Wahrscheinlichkeit eine Insel mit {points} Punkten ab.',
  'more.surely': 'Die nächste Expedition schließt dann sicher eine Insel mit {points} Punkten ab.',
  'more.givesUp': 'Anders angekreuzt gäbe es sofort {points} {points:Punkt|Punkte} mehr.',
  'more.keepOthers': 'Die anderen beiden brächten {points} Punkte in etwa {turns} Zügen.',
  'more.symbols': 'Sie hat {coins} {coins:Münze|Münzen} und {palms} {palms:Palme|Palmen}.',
  'more.coins': 'Sie hat {coins} {coins:Münze|Münzen}.',
  'more.palms': 'Sie hat {palms} {palms:Palme|Palmen}.',
  'short.reason.keep': '{points} Punkte, etwa {turns} Züge',
  'short.reason.keepBoth': '{points} Punkte, etwa {turns} Züge',
  'short.reason.take': 'meiste Punkte je Zug ({points} in etwa {turns})',
  'short.reason.takeOne': '{points} Punkte, etwa {turns} Züge',
  'short.reason.takeSeal': '{points} Punkte und {seals} durch Siegel',
  'short.reason.takeParts': 'auch ein Teil lohnt sich',
  'short.reason.takeLate': 'keine andere Wahl ist mehr wert',
  'short.reason.draw': 'im Schnitt besser als die Auslage',
  'short.reason.finishBoth': 'schließt beide Inseln ab ({points} Punkte)',
  'short.reason.finish': 'schließt eine Insel ab ({points} Punkte)',
  'short.reason.row': 'ein Pokal mit {trophy} {trophy:Punkt|Punkten}',
  'short.reason.rowMaybe': 'vielleicht der Pokal mit {trophy} {trophy:Punkt|Punkten}',
  'short.reason.palms': '{points} {points:Punkt|Punkte} für Palmen',
  'short.reason.extras': '{n} {n:Zusatzfeld|Zusatzfelder}',
  'short.reason.coins': '{n} {n:Münze|Münzen}',
  'short.reason.fits': '{percent} % der nächsten Expeditionen passen',
  'short.reason.fitsAll': 'jede nächste Expedition passt',
  'short.reason.cells': '{n} {n:Feld|Felder} angekreuzt',
  'short.reason.lastTurn': 'nichts mehr zu gewinnen',
  'short.more.nearly': 'mit {percent} % als Nächstes {points} Punkte',
  'short.more.surely': 'als Nächstes sicher {points} Punkte',
  'short.more.givesUp': 'sofort {points} weniger',
  'short.more.keepOthers': 'die anderen: {points} in etwa {turns} Zügen',
  'short.more.symbols': '{coins} {coins:Münze|Münzen}, {palms} {palms:Palme|Palmen}',
  'short.more.coins': '{coins} {coins:Münze|Münzen}',
  'short.more.palms': '{palms} {palms:Palme|Palmen}',
  'happened.dealt.good':
    '{when}: {seat} beginnt mit den besseren Inseln und hat damit {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.dealt.bad':
    '{when}: {seat} beginnt mit den schlechteren Inseln und hat damit {percent} {percent:Prozentpunkt|Prozentpunkte} weniger Siegchance.',
  'happened.pattern.good':
    '{when}: Die nächste Expedition ({pattern}) kommt {seat} gerade recht und bringt {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.pattern.bad':
    '{when}: Die nächste Expedition ({pattern}) kommt {seat} ungelegen und kostet {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'happened.finished.good':
    '{when}: {seat} vollendet eine Insel und gewinnt {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'happened.finished.bad':
    '{when}: {seat} vollendet eine Insel, verliert aber {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance, weil andere mehr gewinnen.',
  'happened.cards.good':
    '{when}: Die Züge der anderen und die neuen Karten bringen {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'happened.cards.bad':
    '{when}: Die Züge der anderen und die neuen Karten kosten {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'happened.end.good':
    'Der letzte Zug entscheidet: {seat} gewinnt {percent} {percent:Prozentpunkt|Prozentpunkte}.',
  'happened.end.bad':
    'Der letzte Zug entscheidet: {seat} verliert {percent} {percent:Prozentpunkt|Prozentpunkte}.',
}
