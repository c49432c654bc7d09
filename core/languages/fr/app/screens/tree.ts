import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree.ts"

const messages: Translation<typeof english> = {
  middle: "Personne centrale",
  noMiddle: "L’arbre n’a pas encore de personne centrale.",
  chooseMiddle:
    "Ouvrez la page d’une personne et faites-en la personne centrale : l’arbre s’ouvre alors sur sa famille.",
  people: "Toutes les personnes",
  openFamily: "Ouvrir la famille",
  empty: "Cet arbre n’a encore personne. Écrivez les premières personnes, ou importez-les d’un autre programme.",
  begin: "Écrire trois générations",
  bring: "Importer un fichier",
  latest: "Dernières modifications",
  allChanges: "Toutes les modifications",
  noChanges: "Rien n’a encore changé.",
  numbers: "En chiffres",
  counts: {
    persons: "personnes",
    possibly_living: "peut-être en vie",
    families: "familles",
    events: "événements",
    places: "lieux",
    sources: "sources",
    media: "médias",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{{$count} génération}}
    * {{{$count} générations}}`,
  years: "de {$from} à {$to}",
  known: "Ce que l’on sait",
  completeness: {
    birth: "avec une naissance",
    death: "avec un décès",
    parents: "avec des parents",
    sources: "avec des sources",
  },
  anniversaries: "Anniversaires des 30 prochains jours",
  noAnniversaries: "Aucun dans les 30 prochains jours.",
  anniversary: "{$years} ans : {$event}",
  events: {
    birth: "naissance",
    death: "décès",
    marriage: "mariage",
  },
  surnames: "Noms de famille",
  allSurnames: "Tous les noms de famille",
  todo: "Ce que vous pouvez faire",
  waiting: `
    .input {$count :number}
    .match $count
    one {{{$count} suggestion attend.}}
    * {{{$count} suggestions attendent.}}`,
  texts: {
    review: "Ce que d’autres suggèrent, avant et après.",
    import: "Importer des personnes d’un fichier GEDCOM.",
    tidy: "Trouver ce qui manque ou ne peut pas être.",
    history: "Qui a modifié quoi, et l’annuler.",
    settings: "Nom, visibilité, membres et fichiers.",
  },
  visibility: {
    private: "Seuls les membres voient cet arbre.",
    site_members:
      "Toute personne ayant un compte ici voit cet arbre. Les personnes vivantes sont cachées à ceux qui ne sont pas membres.",
    unlisted:
      "Toute personne ayant l’adresse voit cet arbre. Les personnes vivantes sont cachées à ceux qui ne sont pas membres.",
    public: "Tout le monde voit cet arbre. Les personnes vivantes sont cachées à ceux qui ne sont pas membres.",
  },
}

export default messages
