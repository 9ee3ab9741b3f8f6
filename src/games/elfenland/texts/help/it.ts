export const texts = {
  drawCards: '*Pesca carte* per il viaggio: pagano le strade, ogni tipo sul suo terreno.',
  threeCounters: '*Prendi tessere trasporto*: una strada di terra si percorre solo se ce n’è una sopra.',
  tokens:
    '*Mostra una tessera e nascondi l’altra*: le piazzerai entrambe, e quella nascosta la conosci solo tu.',
  auction:
    '*Fai offerte per le tessere* che aprono strade alle tue carte: chi offre di più paga e prende la tessera.',
  planning: '*Piazza tessere sulle strade* che le tue carte possono pagare: potranno usarle tutti.',
  moving:
    '*Viaggia* di città in città pagando con le carte: ogni nuova città dà il suo segnalino, e chi ne ha di più vince.',
  handLimit: '*Tieni quattro carte* e scarta le altre.',
  reward: '*Scegli la ricompensa*: l’oro compra tessere all’asta, le carte ti portano più lontano.',
  roundEnd: '*Scegli che cosa tenere* per il prossimo round: tutte le altre tessere tornano nella riserva.',
  costs: 'I segni su una carta mostrano quale terreno attraversa e *quante carte uguali* servono.',
  raft: 'Fiumi e linee di traghetti non richiedono tessere ma *zattere*: una con la corrente, due controcorrente o su un lago.',
  caravan:
    'Tre carte qualsiasi formano una *carovana*, che passa su una strada di terra con una tessera quando mancano le carte giuste.',
  piece:
    'I *segnalini del tuo colore* sono nelle città che non hai ancora visitato: pianifica il viaggio in modo da passarci.',
  townGold: 'Il *numero di una città* è l’oro che paga a ogni tuo arrivo.',
  treeObstacle:
    'Un *albero caduto* fa pagare una carta in più su una strada di terra con una tessera, a tutti.',
  seaMonster:
    'Un *mostro marino* fa pagare una zattera in più su un fiume o una linea di traghetti, a tutti.',
  goldPiece: 'Passando su una strada con una *tessera oro*, la città in cui arrivi paga il doppio.',
  doubleTransport:
    '*Doppio trasporto* mette una seconda tessera su una strada, che si paga così con l’uno o l’altro tipo di carte.',
  exchange: '*Scambio* inverte due tessere sulla mappa, se ciascuna si adatta alla strada dell’altra.',
  wizard: 'Un *mago elfo* ti fa superare un ostacolo per 1 moneta d’oro, o volare in qualsiasi città per 3.',
  secretTown:
    'La bandierina segna la tua *città segreta*: ogni strada che alla fine ti separa da lei costa un punto.',
  goldPile: 'La *pila dell’oro* conta come una pescata e dà 3 monete d’oro per ogni carta.',
}
