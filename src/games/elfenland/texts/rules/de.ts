import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'Ziel des Spiels',
  'goal.elfenland':
    'Dein Elfenstiefel steht in Elvenhold. In jedem der zwanzig anderen Orte liegt ein *Ortsstein* deiner Farbe. Reise und sammle in vier Runden so viele wie möglich.',
  'goal.elfengold':
    'Wie in *Elfenland* reist du und sammelst Ortssteine, jetzt aber sechs Runden lang und mit *Gold*: Orte zahlen, Plättchen werden versteigert, Zauber verändern die Wege. Mit Gold allein gewinnst du nicht, aber es ebnet dir den Weg.',
  'map.caption':
    'Die Linie eines Weges zeigt sein Gelände: Ebene, Wald, Wüste, Gebirge, Fluss oder Fährlinie.',
  'travel.title': 'Reisen',
  'travel.land':
    'Ein *Landweg* ist nur benutzbar, solange ein *Transportplättchen* darauf liegt. Bezahle so viele Karten dieser Art, wie die Tabelle zeigt. Alle dürfen jedes Plättchen nutzen.',
  'travel.caravan':
    '*Karawane:* Auf einem Landweg mit Plättchen darfst du stattdessen immer drei beliebige Karten bezahlen.',
  'travel.water':
    '*Flüsse und Fährlinien* brauchen kein Plättchen: ein Floß flussabwärts, zwei flussaufwärts oder über einen See.',
  'travel.obstacle':
    'Ein *Hindernis* kostet eine weitere Karte der Art, mit der du bezahlst; eine Karawane kostet dann vier.',
  'travel.piece':
    'Sobald du einen Ort betrittst, unterwegs oder am Ziel, nimmst du dort deinen Ortsstein. Einen Weg darfst du so oft nutzen, wie du ihn bezahlst.',
  'travel.caption': 'Von Lapphalia nach Feodor mit einem Elfenrad, weiter nach Throtmanni mit einem Drachen.',
  'round.title': 'Eine Runde',
  'land.deal':
    '*Karten.* Alle beginnen mit acht Reisekarten; ab der zweiten Runde wird die Hand auf acht aufgefüllt.',
  'land.hidden': '*Verdecktes Plättchen.* Alle ziehen ein Plättchen, das nur sie selbst sehen.',
  'land.three':
    '*Drei Plättchen.* Dreimal reihum nehmen alle ein offenes Plättchen oder ziehen ein verdecktes. Diese liegen offen aus.',
  'land.plan':
    '*Planung.* Der Reihe nach: Leg ein Plättchen auf einen leeren Landweg, zu dem es passt, oder dein einziges Baumhindernis neben ein Plättchen, oder passe. Wer gepasst hat, darf später wieder legen; Schluss ist, wenn alle nacheinander passen.',
  'land.move':
    '*Reise.* Der Reihe nach reisen alle, so weit sie mögen, und werfen dann bis auf vier Karten ab.',
  'land.end':
    '*Rundenende.* Der Spielplan wird abgeräumt, alle behalten ein Plättchen, und die nächste Person beginnt. Benutzte Hindernisse sind aus dem Spiel.',
  'end.title': 'Spielende',
  'land.finish':
    'Das Spiel endet nach der letzten Runde oder nach einer Runde, in der jemand alle zwanzig Ortssteine hat. Wer die meisten Ortssteine hat, gewinnt; bei Gleichstand entscheiden die meisten Handkarten.',
  'variants.title': 'Varianten',
  'variant.rounds': '*Drei Runden.* Eine kürzere Partie: Sie endet nach der dritten Runde.',
  'variant.townCards':
    '*Ortskarten.* Alle haben einen geheimen Ort. Am Ende wird die Entfernung von deinem Stiefel dorthin, in Wegen gezählt, von deinen Ortssteinen abgezogen.',
  'gold.setup': 'Alle beginnen mit fünf Reisekarten und 12 Gold. Drei Karten liegen offen neben dem Stapel.',
  'gold.draw':
    '*Karten* (ab Runde 2). Dreimal reihum: eine offene Karte, die oberste vom Stapel oder den ganzen Goldstapel nehmen. Eine aufgedeckte Goldkarte kommt auf den Goldstapel, und du ziehst noch einmal. Der Goldstapel zahlt 3 Gold je Karte.',
  'gold.income': '*Einkommen* (ab Runde 2). Alle bekommen 2 Gold.',
  'gold.tokens': '*Plättchen.* Alle ziehen verdeckt zwei Plättchen, zeigen eins und verbergen das andere.',
  'gold.auction':
    '*Versteigerung.* Doppelt so viele Plättchen, wie Leute mitspielen, werden einzeln versteigert. Überbiete um beliebig viel, oder passe und scheide für dieses Plättchen aus. Wer zuletzt übrig bleibt, zahlt. Wer nicht bezahlen kann, verliert das ganze Gold und darf nicht mitbieten, wenn das Plättchen noch einmal versteigert wird.',
  'gold.plan': '*Planung.* Wie in Elfenland eine Aktion oder Passen, aber mit mehr Arten von Plättchen:',
  'gold.counter': 'auf einen leeren Landweg, zu dem es passt',
  'gold.tree': 'neben ein Plättchen auf einem Landweg: Der Weg kostet eine Karte mehr',
  'gold.monster': 'auf einen Fluss oder eine Fährlinie: Das kostet ein Floß mehr',
  'gold.piece':
    'neben ein Plättchen, aber nie zu einem Hindernis: Der Ort, den man darüber erreicht, zahlt doppelt',
  'gold.double':
    'bringt ein zweites, anderes Plättchen von dir auf einen Weg, der schon eins hat; beide gelten',
  'gold.exchange': 'lässt zwei verschiedene Plättchen die Plätze tauschen, wenn beide passen',
  'gold.move':
    '*Reise und Belohnung.* Nach der Reise behältst du höchstens vier Karten. Dann wählst du: das Gold aller Orte, die du betreten hast, oder zwei Karten vom Stapel. Wer nicht reist, bekommt zwei Karten.',
  'gold.end':
    '*Rundenende.* Der Spielplan wird abgeräumt, alle behalten zwei Plättchen, und die nächste Person beginnt.',
  'gold.finish':
    'Das Spiel endet nach Runde sechs oder nach einer Runde, in der jemand alle zwanzig Ortssteine hat. Wer die meisten Ortssteine hat, gewinnt; bei Gleichstand entscheidet das meiste Gold.',
  'variant.freeValues': '*Gemischte Goldwerte.* Die Goldwerte werden zufällig auf die Orte verteilt.',
  'variant.wizards':
    '*Elfenzauberer.* Im Stapel sind sechs Zauberer. Auf der Reise überwindet ein Zauberer ein Hindernis für 1 Gold oder fliegt deinen Stiefel für 3 Gold in einen beliebigen Ort. Den Ortsstein dort nimmst du, aber der Ort zahlt nichts.',
  'plan.caption': 'Ein Drache passt auf jeden Landweg; diese sind frei.',
}
