import type { Translation } from '../../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'gold.title': 'Gold',
  'gold.values': 'In Elfengold zahlen die Orte: Die Münze bei Feodor zeigt 4 Gold.',
  'gold.piece': 'Ein Goldstück verdoppelt das. Leg deins auf den Weg von Lapphalia nach Feodor.',
  'gold.piece.pass': 'Leg zuerst das Goldstück: Es bringt dir 4 Gold mehr.',
  'gold.piece.other': 'Auf dem Weg von Lapphalia nach Feodor bringt es mehr.',
  'gold.go': 'Tippe Feodor an, dann *Aufbrechen*: Lapphalia zahlt unterwegs 2, Feodor zweimal 4.',
  'gold.go.other': 'Das zahlt weniger. Tippe Feodor an und reise bis ans Ziel.',
  'gold.stay': 'Nur wer reist, wird bezahlt. Weiter!',
  'gold.reward': 'Nach der Reise wählst du: das Gold ihrer Orte oder zwei Karten. Diesmal *Gold nehmen*.',
  'gold.reward.other': 'Zwei Karten sind oft gut, aber jetzt brauchst du Gold.',
  'gold.purse': 'Du hast jetzt 18 Gold. Damit ersteigerst du Plättchen.',

  'auction.title': 'Die Versteigerung',
  'auction.pile': 'Zwei Goldkarten sind aufgetaucht. Nimm sie statt einer Karte: 3 Gold für jede.',
  'auction.pile.other': 'Eine Karte geht auch, aber sechs Gold sind mehr. Nimm den Goldstapel.',
  'auction.show': 'Du hast zwei Plättchen gezogen: Wähle, welches alle sehen dürfen, dann *Zeigen*.',
  'auction.open': 'Jetzt werden Plättchen einzeln versteigert. Eröffne beim Drachen mit 1 Gold.',
  'auction.open.pass': 'Wer passt, ist bei diesem Plättchen raus. Biete 1.',
  'auction.open.other': 'Fang klein an: 1 Gold reicht vorerst.',
  'auction.raise': 'Dein Gegner bietet 3. Du hast Drachenkarten, also biete 4.',
  'auction.raise.pass': 'Deine Karten brauchen diesen Drachen. Biete 4.',
  'auction.raise.other': 'Zahl nicht mehr als nötig: 4 reichen.',
  'auction.next': 'Er gehört dir, für 4 Gold. Jetzt kommt ein Einhorn: Biete 1.',
  'auction.over': 'Dein Gegner bietet 20 und hat nur 12 Gold! *Passen* und zuschauen.',
  'auction.over.other': 'Das könntest du auch nicht bezahlen. Passe.',
  'auction.again':
    'Wer nicht bezahlen kann, verliert das ganze Gold und ist raus. Nimm das Einhorn für 1 Gold.',
  'auction.again.other': 'Es kostet nur 1 Gold. Biete 1.',
  'auction.end': 'Zwei Plättchen für 5 Gold! So wird auch der Rest der Reihe versteigert.',

  'monsters.title': 'Seeungeheuer',
  'monsters.lay':
    'Dein Gegner will mit dem Floß von Virst nach Ixara. Leg dein Seeungeheuer auf diesen Fluss.',
  'monsters.lay.pass': 'Leg zuerst dein Seeungeheuer.',
  'monsters.lay.other': 'Auf dem Fluss von Virst nach Ixara stört es mehr.',
  'monsters.go': 'Auch in deinem Fluss schwimmt eins: Tichih kostet jetzt zwei Flöße statt eines. Fahr hin.',
  'monsters.go.other': 'Dieser Ort bringt dir nichts. Fahr nach Tichih.',
  'monsters.reward': 'Tichih zahlt nur 3 Gold. Diesmal *Zwei Karten nehmen*.',
  'monsters.reward.other': 'Drei Gold sind wenig. Nimm diesmal die Karten.',
  'monsters.end': 'Auch dein Gegner hat zwei Flöße bezahlt. Flussaufwärts oder auf einem See wären es drei.',

  'spells.title': 'Die zwei Zaubersprüche',
  'spells.double':
    'Du hast keinen Trollwagen für Lapphalia. Doppelter Transport legt dein Schwein dazu: Wähle den Zauberspruch, den Weg, dann *Zaubern*.',
  'spells.double.first': 'Dieser Zauberspruch kommt gleich. Beginne mit „Doppelter Transport“.',
  'spells.double.other':
    'Nimm den Zauberspruch, damit dein Schwein neben dem Trollwagen auf dem Weg nach Lapphalia liegt.',
  'spells.pass': 'Sprich zuerst deinen Zauberspruch: Er öffnet den Weg.',
  'spells.exchange': 'Tausch vertauscht zwei Plättchen: den Drachen vor Feodor mit dem Einhorn vor Kihromah.',
  'spells.exchange.other':
    'Tausche den Drachen auf dem Weg nach Feodor gegen das Einhorn auf dem Weg nach Kihromah.',
  'spells.go': 'Erst das Schwein, dann das Einhorn: Dein Weg ist frei. Reise nach Feodor.',
  'spells.go.other': 'Du kommst noch weiter: Tippe Feodor an.',
  'spells.reward': 'Gut gezaubert! Die beiden Orte zahlen 6: *Gold nehmen*.',
  'spells.reward.other': 'Karten sind auch gut. Nimm diesmal das Gold.',

  'wizards.title': 'Zauberer und das Ende',
  'wizards.flight':
    'Spielt ihr mit Zauberern, fliegt dich einer für 3 Gold in einen beliebigen Ort. Tippe Virst an.',
  'wizards.flight.other': 'Flieg nach Virst: Von dort geht es auf dem Fluss weiter.',
  'wizards.monster':
    'Ein Zauberer bringt dich auch für 1 Gold am Seeungeheuer vorbei, dann reicht ein Floß. Fahr nach Ixara.',
  'wizards.monster.other': 'Der Fluss nach Ixara kostet weniger: 1 Floß, 1 Zauberer und 1 Gold.',
  'wizards.reward': 'Der Flug bringt kein Gold, Ixara 3. *Gold nehmen*: Es entscheidet bei Gleichstand.',
  'wizards.reward.other': 'Das war die letzte Runde, Karten helfen nicht mehr. Nimm das Gold.',
  'wizards.won': 'Sechs Runden, je 15 Ortssteine, aber du hast mehr Gold: Du gewinnst!',
}
