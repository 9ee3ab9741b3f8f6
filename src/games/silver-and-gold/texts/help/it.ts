export const texts = {
  keep: '*Tieni due isole* da riempire: un’isola piena vale il numero nel suo angolo.',
  mark: 'In questo turno tutti disegnano *la stessa forma*: mettila su una delle tue due isole per riempirla.',
  pick: '*Prendi una nuova isola*: quella piena dà i suoi punti e libera il posto.',
  rotate: 'Prima di confermare puoi *ruotare e ribaltare* la forma come vuoi.',
  single: 'Se la forma non entra da nessuna parte, o non serve, puoi segnare *una sola casella*.',
  cross: 'Una *croce* ti fa segnare subito un’altra casella su una delle due isole, anche un’altra croce.',
  coin: 'Ogni *moneta* vale un punto e riempie uno spazio, e una fila di quattro vince un trofeo.',
  palm: 'Una *palma* conta subito: 1 punto, più 1 per ogni palma nel mercato.',
  trophy: 'Una fila di monete piena vince il *trofeo più alto* rimasto: arriva prima degli altri.',
  seal: 'Il *sigillo* di un’isola completata dà punti per ogni isola completata del suo colore.',
  stock: 'Una carta del *mazzo* arriva alla cieca e non si può rimettere a posto.',
}
