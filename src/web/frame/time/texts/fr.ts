import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'due.you': 'Si vous n’avez pas joué avant {when}, un bot jouera pour vous.',
  'due.other': '{name} a jusqu’à {when}, puis un bot prend le relais.',
  alone: 'Tout le monde vous attend.',
  'rest.sleep': 'La pendule est arrêtée de {from} à {until} : heures de sommeil.',
  'rest.weekend': 'La pendule est arrêtée de {from} à {until} : week-end.',
  'rest.holiday': 'La pendule est arrêtée de {from} à {until} : congés.',
  'rest.pause': 'La pendule est arrêtée jusqu’à {until} : pause.',
  holiday: '{name} est en congé du {from} au {until}.',
  'pause.on': 'Toutes les pendules sont arrêtées jusqu’à {when}, sauf si quelqu’un met fin à la pause.',
  'pause.offered': 'Pause proposée. D’accord pour l’instant : {names}.',
  'pause.offer': 'Proposer une pause',
  'pause.agree': 'Accepter la pause',
  'pause.decline': 'Pas de pause',
  'pause.withdraw': 'Retirer',
  'pause.end': 'Mettre fin à la pause',
  'pause.ending':
    'Vous voulez reprendre ; les pendules repartent quand tous le veulent, sinon à l’heure indiquée.',
  'pause.hint': 'Une pause commence quand tous à la table sont d’accord.',
  still: 'Aucune pendule ne tourne en ce moment.',
}
