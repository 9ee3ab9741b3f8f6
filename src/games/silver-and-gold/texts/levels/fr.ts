import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how':
    'Coche ce qui lui plaît, passe à côté de bien des endroits et s’éprend d’une seule sorte de trésor : une première partie.',
  'level.carefree.how':
    'Laisse parfois passer un bon endroit et croit qu’il reste toujours du temps pour une île de plus.',
  'level.gentle.how':
    'Croit pouvoir terminer chaque île, ne voit pas ce que déclenchent les croix et commet souvent de petites erreurs.',
  'level.curious.how':
    'Ne voit pas encore ce que déclenchent les croix, mais choisit avec plus de soin qu’un débutant.',
  'level.eager.how': 'Se sert bien des croix, mais hésite souvent et tient à ses trésors préférés.',
  'level.steady.how':
    'Coche raisonnablement tour après tour, mais ne retient pas les expéditions déjà passées.',
  'level.attentive.how': 'Coche avec soin et se trompe rarement, mais oublie les expéditions déjà passées.',
  'level.sharp.how':
    'Voit les chaînes de croix, retient les expéditions et ne perd guère de tour, mais n’anticipe pas.',
  'level.seasoned.how': 'Pèse îles, trésors et temps comme un maître, mais décide au premier coup d’œil.',
  'level.master.how':
    'Prévoit un tour avec les expéditions encore possibles et simule de nombreuses fois les choix serrés avant de décider.',
}
