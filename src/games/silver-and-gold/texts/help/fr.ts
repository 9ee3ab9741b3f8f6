export const texts = {
  keep: '*Gardez deux îles* à remplir : une île pleine rapporte le nombre inscrit dans son coin.',
  mark: 'Ce tour-ci, tout le monde trace *la même forme* : placez-la sur l’une de vos deux îles pour la remplir.',
  pick: '*Prenez une nouvelle île* : l’île pleine rapporte ses points et libère sa place.',
  rotate: 'Vous pouvez *tourner et retourner* la forme comme vous voulez avant de la valider.',
  single: 'Si la forme ne rentre nulle part, ou ne sert à rien, vous pouvez cocher *une seule case*.',
  cross:
    'Une *croix* permet de cocher aussitôt une case de plus, sur l’une ou l’autre île, même une autre croix.',
  coin: 'Chaque *pièce* vaut un point et remplit un emplacement, et une rangée de quatre gagne un trophée.',
  palm: 'Un *palmier* compte tout de suite : 1 point, et 1 de plus par palmier au marché.',
  trophy: 'Une rangée de pièces pleine gagne le *plus haut trophée* restant : prenez les autres de vitesse.',
  seal: 'Quand son île est pleine, un *sceau* rapporte ses points pour chaque île terminée de sa couleur.',
  stock: 'Une carte de la *pioche* se prend à l’aveugle et ne peut pas être reposée.',
}
