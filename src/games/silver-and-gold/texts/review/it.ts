import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Crede di completare ogni isola, non vede che cosa innescano le croci e fa spesso piccoli errori.',
  'level.steady.how':
    'Segna con buon senso turno per turno, ma non ricorda quali spedizioni sono già uscite.',
  'level.sharp.how':
    'Vede le catene di croci, ricorda le spedizioni e non spreca quasi mai un turno, ma non guarda avanti.',
  'level.master.how':
    'Guarda un turno avanti con le spedizioni ancora possibili e rigioca molte volte le scelte difficili prima di decidere.',
  'reason.keep': 'Un’isola da {points} punti che richiede circa {turns} turni.',
  'reason.keepBoth': 'Insieme portano {points} punti in circa {turns} turni.',
  'reason.take': 'Porta {points} punti in circa {turns} turni: il massimo di punti per turno nel mercato.',
  'reason.takeOne': 'Porta {points} punti in circa {turns} turni.',
  'reason.takeSeal': 'Porta {points} punti e altri {seals} con i sigilli, in circa {turns} turni.',
  'reason.takeParts':
    'Richiede circa {turns} turni e ne {left:resta|restano} solo {left}, ma anche una parte rende.',
  'reason.takeLate':
    'Richiede circa {turns} turni e ne {left:resta|restano} solo {left}. Nessun’altra scelta vale di più.',
  'reason.draw': 'Niente nel mercato vale i suoi turni: una carta dal mazzo è in media migliore.',
  'reason.finishBoth': 'Completa tutte e due le isole insieme, per {points} punti.',
  'reason.finish': 'Completa un’isola, per {points} punti.',
  'reason.row': 'Completa una fila di monete e vince il trofeo da {trophy} punti.',
  'reason.rowMaybe':
    'Completa una fila di monete. Il prossimo trofeo vale {trophy} punti, a meno che in questo turno lo prenda qualcuno prima di te.',
  'reason.palms': 'Le palme portano {points} {points:punto|punti}.',
  'reason.extras': 'La croce dà {n} {n:casella|caselle} in più, dove {n:aiuta|aiutano} di più.',
  'reason.coins': 'Raccoglie {n} {n:moneta|monete}.',
  'reason.fits': 'Ci sta ancora il {percent}% delle spedizioni che possono venire dopo.',
  'reason.lastTurn': 'È l’ultimo turno e non c’è più nulla da guadagnare.',
  'more.nearly':
    'La prossima spedizione completa allora un’isola da {points} punti con il {percent}% di probabilità.',
  'more.givesUp': 'Segnare in un altro modo porterebbe subito {points} {points:punto|punti} in più.',
  'more.keepOthers': 'Le altre due porterebbero {points} punti in circa {turns} turni.',
  'more.symbols': 'Ha {coins} {coins:moneta|monete} e {palms} {palms:palma|palme}.',
  'more.coins': 'Ha {coins} {coins:moneta|monete}.',
  'more.palms': 'Ha {palms} {palms:palma|palme}.',
  'happened.dealt.good':
    '{when}: {seat} comincia con le isole migliori: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'happened.dealt.bad':
    '{when}: {seat} comincia con le isole peggiori: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'happened.pattern.good':
    '{when}: la spedizione seguente ({pattern}) arriva al momento giusto per {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'happened.pattern.bad':
    '{when}: la spedizione seguente ({pattern}) non serve a {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'happened.finished.good':
    '{when}: {seat} completa un’isola e va avanti: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'happened.finished.bad':
    '{when}: {seat} completa un’isola, ma altri guadagnano di più: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'happened.cards.good':
    '{when}: le mosse degli altri e le nuove carte aiutano {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'happened.cards.bad':
    '{when}: le mosse degli altri e le nuove carte ostacolano {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'happened.end.good':
    'L’ultimo turno decide: {seat} guadagna {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.end.bad':
    'L’ultimo turno decide: {seat} perde {percent} {percent:punto percentuale|punti percentuali}.',
}
