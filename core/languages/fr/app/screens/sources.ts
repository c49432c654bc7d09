import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sources.ts"

const messages: Translation<typeof english> = {
  title: "Sources",
  search: "Mots d’une source",
  show: "Afficher",
  clear: "Tout afficher",
  none: "Il n’y a pas encore de sources ici.",
  noneSuch: "Aucune source ne contient ces mots.",
  more: "Afficher plus",
  members: "Connectez-vous pour voir les sources.",
  signIn: "Se connecter",
  citedMore: "citée plus de {$most} fois",
  cited: `
    .input {$count :number}
    .match $count
    0 {{pas encore citée}}
    one {{citée {$count} fois}}
    * {{citée {$count} fois}}`,
  add: "Ajouter une source",
  change: "Modifier cette source",
  delete: "Supprimer cette source",
  deleteTitle: "Supprimer {$title} ?",
  summaryDelete: "Suppression de la source {$title}",
  conflict: "Quelqu’un d’autre a modifié cette source entre-temps. Voici les deux versions :",
  summaryAdd: "Nouvelle source : {$title}",
  summaryChange: "Modifications de la source {$title}",
  fields: {
    title: "Titre",
    author: "Auteur",
    publication: "Publication",
    repository: "Conservée à",
    call_number: "Cote",
    url: "Adresse sur le web",
    notes: "Notes",
    abbreviation: "Titre court",
    text: "Ce qu’elle dit",
    identifiers: "Identifiants",
  },
  citedBy: "Ce pour quoi elle est citée",
  notCited: "Rien ne cite encore cette source.",
  aName: "un nom",
  page: "page {$page}",
  open: "Ouvrir",
}

export default messages
