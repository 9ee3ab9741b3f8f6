import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'Scopo del gioco',
  'goal.elfenland':
    'Il tuo stivale elfico è a Elvenhold. In ognuna delle altre venti città c’è un *segnalino* del tuo colore. Viaggia e raccogline il più possibile in quattro round.',
  'goal.elfengold':
    'Come in *Elfenland* viaggi e raccogli segnalini città, ma per sei round e con l’*oro*: le città pagano, le tessere vanno all’asta, gli incantesimi cambiano le strade. L’oro non fa vincere, ma compra la via.',
  'map.caption':
    'Il tratto di ogni strada ne indica il terreno: pianura, bosco, deserto, montagna, fiume, traghetto.',
  'travel.title': 'Viaggiare',
  'travel.land':
    'Una *strada di terra* si può usare finché c’è sopra una *tessera trasporto*. Paga tante carte di quel tipo quante ne indica la tabella. Tutti possono usare ogni tessera.',
  'travel.caravan':
    '*Carovana:* su una strada di terra con tessera puoi sempre pagare invece tre carte qualsiasi.',
  'travel.water':
    '*Fiumi e traghetti* non hanno bisogno di tessere: una zattera con la corrente, due controcorrente o attraverso un lago.',
  'travel.obstacle':
    'Un *ostacolo* costa una carta in più del tipo con cui paghi; una carovana allora ne costa quattro.',
  'travel.piece':
    'Entrando in una città, di passaggio o all’arrivo, prendi il tuo segnalino. Puoi usare una strada ogni volta che la paghi.',
  'travel.caption': 'Da Lapphalia a Feodor con un elfociclo, poi a Throtmanni con un drago.',
  'round.title': 'Un round',
  'land.deal':
    '*Carte.* Si comincia con otto carte viaggio; dal secondo round la mano si completa fino a otto.',
  'land.hidden': '*Tessera nascosta.* Ognuno pesca una tessera che solo lui può vedere.',
  'land.three':
    '*Tre tessere.* Per tre giri ognuno prende una tessera scoperta o ne pesca una alla cieca. Queste restano scoperte.',
  'land.plan':
    '*Pianificazione.* A turno: piazza una tessera su una strada di terra libera a cui è adatta, o il tuo unico albero caduto accanto a una tessera, o passa. Dopo aver passato puoi ancora giocare; la fase finisce quando tutti passano di seguito.',
  'land.move':
    '*Viaggio.* A turno ognuno viaggia fin dove vuole, poi scarta fino a restare con quattro carte.',
  'land.end':
    '*Fine del round.* La mappa si svuota, ognuno tiene una tessera, comincia il giocatore successivo. Gli ostacoli usati escono dal gioco.',
  'end.title': 'La fine',
  'land.finish':
    'La partita finisce dopo l’ultimo round, o dopo quello in cui qualcuno ha tutti i venti segnalini. Vince chi ha più segnalini; in parità, chi ha più carte in mano.',
  'variants.title': 'Varianti',
  'variant.rounds': '*Tre round.* Una partita più breve, che finisce dopo il terzo.',
  'variant.townCards':
    '*Carte città.* Ognuno ha una città segreta. Alla fine la distanza in strade fra il tuo stivale e quella città si sottrae dai segnalini.',
  'gold.setup':
    'Si comincia con cinque carte viaggio e 12 monete d’oro. Tre carte stanno scoperte accanto al mazzo.',
  'gold.draw':
    '*Carte* (dal 2° round). Per tre giri: una carta scoperta, la prima del mazzo o tutta la pila dell’oro. Una carta oro che esce va sulla pila dell’oro, e tu peschi di nuovo; la pila paga 3 monete per carta.',
  'gold.income': '*Rendita* (dal 2° round). Tutti ricevono 2 monete d’oro.',
  'gold.tokens': '*Tessere.* Ognuno pesca due tessere alla cieca, ne mostra una e nasconde l’altra.',
  'gold.auction':
    '*Asta.* Si vendono una a una due tessere per giocatore. Rilancia di quanto vuoi, o passa ed esci dall’asta di quella tessera. Paga chi resta per ultimo. Chi non può pagare perde tutto l’oro, e la tessera torna all’asta senza di lui.',
  'gold.plan': '*Pianificazione.* Come in Elfenland, un’azione o passare, ma con più tipi di tessere:',
  'gold.counter': 'su una strada di terra libera adatta',
  'gold.tree': 'accanto a una tessera su una strada di terra: costa una carta in più',
  'gold.monster': 'su un fiume o un traghetto: costa una zattera in più',
  'gold.piece': 'accanto a una tessera, mai con un ostacolo: la città in cui si entra paga il doppio',
  'gold.double': 'aggiunge una tua seconda tessera, diversa, a una strada che ne ha una; valgono entrambe',
  'gold.exchange': 'due tessere diverse si scambiano di posto, se entrambe sono adatte',
  'gold.move':
    '*Viaggio e ricompensa.* Dopo il viaggio tieni al massimo quattro carte, poi scegli: l’oro di tutte le città in cui sei entrato, o due carte dal mazzo. Chi non si muove riceve due carte.',
  'gold.end':
    '*Fine del round.* La mappa si svuota, ognuno tiene due tessere, comincia il giocatore successivo.',
  'gold.finish':
    'La partita finisce dopo il sesto round, o dopo quello in cui qualcuno ha tutti i venti segnalini. Vince chi ha più segnalini; in parità, chi ha più oro.',
  'variant.freeValues': '*Valori casuali.* I valori in oro si ridistribuiscono fra le città.',
  'variant.wizards':
    '*Maghi elfi.* Nel mazzo ci sono sei maghi. In viaggio un mago supera un ostacolo per 1 moneta d’oro, o porta in volo il tuo stivale in una città qualsiasi per 3; prendi il segnalino, ma la città non paga nulla.',
  'plan.caption': 'Un drago può stare su ogni strada di terra; queste sono libere.',
}
