import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/it.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'when.drawing': 'Round {round}, pesca',
  'when.auction': 'Round {round}, asta {lot}',
  'when.planning': 'Round {round}, pianificazione',
  'when.journeys': 'Round {round}, viaggi',
  'when.roundEnd': 'Fine del round {round}',
  'reason.towns':
    'Così il viaggio previsto raggiunge {towns} {towns:nuova|nuove} città; altrimenti nessun viaggio ne raggiunge più di {without}. Ogni nuova città vale un punto.',
  'reason.townsOnly':
    'Così il viaggio previsto raggiunge {towns} {towns:nuova|nuove} città; altrimenti nessuna è raggiungibile. Ogni nuova città vale un punto.',
  'reason.gold':
    'Così il viaggio previsto porta {gold} {gold:moneta|monete} d’oro in più di ogni altro viaggio verso altrettante città. L’oro compra tessere e decide in caso di parità.',
  'reason.cards':
    'Così ti {cards:resta|restano} {cards} {cards:carta|carte} in più per il prossimo round che con ogni altro viaggio verso altrettante città.',
  'reason.near':
    'Il viaggio previsto finisce a {town}, e {near} delle città che mancano {near:è|sono} a due strade al massimo. Da lì parte il prossimo viaggio.',
  'reason.secret':
    'Il viaggio previsto finisce a {town}, a {roads} {roads:strada|strade} da {secret}, la città della tua carta. Alla fine ognuna di queste strade costa un punto.',
  'reason.secretHome':
    'Il viaggio previsto finisce a {town}, la città della tua carta. Così alla fine non perdi punti.',
  'reason.lay':
    'Il viaggio previsto usa {token} sulla strada {from} – {to}. Via terra si passa solo dove c’è una tessera.',
  'reason.layGold': 'Il viaggio previsto passa per la strada {from} – {to}: lì l’oro vale allora doppio.',
  'reason.road': 'Il viaggio previsto passa per la strada {from} – {to}.',
  'reason.spare': 'Il viaggio previsto non ha bisogno di questa tessera.',
  'reason.hinders':
    'Al tuo piano non serve {token}. Sulla strada {from} – {to} costa a {by} una carta o una città in circa il {percent}% delle mani possibili, e nessun rivale ha più segnalini città.',
  'reason.pass': 'Nessuna delle tue tessere permette un viaggio verso più città, quindi non serve piazzarne.',
  'reason.passWait':
    'Le tue tessere possono ancora aggiungere {n} città al viaggio; aspettando vedi prima che cosa piazzano gli altri.',
  'reason.passKeep': 'Una tessera potrebbe aggiungere {n} città al viaggio, ma il piano è migliore senza.',
  'reason.travel':
    'Il viaggio raggiunge {towns} {towns:nuova|nuove} città e finisce a {town}. Ogni nuova città vale un punto.',
  'reason.travelWithoutTowns':
    'Il viaggio migliore da qui finisce a {town}. Non raggiunge nessuna nuova città.',
  'reason.stop': 'Proseguire potrebbe portare {towns} città in più, ma costerebbe più di quanto vale.',
  'reason.stopNone': 'Nessuna nuova città è più raggiungibile.',
  'reason.counterPlan': 'In media aiuta più delle altre tessere scoperte.',
  'reason.counter':
    'In mano {n:c’è|ci sono} {n} {n:carta adatta|carte adatte}. Una tessera aiuta soprattutto con carte del suo tipo.',
  'reason.drawCounter': 'In media una tessera pescata alla cieca aiuta più di ogni tessera scoperta.',
  'reason.card': 'In media aiuta più delle altre carte disponibili.',
  'reason.drawCard': 'In media nessuna carta scoperta è migliore del mazzo.',
  'reason.goldPile': 'La pila dell’oro conviene: {gold} monete d’oro.',
  'reason.show': 'L’altra tessera vale di più e resta nascosta.',
  'reason.showSame': 'Le due tessere sono uguali.',
  'reason.bid': 'Per il piano questa tessera vale almeno {gold} {gold:moneta|monete} d’oro.',
  'reason.noBid':
    'Il tuo piano non ha bisogno di questa tessera, e la prossima offerta sarebbe di {bid} {bid:moneta|monete} d’oro.',
  'reason.noBidNoTown':
    'Non renderebbe raggiungibile nessuna città in più, e la prossima offerta sarebbe di {bid} {bid:moneta|monete} d’oro.',
  'reason.noBidTowns':
    'Renderebbe {n:raggiungibile|raggiungibili} {n} città in più, ma la prossima offerta sarebbe di {bid} {bid:moneta|monete} d’oro, ed è troppo.',
  'reason.noGold': 'La prossima offerta sarebbe di {bid} {bid:moneta|monete} d’oro, e ne hai {gold}.',
  'reason.discard': 'È ciò che mancherà di meno nei prossimi viaggi.',
  'reason.keep': 'In media è ciò che aiuta di più.',
  'reason.rewardGold': '{gold} monete d’oro valgono più di due carte.',
  'reason.rewardCards': 'Due carte valgono più di {gold} monete d’oro.',
  'reason.rewardNoGold': 'Il viaggio non ha portato oro, quindi le due carte non ti costano nulla.',
  'reason.rewardLast': 'È l’ultimo round: le carte non ti servirebbero più.',
  'more.plan': 'Il viaggio previsto raggiunge {towns} {towns:nuova|nuove} città e finisce a {town}.',
  'more.towns': 'Il viaggio previsto raggiunge {towns} {towns:nuova|nuove} città.',
  'more.givesUp': 'Si rinuncia però a {n} città {n:raggiungibile|raggiungibili} in questo round.',
  'more.for.gold': 'Così {gold:entra|entrano} {gold} {gold:moneta|monete} d’oro in più.',
  'more.for.cards':
    'Così {cards:si risparmia|si risparmiano} {cards} {cards:carta|carte} in più per il prossimo round.',
  'more.for.near':
    'Così il viaggio finisce a {town}: {near} delle città che mancano {near:è|sono} a due strade al massimo.',
  'more.for.secret':
    'Così il viaggio finisce a {town}, a {roads} {roads:strada|strade} da {secret}, la città della tua carta.',
  'more.for.secretHome': 'Così il viaggio finisce a {town}, la città della tua carta.',
  'more.saves': 'Per il prossimo round restano {n} × {card}.',
  'more.worth': 'Per il piano questo vale almeno {gold} {gold:moneta|monete} d’oro.',
  'more.gold': 'Hai allora {gold} {gold:moneta|monete} d’oro.',
  'short.reason.towns': '{towns} {towns:nuova|nuove} città invece di {without}',
  'short.reason.townsOnly': '{towns} {towns:nuova|nuove} città invece di nessuna',
  'short.reason.gold': '{gold} {gold:moneta|monete} d’oro in più',
  'short.reason.cards': '{cards} {cards:carta|carte} in più nel prossimo round',
  'short.reason.near': 'finisce a {town}, vicino a {near} città che {near:manca|mancano}',
  'short.reason.secret': 'finisce a {town}, a {roads} {roads:strada|strade} da {secret}',
  'short.reason.secretHome': 'finisce a {town}, la città della tua carta',
  'short.reason.lay': 'il tuo piano lì usa {token}',
  'short.reason.layGold': 'oro doppio lungo la strada',
  'short.reason.road': 'il tuo piano passa di lì',
  'short.reason.spare': 'il tuo piano non ha bisogno di questa tessera',
  'short.reason.hinders': 'ostacola {by} in circa il {percent}% dei casi',
  'short.reason.pass': 'nessuna tessera aggiunge città',
  'short.reason.passWait': 'meglio aspettare, {n} città ancora {n:possibile|possibili}',
  'short.reason.passKeep': 'meglio senza, nonostante {n} città',
  'short.reason.travel': '{towns} {towns:nuova|nuove} città, finisce a {town}',
  'short.reason.travelWithoutTowns': 'finisce a {town}, nessuna nuova città',
  'short.reason.stop': '{towns} città in più {towns:costerebbe|costerebbero} troppo',
  'short.reason.stopNone': 'nessuna nuova città raggiungibile',
  'short.reason.counterPlan': 'in media la migliore tessera scoperta',
  'short.reason.counter': '{n} {n:carta adatta|carte adatte} in mano',
  'short.reason.drawCounter': 'alla cieca è meglio in media',
  'short.reason.card': 'in media la carta migliore',
  'short.reason.drawCard': 'il mazzo vale altrettanto in media',
  'short.reason.goldPile': '{gold} monete d’oro subito',
  'short.reason.show': 'la migliore resta nascosta',
  'short.reason.showSame': 'sono uguali',
  'short.reason.bid': 'vale {gold} {gold:moneta|monete} d’oro',
  'short.reason.noBid': 'non serve al piano',
  'short.reason.noBidNoTown': 'nessuna città in più',
  'short.reason.noBidTowns': '{bid} {bid:moneta|monete} d’oro, troppo per {n} città',
  'short.reason.noGold': 'prossima offerta {bid}, hai {gold}',
  'short.reason.discard': 'mancherà di meno',
  'short.reason.keep': 'in media aiuta di più',
  'short.reason.rewardGold': '{gold} monete d’oro meglio di due carte',
  'short.reason.rewardCards': 'due carte meglio di {gold} monete d’oro',
  'short.reason.rewardNoGold': 'nessun oro guadagnato',
  'short.reason.rewardLast': 'le carte non servono più',
  'short.more.plan': '{towns} {towns:nuova|nuove} città, finisce a {town}',
  'short.more.towns': '{towns} {towns:nuova|nuove} città',
  'short.more.givesUp': 'rinuncia a {n} città',
  'short.more.for.gold': '{gold} {gold:moneta|monete} d’oro in più',
  'short.more.for.cards': '{cards} {cards:carta|carte} in più nel prossimo round',
  'short.more.for.near': 'finisce a {town}, vicino a {near} città che {near:manca|mancano}',
  'short.more.for.secret': 'finisce a {town}, a {roads} {roads:strada|strade} da {secret}',
  'short.more.for.secretHome': 'finisce a {town}, la città della tua carta',
  'short.more.saves': 'restano {n} × {card}',
  'short.more.worth': 'vale {gold} {gold:moneta|monete} d’oro',
  'short.more.gold': 'poi {gold} {gold:moneta|monete} d’oro',
  'happened.round.good':
    '{when}: la nuova mano e i viaggi degli altri aiutano {seat}, le cui possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.round.bad':
    '{when}: la nuova mano e i viaggi degli altri ostacolano {seat}, le cui possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.table.good':
    '{when}: ciò che arriva sul tavolo aiuta {seat}, le cui possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.table.bad':
    '{when}: ciò che arriva sul tavolo ostacola {seat}, le cui possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.journey.good':
    '{when}: i viaggi vanno bene per {seat}, le cui possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.journey.bad':
    '{when}: i viaggi vanno male per {seat}, le cui possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.end.good':
    'L’ultimo viaggio decide: {seat} guadagna {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.end.bad':
    'L’ultimo viaggio decide: {seat} perde {percent} {percent:punto percentuale|punti percentuali}.',
}
