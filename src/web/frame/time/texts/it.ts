import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'due.you': 'Se non giochi entro {when}, un bot giocherà per te.',
  'due.other': '{name} ha tempo fino a {when}; poi subentra un bot.',
  alone: 'Tutti aspettano te.',
  'rest.sleep': 'L’orologio è fermo da {from} a {until}: ore di sonno.',
  'rest.weekend': 'L’orologio è fermo da {from} a {until}: fine settimana.',
  'rest.holiday': 'L’orologio è fermo da {from} a {until}: ferie.',
  'rest.pause': 'L’orologio è fermo fino a {until}: pausa.',
  holiday: '{name} è in ferie da {from} a {until}.',
  'pause.on': 'Tutti gli orologi sono fermi fino a {when}, se nessuno interrompe prima la pausa.',
  'pause.offered': 'Pausa proposta. D’accordo finora: {names}.',
  'pause.offer': 'Proponi una pausa',
  'pause.agree': 'Accetta la pausa',
  'pause.decline': 'Niente pausa',
  'pause.withdraw': 'Ritira',
  'pause.end': 'Termina la pausa',
  'pause.ending':
    'Vuoi riprendere; gli orologi ripartono quando lo vogliono tutti, altrimenti all’ora indicata.',
  'pause.hint': 'Una pausa comincia quando tutti al tavolo sono d’accordo.',
  still: 'In questo momento nessun orologio è in moto.',
}
