import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'due.you': 'Votre échéance : {when}. Ensuite, un bot joue pour vous.',
  'due.other': 'Échéance de {name} : {when}. Ensuite, un bot prend le relais.',
  'left.you': 'Quand les pendules repartiront, il vous restera {left}, puis un bot jouera pour vous.',
  'left.other': 'Quand les pendules repartiront, il restera {left} à {name}, puis un bot prendra le relais.',
  'now.you': 'Votre pendule est arrêtée ({why}). Reprise : {until}.',
  'now.other': 'La pendule de {name} est arrêtée ({why}). Reprise : {until}.',
  'later.you': 'Votre pendule s’arrête ({why}) : {from} – {until}.',
  'later.other': 'La pendule de {name} s’arrête ({why}) : {from} – {until}.',
  'why.sleep': 'heures de sommeil',
  'why.weekend': 'week-end',
  'why.holiday': 'congés',
  'why.pause': 'pause',
  remind: 'Rappel, si les notifications sont activées : {when}.',
  alone: 'Tout le monde vous attend.',
  'standIn.you': 'Un bot joue pour vous jusqu’à ce que vous repreniez votre place.',
  'standIn.other': 'Un bot joue pour {name} jusqu’à son retour.',
  'holiday.you': 'Vos congés : {days}',
  'holiday.other': 'Congés de {name} : {days}',
  'pause.on':
    'Toutes les pendules sont arrêtées. Fin de la pause : {when}, si personne n’y met fin plus tôt.',
  'pause.ends':
    'Fin de la pause : {when}, ou dès que tout le monde veut reprendre. Pour l’instant : {names}.',
  'pause.offered':
    'Une pause est proposée. Échéance de la proposition : {when}. D’accord pour l’instant : {names}.',
  you: 'vous',
  'pause.offer': 'Proposer une pause',
  'pause.agree': 'Accepter la pause',
  'pause.decline': 'Pas de pause',
  'pause.withdraw': 'Retirer',
  'pause.end': 'Mettre fin à la pause',
  'pause.hint': 'Une pause commence quand toute la table est d’accord.',
  still: 'Aucune pendule ne tourne en ce moment.',
  over: 'La partie est terminée : plus aucune pendule ne tourne.',
}
