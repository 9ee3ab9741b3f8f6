export const texts = {
  drawCards: '*Zieh Karten* für deine Reise: Sie bezahlen die Wege, jede Art auf ihrem Gelände.',
  threeCounters: '*Nimm Transportplättchen*: Ein Landweg ist erst befahrbar, wenn eines darauf liegt.',
  tokens:
    '*Zeig ein Plättchen und verbirg das andere*: Beide legst du später, und das verdeckte kennst nur du.',
  auction:
    '*Biete auf Plättchen*, die deinen Karten Wege öffnen: Wer am meisten bietet, zahlt und bekommt das Plättchen.',
  planning: '*Leg Plättchen auf Wege*, die deine Karten bezahlen können: Reisen dürfen darüber alle.',
  moving:
    '*Reise* von Ort zu Ort und bezahle mit Karten: Jeder neue Ort bringt dir einen Ortsstein, und wer die meisten hat, gewinnt.',
  handLimit: '*Behalte vier Karten* und wirf die übrigen ab.',
  reward: '*Wähle deine Belohnung*: Gold kauft Plättchen in der Versteigerung, Karten bringen dich weiter.',
  roundEnd: '*Wähle, was du behältst*: Alle anderen Plättchen gehen vor der nächsten Runde zurück.',
  costs:
    'Die Zeichen auf einer Karte zeigen, über welches Gelände sie führt und *wie viele davon* es kostet.',
  raft: 'Flüsse und Fährlinien brauchen kein Plättchen, nur *Flöße*: eines flussabwärts, zwei flussaufwärts oder über einen See.',
  caravan:
    'Drei beliebige Karten sind eine *Karawane*: Sie zieht über jeden Landweg mit Plättchen, wenn die passenden Karten fehlen.',
  piece:
    '*Ortssteine in deiner Farbe* liegen in den Orten, die du noch nicht besucht hast: Plane deinen Weg an ihnen entlang.',
  townGold: 'Die *Zahl am Ort* ist das Gold, das er bei jeder Ankunft zahlt.',
  treeObstacle:
    'Ein *Baumhindernis* macht einen Landweg mit Plättchen um eine Karte teurer, und zwar für alle.',
  seaMonster:
    'Ein *Seeungeheuer* macht einen Fluss oder eine Fährlinie um ein Floß teurer, und zwar für alle.',
  goldPiece: 'Führt dein Weg über ein *Goldstück*, zahlt der Ort, den du erreichst, doppelt.',
  doubleTransport:
    '*Doppelter Transport* legt ein zweites Plättchen auf einen Weg, sodass beide Arten von Karten ihn bezahlen.',
  exchange: '*Tausch* vertauscht zwei Plättchen auf dem Spielplan, wenn jedes auf den Weg des anderen passt.',
  wizard:
    'Ein *Elfenzauberer* bringt dich für 1 Gold an einem Hindernis vorbei oder für 3 Gold in jeden Ort.',
  secretTown:
    'Die Fahne zeigt deinen *geheimen Ort*: Jeder Weg, der dich am Ende von ihm trennt, kostet einen Punkt.',
  goldPile: 'Der *Goldstapel* zählt wie eine gezogene Karte und bringt 3 Gold für jede Karte darin.',
}
