export const texts = {
  keep: '*Behalte zwei Inseln*, die du nach und nach füllst: Eine volle bringt so viele Punkte, wie in ihrer Ecke stehen.',
  mark: 'Alle zeichnen in diesem Zug *dasselbe Muster*: Setze es auf eine deiner zwei Inseln, um sie zu füllen.',
  pick: '*Nimm eine neue Insel*: Die volle bringt Punkte und macht Platz.',
  rotate: 'Du darfst das Muster beliebig *drehen und spiegeln*, bevor du es bestätigst.',
  single: 'Passt das Muster nirgends oder nützt es nichts, darfst du stattdessen *ein Einzelfeld* ankreuzen.',
  cross: 'Ein *Kreuz* schenkt dir sofort ein weiteres Feld auf einer deiner Inseln, auch ein weiteres Kreuz.',
  coin: 'Jede *Münze* ist einen Punkt wert und füllt ein Kästchen, und eine volle Viererreihe gewinnt einen Pokal.',
  palm: 'Eine *Palme* zählt sofort: 1 Punkt und 1 weiterer für jede Palme in der Auslage.',
  trophy: 'Eine volle Münzreihe gewinnt den *höchsten verbliebenen Pokal*, also sei vor den anderen da.',
  seal: 'Das *Siegel* einer fertigen Insel bringt Punkte für jede fertige Insel seiner Farbe.',
  stock: 'Eine Karte vom *Nachziehstapel* kommt blind und kann nicht zurückgelegt werden.',
}
