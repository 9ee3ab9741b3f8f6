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
  'reason.lay':
    'Il piano richiede {token} sulla strada {from} – {to}. Così il viaggio raggiunge {towns} {towns:nuova|nuove} città.',
  'reason.layWithoutTowns': 'Il piano richiede {token} sulla strada {from} – {to}.',
  'reason.layGold': 'Il viaggio va da {from} a {to}: lì l’oro vale doppio.',
  'reason.obstacle':
    'Sulla strada {from} – {to} è ciò che costa di più a chi è in testa, senza intralciare il viaggio previsto.',
  'reason.double': 'Una seconda tessera sulla strada {from} – {to} la apre alle carte in mano.',
  'reason.exchange': 'Lo scambio porta la tessera che serve al piano sulla strada {from} – {to}.',
  'reason.pass': 'Nulla di ciò che si può piazzare migliora il viaggio: meglio tenere le tessere.',
  'reason.travel':
    'Il viaggio migliore da qui raggiunge {towns} {towns:nuova|nuove} città e finisce a {town}.',
  'reason.travelWithoutTowns':
    'Il viaggio migliore da qui finisce a {town}. Non raggiunge nessuna nuova città.',
  'reason.stop': 'Nessun’altra strada vale le sue carte.',
  'reason.counterPlan': 'Nessun’altra tessera scoperta aiuta tanto il piano.',
  'reason.counter': 'In mano {n:c’è|ci sono} {n} {n:carta adatta|carte adatte}.',
  'reason.drawCounter': 'Nessuna tessera scoperta aiuta il piano più di una pescata alla cieca.',
  'reason.card': 'Nessun’altra carta scoperta aiuta tanto nel prossimo viaggio.',
  'reason.drawCard': 'Nessuna carta scoperta è migliore del mazzo in media.',
  'reason.goldPile': 'La pila dell’oro conviene: {gold} monete d’oro.',
  'reason.show': 'L’altra tessera vale di più e resta nascosta.',
  'reason.bid': 'Per il piano questa tessera vale più di {gold} {gold:moneta|monete} d’oro.',
  'reason.noBid': 'La tessera non vale la prossima offerta.',
  'reason.discard': 'È ciò che mancherà di meno nei prossimi viaggi.',
  'reason.keep': 'È ciò che si accorda meglio con le carte in mano.',
  'reason.rewardGold': '{gold} monete d’oro valgono più di due carte.',
  'reason.rewardCards': 'Due carte valgono più di {gold} monete d’oro.',
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
