import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  'mark.title': 'Ein Muster ankreuzen',
  'mark.first': 'Das ist deine Insel. Kreuze das Muster auf den *hervorgehobenen Feldern* an und bestätige.',
  'mark.first.otherwise': 'Das wäre erlaubt. Kreuze jetzt die drei hervorgehobenen Felder an.',
  'mark.next':
    'Jeder Zug bringt ein neues Muster, *für alle dasselbe*. Kreuze es auf deiner anderen Insel an.',
  'mark.next.otherwise': 'Keine schlechte Stelle, aber hier sind die hervorgehobenen Felder gefragt.',
  'mark.anywhere': 'Nun ein Winkel. *Kreuze ihn an, wo er hinpasst.*',
  'mark.anywhere.otherwise':
    'Ein Feld ist auch erlaubt, aber der ganze Winkel passt. Versuche es noch einmal.',
  'mark.rounds': 'Eine Runde hat *sieben Muster*, und nach *vier Runden* ist die Partie vorbei.',

  'rotate.title': 'Drehen und spiegeln',
  'rotate.rotate': 'So passt es nicht. *Dreh das Muster* und kreuze die hervorgehobenen Felder an.',
  'rotate.flip': 'Drehen hilft hier nicht. *Spiegle das Muster* und kreuze die hervorgehobenen Felder an.',
  'rotate.otherwise': 'Da passt es auch. Nimm diesmal die hervorgehobenen Felder.',

  'single.title': 'Das Einzelfeld',
  'single.nowhere': 'Das Quadrat passt nirgends. Dann genügt *ein einzelnes Feld*: Kreuze die Münze an.',
  'single.nowhere.otherwise': 'Jedes Feld ist erlaubt. Nimm das mit der Münze.',
  'single.choice': 'Ein Feld statt des Musters geht immer. *Wähle das Einzelfeld* und hol diese Münze.',
  'single.choice.pattern': 'Das Muster passt, lässt aber die Münze liegen. Wähle das Einzelfeld.',
  'single.choice.otherwise': 'Fast: Nimm das Feld mit der Münze.',

  'cross.title': 'Kreuze und Ketten',
  'cross.one': 'Kreuze das *Kreuz* mit an: Es schenkt dir *ein Zusatzfeld*. Hol damit die Münze.',
  'cross.one.otherwise': 'Leg das Muster über das Kreuz und nimm als Zusatzfeld die Münze.',
  'cross.chain': 'Ein Kreuz führt zum nächsten: erst das Muster, dann *das zweite Kreuz*, dann die Münze.',
  'cross.chain.otherwise': 'Von Kreuz zu Kreuz: Das zweite schenkt dir noch ein Feld.',

  'coins.title': 'Münzen und Pokale',
  'coins.mark': 'Du hast drei *Münzen*, jede zählt 1 Punkt. Leg das Muster über die vierte.',
  'coins.mark.otherwise': 'Da liegt keine Münze. Nimm die hervorgehobene.',
  'coins.row': 'Vier Münzen füllen eine Reihe und holen den *höchsten Pokal*: 6 Punkte für dich!',
  'coins.again': 'Eine neue Reihe beginnt. *Hol noch eine Münze.*',
  'coins.again.otherwise': 'Das ist erlaubt. Hol aber erst die hervorgehobene Münze.',
  'coins.race': 'Die nächste volle Reihe am Tisch bringt nur noch 5, dann 4. *Es ist ein Wettlauf.*',

  'palms.title': 'Palmen',
  'palms.mark':
    'In der Auslage stehen drei *Palmen*, also bringt eine Palme jetzt *1 + 3 = 4 Punkte*. Nimm sie!',
  'palms.mark.otherwise': 'Die Palme wäre jetzt 4 Punkte wert. Leg das Muster darüber.',
  'palms.box': 'Deine *4 Punkte* stehen sicher im ersten Kästchen.',
  'palms.gone':
    'Nereus hat eine Palme aus der Auslage genommen: *Jetzt zählt eine 3*. Kreuze an, wo du willst.',
  'palms.gone.otherwise': 'Das Muster passt. Kreuze es auf einer deiner Inseln an.',

  'finish.title': 'Eine Insel fertig machen',
  'finish.last': 'Nur noch zwei Felder. *Mach deine Insel fertig!*',
  'finish.last.otherwise': 'Erst die Insel: Ihre letzten zwei Felder sind hervorgehoben.',
  'finish.pick': 'Sie zählt *8 Punkte*, wie auf ihrem Schild steht. *Nimm eine neue Insel* aus der Auslage.',
  'finish.pick.otherwise': 'Blind ziehen darfst du auch. Nimm heute eine Insel, die du sehen kannst.',
  'finish.on': 'Kleine Inseln gehen schnell, große zählen mehr. *Kreuze den Winkel an, wo er hinpasst.*',
  'finish.on.otherwise': 'Der Winkel passt. Kreuze ihn ganz an.',

  'score.title': 'Siegel und Schlusswertung',
  'score.seal':
    'Der letzte Zug! Dieses *Siegel* zahlt 2 Punkte für jede fertige orange Insel. Mach die Insel fertig.',
  'score.seal.otherwise': 'Nur fertige Inseln zählen. Kreuze die letzten zwei Felder an.',
  'score.pays': 'Du hast *zwei orange Inseln* fertig, also zahlt das Siegel *4 Punkte*.',
  'score.total': 'Münzen, Pokale, Palmen, Inseln und Siegel zusammen: *Die meisten Punkte gewinnen.*',
  'score.start': 'Eine Partie beginnt mit vier Inseln: *Zwei behältst du*. Jetzt kennst du das Spiel!',
}
