import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  end: 'Finire prima la partita',
  'end.words': 'Se tutti sono d’accordo, la partita finisce adesso, senza risultato.',
  'end.offered': 'Per ora d’accordo: {names}. La proposta scade alle {when}.',
  'end.offer': 'Proponi di finire',
  'end.agree': 'Accetta di finire',
  'end.decline': 'Continuiamo',
  'end.withdraw': 'Ritira',
  'end.alone': 'Finisci la partita',
  'remove.title': 'Allontanare {name}?',
  'remove.words': 'Il posto si libera. Potrà tornare a questo tavolo solo se lo permetti.',
  reason: 'Motivo',
  'reason.hint': 'facoltativo, lo leggono tutti al tavolo',
  remove: 'Allontana',
  removed: 'Allontanati da questo tavolo',
  readmit: 'Fai tornare {name}',
  'ousted.host': 'Chi ospita ti ha allontanato da questo tavolo.',
  'ousted.admin': 'Un amministratore ti ha allontanato da questo tavolo.',
  'ousted.reason': 'Motivo: {reason}',
}
