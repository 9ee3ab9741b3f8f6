import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how': 'Widzi kilka kart naraz, kładzie żetony obok buta i rusza, dokąd ma ochotę.',
  'level.gentle.how': 'Myśli o kilku kartach naraz, kładzie żetony blisko buta i często się waha.',
  'level.curious.how': 'Widzi prawie całą rękę, ale wybiera pierwszą drogę, która wygląda dobrze.',
  'level.eager.how': 'Korzysta z całej ręki, ale źle ocenia żetony i patrzy tylko na bliskie drogi.',
  'level.steady.how':
    'Zna całą rękę i dobrze podróżuje, ale kładzie po jednym żetonie tam, gdzie od razu pomaga.',
  'level.attentive.how': 'Planuje podróż i to, co się do niej przyda, ale nie śledzi każdej drogi do końca.',
  'level.clever.how':
    'Planuje ze wszystkimi żetonami i przeszkadza prowadzącemu, ale tylko na kilka kroków naprzód.',
  'level.sharp.how':
    'Planuje całą podróż ze wszystkimi żetonami, licytuje to, czego potrzebuje, i przeszkadza prowadzącemu.',
  'level.seasoned.how':
    'Kładzie żetony i podróżuje także z myślą o następnych rundach, ale licytuje i dobiera na bieżącą.',
  'level.expert.how':
    'Planuje wszystko z myślą o następnych rundach, ale nie sprawdza, jak mogą odpowiedzieć inni.',
  'level.master.how':
    'Planuje na wszystkie pozostałe rundy. Przed decyzją rozgrywa w myślach to, co mu pomaga i co krzyżuje cudze plany.',
}
