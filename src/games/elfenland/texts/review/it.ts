import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Pensa a poche carte alla volta, piazza le tessere vicino allo stivale ed esita spesso.',
  'level.steady.how':
    'Conosce tutta la mano e viaggia bene, ma piazza una tessera alla volta dove aiuta subito.',
  'level.sharp.how':
    'Prepara tutto il viaggio con tutte le tessere, offre per ciò che gli serve e ostacola chi è in testa.',
  'level.master.how':
    'Pensa a tutti i round che verranno. Prima di decidere prova ciò che gli serve e ciò che guasta i piani altrui.',
  'when.drawing': 'Round {round}, pesca',
  'when.auction': 'Round {round}, asta {lot}',
  'when.planning': 'Round {round}, pianificazione',
  'when.journeys': 'Round {round}, viaggi',
  'when.roundEnd': 'Fine del round {round}',
  'reason.towns':
    'Il viaggio previsto raggiunge allora {towns} {towns:nuova|nuove} città, altrimenti {without}.',
  'reason.townsOnly':
    'Il viaggio previsto raggiunge allora {towns} {towns:nuova|nuove} città, altrimenti nessuna.',
  'reason.gold': 'Il viaggio previsto porta allora {gold} {gold:moneta|monete} d’oro in più.',
  'reason.cards':
    'Il viaggio previsto risparmia allora {cards} {cards:carta|carte} in più per il prossimo round.',
  'reason.near':
    'Il viaggio previsto finisce allora a {town}: {near} delle città che mancano {near:è|sono} a due strade al massimo, altrimenti {without}.',
  'reason.secret':
    'Il viaggio previsto finisce allora a {town}, a {roads} {roads:strada|strade} da {secret}, altrimenti a {without}.',
  'reason.lay': 'Il viaggio previsto usa {token} sulla strada {from} – {to}.',
  'reason.layGold': 'Il viaggio previsto passa per la strada {from} – {to}: lì l’oro vale doppio.',
  'reason.road': 'Il viaggio previsto passa per la strada {from} – {to}.',
  'reason.spare': 'Il viaggio previsto non ne ha bisogno.',
  'reason.block':
    'Il tuo piano non usa {token}. Sulla strada {from} – {to} intralcia {by}; nessun rivale ha più segnalini città.',
  'reason.obstacle':
    '{by} vuole probabilmente passare per la strada {from} – {to}, dove costa una carta in più; nessun rivale ha più segnalini città. Il tuo piano non usa quella strada.',
  'reason.pass': 'Le tue tessere non rendono possibile un viaggio verso più città.',
  'reason.passWait':
    'Le tue tessere possono ancora aggiungere {n} città al viaggio; aspettando vedi prima che cosa piazzano gli altri.',
  'reason.passKeep': 'Una tessera potrebbe aggiungere {n} città al viaggio, ma il piano è migliore senza.',
  'reason.travel': 'Il viaggio raggiunge {towns} {towns:nuova|nuove} città e finisce a {town}.',
  'reason.travelWithoutTowns':
    'Il viaggio migliore da qui finisce a {town}. Non raggiunge nessuna nuova città.',
  'reason.stop': 'Proseguire potrebbe portare altre {towns} città, ma costerebbe più di quanto vale.',
  'reason.stopNone': 'Nessuna nuova città è più raggiungibile.',
  'reason.counterPlan': 'In media aiuta più delle altre tessere scoperte.',
  'reason.counter': 'In mano {n:c’è|ci sono} {n} {n:carta adatta|carte adatte}.',
  'reason.drawCounter': 'In media una tessera pescata alla cieca aiuta più di ogni tessera scoperta.',
  'reason.card': 'In media aiuta più delle altre carte disponibili.',
  'reason.drawCard': 'Nessuna carta scoperta è migliore del mazzo in media.',
  'reason.goldPile': 'La pila dell’oro conviene: {gold} monete d’oro.',
  'reason.show': 'L’altra tessera vale di più e resta nascosta.',
  'reason.showSame': 'Le due tessere sono uguali.',
  'reason.bid': 'Per il piano questa tessera vale almeno {gold} {gold:moneta|monete} d’oro.',
  'reason.noBid': 'La prossima offerta sarebbe di {bid} {bid:moneta|monete} d’oro: è troppo.',
  'reason.noBidTowns':
    'Renderebbe {n:raggiungibile|raggiungibili} {n} città in più, ma la prossima offerta sarebbe di {bid} {bid:moneta|monete} d’oro: è troppo.',
  'reason.noGold': 'La prossima offerta sarebbe di {bid} {bid:moneta|monete} d’oro, e ne hai {gold}.',
  'reason.discard': 'È ciò che mancherà di meno nei prossimi viaggi.',
  'reason.keep': 'In media è ciò che aiuta di più.',
  'reason.rewardGold': '{gold} monete d’oro valgono più di due carte.',
  'reason.rewardCards': 'Due carte valgono più di {gold} monete d’oro.',
  'more.plan': 'Il viaggio previsto raggiunge {towns} {towns:nuova|nuove} città e finisce a {town}.',
  'more.towns': 'Raggiunge {towns} {towns:nuova|nuove} città.',
  'more.givesUp': 'Così si rinuncia a {n} città {n:raggiungibile|raggiungibili} in questo round.',
  'more.for.gold': 'Così entrano {gold} {gold:moneta|monete} d’oro in più.',
  'more.for.cards': 'Così si risparmiano {cards} {cards:carta|carte} in più per il prossimo round.',
  'more.for.near':
    'Così finisce a {town}: {near} delle città che mancano {near:è|sono} a due strade al massimo, altrimenti {without}.',
  'more.for.secret':
    'Così finisce a {town}, a {roads} {roads:strada|strade} da {secret}, altrimenti a {without}.',
  'more.saves': 'Per il prossimo round restano {n} × {card}.',
  'more.worth': 'Per il piano vale almeno {gold} {gold:moneta|monete} d’oro.',
  'more.gold': 'Hai allora {gold} {gold:moneta|monete} d’oro.',
  'happened.round.good':
    '{when}: la nuova mano e i viaggi degli altri aiutano {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'happened.round.bad':
    '{when}: la nuova mano e i viaggi degli altri ostacolano {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'happened.table.good':
    '{when}: ciò che arriva sul tavolo aiuta {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'happened.table.bad':
    '{when}: ciò che arriva sul tavolo ostacola {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'happened.journey.good':
    '{when}: i viaggi vanno bene per {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'happened.journey.bad':
    '{when}: i viaggi vanno male per {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'happened.end.good':
    'L’ultimo viaggio decide: {seat} guadagna {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.end.bad':
    'L’ultimo viaggio decide: {seat} perde {percent} {percent:punto percentuale|punti percentuali}.',
}
