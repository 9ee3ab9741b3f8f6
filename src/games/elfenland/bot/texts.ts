/** What the levels, hints and reviews of Elfenland and Elfengold say. Ids of towns, tokens and cards become names. */
export const texts = {
  en: {
    'level.gentle.how': 'Thinks of a few cards at a time, lays counters close to its boot and often wavers.',
    'level.steady.how':
      'Knows the whole hand and travels well, but lays one counter at a time where it helps at once.',
    'level.sharp.how':
      'Plans the whole journey with all its counters, bids for what the plan needs and hinders the leader.',
    'level.master.how':
      'Plans for all the rounds to come, and tries what it lays and what spoils a rival’s plan in imagined rounds against hands that fit what it has seen.',
    'reason.lay':
      'The plan needs {token} between {from} and {to}: then the journey can reach {towns} new {towns:town|towns}.',
    'reason.layGold': 'The journey goes from {from} to {to}: the gold counts twice there.',
    'reason.obstacle': 'Between {from} and {to} it costs the leader most and one’s own journey nothing.',
    'reason.double': 'A second counter between {from} and {to} opens the road to the cards in hand.',
    'reason.exchange': 'The exchange brings the counter that is needed between {from} and {to}.',
    'reason.pass': 'Nothing that could be laid makes the journey better: the tokens are kept.',
    'reason.travel': 'The best journey from here reaches {towns} new {towns:town|towns} and ends in {town}.',
    'reason.stop': 'No further road is worth its cards.',
    'reason.counterPlan': 'It helps the plan most: {token}.',
    'reason.counter': 'It goes with {n} of the cards in hand: {token}.',
    'reason.drawCounter': 'None of the open counters helps the plan more than a blind one.',
    'reason.card': 'This card adds most to the next journey: {card}.',
    'reason.drawCard': 'No open card is better than the pile on average.',
    'reason.goldPile': 'The gold pile is worth it: {gold} gold.',
    'reason.show': 'The token that is worth less is shown: {token}.',
    'reason.bid': 'For the plan {token} is worth more than {gold} gold.',
    'reason.noBid': 'The token is not worth the next bid.',
    'reason.discard': 'This card is missed least: {card}.',
    'reason.keep': 'It will serve best with the hand: {token}.',
    'reason.rewardGold': 'The {gold} gold are worth more than two cards.',
    'reason.rewardCards': 'Two cards are worth more than {gold} gold.',
    'happened.round.good':
      '{when}: the new hand and the others’ journeys help {seat}: {percent} % more chance to win.',
    'happened.round.bad':
      '{when}: the new hand and the others’ journeys hurt {seat}: {percent} % less chance to win.',
    'happened.table.good':
      '{when}: what comes to lie on the table helps {seat}: {percent} % more chance to win.',
    'happened.table.bad':
      '{when}: what comes to lie on the table hurts {seat}: {percent} % less chance to win.',
    'happened.journey.good': '{when}: the journeys turn out well for {seat}: {percent} % more chance to win.',
    'happened.journey.bad': '{when}: the journeys turn out badly for {seat}: {percent} % less chance to win.',
    'happened.end.good': 'The last journey decides: {seat} gains {percent} %.',
    'happened.end.bad': 'The last journey decides: {seat} loses {percent} %.',
  },
  de: {
    'level.gentle.how': 'Denkt an wenige Karten zugleich, legt Plättchen nahe am Stiefel und schwankt oft.',
    'level.steady.how':
      'Kennt die ganze Hand und reist gut, legt aber Plättchen einzeln, wo sie sofort helfen.',
    'level.sharp.how':
      'Plant die ganze Reise mit allen Plättchen, bietet für das, was der Plan braucht, und behindert den Führenden.',
    'level.master.how':
      'Plant für alle Runden, die noch kommen, und probiert in gedachten Runden gegen Hände, die zum Gesehenen passen, was ihm nützt und was fremde Pläne durchkreuzt.',
    'reason.lay':
      'Der Plan braucht {token} zwischen {from} und {to}: So erreicht die Reise {towns} {towns:neuen Ort|neue Orte}.',
    'reason.layGold': 'Die eigene Reise führt von {from} nach {to}: Dort zählt das Gold doppelt.',
    'reason.obstacle':
      'Zwischen {from} und {to} kostet es den Führenden am meisten und die eigene Reise nichts.',
    'reason.double': 'Ein zweites Plättchen zwischen {from} und {to} öffnet den Weg für die eigenen Karten.',
    'reason.exchange': 'Der Tausch bringt das Plättchen, das zwischen {from} und {to} fehlt.',
    'reason.pass': 'Kein Plättchen macht die Reise besser: Man behält sie.',
    'reason.travel':
      'Die beste Reise von hier erreicht {towns} {towns:neuen Ort|neue Orte} und endet in {town}.',
    'reason.stop': 'Kein weiterer Weg lohnt seine Karten.',
    'reason.counterPlan': 'Das hilft dem Plan am meisten: {token}.',
    'reason.counter': 'Das passt zu {n} der Handkarten: {token}.',
    'reason.drawCounter': 'Kein offenes Plättchen hilft dem Plan mehr als ein verdecktes.',
    'reason.card': 'Diese Karte hilft der nächsten Reise am meisten: {card}.',
    'reason.drawCard': 'Keine offene Karte ist besser als der Stapel im Mittel.',
    'reason.goldPile': 'Der Goldstapel lohnt sich: {gold} Gold.',
    'reason.show': 'Offen liegt, was weniger wert ist: {token}.',
    'reason.bid': 'Für den eigenen Plan ist {token} mehr wert als {gold} Gold.',
    'reason.noBid': 'Das nächste Gebot wäre zu viel.',
    'reason.discard': 'Diese Karte fehlt am wenigsten: {card}.',
    'reason.keep': 'Das nützt mit dieser Hand am meisten: {token}.',
    'reason.rewardGold': '{gold} Gold sind mehr wert als zwei Karten.',
    'reason.rewardCards': 'Zwei Karten sind mehr wert als {gold} Gold.',
    'happened.round.good':
      '{when}: Die neue Hand und die Reisen der anderen helfen {seat}: {percent} % mehr Siegchance.',
    'happened.round.bad':
      '{when}: Die neue Hand und die Reisen der anderen schaden {seat}: {percent} % weniger Siegchance.',
    'happened.table.good': '{when}: Was auf den Tisch kommt, hilft {seat}: {percent} % mehr Siegchance.',
    'happened.table.bad': '{when}: Was auf den Tisch kommt, schadet {seat}: {percent} % weniger Siegchance.',
    'happened.journey.good': '{when}: Die Reisen gehen für {seat} gut aus: {percent} % mehr Siegchance.',
    'happened.journey.bad':
      '{when}: Die Reisen gehen für {seat} schlecht aus: {percent} % weniger Siegchance.',
    'happened.end.good': 'Die letzte Reise entscheidet: {seat} gewinnt {percent} %.',
    'happened.end.bad': 'Die letzte Reise entscheidet: {seat} verliert {percent} %.',
  },
  fr: {
    'level.gentle.how':
      'Pense à quelques cartes à la fois, pose ses jetons près de sa botte et hésite souvent.',
    'level.steady.how':
      'Connaît toute sa main et voyage bien, mais pose un jeton à la fois là où il aide tout de suite.',
    'level.sharp.how':
      'Prévoit tout le voyage avec tous ses jetons, enchérit pour ce qu’il lui faut et gêne le premier.',
    'level.master.how':
      'Prévoit toutes les manches à venir et essaie, dans des manches imaginées contre des mains qui s’accordent avec ce qu’il a vu, ce qui l’aide et ce qui gêne les autres.',
    'reason.lay':
      'Le plan demande {token} entre {from} et {to} : le voyage atteint alors {towns} {towns:nouvelle ville|nouvelles villes}.',
    'reason.layGold': 'Le voyage va de {from} à {to} : l’or y compte double.',
    'reason.obstacle': 'Entre {from} et {to}, il coûte le plus au premier et rien au propre voyage.',
    'reason.double': 'Un second jeton entre {from} et {to} ouvre la route aux propres cartes.',
    'reason.exchange': 'L’échange apporte le jeton qu’il faut entre {from} et {to}.',
    'reason.pass': 'Rien de ce qu’on pourrait poser n’améliore le voyage : on garde ses jetons.',
    'reason.travel':
      'Le meilleur voyage d’ici atteint {towns} {towns:nouvelle ville|nouvelles villes} et finit à {town}.',
    'reason.stop': 'Aucune autre route ne vaut ses cartes.',
    'reason.counterPlan': 'C’est ce qui aide le plus le plan : {token}.',
    'reason.counter': 'Il va avec {n} des cartes en main : {token}.',
    'reason.drawCounter': 'Aucun jeton visible n’aide plus le plan qu’un jeton caché.',
    'reason.card': 'Cette carte sert le plus au prochain voyage : {card}.',
    'reason.drawCard': 'Aucune carte visible n’est meilleure que la pioche en moyenne.',
    'reason.goldPile': 'La pile d’or en vaut la peine : {gold} pièces d’or.',
    'reason.show': 'On montre le jeton qui vaut moins : {token}.',
    'reason.bid': 'Pour le plan, {token} vaut plus que {gold} {gold:pièce|pièces} d’or.',
    'reason.noBid': 'Le jeton ne vaut pas l’enchère suivante.',
    'reason.discard': 'Cette carte manquera le moins : {card}.',
    'reason.keep': 'Il servira le mieux avec cette main : {token}.',
    'reason.rewardGold': '{gold} pièces d’or valent plus que deux cartes.',
    'reason.rewardCards': 'Deux cartes valent plus que {gold} pièces d’or.',
    'happened.round.good':
      '{when} : la nouvelle main et les voyages des autres aident {seat} : {percent} % de chances en plus.',
    'happened.round.bad':
      '{when} : la nouvelle main et les voyages des autres gênent {seat} : {percent} % de chances en moins.',
    'happened.table.good':
      '{when} : ce qui arrive sur la table aide {seat} : {percent} % de chances en plus.',
    'happened.table.bad':
      '{when} : ce qui arrive sur la table gêne {seat} : {percent} % de chances en moins.',
    'happened.journey.good':
      '{when} : les voyages tournent bien pour {seat} : {percent} % de chances en plus.',
    'happened.journey.bad':
      '{when} : les voyages tournent mal pour {seat} : {percent} % de chances en moins.',
    'happened.end.good': 'Le dernier voyage décide : {seat} gagne {percent} %.',
    'happened.end.bad': 'Le dernier voyage décide : {seat} perd {percent} %.',
  },
  pl: {
    'level.gentle.how': 'Myśli o kilku kartach naraz, kładzie żetony blisko buta i często się waha.',
    'level.steady.how':
      'Zna całą rękę i dobrze podróżuje, ale kładzie po jednym żetonie tam, gdzie od razu pomaga.',
    'level.sharp.how':
      'Planuje całą podróż ze wszystkimi żetonami, licytuje to, czego potrzebuje, i przeszkadza prowadzącemu.',
    'level.master.how':
      'Planuje na wszystkie pozostałe rundy, a to, co mu pomaga i co krzyżuje cudze plany, sprawdza w wyobrażonych rundach przeciw rękom zgodnym z tym, co widział.',
    'reason.lay':
      'Plan potrzebuje żetonu ({token}) na drodze {from} – {to}: wtedy podróż daje {towns} {towns:nowe miasto|nowe miasta|nowych miast}.',
    'reason.layGold': 'Własna podróż wiedzie drogą {from} – {to}: złoto liczy się tam podwójnie.',
    'reason.obstacle': 'Na drodze {from} – {to} kosztuje prowadzącego najwięcej, a własną podróż nic.',
    'reason.double': 'Drugi żeton na drodze {from} – {to} otwiera ją dla własnych kart.',
    'reason.exchange': 'Zamiana daje żeton potrzebny na drodze {from} – {to}.',
    'reason.pass': 'Nic, co można położyć, nie poprawia podróży: żetony zostają.',
    'reason.travel':
      'Najlepsza podróż stąd daje {towns} {towns:nowe miasto|nowe miasta|nowych miast} i kończy się w mieście {town}.',
    'reason.stop': 'Żadna dalsza droga nie jest warta swoich kart.',
    'reason.counterPlan': 'Najbardziej pomaga planowi: {token}.',
    'reason.counter': '{token}: pasuje do {n} {n:karty|kart|kart} na ręce.',
    'reason.drawCounter': 'Żaden odkryty żeton nie pomaga planowi bardziej niż zakryty.',
    'reason.card': 'Ta karta najbardziej pomaga następnej podróży: {card}.',
    'reason.drawCard': 'Żadna odkryta karta nie jest lepsza niż średnio stos.',
    'reason.goldPile': 'Stos złota jest tego wart: {gold}.',
    'reason.show': 'Pokazany jest żeton mniej wart: {token}.',
    'reason.bid':
      'Dla własnego planu ten żeton ({token}) jest wart więcej niż {gold} {gold:sztuka|sztuki|sztuk} złota.',
    'reason.noBid': 'Żeton nie jest wart następnej oferty.',
    'reason.discard': 'Tej karty brakuje najmniej: {card}.',
    'reason.keep': 'Przyda się najbardziej z tą ręką: {token}.',
    'reason.rewardGold': 'Złoto ({gold}) jest warte więcej niż dwie karty.',
    'reason.rewardCards': 'Dwie karty są warte więcej niż złoto ({gold}).',
    'happened.round.good':
      '{when}: {seat} zyskuje na nowej ręce i podróżach innych: szansa na wygraną rośnie o {percent} %.',
    'happened.round.bad':
      '{when}: {seat} traci na nowej ręce i podróżach innych: szansa na wygraną spada o {percent} %.',
    'happened.table.good':
      '{when}: {seat} zyskuje na tym, co pojawia się na stole: szansa na wygraną rośnie o {percent} %.',
    'happened.table.bad':
      '{when}: {seat} traci na tym, co pojawia się na stole: szansa na wygraną spada o {percent} %.',
    'happened.journey.good': '{when}: {seat} zyskuje na podróżach: szansa na wygraną rośnie o {percent} %.',
    'happened.journey.bad': '{when}: {seat} traci na podróżach: szansa na wygraną spada o {percent} %.',
    'happened.end.good': 'Ostatnia podróż rozstrzyga: {seat} zyskuje {percent} %.',
    'happened.end.bad': 'Ostatnia podróż rozstrzyga: {seat} traci {percent} %.',
  },
  it: {
    'level.gentle.how':
      'Pensa a poche carte alla volta, piazza le tessere vicino allo stivale ed esita spesso.',
    'level.steady.how':
      'Conosce tutta la mano e viaggia bene, ma piazza una tessera alla volta dove aiuta subito.',
    'level.sharp.how':
      'Prepara tutto il viaggio con tutte le tessere, offre per ciò che gli serve e ostacola chi è in testa.',
    'level.master.how':
      'Pensa a tutti i round che verranno e prova, in round immaginati contro mani compatibili con ciò che ha visto, ciò che gli serve e ciò che guasta i piani altrui.',
    'reason.lay':
      'Il piano richiede {token} sulla strada {from} – {to}: così il viaggio raggiunge {towns} {towns:nuova|nuove} città.',
    'reason.layGold': 'Il viaggio va da {from} a {to}: lì l’oro vale doppio.',
    'reason.obstacle': 'Sulla strada {from} – {to} costa di più a chi è in testa e nulla al proprio viaggio.',
    'reason.double': 'Una seconda tessera sulla strada {from} – {to} la apre alle proprie carte.',
    'reason.exchange': 'Lo scambio porta la tessera che serve sulla strada {from} – {to}.',
    'reason.pass': 'Nulla di ciò che si può piazzare migliora il viaggio: le tessere si tengono.',
    'reason.travel':
      'Il viaggio migliore da qui raggiunge {towns} {towns:nuova|nuove} città e finisce a {town}.',
    'reason.stop': 'Nessun’altra strada vale le sue carte.',
    'reason.counterPlan': 'È la tessera che aiuta di più il piano: {token}.',
    'reason.counter': '{token}: va con {n} {n:carta|carte} in mano.',
    'reason.drawCounter': 'Nessuna tessera scoperta aiuta il piano più di una coperta.',
    'reason.card': 'Questa carta aiuta di più il prossimo viaggio: {card}.',
    'reason.drawCard': 'Nessuna carta scoperta è migliore del mazzo in media.',
    'reason.goldPile': 'La pila dell’oro conviene: {gold} monete d’oro.',
    'reason.show': 'Si mostra la tessera che vale meno: {token}.',
    'reason.bid': 'Per il proprio piano {token} vale più di {gold} {gold:moneta|monete} d’oro.',
    'reason.noBid': 'La tessera non vale la prossima offerta.',
    'reason.discard': 'Questa carta manca di meno: {card}.',
    'reason.keep': 'Servirà meglio con questa mano: {token}.',
    'reason.rewardGold': '{gold} monete d’oro valgono più di due carte.',
    'reason.rewardCards': 'Due carte valgono più di {gold} monete d’oro.',
    'happened.round.good':
      '{when}: la nuova mano e i viaggi degli altri aiutano {seat}: {percent} % di possibilità in più.',
    'happened.round.bad':
      '{when}: la nuova mano e i viaggi degli altri ostacolano {seat}: {percent} % di possibilità in meno.',
    'happened.table.good':
      '{when}: ciò che arriva sul tavolo aiuta {seat}: {percent} % di possibilità in più.',
    'happened.table.bad':
      '{when}: ciò che arriva sul tavolo ostacola {seat}: {percent} % di possibilità in meno.',
    'happened.journey.good': '{when}: i viaggi vanno bene per {seat}: {percent} % di possibilità in più.',
    'happened.journey.bad': '{when}: i viaggi vanno male per {seat}: {percent} % di possibilità in meno.',
    'happened.end.good': 'L’ultimo viaggio decide: {seat} guadagna il {percent} %.',
    'happened.end.bad': 'L’ultimo viaggio decide: {seat} perde il {percent} %.',
  },
} as const
