/** What the levels, hints and reviews of Silver & Gold say. `{pattern}` is filled in by the pattern's name. */
export const texts = {
  en: {
    'level.gentle.how':
      'Likes islands for their own sake, overlooks what a cross can start, and is often unsure.',
    'level.steady.how':
      'Marks sensibly turn by turn, forgets which expeditions have passed, and has fond habits.',
    'level.sharp.how':
      'Sees chains of crosses, remembers the expeditions and hardly wastes a turn; it does not look ahead.',
    'level.master.how':
      'Looks a turn ahead with the expeditions still to come, and tries close choices in many imagined games.',
    'reason.keep': 'An island of {points} points that takes about {turns} turns: good value for its size.',
    'reason.take': 'It brings {points} points in about {turns} turns: the best value in the display.',
    'reason.takeSeal': 'It brings {points} points and {seals} more by seals.',
    'reason.takeInTime': 'Few turns are left: this island of {points} points can still be finished.',
    'reason.draw': 'Nothing in the display is worth its turns: a card from the stock is better on average.',
    'reason.finishBoth': 'It brings both islands home at once, for {points} points.',
    'reason.finish': 'It brings an island home, for {points} points.',
    'reason.row': 'It fills a row of coins in time for the trophy of {trophy}.',
    'reason.palms': 'Palms are worth marking now: {points} {points:point|points}.',
    'reason.extras': 'The cross pays for {n} more {n:cell|cells}, marked where {n:it helps|they help} most.',
    'reason.coins': 'It picks up {n} {n:coin|coins} without losing time.',
    'reason.nearly': 'The next expedition then finishes an island with a chance of {percent} %.',
    'reason.fits': 'It leaves room: the next expedition fits with a chance of {percent} %.',
    'happened.dealt.good':
      '{when}: {seat} has the better islands to begin with: {percent} % more chance to win.',
    'happened.dealt.bad':
      '{when}: {seat} has the poorer islands to begin with: {percent} % less chance to win.',
    'happened.pattern.good':
      '{when}: the next expedition ({pattern}) comes just right for {seat}: {percent} % more chance to win.',
    'happened.pattern.bad':
      '{when}: the next expedition ({pattern}) does not suit {seat}: {percent} % less chance to win.',
    'happened.cards.good':
      '{when}: what the others do and the new cards help {seat}: {percent} % more chance to win.',
    'happened.cards.bad':
      '{when}: what the others do and the new cards hurt {seat}: {percent} % less chance to win.',
    'happened.end.good': 'The last turn decides: {seat} gains {percent} %.',
    'happened.end.bad': 'The last turn decides: {seat} loses {percent} %.',
  },
  de: {
    'level.gentle.how':
      'Mag Inseln um ihrer selbst willen, übersieht, was ein Kreuz auslösen kann, und ist oft unsicher.',
    'level.steady.how':
      'Kreuzt Zug für Zug vernünftig an, vergisst gezeigte Expeditionen und hat liebe Gewohnheiten.',
    'level.sharp.how':
      'Sieht Ketten von Kreuzen, merkt sich die Expeditionen und vergeudet kaum einen Zug; voraus schaut es nicht.',
    'level.master.how':
      'Schaut mit den noch möglichen Expeditionen einen Zug voraus und probiert knappe Fragen in vielen gedachten Partien.',
    'reason.keep':
      'Eine Insel mit {points} Punkten, die etwa {turns} Züge braucht: viel wert für ihre Größe.',
    'reason.take': 'Sie bringt {points} Punkte in etwa {turns} Zügen: das Beste in der Auslage.',
    'reason.takeSeal': 'Sie bringt {points} Punkte und durch Siegel {seals} weitere.',
    'reason.takeInTime': 'Es bleiben wenige Züge: Diese Insel mit {points} Punkten wird noch fertig.',
    'reason.draw': 'Nichts in der Auslage lohnt die Züge: Eine Karte vom Stapel ist im Mittel besser.',
    'reason.finishBoth': 'Das schließt beide Inseln auf einmal ab, für {points} Punkte.',
    'reason.finish': 'Das schließt eine Insel ab, für {points} Punkte.',
    'reason.row': 'Das füllt eine Münzreihe rechtzeitig für den Pokal mit {trophy}.',
    'reason.palms': 'Palmen lohnen sich jetzt: {points} {points:Punkt|Punkte}.',
    'reason.extras': 'Das Kreuz bezahlt {n} {n:weiteres Feld|weitere Felder}, dort, wo es am meisten hilft.',
    'reason.coins': 'Das nimmt {n} {n:Münze|Münzen} mit, ohne Zeit zu verlieren.',
    'reason.nearly': 'Die nächste Expedition schließt dann mit {percent} % eine Insel ab.',
    'reason.fits': 'Das lässt Platz: Die nächste Expedition passt mit {percent} %.',
    'happened.dealt.good': '{when}: {seat} beginnt mit den besseren Inseln: {percent} % mehr Siegchance.',
    'happened.dealt.bad':
      '{when}: {seat} beginnt mit den schlechteren Inseln: {percent} % weniger Siegchance.',
    'happened.pattern.good':
      '{when}: Die nächste Expedition ({pattern}) kommt {seat} gerade recht: {percent} % mehr Siegchance.',
    'happened.pattern.bad':
      '{when}: Die nächste Expedition ({pattern}) passt {seat} nicht: {percent} % weniger Siegchance.',
    'happened.cards.good':
      '{when}: Was die anderen tun und die neuen Karten helfen {seat}: {percent} % mehr Siegchance.',
    'happened.cards.bad':
      '{when}: Was die anderen tun und die neuen Karten schaden {seat}: {percent} % weniger Siegchance.',
    'happened.end.good': 'Der letzte Zug entscheidet: {seat} gewinnt {percent} %.',
    'happened.end.bad': 'Der letzte Zug entscheidet: {seat} verliert {percent} %.',
  },
  fr: {
    'level.gentle.how':
      'Aime les îles pour elles-mêmes, ne voit pas ce qu’une croix peut déclencher et hésite souvent.',
    'level.steady.how':
      'Coche raisonnablement tour après tour, oublie les expéditions passées et a ses petites habitudes.',
    'level.sharp.how':
      'Voit les chaînes de croix, retient les expéditions et ne perd guère de tour ; ne regarde pas plus loin.',
    'level.master.how':
      'Prévoit un tour avec les expéditions encore possibles et essaie les choix serrés dans de nombreuses parties imaginées.',
    'reason.keep':
      'Une île de {points} points qui prend environ {turns} tours : un bon rapport pour sa taille.',
    'reason.take': 'Elle rapporte {points} points en {turns} tours environ : le meilleur choix du marché.',
    'reason.takeSeal': 'Elle rapporte {points} points et {seals} de plus par les sceaux.',
    'reason.takeInTime': 'Il reste peu de tours : cette île de {points} points peut encore être achevée.',
    'reason.draw': 'Rien au marché ne vaut ses tours : une carte de la pioche est meilleure en moyenne.',
    'reason.finishBoth': 'Les deux îles sont achevées d’un coup, pour {points} points.',
    'reason.finish': 'Une île est achevée, pour {points} points.',
    'reason.row': 'Une rangée de pièces est remplie à temps pour le trophée de {trophy}.',
    'reason.palms': 'Les palmiers valent la peine maintenant : {points} {points:point|points}.',
    'reason.extras': 'La croix paie {n} {n:case|cases} de plus, là où {n:elle aide|elles aident} le plus.',
    'reason.coins': 'On ramasse {n} {n:pièce|pièces} sans perdre de temps.',
    'reason.nearly': 'La prochaine expédition achève alors une île avec {percent} % de chances.',
    'reason.fits': 'Il reste de la place : la prochaine expédition convient avec {percent} % de chances.',
    'happened.dealt.good':
      '{when} : {seat} commence avec de meilleures îles : {percent} % de chances en plus.',
    'happened.dealt.bad':
      '{when} : {seat} commence avec de moins bonnes îles : {percent} % de chances en moins.',
    'happened.pattern.good':
      '{when} : l’expédition suivante ({pattern}) tombe à pic pour {seat} : {percent} % de chances en plus.',
    'happened.pattern.bad':
      '{when} : l’expédition suivante ({pattern}) ne convient pas à {seat} : {percent} % de chances en moins.',
    'happened.cards.good':
      '{when} : le jeu des autres et les nouvelles cartes aident {seat} : {percent} % de chances en plus.',
    'happened.cards.bad':
      '{when} : le jeu des autres et les nouvelles cartes gênent {seat} : {percent} % de chances en moins.',
    'happened.end.good': 'Le dernier tour décide : {seat} gagne {percent} %.',
    'happened.end.bad': 'Le dernier tour décide : {seat} perd {percent} %.',
  },
  pl: {
    'level.gentle.how': 'Lubi wyspy dla nich samych, nie widzi, co może zacząć krzyżyk, i często się waha.',
    'level.steady.how':
      'Skreśla rozsądnie tura po turze, zapomina minione wyprawy i ma swoje przyzwyczajenia.',
    'level.sharp.how':
      'Widzi łańcuchy krzyżyków, pamięta wyprawy i prawie nie traci tur; nie patrzy naprzód.',
    'level.master.how':
      'Patrzy turę naprzód z wyprawami, które jeszcze mogą przyjść, a trudne wybory sprawdza w wielu wyobrażonych grach.',
    'reason.keep':
      'Wyspa za {points} {points:punkt|punkty|punktów} na około {turns} {turns:tury|tur|tur|tury}: dobra jak na swój rozmiar.',
    'reason.take':
      'Daje {points} {points:punkt|punkty|punktów} w około {turns} {turns:tury|tur|tur|tury}: najlepsza z rynku.',
    'reason.takeSeal': 'Daje {points} {points:punkt|punkty|punktów} i jeszcze {seals} z pieczęci.',
    'reason.takeInTime':
      'Zostało mało tur: tę wyspę za {points} {points:punkt|punkty|punktów} można jeszcze ukończyć.',
    'reason.draw': 'Nic z rynku nie jest warte swoich tur: karta ze stosu jest średnio lepsza.',
    'reason.finishBoth': 'Kończy obie wyspy naraz, za {points} {points:punkt|punkty|punktów}.',
    'reason.finish': 'Kończy wyspę, za {points} {points:punkt|punkty|punktów}.',
    'reason.row': 'Zapełnia rząd monet na czas, po puchar za {trophy}.',
    'reason.palms': 'Palmy opłacają się teraz: {points} {points:punkt|punkty|punktów}.',
    'reason.extras': 'Krzyżyk daje jeszcze {n} {n:pole|pola|pól} tam, gdzie najbardziej pomaga.',
    'reason.coins': 'Zbiera {n} {n:monetę|monety|monet} bez straty czasu.',
    'reason.nearly': 'Następna wyprawa kończy wtedy wyspę z szansą {percent} %.',
    'reason.fits': 'Zostawia miejsce: następna wyprawa pasuje z szansą {percent} %.',
    'happened.dealt.good':
      '{when}: {seat} zaczyna z lepszymi wyspami: szansa na wygraną rośnie o {percent} %.',
    'happened.dealt.bad': '{when}: {seat} zaczyna z gorszymi wyspami: szansa na wygraną spada o {percent} %.',
    'happened.pattern.good':
      '{when}: {seat} zyskuje na następnej wyprawie ({pattern}): szansa na wygraną rośnie o {percent} %.',
    'happened.pattern.bad':
      '{when}: {seat} traci na następnej wyprawie ({pattern}): szansa na wygraną spada o {percent} %.',
    'happened.cards.good':
      '{when}: {seat} zyskuje na ruchach innych i nowych kartach: szansa na wygraną rośnie o {percent} %.',
    'happened.cards.bad':
      '{when}: {seat} traci na ruchach innych i nowych kartach: szansa na wygraną spada o {percent} %.',
    'happened.end.good': 'Ostatnia tura rozstrzyga: {seat} zyskuje {percent} %.',
    'happened.end.bad': 'Ostatnia tura rozstrzyga: {seat} traci {percent} %.',
  },
  it: {
    'level.gentle.how':
      'Ama le isole per sé stesse, non vede che cosa può innescare una croce ed è spesso insicuro.',
    'level.steady.how':
      'Segna con buon senso turno per turno, dimentica le spedizioni passate e ha le sue abitudini.',
    'level.sharp.how':
      'Vede le catene di croci, ricorda le spedizioni e non spreca quasi mai un turno; non guarda avanti.',
    'level.master.how':
      'Guarda un turno avanti con le spedizioni ancora possibili e prova le scelte difficili in molte partite immaginate.',
    'reason.keep':
      'Un’isola da {points} punti che richiede circa {turns} turni: conveniente per la sua grandezza.',
    'reason.take': 'Porta {points} punti in circa {turns} turni: la migliore del mercato.',
    'reason.takeSeal': 'Porta {points} punti e altri {seals} con i sigilli.',
    'reason.takeInTime': 'Restano pochi turni: quest’isola da {points} punti si può ancora finire.',
    'reason.draw': 'Niente nel mercato vale i suoi turni: una carta dal mazzo è in media migliore.',
    'reason.finishBoth': 'Completa tutte e due le isole insieme, per {points} punti.',
    'reason.finish': 'Completa un’isola, per {points} punti.',
    'reason.row': 'Riempie una fila di monete in tempo per il trofeo da {trophy}.',
    'reason.palms': 'Le palme convengono adesso: {points} {points:punto|punti}.',
    'reason.extras': 'La croce paga {n} {n:casella|caselle} in più, dove {n:aiuta|aiutano} di più.',
    'reason.coins': 'Raccoglie {n} {n:moneta|monete} senza perdere tempo.',
    'reason.nearly': 'La prossima spedizione completa allora un’isola con il {percent} % di probabilità.',
    'reason.fits': 'Lascia spazio: la prossima spedizione ci sta con il {percent} % di probabilità.',
    'happened.dealt.good':
      '{when}: {seat} comincia con le isole migliori: {percent} % di possibilità in più.',
    'happened.dealt.bad':
      '{when}: {seat} comincia con le isole peggiori: {percent} % di possibilità in meno.',
    'happened.pattern.good':
      '{when}: la spedizione seguente ({pattern}) arriva al momento giusto per {seat}: {percent} % di possibilità in più.',
    'happened.pattern.bad':
      '{when}: la spedizione seguente ({pattern}) non serve a {seat}: {percent} % di possibilità in meno.',
    'happened.cards.good':
      '{when}: le mosse degli altri e le nuove carte aiutano {seat}: {percent} % di possibilità in più.',
    'happened.cards.bad':
      '{when}: le mosse degli altri e le nuove carte ostacolano {seat}: {percent} % di possibilità in meno.',
    'happened.end.good': 'L’ultimo turno decide: {seat} guadagna il {percent} %.',
    'happened.end.bad': 'L’ultimo turno decide: {seat} perde il {percent} %.',
  },
} as const
