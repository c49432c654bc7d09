import type { Translation } from "../../messages.ts"
import type english from "../../en/app/facts.ts"

const messages: Translation<typeof english> = {
  kinds: {
    birth: "Naissance",
    christening: "Baptême d’enfant",
    baptism: "Baptême",
    adult_christening: "Baptême d’adulte",
    blessing: "Bénédiction",
    bar_mitzvah: "Bar-mitsvah",
    bat_mitzvah: "Bat-mitsvah",
    first_communion: "Première communion",
    confirmation: "Confirmation",
    adoption: "Adoption",
    education: "Études",
    graduation: "Diplôme",
    occupation: "Profession",
    residence: "Domicile",
    census: "Recensement",
    religion: "Religion",
    nationality: "Nationalité",
    title: "Titre",
    military_service: "Service militaire",
    emigration: "Émigration",
    immigration: "Immigration",
    naturalization: "Naturalisation",
    property: "Biens",
    description: "Description",
    id_number: "Numéro d’identité",
    will: "Testament",
    probate: "Succession",
    retirement: "Retraite",
    ordination: "Ordination",
    death: "Décès",
    burial: "Inhumation",
    cremation: "Crémation",
    engagement: "Fiançailles",
    marriage_banns: "Publication des bans",
    marriage_contract: "Contrat de mariage",
    marriage_license: "Autorisation de mariage",
    marriage: "Mariage",
    marriage_settlement: "Convention de mariage",
    separation: "Séparation",
    divorce_filed: "Demande de divorce",
    divorce: "Divorce",
    annulment: "Annulation",
  },
  texts: {
    subtype: "Plus précisément",
    detail: "Détail",
    cause: "Cause",
    age: "Âge",
    notes: "Notes",
  },
  change: "Modifier : {$what}",
  addFact: "Ajouter un fait",
  newFact: "Un nouveau fait : {$name}",
  kind: "Type",
  otherKind: "Un autre type…",
  ownKind: "Nom du type",
  with: "Avec {$name}",
  date: "Date",
  place: "Lieu",
  coordinates: "Latitude et longitude",
  coordinatesHint: "Par exemple 52.2053, 0.1218, comme sur les cartes",
  coordinatesUnclear: "Ce n’est pas clair. Écrivez deux nombres en degrés, par exemple 52.2053, 0.1218.",
  privacy: "Qui voit ce fait",
  privacies: {
    default: "Tous ceux qui voient la personne en entier",
    hidden: "Seulement les membres de l’arbre",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{Modification : {$what}}}
    * {{Modification : {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{Suppression : {$what}}}
    * {{Suppression : {$what}, {$name}}}`,
  conflict: "Quelqu’un d’autre a modifié ceci entre-temps. Voici les deux versions :",
  delete: "Supprimer",
  suggestDelete: "Suggérer de supprimer",
  deleted: "Supprimé.",
  takes: "Supprimé en même temps : {$what}.",
  takesNothing: "Rien d’autre n’est supprimé en même temps.",
  counts: {
    names: `
      .input {$count :number}
      .match $count
      one {{{$count} nom}}
      * {{{$count} noms}}`,
    facts: `
      .input {$count :number}
      .match $count
      one {{{$count} fait}}
      * {{{$count} faits}}`,
    ties: `
      .input {$count :number}
      .match $count
      one {{{$count} lien de parenté}}
      * {{{$count} liens de parenté}}`,
    citations: `
      .input {$count :number}
      .match $count
      one {{{$count} citation de source}}
      * {{{$count} citations de sources}}`,
    media: `
      .input {$count :number}
      .match $count
      one {{{$count} image ou document}}
      * {{{$count} images et documents}}`,
  },
  addName: "Ajouter un nom",
  newName: "Un autre nom : {$name}",
  nameKind: "Type de nom",
  prefix: "Titre placé avant",
  surnamePrefix: "Particule",
  suffix: "Complément placé après",
  written: "Tel que le nom s’écrit en entier",
  writtenHint: "Vide : les parties ci-dessus, dans leur ordre",
  nameLanguage: "Langue",
  nameLanguageHint: "Un code court, par exemple de, hu ou zh-Hant",
  identifiers: "Identifiants",
  identifiersHint: "Un par ligne : le type, deux-points et une espace, puis le numéro. Par exemple REFN: 12",
  makeMain: "En faire le nom principal",
  isMain: "Le nom principal est maintenant {$name}.",
  nameMissing: "Saisissez un prénom ou un nom de famille.",
  deletedNames: "Noms supprimés",
  noDeletedNames: "Aucun nom de cette personne n’est supprimé.",
  restore: "Rétablir",
  restoreName: "Rétablir : {$name}",
  restoredName: "Rétabli : {$name}.",
  tie: "le lien avec {$name}",
  tieKind: "Nature du lien",
  tieKinds: {
    biological: "par la naissance",
    adoptive: "adoption",
    step: "beau-parent et enfant du conjoint",
    foster: "famille d’accueil",
    donor: "donneur",
    guardian: "tuteur et pupille",
  },
  tieNotes: "Notes sur le lien",
  order: "Modifier l’ordre",
  orderOf: {
    children: "Modifier l’ordre des enfants",
    partners: "Modifier l’ordre des conjoints",
  },
  moveUp: "Monter {$name}",
  moveDown: "Descendre {$name}",
  movedTo: "{$name} : maintenant {$at} sur {$of}",
  deleteTie: "Supprimer ce lien",
  bothStay: "Les deux personnes restent.",
  changeAbout: "Modifier le sexe, la confidentialité et les notes",
  sees: "Qui voit cette personne",
  personPrivacies: {
    default: "Selon l’arbre : les défunts en entier, et des vivants seulement leur existence",
    redacted: "Hormis les membres, on voit seulement qu’il y a quelqu’un",
    hidden: "Hormis les membres, on ne voit pas du tout cette personne",
  },
  livingHint: "Des personnes vivantes, on ne voit que l’existence, sauf les membres.",
  notes: "Notes",
  deletePerson: "Supprimer cette personne",
  deletePersonTitle: "Supprimer {$name} ?",
  relativesStay: "Les proches restent dans l’arbre. « Annuler l’action » rétablit tout.",
  deletedPerson: "{$name} : personne supprimée.",
}

export default messages
