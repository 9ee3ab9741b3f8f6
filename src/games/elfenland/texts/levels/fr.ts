import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how':
    'Ne voit que quelques cartes à la fois, pose ses jetons près de sa botte et part selon son humeur.',
  'level.gentle.how':
    'Pense à quelques cartes à la fois, pose ses jetons près de sa botte et hésite souvent.',
  'level.curious.how': 'Voit presque toute sa main, mais prend la première route qui semble bonne.',
  'level.eager.how':
    'Se sert de toute sa main, mais juge mal ses jetons et ne regarde que les routes voisines.',
  'level.steady.how':
    'Connaît toute sa main et voyage bien, mais pose un jeton à la fois là où il aide tout de suite.',
  'level.attentive.how':
    'Prévoit son voyage et ce qu’il lui faut, mais ne suit pas chaque route jusqu’au bout.',
  'level.clever.how':
    'Planifie avec tous ses jetons et gêne celui qui mène, mais seulement quelques pas à l’avance.',
  'level.sharp.how':
    'Planifie tout le voyage avec tous ses jetons, enchérit pour ce qu’il lui faut et gêne celui qui mène.',
  'level.seasoned.how':
    'Pose et voyage aussi pour les manches à venir, mais enchérit et pioche pour la manche en cours.',
  'level.expert.how':
    'Planifie tout pour les manches à venir, mais n’examine pas ce que les autres peuvent répondre.',
  'level.master.how':
    'Planifie pour toutes les manches à venir. Avant de décider, il joue en pensée ce qui l’aide et ce qui gêne les autres.',
}
