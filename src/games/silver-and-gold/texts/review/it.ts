import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/it.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'reason.keep':
    'Quest’isola porta {points} punti in circa {turns} turni. L’ideale sono tanti punti in pochi turni.',
  'reason.keepBoth':
    'Insieme queste isole portano {points} punti in circa {turns} turni. Meno turni richiede un’isola, più isole completi.',
  'reason.take':
    'Quest’isola porta {points} punti in circa {turns} turni, più punti per turno di ogni altra nel mercato.',
  'reason.takeOne':
    'Quest’isola porta {points} punti in circa {turns} turni, quindi c’è il tempo di completarla.',
  'reason.takeSeal':
    'Quest’isola porta {points} punti in circa {turns} turni, e i sigilli ne aggiungono {seals}.',
  'reason.takeParts':
    'Quest’isola richiede circa {turns} turni e ne {left:resta|restano} solo {left}. Ma monete e palme contano subito, quindi anche una parte rende.',
  'reason.takeLate':
    'Quest’isola richiede circa {turns} turni e ne {left:resta|restano} solo {left}: difficilmente sarà completata. Ma nessun’altra scelta vale di più.',
  'reason.draw': 'Niente nel mercato vale i turni che costa. In media una carta dal mazzo è migliore.',
  'reason.finishBoth':
    'Completa tutte e due le isole insieme, per {points} punti. Contano solo le isole completate.',
  'reason.finish': 'Completa un’isola, per {points} punti. Contano solo le isole completate.',
  'reason.row':
    'Completa una fila di monete e vince il trofeo più alto rimasto, da {trophy} {trophy:punto|punti}.',
  'reason.rowMaybe':
    'Completa una fila di monete, che vince un trofeo. Il prossimo vale {trophy} {trophy:punto|punti}, a meno che in questo turno non lo prenda qualcuno prima di te.',
  'reason.palms':
    'Le palme portano {points} {points:punto|punti}. Una palma conta subito, anche se l’isola non viene mai completata.',
  'reason.extras':
    'Una croce permette di segnare un’altra casella delle tue isole. Qui porta {n} {n:casella|caselle} dove {n:serve|servono} di più.',
  'reason.coins':
    'Raccoglie {n} {n:moneta|monete}. Ognuna vale un punto, e quattro in fila vincono un trofeo.',
  'reason.fits':
    'Ci sta ancora il {percent}% delle spedizioni che possono venire dopo. Se una non ci sta, puoi segnare una sola casella.',
  'reason.fitsAll':
    'Ci sta ancora ogni spedizione che può venire dopo. Se una non ci stesse, potresti segnare una sola casella.',
  'reason.cells': 'Segna {n} {n:casella|caselle}. Ogni casella ti avvicina a un’isola completata.',
  'reason.lastTurn': 'È l’ultimo turno e non c’è più nulla da guadagnare.',
  'more.nearly':
    'La prossima spedizione ha poi il {percent}% di probabilità di completare un’isola da {points} punti.',
  'more.surely': 'La prossima spedizione completa poi di sicuro un’isola da {points} punti.',
  'more.givesUp': 'Segnare in un altro modo porterebbe subito {points} {points:punto|punti} in più.',
  'more.keepOthers': 'Le altre due porterebbero {points} punti in circa {turns} turni.',
  'more.symbols': 'Ha {coins} {coins:moneta|monete} e {palms} {palms:palma|palme}.',
  'more.coins': 'Ha {coins} {coins:moneta|monete}.',
  'more.palms': 'Ha {palms} {palms:palma|palme}.',
  'short.reason.keep': '{points} punti, circa {turns} turni',
  'short.reason.keepBoth': '{points} punti, circa {turns} turni',
  'short.reason.take': 'più punti per turno ({points} in circa {turns})',
  'short.reason.takeOne': '{points} punti, circa {turns} turni',
  'short.reason.takeSeal': '{points} punti e {seals} dai sigilli',
  'short.reason.takeParts': 'anche una parte rende',
  'short.reason.takeLate': 'nessuna scelta vale di più',
  'short.reason.draw': 'in media meglio del mercato',
  'short.reason.finishBoth': 'completa tutte e due le isole ({points} punti)',
  'short.reason.finish': 'completa un’isola ({points} punti)',
  'short.reason.row': 'un trofeo da {trophy} {trophy:punto|punti}',
  'short.reason.rowMaybe': 'forse il trofeo da {trophy} {trophy:punto|punti}',
  'short.reason.palms': '{points} {points:punto|punti} per le palme',
  'short.reason.extras': '{n} {n:casella|caselle} in più',
  'short.reason.coins': '{n} {n:moneta|monete}',
  'short.reason.fits': 'ci sta il {percent}% delle prossime spedizioni',
  'short.reason.fitsAll': 'ci sta ogni prossima spedizione',
  'short.reason.cells': '{n} {n:casella segnata|caselle segnate}',
  'short.reason.lastTurn': 'più nulla da guadagnare',
  'short.more.nearly': '{points} punti al prossimo turno con il {percent}%',
  'short.more.surely': '{points} punti sicuri al prossimo turno',
  'short.more.givesUp': '{points} in meno subito',
  'short.more.keepOthers': 'le altre: {points} in circa {turns} turni',
  'short.more.symbols': '{coins} {coins:moneta|monete}, {palms} {palms:palma|palme}',
  'short.more.coins': '{coins} {coins:moneta|monete}',
  'short.more.palms': '{palms} {palms:palma|palme}',
  'happened.dealt.good':
    '{when}: {seat} comincia con le isole migliori, e le sue possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.dealt.bad':
    '{when}: {seat} comincia con le isole peggiori, e le sue possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.pattern.good':
    '{when}: la spedizione seguente ({pattern}) arriva al momento giusto per {seat}, le cui possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.pattern.bad':
    '{when}: la spedizione seguente ({pattern}) non aiuta {seat}, le cui possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.finished.good':
    '{when}: {seat} completa un’isola, e le sue possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.finished.bad':
    '{when}: {seat} completa un’isola, ma altri guadagnano di più, e le sue possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.cards.good':
    '{when}: le mosse degli altri e le nuove carte aiutano {seat}, le cui possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.cards.bad':
    '{when}: le mosse degli altri e le nuove carte ostacolano {seat}, le cui possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.end.good':
    'L’ultimo turno decide: {seat} guadagna {percent} {percent:punto percentuale|punti percentuali}.',
  'happened.end.bad':
    'L’ultimo turno decide: {seat} perde {percent} {percent:punto percentuale|punti percentuali}.',
}
