import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  running: 'Entra anche in una partita appena iniziata',
  'running.hint': 'Prendi il posto di un bot, al più tardi nella prima metà della partita.',
  facts:
    'Chi cerca lo stesso gioco si siede con te. Dopo mezzo minuto i bot occupano i posti liberi e li cedono a chi arriva più tardi.',
  clock: 'Non classificata, con un orologio di pochi minuti.',
  find: 'Trova giocatori',
  finding: 'Ricerca di giocatori…',
  title: 'Si cercano giocatori',
  starts: { one: 'Inizia tra {n} secondo', other: 'Inizia tra {n} secondi' },
  starting: 'La partita inizia…',
  alone:
    'Per ora non c’è nessun altro. Allo scadere del tempo i bot occuperanno i posti liberi, e chi arriva più tardi potrà sostituirli.',
  some: {
    one: 'È ancora libero {n} posto. Allo scadere del tempo lo prenderà un bot.',
    other: 'Sono ancora liberi {n} posti. Allo scadere del tempo li prenderanno i bot.',
  },
  now: 'Inizia ora con i bot',
  cancel: 'Smetti di cercare',
  newcomer: '{name} prende il posto di un bot.',
}
