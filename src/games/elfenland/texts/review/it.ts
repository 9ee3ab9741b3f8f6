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
    'Pensa a tutti i round che verranno e prova, in round immaginati contro mani compatibili con ciò che ha visto, ciò che gli serve e ciò che guasta i piani altrui.',
  'reason.lay':
    'Il piano richiede questa tessera sulla strada {from} – {to}: {token}. Così il viaggio raggiunge {towns} {towns:nuova|nuove} città.',
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
  'reason.bid': 'Per il proprio piano questa tessera vale più di {gold} {gold:moneta|monete} d’oro: {token}.',
  'reason.noBid': 'La tessera non vale la prossima offerta.',
  'reason.discard': 'Questa carta manca di meno: {card}.',
  'reason.keep': 'Servirà meglio con questa mano: {token}.',
  'reason.rewardGold': '{gold} monete d’oro valgono più di due carte.',
  'reason.rewardCards': 'Due carte valgono più di {gold} monete d’oro.',
  'happened.round.good':
    '{when}: la nuova mano e i viaggi degli altri aiutano {seat}: {percent} punti percentuali di possibilità in più.',
  'happened.round.bad':
    '{when}: la nuova mano e i viaggi degli altri ostacolano {seat}: {percent} punti percentuali di possibilità in meno.',
  'happened.table.good':
    '{when}: ciò che arriva sul tavolo aiuta {seat}: {percent} punti percentuali di possibilità in più.',
  'happened.table.bad':
    '{when}: ciò che arriva sul tavolo ostacola {seat}: {percent} punti percentuali di possibilità in meno.',
  'happened.journey.good':
    '{when}: i viaggi vanno bene per {seat}: {percent} punti percentuali di possibilità in più.',
  'happened.journey.bad':
    '{when}: i viaggi vanno male per {seat}: {percent} punti percentuali di possibilità in meno.',
  'happened.end.good': 'L’ultimo viaggio decide: {seat} guadagna {percent} punti percentuali.',
  'happened.end.bad': 'L’ultimo viaggio decide: {seat} perde {percent} punti percentuali.',
}
