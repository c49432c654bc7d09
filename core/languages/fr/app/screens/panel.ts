import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/panel.ts"

const messages: Translation<typeof english> = {
  none: "Aucun connu",
  parents: "Parents",
  siblings: "Frères et sœurs",
  partners: "Conjoints",
  children: "Enfants",
  further: {
    parents: `
      .input {$count :number}
      .match $count
      one {{{$count} parent}}
      * {{{$count} parents}}`,
    children: `
      .input {$count :number}
      .match $count
      one {{{$count} enfant}}
      * {{{$count} enfants}}`,
  },
  life: "Vie",
  family: "Famille",
  centre: "Centrer ici",
  page: "Page",
  kin: "Quel lien ?",
  edit: "Modifier",
  goOn: "Continuer la saisie",
  goOnAdding: "Continuer d’ajouter un proche",
  suggest: "Suggérer une modification",
  add: "Ajouter un proche",
  panel: "Personne",
  taller: "Afficher plus",
  shorter: "Afficher moins",
  above: "voir plus haut",
  outlineUp: "Ancêtres",
  outlineDown: "Descendants",
  with: "avec {$names}",
  redacted: "Cette personne est peut-être en vie. Seuls les membres de l’arbre en voient davantage.",
  keyTexts: [
    "frère, sœur ou conjoint à gauche",
    "frère, sœur ou conjoint à droite",
    "père, ou seul parent",
    "mère",
    "premier enfant",
    "la personne au centre",
    "afficher la personne à côté de l’arbre",
    "afficher plus de proches, ou moins",
    "mettre la personne au centre",
    "ajouter un proche",
    "modifier la personne",
    "cette liste",
  ],
}

export default messages
