import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'A ogni turno una carta mostra una forma che tutti disegnano insieme sulle proprie carte tesoro. Vince chi in quattro round completa le isole migliori. Da 1 a 4 giocatori, circa 20 minuti.',
  'island.title': 'Le isole',
  'island.card':
    'Una carta tesoro mostra un’isola di 8, 10, 12 o 14 caselle. Quando *tutte* le caselle sono segnate, l’isola è completata e vale tanti punti quante sono le caselle. Colore, sagoma e numero in alto a sinistra dicono sempre la stessa cosa.',
  'island.caption': 'Viola 14, arancione 12, verde 10, grigia 8. La ceralacca su alcune carte è un sigillo.',
  'island.start':
    'All’inizio ognuno riceve quattro carte e in segreto ne *tiene due*; le altre due si mescolano nel mazzo. Si lavora sempre su due isole alla volta. Poi si scoprono quattro carte del mazzo: è il *mercato*.',
  'turn.title': 'Un turno',
  'turn.reveal':
    'Si scopre la prima carta spedizione. Sono otto, con sei forme; a ogni round se ne giocano sette e l’ottava resta coperta. Per il round successivo si mescolano di nuovo tutte e otto.',
  'turn.patterns': 'Le sei forme. La linea da tre e l’angolo ci sono due volte.',
  'turn.mark':
    'Ora tutti segnano insieme: la *forma intera* su *una* delle proprie due isole, ruotata e ribaltata a piacere, solo su caselle libere. Nessuno vede che cosa segnano gli altri finché tutti non hanno confermato.',
  'turn.caption': 'Qui la L ci sta: quattro caselle, una delle quali con una croce.',
  'turn.single':
    'Oppure si segna *una sola casella*. È sempre permesso, anche se la forma ci starebbe. Non si può invece non segnare nulla.',
  'symbols.title': 'Che cosa fanno i simboli',
  'symbols.cross':
    '*Croce:* disegnata la forma, per ogni sua croce segni un’altra casella, dove vuoi, su una delle tue due isole. Se anche lì c’è una croce, si continua. Se non restano caselle libere, la croce va persa.',
  'symbols.coin':
    '*Moneta:* riempie il prossimo spazio del tuo foglio segnapunti. Ognuna delle dodici vale 1 punto; le monete successive vanno perse.',
  'symbols.trophy':
    '*Trofeo:* quattro monete completano una fila. Ogni fila completa vince il trofeo più alto rimasto: 6, 5, 4, 3, 2, 1. Quando i sei trofei sono finiti, una fila non vince più nulla.',
  'symbols.palm':
    '*Palma:* dà subito 1 punto, più 1 per ogni palma *nel mercato*. C’è posto per quattro; le palme successive vanno perse.',
  'symbols.caption': 'Due palme in questo mercato: una palma segnata ora vale 1 + 2 = 3.',
  'full.title': 'Un’isola è completa',
  'full.aside':
    'Quando tutti hanno segnato, il turno si risolve un giocatore alla volta, in senso orario dal primo giocatore: prima ricevi il tuo trofeo, poi metti da parte le isole complete.',
  'full.replace':
    'Per ogni isola messa da parte prendi una nuova carta: *una del mercato* oppure, alla cieca, *la prima del mazzo*. Se hai completato entrambe le isole, prendi una carta dopo l’altra. Il mercato torna a quattro carte solo dopo la tua ultima carta.',
  'full.stock':
    'Quando il mazzo è esaurito, il mercato non si riempie più e puoi prendere solo ciò che vi resta. Se è vuoto anche quello, il tuo posto rimane vuoto. Chi non ha nemmeno una casella libera non segna nulla.',
  'full.order':
    'Il primo giocatore si sorteggia; a ogni turno il ruolo passa al giocatore successivo in senso orario. Chi viene prima ha più scelta.',
  'end.title': 'Fine della partita',
  'end.when':
    'La partita finisce dopo quattro round di sette turni; nell’ultimissimo turno nessuno prende nuove carte. Si sommano:',
  'end.coins': 'le *monete* e i *trofei*',
  'end.palms': 'i numeri negli spazi delle *palme*',
  'end.islands':
    'i punti di tutte le isole *completate*; quelle incomplete non valgono niente, ma le monete e le palme che vi hai segnato contano',
  'end.seals': 'i *sigilli*: ognuno paga 1 o 2 punti per ogni isola completata del suo colore',
  'end.caption': 'Il sigillo dell’isola viola paga 2 per ogni isola arancione: 4 punti.',
  'end.tie':
    'Pareggio? Vince chi ha più isole grigie, poi verdi, arancioni e viola. Se sono pari anche queste, la vittoria è condivisa.',
  'small.title': 'I dettagli',
  'small.once':
    'Le palme del mercato si contano una volta, prima che qualcuno segni. Le palme su altre carte non contano mai.',
  'small.chain':
    'La casella extra è obbligatoria. Può completare un’isola e allora si continua sull’altra, ma mai su una carta nuova nello stesso turno.',
  'small.look':
    'Le carte spedizione già uscite si possono ricordare, ma non riguardare. L’opzione *promemoria* le barra.',
  'small.undo': 'Finché non confermi puoi annullare tutto, tranne una carta pescata alla cieca.',
  'small.solo': 'In solitario si gioca per i punti con le stesse regole. Il solitario è un’aggiunta nostra.',
  note: 'Vermeil è una versione indipendente e non ufficiale, con carte proprie.',
}
