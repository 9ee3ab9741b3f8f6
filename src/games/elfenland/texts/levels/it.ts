import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how':
    'Vede poche carte alla volta, piazza le tessere accanto allo stivale e parte secondo l’umore.',
  'level.gentle.how':
    'Pensa a poche carte alla volta, piazza le tessere vicino allo stivale ed esita spesso.',
  'level.curious.how': 'Vede quasi tutta la mano, ma prende la prima strada che sembra buona.',
  'level.eager.how': 'Usa tutta la mano, ma valuta male le tessere e guarda solo le strade vicine.',
  'level.steady.how':
    'Conosce tutta la mano e viaggia bene, ma piazza una tessera alla volta dove aiuta subito.',
  'level.attentive.how': 'Prepara il viaggio e ciò che gli serve, ma non segue ogni strada fino in fondo.',
  'level.clever.how':
    'Prepara il viaggio con tutte le tessere e ostacola chi è in testa, ma solo pochi passi avanti.',
  'level.sharp.how':
    'Prepara tutto il viaggio con tutte le tessere, offre per ciò che gli serve e ostacola chi è in testa.',
  'level.seasoned.how':
    'Piazza e viaggia anche per i round che verranno, ma offre e pesca per quello in corso.',
  'level.expert.how':
    'Prepara tutto per i round che verranno, ma non esamina le possibili risposte degli altri.',
  'level.master.how':
    'Pensa a tutti i round che verranno. Prima di decidere prova ciò che gli serve e ciò che guasta i piani altrui.',
}
