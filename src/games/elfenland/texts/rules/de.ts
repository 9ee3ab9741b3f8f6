import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'Ziel des Spiels',
  'goal.elfenland':
    'Dein Elfenstiefel steht in Elvenhold. In jedem der zwanzig anderen Orte liegt ein *Ortsstein* deiner Farbe. Reise und sammle in {rounds} so viele wie möglich.',
  'goal.rounds': 'vier Runden (in der kurzen Partie drei)',
  'goal.rounds.3': 'drei Runden',
  'goal.rounds.4': 'vier Runden',
  'goal.elfengold':
    'Wie in *Elfenland* reist du und sammelst Ortssteine, jetzt aber sechs Runden lang und mit *Gold*: Orte zahlen, Plättchen werden versteigert, Zaubersprüche verändern die Wege. Mit Gold allein gewinnst du nicht, aber es ebnet dir den Weg.',
  'map.caption':
    'Die Linie eines Weges zeigt sein Gelände: Ebene, Wald, Wüste, Gebirge, Fluss oder Fährlinie.',
  'travel.title': 'Reisen',
  'travel.land':
    'Ein *Landweg* ist nur benutzbar, solange ein *Transportplättchen* darauf liegt. Bezahle so viele Karten dieser Art, wie die Tabelle zeigt. Alle dürfen jedes Plättchen nutzen.',
  'travel.caravan':
    '*Karawane:* Auf einem Landweg mit Plättchen darfst du stattdessen immer drei beliebige Reisekarten bezahlen, auch Flöße. Auf dem Wasser gibt es keine Karawanen.',
  'travel.water':
    '*Flüsse und Fährlinien* brauchen kein Plättchen: ein Floß flussabwärts, zwei flussaufwärts oder über einen See. Jede Fährlinie ist ein eigener Weg.',
  'travel.obstacle':
    'Ein *Hindernis* kostet eine weitere Karte der Art, mit der du bezahlst; eine Karawane kostet dann vier.',
  'travel.piece':
    'Sobald du einen Ort betrittst, unterwegs oder am Ziel, nimmst du dort deinen Ortsstein. Einen Weg darfst du so oft nutzen, wie du ihn bezahlst.',
  'travel.caption': 'Von Lapphalia nach Feodor mit einem Elfenrad, weiter nach Throtmanni mit einem Drachen.',
  'round.title': 'Eine Runde',
  'land.deal':
    '*Karten.* Alle beginnen mit acht Reisekarten. Ab der zweiten Runde werden alle Karten, die niemand auf der Hand hat, gemischt, und alle füllen ihre Hand auf acht Karten auf.',
  'land.hidden': '*Verdecktes Plättchen.* Alle ziehen ein Plättchen, das nur sie selbst sehen.',
  'land.three':
    '*Drei Plättchen.* Dreimal reihum nehmen alle eins der fünf offenen Plättchen, das sofort ersetzt wird, oder ziehen blind eins. In beiden Fällen liegt es danach offen vor ihnen.',
  'land.plan':
    '*Planung.* Der Reihe nach: Leg ein Plättchen auf einen leeren Landweg, zu dem es passt, oder dein Baumhindernis auf einen Landweg mit Plättchen, aber ohne Hindernis, oder passe. Du hast ein einziges Hindernis für die ganze Partie. Wer gepasst hat, darf später wieder legen; Schluss ist, wenn alle nacheinander passen.',
  'land.move':
    '*Reise.* Der Reihe nach reisen alle, so weit sie mögen, und werfen dann Karten ab, bis sie höchstens vier haben.',
  'land.end':
    '*Rundenende.* Der Spielplan wird abgeräumt, benutzte Hindernisse sind aus dem Spiel. Alle behalten ein Plättchen ihrer Wahl und geben den Rest zurück; ein verdecktes bleibt verdeckt. Im Uhrzeigersinn beginnt die nächste Person.',
  'end.title': 'Spielende',
  'land.finish':
    'Die Partie endet nach der letzten Runde oder nach einer Runde, in der jemand alle zwanzig Ortssteine hat. Wer die meisten Ortssteine hat, gewinnt; bei Gleichstand entscheiden die meisten Handkarten. Ist auch das gleich, wird der Sieg geteilt.',
  'variants.title': 'Varianten',
  'variant.rounds': '*Drei Runden.* Eine kürzere Partie: Sie endet nach der dritten Runde.',
  'variant.townCards':
    '*Ortskarten.* Alle haben einen geheimen Ort. Am Ende wird die kürzeste Entfernung von deinem Stiefel dorthin, in Wegen aller Art gezählt, von deinen Ortssteinen abgezogen. Bei Gleichstand gewinnt, wer dem eigenen Ort näher ist; erst dann entscheidet, was sonst bei Gleichstand zählt.',
  'gold.setup':
    'Alle beginnen mit fünf Reisekarten und 12 Gold. Drei Karten liegen offen neben dem Stapel. Erst danach werden die sieben Goldkarten in den Stapel gemischt.',
  'gold.draw':
    '*Karten* (ab Runde 2). Dreimal reihum: eine der drei offenen Karten nehmen, die sofort ersetzt wird, die oberste vom Stapel oder den ganzen Goldstapel. Eine aufgedeckte Goldkarte kommt auf den Goldstapel; hast du sie gezogen, wählst du neu. Der Goldstapel zahlt 3 Gold je Karte. Ist der Stapel aufgebraucht, werden die abgelegten Karten gemischt; gibt es keine, bleiben nur die offenen Karten und der Goldstapel.',
  'gold.income': '*Einkommen* (ab Runde 2). Alle bekommen 2 Gold.',
  'gold.tokens': '*Plättchen.* Alle ziehen blind zwei Plättchen, zeigen eins und verbergen das andere.',
  'gold.auction':
    '*Versteigerung.* Doppelt so viele Plättchen, wie Leute mitspielen, werden einzeln versteigert. Der Startspieler beginnt, dann geht es im Uhrzeigersinn: Überbiete um einen beliebigen ganzen Betrag, oder passe und scheide für dieses Plättchen aus. Wer zuletzt übrig bleibt, zahlt und legt das Plättchen offen vor sich.',
  'gold.unsold':
    'Passen alle anderen ohne ein Gebot, darf die letzte Person das Plättchen für genau 1 Gold nehmen. Bietet niemand, geht das Plättchen zurück in den Vorrat.',
  'gold.broke':
    'Wer den Zuschlag bekommt und nicht bezahlen kann, verliert das ganze Gold, und das Plättchen wird ohne diese Person noch einmal versteigert; alle anderen dürfen wieder mitbieten, auch wer schon gepasst hatte.',
  'gold.plan':
    '*Planung.* Der Reihe nach: ein Plättchen spielen oder passen. Wer gepasst hat, darf später wieder spielen; Schluss ist, wenn alle nacheinander passen. Wohin die Plättchen kommen:',
  'gold.counter': 'und jedes andere Transportplättchen: auf einen leeren Landweg, zu dem es passt',
  'gold.tree':
    'auf einen Landweg mit Plättchen, aber ohne Hindernis und Goldstück: Der Weg kostet eine Karte mehr',
  'gold.monster': 'auf einen Fluss oder eine Fährlinie ohne Seeungeheuer: Das kostet ein Floß mehr',
  'gold.piece':
    'auf einen Landweg mit Plättchen, aber ohne Hindernis und Goldstück: Der Ort, den man darüber erreicht, zahlt doppelt',
  'gold.double':
    'bringt ein zweites, anderes Plättchen von dir auf einen Landweg, der schon eins hat; beide gelten, und ein Hindernis oder Goldstück dort zählt für beide',
  'gold.exchange':
    'lässt zwei verschiedene Plättchen die Plätze tauschen, egal von wem, wenn beide passen; alles andere bleibt liegen',
  'gold.move':
    '*Reise und Belohnung.* Nach der Reise behältst du höchstens vier Karten. Dann wählst du: das Gold aller Orte, die du betreten hast, oder zwei Karten vom Stapel, die zu den vier hinzukommen. Wer nicht reist, bekommt zwei Karten.',
  'gold.reward':
    'Ein Ort zahlt jedes Mal, wenn du ihn betrittst. Der Ort, in dem du aufbrichst, zahlt nur, wenn du zurückkehrst.',
  'gold.end':
    '*Rundenende.* Der Spielplan wird abgeräumt. Alle behalten zwei Plättchen ihrer Wahl und geben den Rest in den Vorrat zurück; verdeckte bleiben verdeckt. Im Uhrzeigersinn beginnt die nächste Person.',
  'gold.finish':
    'Die Partie endet nach Runde sechs oder nach einer Runde, in der jemand alle zwanzig Ortssteine hat. Die letzte Belohnung gibt es noch. Wer die meisten Ortssteine hat, gewinnt; bei Gleichstand entscheidet das meiste Gold. Ist auch das gleich, wird der Sieg geteilt.',
  'variant.freeValues': '*Gemischte Goldwerte.* Die Goldwerte werden zufällig auf die Orte verteilt.',
  'variant.wizards':
    '*Elfenzauberer.* Sechs Zauberer werden unter die Reisekarten gemischt und wie diese gezogen. Auf der Reise überwindet ein Zauberer für 1 Gold ein Hindernis ohne die zusätzliche Karte oder fliegt deinen Stiefel für 3 Gold in einen beliebigen anderen Ort. Den Ortsstein dort nimmst du, aber der Ort zahlt nichts. Du darfst mehrere einsetzen, mit Gold, das du schon hast. In eine Karawane passen Zauberer nicht.',
  'variant.table':
    '*Tischoptionen.* Das Limit von vier Handkarten lässt sich abschalten, und ungedeckte Gebote, die über das eigene Gold hinausgehen, lassen sich verbieten.',
  'plan.caption': 'Ein Drache passt auf jeden Landweg; diese sind frei.',
}
