import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/fr.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'when.drawing': 'Manche {round}, pioche',
  'when.auction': 'Manche {round}, enchère {lot}',
  'when.planning': 'Manche {round}, planification',
  'when.journeys': 'Manche {round}, voyages',
  'when.roundEnd': 'Fin de la manche {round}',
  'reason.towns':
    'Ainsi, le voyage prévu atteint {towns} {towns:nouvelle ville|nouvelles villes} ; sinon, aucun voyage n’en atteint plus de {without}. Chaque nouvelle ville vaut un point.',
  'reason.townsOnly':
    'Ainsi, le voyage prévu atteint {towns} {towns:nouvelle ville|nouvelles villes} ; sinon, aucune n’est accessible. Chaque nouvelle ville vaut un point.',
  'reason.gold':
    'Ainsi, le voyage prévu rapporte {gold} {gold:pièce|pièces} d’or de plus que tout voyage vers autant de villes sans cela. L’or achète des jetons et départage les égalités.',
  'reason.cards':
    'Ainsi, il vous reste {cards} {cards:carte|cartes} de plus pour la prochaine manche qu’après tout voyage vers autant de villes sans cela.',
  'reason.near':
    'Le voyage prévu finit à {town}, et {near} des villes qui vous manquent {near:est|sont} à deux routes au plus. Le prochain voyage part de là.',
  'reason.secret':
    'Le voyage prévu finit à {town}, à {roads} {roads:route|routes} de {secret}, la ville de votre carte. À la fin, chacune de ces routes coûte un point.',
  'reason.secretHome':
    'Le voyage prévu finit à {town}, la ville de votre carte. Vous ne perdez donc aucun point à la fin.',
  'reason.lay':
    'Le voyage prévu utilise {token} entre {from} et {to}. Sur terre, on ne passe que là où se trouve un jeton.',
  'reason.layGold': 'Le voyage prévu passe entre {from} et {to} : l’or y compte alors double.',
  'reason.road': 'Le voyage prévu passe entre {from} et {to}.',
  'reason.spare': 'Le voyage prévu n’a pas besoin de ce jeton.',
  'reason.hinders':
    'Votre plan n’utilise pas {token}. Entre {from} et {to}, cela coûte à {by} une carte ou une ville dans environ {percent} % des mains possibles, et aucun rival n’a plus de marqueurs.',
  'reason.pass': 'Aucun de vos jetons ne permet un voyage vers plus de villes : inutile d’en poser un.',
  'reason.passWait':
    'Vos jetons peuvent encore ajouter {n} {n:ville|villes} au voyage ; attendre montre d’abord ce que posent les autres.',
  'reason.passKeep':
    'Un jeton pourrait ajouter {n} {n:ville|villes} au voyage, mais le plan est meilleur sans lui.',
  'reason.travel':
    'Le voyage atteint {towns} {towns:nouvelle ville|nouvelles villes} et finit à {town}. Chaque nouvelle ville vaut un point.',
  'reason.travelWithoutTowns': 'Le meilleur voyage d’ici finit à {town}. Il n’atteint aucune nouvelle ville.',
  'reason.stop':
    'Continuer pourrait apporter {towns} {towns:ville|villes} de plus, mais coûterait plus que cela ne vaut.',
  'reason.stopNone': 'Aucune nouvelle ville n’est plus accessible.',
  'reason.counterPlan': 'En moyenne, il aide plus que les autres jetons visibles.',
  'reason.counter':
    '{n} {n:carte en main va|cartes en main vont} avec. Un jeton aide surtout avec des cartes de sa sorte.',
  'reason.drawCounter': 'En moyenne, un jeton pioché à l’aveugle aide plus que tout jeton visible.',
  'reason.card': 'En moyenne, elle aide plus que les autres cartes proposées.',
  'reason.drawCard': 'Aucune carte visible n’est meilleure que la pioche en moyenne.',
  'reason.goldPile': 'La pile d’or en vaut la peine : {gold} pièces d’or.',
  'reason.show': 'L’autre jeton vaut davantage et reste caché.',
  'reason.showSame': 'Les deux jetons sont pareils.',
  'reason.bid': 'Pour le plan, ce jeton vaut au moins {gold} {gold:pièce|pièces} d’or.',
  'reason.noBid':
    'Votre plan se passe de ce jeton, et l’offre suivante serait de {bid} {bid:pièce|pièces} d’or.',
  'reason.noBidNoTown':
    'Il ne mettrait aucune ville de plus à votre portée, et l’offre suivante serait de {bid} {bid:pièce|pièces} d’or.',
  'reason.noBidTowns':
    'Il mettrait {n} {n:ville|villes} de plus à votre portée, mais l’offre suivante serait de {bid} {bid:pièce|pièces} d’or : c’est trop.',
  'reason.noGold': 'L’offre suivante serait de {bid} {bid:pièce|pièces} d’or, et vous en avez {gold}.',
  'reason.discard': 'C’est ce qui manquera le moins lors des prochains voyages.',
  'reason.keep': 'C’est ce qui aide le plus en moyenne.',
  'reason.rewardGold': '{gold} {gold:pièce|pièces} d’or {gold:vaut|valent} plus que deux cartes.',
  'reason.rewardCards': 'Deux cartes valent plus que {gold} {gold:pièce|pièces} d’or.',
  'reason.rewardNoGold': 'Le voyage n’a rapporté aucun or : les deux cartes ne vous coûtent rien.',
  'reason.rewardLast': 'C’est la dernière manche : des cartes ne vous serviraient plus.',
  'more.plan': 'Le voyage prévu atteint {towns} {towns:nouvelle ville|nouvelles villes} et finit à {town}.',
  'more.towns': 'Le voyage prévu atteint {towns} {towns:nouvelle ville|nouvelles villes}.',
  'more.givesUp':
    'En échange, on renonce à {n} {n:ville accessible|villes accessibles} pendant cette manche.',
  'more.for.gold': 'On gagne ainsi {gold} {gold:pièce|pièces} d’or de plus.',
  'more.for.cards': 'On économise ainsi {cards} {cards:carte|cartes} de plus pour la prochaine manche.',
  'more.for.near':
    'Le voyage finit ainsi à {town} : {near} des villes qui vous manquent {near:est|sont} à deux routes au plus.',
  'more.for.secret':
    'Le voyage finit ainsi à {town}, à {roads} {roads:route|routes} de {secret}, la ville de votre carte.',
  'more.for.secretHome': 'Le voyage finit ainsi à {town}, la ville de votre carte.',
  'more.saves': 'Vous gardez {n} × {card} pour la prochaine manche.',
  'more.worth': 'Pour le plan, cela vaut au moins {gold} {gold:pièce|pièces} d’or.',
  'more.gold': 'Vous avez alors {gold} {gold:pièce|pièces} d’or.',
  'short.reason.towns': '{towns} {towns:nouvelle ville|nouvelles villes} au lieu de {without}',
  'short.reason.townsOnly': '{towns} {towns:nouvelle ville|nouvelles villes} au lieu d’aucune',
  'short.reason.gold': '{gold} {gold:pièce|pièces} d’or de plus',
  'short.reason.cards': '{cards} {cards:carte|cartes} de plus à la prochaine manche',
  'short.reason.near': 'finit à {town}, près de {near} {near:ville manquante|villes manquantes}',
  'short.reason.secret': 'finit à {town}, à {roads} {roads:route|routes} de {secret}',
  'short.reason.secretHome': 'finit à {town}, la ville de votre carte',
  'short.reason.lay': 'votre plan y utilise {token}',
  'short.reason.layGold': 'l’or compte double en chemin',
  'short.reason.road': 'votre plan passe par là',
  'short.reason.spare': 'votre plan n’a pas besoin de ce jeton',
  'short.reason.hinders': 'gêne {by} dans environ {percent} % des cas',
  'short.reason.pass': 'aucun jeton n’ajoute de ville',
  'short.reason.passWait': 'attendre, {n} {n:ville|villes} de plus encore {n:possible|possibles}',
  'short.reason.passKeep': 'mieux sans, malgré {n} {n:ville|villes}',
  'short.reason.travel': '{towns} {towns:nouvelle ville|nouvelles villes}, finit à {town}',
  'short.reason.travelWithoutTowns': 'finit à {town}, aucune nouvelle ville',
  'short.reason.stop': '{towns} {towns:ville|villes} de plus {towns:coûterait|coûteraient} trop',
  'short.reason.stopNone': 'aucune nouvelle ville accessible',
  'short.reason.counterPlan': 'le meilleur jeton visible en moyenne',
  'short.reason.counter': '{n} {n:carte en main va|cartes en main vont} avec',
  'short.reason.drawCounter': 'à l’aveugle, mieux en moyenne',
  'short.reason.card': 'la meilleure carte en moyenne',
  'short.reason.drawCard': 'la pioche vaut autant en moyenne',
  'short.reason.goldPile': '{gold} pièces d’or d’un coup',
  'short.reason.show': 'le meilleur reste caché',
  'short.reason.showSame': 'les deux sont pareils',
  'short.reason.bid': 'vaut {gold} {gold:pièce|pièces} d’or',
  'short.reason.noBid': 'inutile au plan',
  'short.reason.noBidNoTown': 'aucune ville de plus',
  'short.reason.noBidTowns': '{bid} {bid:pièce|pièces} d’or, trop pour {n} {n:ville|villes}',
  'short.reason.noGold': 'offre suivante {bid}, vous avez {gold}',
  'short.reason.discard': 'manquera le moins',
  'short.reason.keep': 'aide le plus en moyenne',
  'short.reason.rewardGold': '{gold} {gold:pièce|pièces} d’or {gold:vaut|valent} mieux que deux cartes',
  'short.reason.rewardCards': 'deux cartes valent mieux que {gold} {gold:pièce|pièces} d’or',
  'short.reason.rewardNoGold': 'aucun or gagné',
  'short.reason.rewardLast': 'les cartes ne servent plus',
  'short.more.plan': '{towns} {towns:nouvelle ville|nouvelles villes}, finit à {town}',
  'short.more.towns': '{towns} {towns:nouvelle ville|nouvelles villes}',
  'short.more.givesUp': 'renonce à {n} {n:ville|villes}',
  'short.more.for.gold': '{gold} {gold:pièce|pièces} d’or de plus',
  'short.more.for.cards': '{cards} {cards:carte|cartes} de plus à la prochaine manche',
  'short.more.for.near': 'finit à {town}, près de {near} {near:ville manquante|villes manquantes}',
  'short.more.for.secret': 'finit à {town}, à {roads} {roads:route|routes} de {secret}',
  'short.more.for.secretHome': 'finit à {town}, la ville de votre carte',
  'short.more.saves': 'garde {n} × {card}',
  'short.more.worth': 'vaut {gold} {gold:pièce|pièces} d’or',
  'short.more.gold': 'ensuite {gold} {gold:pièce|pièces} d’or',
  'happened.round.good':
    '{when} : la nouvelle main et les voyages des autres aident {seat}. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'happened.round.bad':
    '{when} : la nouvelle main et les voyages des autres gênent {seat}. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'happened.table.good':
    '{when} : ce qui arrive sur la table aide {seat}. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'happened.table.bad':
    '{when} : ce qui arrive sur la table gêne {seat}. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'happened.journey.good':
    '{when} : les voyages tournent bien pour {seat}. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'happened.journey.bad':
    '{when} : les voyages tournent mal pour {seat}. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'happened.end.good':
    'Le dernier voyage décide : {seat} gagne {percent} {percent:point|points} de pourcentage.',
  'happened.end.bad':
    'Le dernier voyage décide : {seat} perd {percent} {percent:point|points} de pourcentage.',
}
