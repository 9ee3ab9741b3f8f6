import type { Translation } from '../../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'roads.title': 'Die erste Reise',
  'roads.boot': 'Das ist dein Stiefel. Wer die meisten Orte besucht, gewinnt.',
  'roads.pig':
    'Auf der Ebene nach Lapphalia wartet ein Riesenschwein. Tippe den Ort an, dann *Aufbrechen*: Das kostet eine Schweinekarte.',
  'roads.pig.other': 'Gute Idee für später. Geh zuerst nur nach Lapphalia.',
  'roads.stay': 'Du darfst bleiben, aber jeder neue Ort bringt dir einen Ortsstein. Reise weiter!',
  'roads.dragon': 'Im Wald ist der Drache langsam: Weiter nach Rivinia kostet es zwei Drachenkarten.',
  'roads.dragon.caravan':
    'Drei beliebige Karten gingen auch, aber zwei Drachen sind billiger. Geh nach Rivinia.',
  'roads.dragon.other': 'Das kommt gleich. Geh zuerst nur nach Rivinia.',
  'roads.raft': 'Flüsse und Seen brauchen kein Plättchen: Flussabwärts nach Tichih genügt eine Floßkarte.',
  'roads.raft.other': 'Den Ortsstein von Lapphalia hast du schon. Fahr weiter nach Tichih.',
  'roads.pieces': 'Drei Orte, drei Ortssteine. In jedem von zwanzig Orten liegt einer für dich.',

  'counters.title': 'Karten und Plättchen',
  'counters.dragon':
    'An Land brauchst du ein Plättchen, das zu deinen Karten passt. Du hast drei Drachen: Nimm den Drachen.',
  'counters.dragon.other': 'Das passt zu keiner deiner Karten. Nimm den Drachen.',
  'counters.gamble': 'Blind ziehen ist Glückssache, und das richtige liegt hier offen.',
  'counters.pig': 'Ein Riesenschwein rückt nach. Du hast zwei Schweine: Nimm auch dieses Plättchen.',
  'counters.pig.other': 'Das passt zu keiner deiner Karten. Nimm das Riesenschwein.',
  'counters.blind': 'Nichts passt mehr? Dann zieh das dritte Plättchen blind.',
  'counters.blind.other': 'Keins davon passt zu deinen Karten. Zieh blind und versuch dein Glück.',
  'counters.hidden':
    'Jede Runde bekommst du auch ein verdecktes Plättchen. Nur du weißt, dass es ein Schwein ist.',

  'planning.title': 'Die Planung',
  'planning.pig':
    'Plane deinen Weg: Wähle das Schwein, tippe die Ebene nach Lapphalia an, dann *Hier legen*.',
  'planning.pig.other':
    'Beginne bei deinem Stiefel: mit einem Schwein auf der Ebene von Elvenhold nach Lapphalia.',
  'planning.tooEarly': 'Passen geht, und später darfst du wieder legen. Aber dein Weg ist noch nicht fertig.',
  'planning.shared': 'Plättchen nützen allen: Das Schwein deines Gegners trägt dich weiter nach Feodor.',
  'planning.dragon': 'Ein Drache fliegt für eine Karte durch die Wüste: Leg ihn auf den Weg nach Al’Baran.',
  'planning.dragon.other': 'Das liegt abseits. Leg den Drachen zwischen Feodor und Al’Baran.',
  'planning.pass': 'Dein Weg steht, also *Passen*. Wenn alle nacheinander passen, ist die Planung vorbei.',
  'planning.pass.other': 'In dieser Runde brauchst du nichts mehr. Heb es auf und passe.',
  'planning.go': 'Tippe Al’Baran an: Der Spielplan findet den ganzen Weg. Dann *Aufbrechen*.',
  'planning.go.other': 'Deine Karten reichen weiter: Tippe Al’Baran an.',
  'planning.limit':
    'Nach der Reise behältst du vier Karten. Wähle eine, die du kaum brauchst, dann *Abwerfen*.',

  'obstacles.title': 'Bäume und Karawanen',
  'obstacles.lay':
    'Dein Gegner will nach Throtmanni. Leg deinen Baum auf diesen Weg: Er kostet jetzt alle eine Karte mehr.',
  'obstacles.tooEarly': 'Pass noch nicht: Dein Baum kann deinen Gegner bremsen.',
  'obstacles.lay.other':
    'Leg den Baum dorthin, wo dein Gegner entlang will: zwischen Rivinia und Throtmanni.',
  'obstacles.pass': 'Dafür legt dein Gegner einen Baum auf deinen Weg. *Passen*, dann beginnen die Reisen.',
  'obstacles.pass.other': 'Das brauchst du in dieser Runde nicht. Passe.',
  'obstacles.caravan':
    'Keine Trollwagenkarte? Drei beliebige Karten sind eine Karawane: Zieh damit nach Parundia.',
  'obstacles.caravan.all': 'Zuerst nur nach Parundia, und behalte beide Schweine für den Weg danach.',
  'obstacles.caravan.other': 'Versuch die Karawane: Tippe Parundia an.',
  'obstacles.tree': 'Der Baum macht den Weg teurer: zwei Schweinekarten statt einer. Geh nach Wylhién.',
  'obstacles.tree.other': 'Ein schöner Ausflug, aber probier den Weg mit dem Baum: weiter nach Wylhién.',
  'obstacles.keep': 'Die Runde ist vorbei, der Spielplan wird geleert. Wähle ein Plättchen, dann *Behalten*.',
  'obstacles.round': 'Alle füllen ihre Hand wieder auf acht Karten auf. Eine Partie hat vier solche Runden.',

  'end.title': 'Die letzte Runde',
  'end.score': 'Die letzte Runde: Dein Gegner ist fertig und hat 13 Ortssteine. Du hast 10.',
  'end.go':
    'Drei Flöße flussabwärts, dann eine magische Wolke: Tippe Yttar an und besuche vier Orte auf einmal.',
  'end.stay': 'Dann gewinnt dein Gegner. Flussabwärts warten noch vier Orte auf dich!',
  'end.go.other': 'Damit liegst du noch nicht vorn. Tippe Yttar an und besuche alle vier.',
  'end.won': '14 zu 13: Du gewinnst! Bei Gleichstand gewinnt, wer mehr Karten übrig hat.',
}
