import type { Translation } from '../../../../ui/text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'Worum es geht',
  'goal.elfenland':
    'Dein Elfenstiefel steht in Elvenhold. In jedem der zwanzig anderen Orte liegt ein *Ortsstein* deiner Farbe. Reise und sammle in vier Runden so viele wie möglich.',
  'goal.elfengold':
    'Wie in *Elfenland* reist du und sammelst Ortssteine, jetzt über sechs Runden und mit *Gold*: Orte zahlen, Plättchen werden versteigert, Zaubersprüche verändern die Wege. Gold gewinnt kein Spiel, aber es kauft den Weg dorthin.',
  'map.caption':
    'Jeder Weg zeigt sein Gelände durch seine Linie: Ebene, Wald, Wüste, Gebirge, Fluss, Fährlinie.',
  'travel.title': 'Reisen',
  'travel.land':
    'Ein *Landweg* ist nur benutzbar, solange ein *Transportplättchen* darauf liegt. Zahl so viele Karten dieser Art, wie die Tabelle sagt. Plättchen dienen allen.',
  'travel.caravan':
    '*Karawane:* stattdessen, auf einem Landweg mit Plättchen, drei beliebige Karten. Das darfst du immer wählen.',
  'travel.water':
    '*Flüsse und Fährlinien* brauchen kein Plättchen: ein Floß flussabwärts, zwei flussaufwärts oder über einen See.',
  'travel.obstacle':
    'Ein *Hindernis* kostet eine Karte mehr von der Art, mit der du zahlst; eine Karawane kostet dann vier.',
  'travel.piece':
    'Betrittst du einen Ort, unterwegs oder am Ziel, nimmst du deinen Ortsstein. Einen Weg darfst du so oft nutzen, wie du ihn bezahlst.',
  'travel.caption': 'Von Lapphalia nach Feodor mit einem Elfenrad, weiter nach Throtmanni mit einem Drachen.',
  'round.title': 'Eine Runde',
  'land.deal':
    '*Karten.* Alle halten acht Reisekarten; nach der ersten Runde wird die Hand auf acht aufgefüllt.',
  'land.hidden': '*Verdecktes Plättchen.* Jeder zieht ein Plättchen, das nur er kennt.',
  'land.three':
    '*Drei Plättchen.* Dreimal reihum nimmt jeder ein offenes Plättchen oder ein verdecktes. Sie liegen offen.',
  'land.plan':
    '*Planung.* Der Reihe nach: ein Plättchen auf einen leeren Landweg legen, der dazu passt, oder das eine eigene Baumhindernis neben ein Plättchen, oder passen. Passen bindet nicht; Schluss ist, wenn alle nacheinander passen.',
  'land.move': '*Reise.* Der Reihe nach reist jeder, so weit er mag, und wirft dann bis auf vier Karten ab.',
  'land.end':
    '*Rundenende.* Der Spielplan wird geleert, jeder behält ein Plättchen, der Nächste beginnt. Benutzte Hindernisse sind weg.',
  'end.title': 'Das Ende',
  'land.finish':
    'Das Spiel endet nach der letzten Runde oder nach der Runde, in der jemand alle zwanzig Ortssteine hat. Die meisten Ortssteine gewinnen; bei Gleichstand die meisten Handkarten.',
  'variants.title': 'Varianten',
  'variant.rounds': '*Drei Runden.* Eine kürzere Partie: Sie endet nach der dritten Runde.',
  'variant.townCards':
    '*Ortskarten.* Jeder hat einen geheimen Ort. Am Ende wird die Entfernung deines Stiefels dorthin, in Wegen, von deinen Ortssteinen abgezogen.',
  'gold.setup': 'Alle beginnen mit fünf Reisekarten und 12 Gold. Drei Karten liegen offen neben dem Stapel.',
  'gold.draw':
    '*Karten* (ab Runde 2). Dreimal reihum: eine offene Karte, die oberste vom Stapel oder der ganze Goldstapel. Eine aufgedeckte Goldkarte kommt auf den Goldstapel, und du ziehst neu; der Stapel zahlt 3 Gold je Karte.',
  'gold.income': '*Einkommen* (ab Runde 2). Alle bekommen 2 Gold.',
  'gold.tokens': '*Plättchen.* Jeder zieht verdeckt zwei Plättchen, zeigt eins und verbirgt eins.',
  'gold.auction':
    '*Versteigerung.* Doppelt so viele Plättchen wie Mitspielende kommen einzeln unter den Hammer. Überbiete um beliebig viel oder passe und bist für dieses Plättchen draußen. Wer übrig bleibt, zahlt. Wer nicht zahlen kann, verliert alles Gold, und das Plättchen wird ohne ihn neu versteigert.',
  'gold.plan': '*Planung.* Wie in Elfenland eine Aktion oder passen, mit mehr Arten von Plättchen:',
  'gold.counter': 'auf einen leeren Landweg, der dazu passt',
  'gold.tree': 'neben ein Plättchen auf einem Landweg: eine Karte mehr',
  'gold.monster': 'auf einen Fluss oder eine Fährlinie: ein Floß mehr',
  'gold.piece': 'neben ein Plättchen, nie zu einem Hindernis: Der darüber betretene Ort zahlt doppelt',
  'gold.double': 'ein zweites, anderes eigenes Plättchen auf einen Weg, der eins hat; beide gelten',
  'gold.exchange': 'zwei verschiedene Plättchen tauschen die Plätze, wenn beide passen',
  'gold.move':
    '*Reise und Belohnung.* Nach der Reise bleiben höchstens vier Karten, dann wähle: das Gold aller betretenen Orte oder zwei Karten vom Stapel. Wer nicht reist, bekommt zwei Karten.',
  'gold.end': '*Rundenende.* Der Spielplan wird geleert, jeder behält zwei Plättchen, der Nächste beginnt.',
  'gold.finish':
    'Das Spiel endet nach Runde sechs oder nach der Runde, in der jemand alle zwanzig Ortssteine hat. Die meisten Ortssteine gewinnen; bei Gleichstand das meiste Gold.',
  'variant.freeValues': '*Gemischte Goldwerte.* Die Goldwerte werden neu auf die Orte verteilt.',
  'variant.wizards':
    '*Elfenzauberer.* Sechs Zauberer sind im Stapel. Auf der Reise überwindet ein Zauberer ein Hindernis für 1 Gold oder fliegt deinen Stiefel für 3 Gold in einen beliebigen Ort; der Ortsstein dort ist deiner, sein Wert wird nicht gezahlt.',
  'plan.caption': 'Ein Drache darf auf jedem Landweg liegen; diese sind frei.',
}
