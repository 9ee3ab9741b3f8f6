import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'Scopo del gioco',
  'goal.elfenland':
    'Il tuo stivale elfico è a Elvenhold. In ognuna delle altre venti città c’è un *segnalino* del tuo colore. Viaggia e raccogline il più possibile in {rounds}.',
  'goal.rounds': 'quattro round (tre nella partita breve)',
  'goal.rounds.3': 'tre round',
  'goal.rounds.4': 'quattro round',
  'goal.elfengold':
    'Come in *Elfenland* viaggi e raccogli segnalini città, ma per sei round e con l’*oro*: le città pagano, le tessere vanno all’asta, gli incantesimi cambiano le strade. L’oro non fa vincere, ma spiana la strada.',
  'map.caption':
    'Il tratto di ogni strada ne indica il terreno: pianura, bosco, deserto, montagna, fiume o linea di traghetti.',
  'travel.title': 'Viaggiare',
  'travel.land':
    'Una *strada di terra* si può usare finché c’è sopra una *tessera trasporto*. Paga tante carte di quel tipo quante ne indica la tabella. Tutti possono usare ogni tessera.',
  'travel.caravan':
    '*Carovana:* su una strada di terra con tessera puoi sempre pagare invece tre carte viaggio qualsiasi, anche zattere. Sull’acqua non ci sono carovane.',
  'travel.water':
    '*Fiumi e linee di traghetti* non hanno bisogno di tessere: una zattera con la corrente, due controcorrente o attraverso un lago. Ogni linea di traghetti è una strada a sé.',
  'travel.obstacle':
    'Un *ostacolo* costa una carta in più del tipo con cui paghi; una carovana allora ne costa quattro.',
  'travel.piece':
    'Entrando in una città, di passaggio o all’arrivo, prendi il tuo segnalino. Puoi usare una strada ogni volta che la paghi.',
  'travel.caption': 'Da Lapphalia a Feodor con un elfociclo, poi a Throtmanni con un drago.',
  'round.title': 'Un round',
  'land.deal':
    '*Carte.* Si comincia con otto carte viaggio. Dal secondo round si mescolano tutte le carte che nessuno ha in mano e ogni mano si completa fino a otto.',
  'land.hidden': '*Tessera nascosta.* Ognuno pesca una tessera che nessun altro può vedere.',
  'land.three':
    '*Tre tessere.* Per tre giri ognuno prende una delle cinque tessere scoperte, subito sostituita, o ne pesca una alla cieca. In entrambi i casi la tessera resta scoperta davanti a chi l’ha presa.',
  'land.plan':
    '*Pianificazione.* A turno: piazza una tessera su una strada di terra libera a cui è adatta, o il tuo albero caduto su una strada di terra con una tessera ma senza ostacoli, o passa. Hai un solo ostacolo per tutta la partita. Dopo aver passato puoi ancora giocare; la fase finisce quando tutti passano di seguito.',
  'land.move':
    '*Viaggio.* A turno ognuno viaggia fin dove vuole, poi scarta fino a restare con quattro carte.',
  'land.end':
    '*Fine del round.* La mappa si svuota e gli ostacoli usati escono dal gioco. Ognuno tiene una tessera a scelta e restituisce le altre; se era nascosta, resta nascosta. Comincia il giocatore successivo in senso orario.',
  'end.title': 'La fine',
  'land.finish':
    'La partita finisce dopo l’ultimo round, o dopo quello in cui qualcuno ha tutti i venti segnalini. Vince chi ha più segnalini città; a parità, chi ha più carte in mano. Se sono pari anche queste, la vittoria è condivisa.',
  'variants.title': 'Varianti',
  'variant.rounds': '*Tre round.* Una partita più breve, che finisce dopo il terzo.',
  'variant.townCards':
    '*Carte città.* Ognuno ha una città segreta. Alla fine la distanza più breve fra il tuo stivale e quella città, in strade di ogni tipo, si sottrae dai segnalini. A parità vince chi è più vicino alla propria città; solo dopo vale lo spareggio consueto.',
  'gold.setup':
    'Si comincia con cinque carte viaggio e 12 monete d’oro. Tre carte stanno scoperte accanto al mazzo. Solo dopo si mescolano nel mazzo le sette carte oro.',
  'gold.draw':
    '*Carte* (dal 2º round). Per tre giri: prendi una delle tre carte scoperte, subito sostituita, la prima del mazzo o tutta la pila dell’oro. Una carta oro che esce va sulla pila dell’oro; se l’hai pescata tu, scegli di nuovo. La pila paga 3 monete d’oro per carta. Quando il mazzo è esaurito si mescolano gli scarti; se non ce ne sono, restano solo le carte scoperte e la pila dell’oro.',
  'gold.income': '*Rendita* (dal 2º round). Tutti ricevono 2 monete d’oro.',
  'gold.tokens': '*Tessere.* Ognuno pesca due tessere alla cieca, ne mostra una e nasconde l’altra.',
  'gold.auction':
    '*Asta.* Si vendono una a una due tessere per giocatore. Apre il primo giocatore, poi in senso orario: rilancia di un importo intero a piacere, o passa ed esci dall’asta di quella tessera. Chi resta per ultimo paga e mette la tessera scoperta davanti a sé.',
  'gold.unsold':
    'Se tutti gli altri passano senza offrire, l’ultimo giocatore può prendere la tessera per esattamente 1 moneta d’oro. Una tessera senza offerte torna nella riserva.',
  'gold.broke':
    'Chi vince e non può pagare perde tutto l’oro, e la tessera torna all’asta tra gli altri; tutti loro possono offrire di nuovo, anche chi aveva passato.',
  'gold.plan':
    '*Pianificazione.* A turno, gioca una tessera o passa. Dopo aver passato puoi ancora giocare; la fase finisce quando tutti passano di seguito. Dove vanno le tessere:',
  'gold.counter': 'e ogni altra tessera trasporto: su una strada di terra libera adatta',
  'gold.tree':
    'su una strada di terra con una tessera, ma senza ostacolo né tessera oro: costa una carta in più',
  'gold.monster': 'su un fiume o una linea di traghetti senza mostro marino: costa una zattera in più',
  'gold.piece':
    'su una strada di terra con una tessera, ma senza ostacolo né tessera oro: la città in cui si entra paga il doppio',
  'gold.double':
    'aggiunge una tua seconda tessera, diversa, a una strada di terra che ne ha una; valgono entrambe, e un ostacolo o una tessera oro conta per tutte e due',
  'gold.exchange':
    'scambia di posto due tessere diverse, di chiunque siano, se entrambe sono adatte; nient’altro si sposta',
  'gold.move':
    '*Viaggio e ricompensa.* Dopo il viaggio tieni al massimo quattro carte, poi scegli: l’oro di tutte le città visitate, o due carte dal mazzo, che si aggiungono alle quattro. Chi non si muove riceve due carte.',
  'gold.reward': 'Una città paga ogni volta che ci entri. Quella da cui parti paga solo se ci torni.',
  'gold.end':
    '*Fine del round.* La mappa si svuota. Ognuno tiene due tessere a scelta e restituisce le altre alla riserva; quelle nascoste restano nascoste. Comincia il giocatore successivo in senso orario.',
  'gold.finish':
    'La partita finisce dopo il sesto round, o dopo quello in cui qualcuno ha tutti i venti segnalini. L’ultima ricompensa si prende ancora. Vince chi ha più segnalini città; a parità, chi ha più oro. Se è pari anche questo, la vittoria è condivisa.',
  'variant.freeValues': '*Valori casuali.* I valori in oro si ridistribuiscono fra le città.',
  'variant.wizards':
    '*Maghi elfi.* Sei maghi si mescolano alle carte viaggio e si pescano come queste. In viaggio un mago supera un ostacolo per 1 moneta d’oro, senza la carta in più, o porta in volo il tuo stivale in un’altra città qualsiasi per 3; prendi il segnalino, ma la città non paga nulla. Puoi usarne più d’uno, con l’oro che hai già. Un mago non può far parte di una carovana.',
  'variant.table':
    '*Opzioni del tavolo.* Si può giocare senza il limite di quattro carte in mano, e si possono vietare le offerte oltre il proprio oro.',
  'plan.caption': 'Un drago può stare su ogni strada di terra; queste sono libere.',
}
