import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/import.ts"

const messages: Translation<typeof english> = {
  title: "Importer",
  editorsOnly:
    "Les éditeurs et les propriétaires de l’arbre peuvent le faire. Adressez-vous à eux, ou suggérez des modifications.",
  intro:
    "Importez des personnes depuis un fichier GEDCOM, que presque tous les programmes de généalogie savent écrire. Vous voyez d’abord ce qu’il contient ; rien n’est enregistré avant votre accord.",
  drop: "Déposez un fichier ici, ou choisissez-en un",
  chooseFile: "Choisir un fichier",
  file: "GEDCOM, en .ged, .gdz ou .zip",
  phases: {
    sending: "Envoi du fichier",
    queued: "En attente de son tour",
    unpacking: "Décompression",
    reading: "Lecture",
    matching: "Comparaison avec votre arbre",
    storing: "Enregistrement",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{{$done} jusqu’ici}}
    * {{{$done} sur {$all}}}`,
  cancelled: "Abandonné. Rien n’a été enregistré.",
  cancelledLate:
    "Abandonné. Si l’enregistrement avait déjà commencé, l’import continue. Regardez les dernières modifications.",
  inIt: "Ce qu’il contient",
  counts: {
    persons: "personnes",
    families: "familles",
    sources: "sources",
    media: "médias",
    candidates: "peut-être déjà ici",
  },
  alreadyThere:
    "{$there} personnes sur {$all} semblent déjà être dans votre arbre. Décidez ci-dessous de leur sort, sinon vous les aurez deux fois.",
  twice:
    "{$there} personnes étaient déjà dans votre arbre, et la plupart y sont maintenant deux fois. Vous pouvez annuler l’import.",
  other: "Un autre fichier",
  whoIsHere: "Qui est déjà ici",
  noneIsHere: "Aucune personne de ce fichier ne semble être dans votre arbre.",
  pair: "{$at} sur {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{Tout est décidé.}}
    * {{{$count} sans décision. Ces personnes sont ajoutées comme nouvelles.}}`,
  inFile: "Dans le fichier",
  inTree: "Dans votre arbre",
  born: "naissance {$year}",
  compared: "La personne du fichier à côté de celle de votre arbre",
  field: "Fait",
  fields: {
    name: "Nom",
    birth: "Naissance",
    death: "Décès",
    parents: "Parents",
    partners: "Conjoints",
    children: "Enfants",
  },
  agreements: {
    differs: "différent",
    only_file: "seulement dans le fichier",
    only_tree: "seulement dans votre arbre",
  },
  scores: {
    high: "très semblables",
    medium: "semblables",
  },
  actions: {
    new: "Ajouter comme nouvelle personne",
    skip: "Écarter ; sa famille est reliée à la personne de votre arbre",
    merge: "Fusionner : ce qui manque à votre arbre est ajouté",
    overwrite: "Remplacer par ce que dit le fichier",
  },
  what: "Que devient cette personne ?",
  others: "De même pour les {$count} autres personnes {$score}",
  which: "Laquelle de votre arbre ?",
  previous: "Précédente",
  next: "Suivante",
  keys: "Touches : 1 à 4 pour décider, les flèches pour avancer.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{{$count} remarque sur le fichier}}
    * {{{$count} remarques sur le fichier}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{Ligne {$lines}}}
    * {{{$count} fois, lignes {$lines}}}`,
  moreWarnings: "Et {$count} autres.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{{$count} type d’entrée sans place dans un arbre est conservé tel quel.}}
    * {{{$count} types d’entrées sans place dans un arbre sont conservés tels quels.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{Importer {$count} personne}}
    * {{Importer {$count} personnes}}`,
  done: "L’import est terminé",
  report: {
    created: "nouvelles personnes",
    merged: "fusionnées",
    skipped: "écartées",
    overwritten: "remplacées",
    events: "événements",
    relationships: "liens de parenté",
    sources: "sources",
    citations: "citations",
  },
  toTree: "Vers l’arbre",
  imported: "Importé.",
}

export default messages
