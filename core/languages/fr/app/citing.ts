import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citing.ts"

const messages: Translation<typeof english> = {
  sourcesOf: "Sources, {$what} : {$count}",
  cite: "Citer une source",
  citeFor: "Citer une source : {$what}",
  changeCitation: "Modifier la citation : {$title}",
  person: "cette personne",
  source: "Source",
  newSource: "Une nouvelle source…",
  otherSource: "Une autre source de l’arbre…",
  find: "Chercher une source",
  findHint: "Saisissez des mots de son titre.",
  findNone: "Aucune source ne contient ces mots.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{{$count} source.}}
    * {{{$count} sources.}}`,
  chooseOne: "Choisissez une source.",
  title: "Titre de la source",
  author: "Auteur",
  repository: "Conservée à",
  page: "Page ou acte",
  text: "Ce qu’elle dit",
  sure: "Fiabilité",
  sures: {
    "0": "Peu fiable, ou supposée",
    "1": "Douteuse",
    "2": "Notée plus tard, ou par d’autres",
    "3": "Preuve directe, par exemple un acte de l’époque",
    "": "Non précisée",
  },
  date: "Date de l’acte",
  url: "Adresse sur le web",
  notes: "Notes",
  summaryCite: "Source : {$what}, {$name}",
  summaryChange: "Citation modifiée : {$what}, {$name}",
  summaryDelete: "Citation supprimée : {$what}, {$name}",
  sourceStays: "La source reste dans l’arbre.",
}

export default messages
