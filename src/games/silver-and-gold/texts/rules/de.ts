import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'In jedem Zug zeigt eine Karte ein Muster, und alle zeichnen es gleichzeitig auf ihre Schatzkarten. Wer in vier Runden die besten Inseln vollendet, gewinnt. Für 1 bis 4 Personen, etwa 20 Minuten.',
  'island.title': 'Die Inseln',
  'island.card':
    'Eine Schatzkarte zeigt eine Insel mit 8, 10, 12 oder 14 Feldern. Sind *alle* Felder angekreuzt, ist die Insel fertig und bringt einen Punkt pro Feld. Farbe, Form und Zahl oben links bedeuten immer dasselbe.',
  'island.caption': 'Lila 14, orange 12, grün 10, grau 8. Das Wachs auf manchen Karten ist ein Siegel.',
  'island.start':
    'Zu Beginn bekommen alle vier Karten und *behalten* verdeckt *zwei*; die anderen beiden werden in den Nachziehstapel gemischt. Du arbeitest immer an zwei Inseln zugleich. Vier Karten vom Stapel werden dann aufgedeckt: die *Auslage*.',
  'turn.title': 'Ein Zug',
  'turn.reveal':
    'Die oberste Expeditionskarte wird aufgedeckt. Es gibt acht Karten mit sechs Mustern. In jeder Runde werden sieben gespielt, die achte bleibt verdeckt. Für die nächste Runde werden alle acht neu gemischt.',
  'turn.patterns': 'Die sechs Muster. Dreierreihe und Winkel gibt es zweimal.',
  'turn.mark':
    'Jetzt kreuzen alle gleichzeitig an: das *ganze Muster* auf *einer* der beiden Inseln, beliebig gedreht und gespiegelt, nur auf freien Feldern. Was die anderen ankreuzen, sieht man erst, wenn alle bestätigt haben.',
  'turn.caption': 'Hier passt das L: vier Felder, eines davon mit Kreuz.',
  'turn.single':
    'Oder du kreuzt stattdessen *ein einzelnes Feld* an. Das darfst du immer, auch wenn das Muster passen würde. Gar nichts anzukreuzen ist nicht erlaubt.',
  'symbols.title': 'Was die Symbole bringen',
  'symbols.cross':
    '*Kreuz:* Ist das Muster gezeichnet, kreuzt du für jedes Kreuz darin ein weiteres Feld auf einer deiner beiden Inseln an. Hat auch dieses ein Kreuz, geht es weiter. Ist kein Feld mehr frei, verfällt das Kreuz.',
  'symbols.coin':
    '*Münze:* Sie füllt das nächste Kästchen deiner Wertungskarte. Jede der zwölf ist 1 Punkt wert; weitere Münzen verfallen.',
  'symbols.trophy':
    '*Pokal:* Vier Münzen füllen eine Reihe. Jede volle Reihe gewinnt den höchsten verbliebenen Pokal: 6, 5, 4, 3, 2, 1. Sind alle sechs vergeben, gibt es für eine Reihe nichts mehr.',
  'symbols.palm':
    '*Palme:* Sie bringt sofort 1 Punkt, plus 1 für jede Palme *in der Auslage*. Platz ist für vier; weitere Palmen verfallen.',
  'symbols.caption': 'Zwei Palmen in dieser Auslage: Eine jetzt angekreuzte Palme ist 1 + 2 = 3 wert.',
  'full.title': 'Eine Insel ist fertig',
  'full.aside':
    'Haben alle angekreuzt, wird der Zug im Uhrzeigersinn abgehandelt, beginnend beim Startspieler, eine Person nach der anderen: Zuerst bekommst du deinen Pokal, dann werden deine fertigen Inseln beiseitegelegt.',
  'full.replace':
    'Für jede fertige Insel nimmst du eine neue Karte: *eine aus der Auslage* oder blind die *oberste vom Nachziehstapel*. Sind beide Inseln fertig, nimmst du eine Karte nach der anderen. Erst nach deiner letzten Karte wird die Auslage wieder auf vier ergänzt.',
  'full.stock':
    'Ist der Nachziehstapel aufgebraucht, wird die Auslage nicht mehr ergänzt, und du kannst nur noch nehmen, was dort liegt. Ist auch sie leer, bleibt dein Platz frei. Wer kein freies Feld mehr hat, kreuzt nichts an.',
  'full.order':
    'Wer beginnt, wird ausgelost; nach jedem Zug wandert die Rolle im Uhrzeigersinn weiter. Wer früher an die Reihe kommt, hat die größere Auswahl.',
  'end.title': 'Das Ende',
  'end.when':
    'Nach vier Runden mit je sieben Zügen ist Schluss; im allerletzten Zug nimmt niemand mehr neue Karten. Du zählst zusammen:',
  'end.coins': 'deine *Münzen* und *Pokale*',
  'end.palms': 'die Zahlen in deinen *Palmen*-Kästchen',
  'end.islands':
    'die Punkte aller *fertigen* Inseln; unfertige bringen nichts, aber die dort angekreuzten Münzen und Palmen zählen',
  'end.seals': 'deine *Siegel*: Jedes bringt 1 oder 2 Punkte für jede fertige Insel seiner Farbe',
  'end.caption': 'Das Siegel der lila Insel bringt 2 Punkte für jede orange Insel: 4 Punkte.',
  'end.tie':
    'Gleichstand? Dann gewinnt, wer mehr graue Inseln hat, danach grüne, orange und lila. Ist auch das gleich, wird der Sieg geteilt.',
  'small.title': 'Kleingedrucktes',
  'small.once':
    'Die Palmen der Auslage werden einmal gezählt, bevor jemand ankreuzt. Palmen auf anderen Karten zählen nie.',
  'small.chain':
    'Ein Zusatzfeld ist Pflicht. Es darf eine Insel vollenden, und du darfst auf der anderen weitermachen, aber nie auf einer neuen Karte im selben Zug.',
  'small.look':
    'An frühere Expeditionskarten der Runde darf man sich erinnern, nachsehen darf man nicht. Die Tischoption *Merkhilfe* streicht sie durch.',
  'small.undo': 'Bis du bestätigst, kannst du alles zurücknehmen, außer einer blind gezogenen Karte.',
  'small.solo':
    'Allein spielst du nach denselben Regeln um Punkte. Das Solospiel ist unsere eigene Ergänzung.',
  note: 'Vermeil ist eine unabhängige, inoffizielle Umsetzung mit eigenen Karten.',
}
