import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  'mark.title': 'Segnare una forma',
  'mark.first': 'Questa è la tua isola. Segna la forma sulle *caselle evidenziate*, poi conferma.',
  'mark.first.otherwise': 'Sarebbe permesso. Per ora segna le tre caselle evidenziate.',
  'mark.next': 'Ogni turno mostra una nuova forma, *uguale per tutti*. Segnala sull’altra isola.',
  'mark.next.otherwise': 'Niente male, ma qui servono le caselle evidenziate.',
  'mark.anywhere': 'Ora un angolo. *Segnalo dove ci sta.*',
  'mark.anywhere.otherwise': 'Una sola casella è permessa, ma l’angolo intero ci sta. Riprova.',
  'mark.rounds': 'Un round ha *sette forme*, e dopo *quattro round* la partita finisce.',

  'rotate.title': 'Ruotare e ribaltare',
  'rotate.rotate': 'Così non ci sta. *Ruota la forma*, poi segna le caselle evidenziate.',
  'rotate.flip': 'Ruotare qui non basta. *Ribalta la forma*, poi segna le caselle evidenziate.',
  'rotate.otherwise': 'Ci sta anche lì. Questa volta usa le caselle evidenziate.',

  'single.title': 'Una sola casella',
  'single.nowhere': 'Il quadrato non ci sta da nessuna parte. Allora basta *una casella*: segna la moneta.',
  'single.nowhere.otherwise': 'Ogni casella è permessa. Prendi quella con la moneta.',
  'single.choice':
    'Al posto della forma puoi sempre segnare una casella. *Scegli «Una casella»* e prendi questa moneta.',
  'single.choice.pattern': 'La forma ci sta, ma lascia lì la moneta. Scegli una casella.',
  'single.choice.otherwise': 'Quasi: prendi la casella con la moneta.',

  'cross.title': 'Croci e catene',
  'cross.one': 'Copri la *croce*: ti dà *una casella extra*. Usala per la moneta.',
  'cross.one.otherwise': 'Copri la croce con la forma, poi prendi la moneta come casella extra.',
  'cross.chain': 'Una croce porta alla successiva: segna la forma, *la seconda croce*, poi la moneta.',
  'cross.chain.otherwise': 'Di croce in croce: la seconda ti dà un’altra casella.',

  'coins.title': 'Monete e trofei',
  'coins.mark': 'Hai tre *monete*, 1 punto ciascuna. Segna la forma sopra la quarta.',
  'coins.mark.otherwise': 'Lì non c’è nessuna moneta. Copri quella evidenziata.',
  'coins.row': 'Quattro monete riempiono una fila e vincono il *trofeo più alto*: 6 punti per te!',
  'coins.again': 'Comincia una nuova fila. *Segna un’altra moneta.*',
  'coins.again.otherwise': 'È permesso. Ma prendi prima la moneta evidenziata.',
  'coins.race': 'La prossima fila piena al tavolo vale solo 5, poi 4. *È una corsa.*',

  'palms.title': 'Le palme',
  'palms.mark': 'Al mercato ci sono tre *palme*: una palma vale *1 + 3 = 4 punti*. Segnala!',
  'palms.mark.otherwise': 'La palma ora varrebbe 4 punti. Coprila con la forma.',
  'palms.box': 'I tuoi *4 punti* sono al sicuro nel primo spazio.',
  'palms.gone': 'Nereus ha preso una palma dal mercato: *ora una palma vale 3*. Segna dove vuoi.',
  'palms.gone.otherwise': 'La forma ci sta. Segnala su una delle tue isole.',

  'finish.title': 'Completare un’isola',
  'finish.last': 'Mancano solo due caselle. *Completa la tua isola!*',
  'finish.last.otherwise': 'Prima completa l’isola: le ultime due caselle sono evidenziate.',
  'finish.pick': 'Vale *8 punti*, il numero sulla targa. *Prendi una nuova isola* dal mercato.',
  'finish.pick.otherwise': 'Si può anche pescare alla cieca. Oggi prendi un’isola che vedi.',
  'finish.on': 'Le isole piccole sono veloci, le grandi valgono di più. *Segna l’angolo dove ci sta.*',
  'finish.on.otherwise': 'L’angolo ci sta. Segnalo tutto.',

  'score.title': 'Sigilli e punteggio finale',
  'score.seal':
    'L’ultimo turno! Questo *sigillo* dà 2 punti per ogni isola arancione completata. Completa l’isola.',
  'score.seal.otherwise': 'Contano solo le isole completate. Segna le ultime due caselle.',
  'score.pays': 'Hai completato *due isole arancioni*: il sigillo dà *4 punti*.',
  'score.total': 'Monete, trofei, palme, isole e sigilli si sommano. *Vince chi ha più punti.*',
  'score.start': 'Una partita comincia con quattro isole: ne *tieni due*. Ora conosci il gioco!',
}
