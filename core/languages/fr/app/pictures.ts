import type { Translation } from "../../messages.ts"
import type english from "../../en/app/pictures.ts"

const messages: Translation<typeof english> = {
  add: "Ajouter des fichiers",
  drop: "Déposez ici des images et des documents",
  uploading: "Envoi…",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{{$count} fichier envoyé.}}
    * {{{$count} fichiers envoyés.}}`,
  untitled: "Sans titre",
  portrait: "Choisir le portrait",
  portraitOf: "Le portrait de {$name}",
  noPortrait: "Retirer le portrait",
  cropHint: "Faites glisser le cadre sur le visage, ou utilisez les curseurs.",
  across: "De gauche à droite",
  downwards: "De haut en bas",
  size: "Taille",
  broken:
    "Cette image ne peut pas être affichée : son fichier est peut-être endommagé. Choisissez-en une autre, ou envoyez-la de nouveau.",
  preview: "Voici le résultat :",
  summary: "Portrait de {$name}",
  pictures: "Images et documents",
  previous: "Précédent",
  next: "Suivant",
  place: "{$index} sur {$count}",
  attachAny: "Rattacher une image ou un document",
  attachTo: "Rattacher une image ou un document : {$name}",
  attachElsewhere: "Rattacher à une personne ou à autre chose",
  attach: "Rattacher",
  attachSmall: "Image ou document",
  attached: "Rattaché.",
  detach: "Détacher",
  detachOne: "Détacher {$title}",
  detached: "Détaché. Le fichier reste parmi les images et documents de l’arbre.",
  inTree: "Ou un élément déjà dans l’arbre",
  show: "Afficher",
  shows: {
    all: "Tout",
    pictures: "Les images",
    loose: "Ce qui n’est rattaché à rien",
  },
  more: "Afficher plus",
  noneInTree: "Il n’y a rien à choisir ici.",
  chooseFirst: "Choisissez une image ou un document.",
  moves:
    "Cet élément ne peut être rattaché qu’à une personne, un événement ou une source. Jusqu’ici, il est rattaché à :",
  toNothing: "rien pour l’instant",
  toWhat: "De quoi s’agit-il ?",
  kinds: {
    person: "D’une personne, ou d’un événement",
    source: "D’une source",
  },
  whatOf: "Qu’est-ce qui est concerné ?",
  wholePerson: "La personne",
  sourceInTree: "Source de l’arbre",
  otherSource: "Choisir une autre source",
  sourceHint: "Saisissez quelques mots de la source.",
  noSource: "Aucune source ne contient ces mots.",
  sources: `
    .input {$count :number}
    .match $count
    one {{{$count} source}}
    * {{{$count} sources}}`,
  chooseSource: "Choisissez la source : saisissez quelques mots, puis choisissez un résultat.",
}

export default messages
