import type { Translation } from '../../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'gold.title': 'L’oro',
  'gold.values': 'In Elfengold le città pagano: la moneta di Feodor indica 4.',
  'gold.piece': 'Una tessera oro raddoppia la somma. Piazza la tua tra Lapphalia e Feodor.',
  'gold.piece.pass': 'Prima piazza la tessera oro: ti dà 4 monete in più.',
  'gold.piece.other': 'Tra Lapphalia e Feodor rende di più.',
  'gold.go': 'Tocca Feodor, poi *Parti*: Lapphalia paga 2 al passaggio, Feodor due volte 4.',
  'gold.go.other': 'Così guadagni meno. Tocca Feodor e arriva fino in fondo.',
  'gold.stay': 'Solo chi viaggia viene pagato. Avanti!',
  'gold.reward': 'Dopo il viaggio scegli: l’oro delle sue città o due carte. Stavolta *Prendi l’oro*.',
  'gold.reward.other': 'Due carte spesso vanno bene, ma ora ti serve oro.',
  'gold.purse': 'Ora hai 18 monete d’oro. All’asta comprano tessere.',

  'auction.title': 'L’asta',
  'auction.pile': 'Sono uscite due carte oro. Prendile al posto di una carta: 3 monete ciascuna.',
  'auction.pile.other': 'Andrebbe bene anche una carta, ma sei monete sono di più. Prendi la pila dell’oro.',
  'auction.show': 'Hai pescato due tessere: scegli quella che tutti possono vedere, poi *Mostra*.',
  'auction.open': 'Le tessere si vendono una alla volta. Apri per il drago con un’offerta di 1.',
  'auction.open.pass': 'Chi passa è fuori per questa tessera. Offri 1.',
  'auction.open.other': 'Comincia dal basso: per ora basta 1.',
  'auction.raise': 'Il rivale offre 3. Hai carte drago, quindi offri 4.',
  'auction.raise.pass': 'Questo drago serve alle tue carte. Offri 4.',
  'auction.raise.other': 'Non pagare più del necessario: basta 4.',
  'auction.next': 'È tuo per 4 monete. Ora c’è un unicorno: offri 1.',
  'auction.over': 'Il rivale offre 20 e ha solo 12 monete! *Passa* e guarda.',
  'auction.over.other': 'Non potresti pagare nemmeno tu. Passa.',
  'auction.again': 'Chi non può pagare perde tutto l’oro ed è fuori. Prendi l’unicorno per 1.',
  'auction.again.other': 'Costa solo 1. Offri 1.',
  'auction.end': 'Due tessere per 5 monete! Il resto della fila si vende allo stesso modo.',

  'monsters.title': 'I mostri marini',
  'monsters.lay': 'Il rivale vuole scendere da Virst a Ixara. Piazza il tuo mostro marino su quel fiume.',
  'monsters.lay.pass': 'Prima piazza il tuo mostro marino.',
  'monsters.lay.other': 'Sul fiume da Virst a Ixara dà più fastidio.',
  'monsters.go': 'C’è un mostro anche nel tuo fiume: Tichih costa due zattere invece di una. Vacci.',
  'monsters.go.other': 'Quella città non ti dà nulla. Vai a Tichih.',
  'monsters.reward': 'Tichih paga solo 3. Stavolta *Prendi due carte*.',
  'monsters.reward.other': 'Tre monete sono poche. Stavolta prendi le carte.',
  'monsters.end': 'Anche il rivale ha pagato due zattere. Controcorrente o su un lago sarebbero tre.',

  'spells.title': 'I due incantesimi',
  'spells.double':
    'Non hai un carro dei troll per Lapphalia. Doppio trasporto aggiunge il maiale: scegli l’incantesimo, la strada, poi *Lancia l’incantesimo*.',
  'spells.double.first': 'Quell’incantesimo viene dopo. Comincia con Doppio trasporto.',
  'spells.double.other':
    'Usa l’incantesimo, così il maiale sta accanto al carro dei troll sulla strada per Lapphalia.',
  'spells.pass': 'Prima lancia l’incantesimo: apre la strada.',
  'spells.exchange':
    'Scambio inverte due tessere: il drago davanti a Feodor e l’unicorno davanti a Kihromah.',
  'spells.exchange.other': 'Scambia il drago sulla strada per Feodor con l’unicorno su quella per Kihromah.',
  'spells.go': 'Un maiale, poi un unicorno: la strada è aperta. Vai a Feodor.',
  'spells.go.other': 'Puoi arrivare più lontano: tocca Feodor.',
  'spells.reward': 'Ottima magia! Le due città pagano 6: *Prendi l’oro*.',
  'spells.reward.other': 'Anche le carte vanno bene. Stavolta prendi l’oro.',

  'wizards.title': 'I maghi e la fine',
  'wizards.flight':
    'Quando si gioca con i maghi, uno ti porta in volo in qualsiasi città per 3 monete. Tocca Virst.',
  'wizards.flight.other': 'Vola a Virst: da lì parte un fiume.',
  'wizards.monster': 'Per 1 moneta un mago supera anche il mostro marino: basta una zattera. Vai a Ixara.',
  'wizards.monster.other': 'Il fiume per Ixara costa meno: 1 zattera, 1 mago e 1 moneta.',
  'wizards.reward': 'Il volo non rende nulla, Ixara 3 monete. *Prendi l’oro*: decide in caso di parità.',
  'wizards.reward.other': 'È l’ultimo round, le carte non servono più. Prendi l’oro.',
  'wizards.won': 'Sei round, 15 segnalini a testa, ma hai più oro: vinci tu!',
}
