import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Questa pagina la vedi solo tu. A un tavolo classificato, chi è seduto con te vede il tuo rating.',
  none: 'Non hai ancora finito una partita classificata. Scegli *Partita classificata* quando apri un tavolo.',
  unknown: 'Gioca prima una partita classificata su questo server: poi i tuoi rating saranno qui.',
  players: { one: '{n} giocatore', other: '{n} giocatori' },
  matches: { one: '{n} partita classificata', other: '{n} partite classificate' },
  last: 'l’ultima il {date}',
  value: '{points} ± {margin}',
  spoken: '{points}, più o meno {margin}',
  below: 'sotto il bot «{level}»',
  between: 'tra i bot «{below}» e «{above}»',
  above: 'sopra il bot «{level}»',
  unsure: 'ancora molto incerto',
  graph: 'Rating nelle ultime {n} partite: da {first} a {last}',
  here: 'Rating a questo tavolo',
  change: '{before} → {after}',
  'change.spoken': '{name}: da {before} a {after}',
  'now.spoken': '{name}: {rating}',
  pending: 'Calcolo del rating…',
  mine: 'Tutti i miei rating',
  'uncounted.repeated':
    'Questa partita non conta: le stesse persone hanno già giocato dieci partite classificate in un giorno.',
  'uncounted.outclassed': 'Questa partita non conta: i bot sono troppo al di sotto di te.',
  'uncounted.abandoned': 'Questa partita non conta, perché nessuno ha giocato fino alla fine.',
  terms: 'Che cosa conta',
  'terms.places':
    'Contano solo i piazzamenti, separatamente per ogni gioco e numero di giocatori. Il numero dopo ± dice quanto è sicuro il rating: il valore vero è lì dentro con una probabilità del 95%.',
  'terms.bots': 'I bot sono sulla stessa scala. La loro forza è stata misurata e non cambia mai.',
  'terms.standIn':
    'Se un bot deve fare anche una sola mossa per te, perché hai lasciato il tavolo o il tempo è finito, finisci all’ultimo posto.',
  'terms.repeated':
    'Contano dieci partite al giorno tra le stesse persone, e i bot molto al di sotto di te non contano.',
}
