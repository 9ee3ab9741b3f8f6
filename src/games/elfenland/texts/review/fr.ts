import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Pense à quelques cartes à la fois, pose ses jetons près de sa botte et hésite souvent.',
  'level.steady.how':
    'Connaît toute sa main et voyage bien, mais pose un jeton à la fois là où il aide tout de suite.',
  'level.sharp.how':
    'Prévoit tout le voyage avec tous ses jetons, enchérit pour ce qu’il lui faut et gêne le premier.',
  'level.master.how':
    'Prévoit toutes les manches à venir. Avant de décider, il joue en pensée ce qui l’aide et ce qui gêne les autres.',
  'when.drawing': 'Manche {round}, pioche',
  'when.auction': 'Manche {round}, enchère {lot}',
  'when.planning': 'Manche {round}, planification',
  'when.journeys': 'Manche {round}, voyages',
  'when.roundEnd': 'Fin de la manche {round}',
  'reason.lay':
    'Le plan demande {token} entre {from} et {to}. Le voyage atteint alors {towns} {towns:nouvelle ville|nouvelles villes}.',
  'reason.layWithoutTowns': 'Le plan demande {token} entre {from} et {to}.',
  'reason.layGold': 'Le voyage va de {from} à {to} : l’or y compte double.',
  'reason.obstacle':
    'Entre {from} et {to}, c’est ce qui coûte le plus au premier, sans gêner le voyage prévu.',
  'reason.double': 'Un second jeton entre {from} et {to} ouvre la route aux cartes en main.',
  'reason.exchange': 'L’échange apporte le jeton qu’il faut au plan entre {from} et {to}.',
  'reason.pass': 'Rien de ce qu’on pourrait poser n’améliore le voyage : mieux vaut garder ses jetons.',
  'reason.travel':
    'Le meilleur voyage d’ici atteint {towns} {towns:nouvelle ville|nouvelles villes} et finit à {town}.',
  'reason.travelWithoutTowns': 'Le meilleur voyage d’ici finit à {town}. Il n’atteint aucune nouvelle ville.',
  'reason.stop': 'Aucune autre route ne vaut ses cartes.',
  'reason.counterPlan': 'Aucun autre jeton visible n’aide autant le plan.',
  'reason.counter': '{n} {n:carte en main va|cartes en main vont} avec.',
  'reason.drawCounter': 'Aucun jeton visible n’aide plus le plan qu’un jeton pioché à l’aveugle.',
  'reason.card': 'Aucune autre carte visible n’aide autant au prochain voyage.',
  'reason.drawCard': 'Aucune carte visible n’est meilleure que la pioche en moyenne.',
  'reason.goldPile': 'La pile d’or en vaut la peine : {gold} pièces d’or.',
  'reason.show': 'L’autre jeton vaut davantage et reste caché.',
  'reason.bid': 'Pour le plan, ce jeton vaut plus que {gold} {gold:pièce|pièces} d’or.',
  'reason.noBid': 'Le jeton ne vaut pas l’enchère suivante.',
  'reason.discard': 'C’est ce qui manquera le moins lors des prochains voyages.',
  'reason.keep': 'C’est ce qui va le mieux avec les cartes en main.',
  'reason.rewardGold': '{gold} pièces d’or valent plus que deux cartes.',
  'reason.rewardCards': 'Deux cartes valent plus que {gold} pièces d’or.',
  'happened.round.good':
    '{when} : la nouvelle main et les voyages des autres aident {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.round.bad':
    '{when} : la nouvelle main et les voyages des autres gênent {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.table.good':
    '{when} : ce qui arrive sur la table aide {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.table.bad':
    '{when} : ce qui arrive sur la table gêne {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.journey.good':
    '{when} : les voyages tournent bien pour {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.journey.bad':
    '{when} : les voyages tournent mal pour {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.end.good':
    'Le dernier voyage décide : {seat} gagne {percent} {percent:point|points} de pourcentage.',
  'happened.end.bad':
    'Le dernier voyage décide : {seat} perd {percent} {percent:point|points} de pourcentage.',
}
