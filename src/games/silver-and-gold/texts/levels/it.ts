import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how':
    'Segna ciò che gli piace, si lascia sfuggire molte occasioni e si innamora di un solo tipo di tesoro, come alla prima partita.',
  'level.carefree.how':
    'Ogni tanto si lascia sfuggire una buona occasione e crede che ci sia sempre tempo per un’altra isola.',
  'level.gentle.how':
    'Crede di completare ogni isola, non vede che cosa innescano le croci e fa spesso piccoli errori.',
  'level.curious.how':
    'Non vede ancora che cosa innescano le croci, ma sceglie con più cura di un principiante.',
  'level.eager.how': 'Usa bene le croci, ma è spesso indeciso ed è affezionato ai suoi tesori preferiti.',
  'level.steady.how':
    'Segna con buon senso turno per turno, ma non ricorda quali spedizioni sono già uscite.',
  'level.attentive.how': 'Segna con cura e sbaglia di rado, ma dimentica quali spedizioni sono già uscite.',
  'level.sharp.how':
    'Vede le catene di croci, ricorda le spedizioni e non spreca quasi mai un turno, ma non guarda avanti.',
  'level.seasoned.how': 'Valuta isole, tesori e tempo come un maestro, ma decide a colpo d’occhio.',
  'level.master.how':
    'Pensa un turno avanti, con le spedizioni ancora possibili, e prima di decidere prova molte volte le scelte difficili.',
}
