import type { Translation } from "../../messages.ts"
import type english from "../../en/app/life.ts"

const messages: Translation<typeof english> = {
  life: "Vie",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{Naissance}}
    || * {{Naissance à {$place}}}
    * || {{Naissance : {$date}}}
    * * {{Naissance : {$date} à {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{décès}}
    || * {{décès à {$place}}}
    * || {{décès : {$date}}}
    * * {{décès : {$date} à {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{à {$age} an}}
    * {{à {$age} ans}}`,
  isYou: "C’est vous.",
  isYour: "Pour vous : {$kin}.",
  how: "Comment ?",
  with: "Avec {$name}",
  withoutOther: "Autres enfants",
  names: "Noms",
  sources: "Sources",
  notes: "Notes",
  history: "Historique",
  inTree: "Afficher dans l’arbre",
  print: "Imprimer",
  makeHome: "En faire la personne centrale",
  isHome: "L’arbre s’ouvre maintenant sur {$name}.",
  noFacts: "On ne sait encore rien de cette vie.",
  left: "Encore {$count}.",
  showMore: "Afficher plus",
  evidence: {
    none: "Sans source",
    some: "Avec source",
    good: "Bien attesté",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{{$count} source}}
    * {{{$count} sources}}`,
  page: "page {$page}",
  cause: "Cause : {$cause}",
  age: "Âge : {$age}",
  sides: ["N", "S", "E", "O"],
  sures: [
    "Fiabilité : peu fiable, ou supposé",
    "Fiabilité : douteux",
    "Fiabilité : noté plus tard, ou par d’autres",
    "Fiabilité : preuve directe",
  ],
  otherLines: "Autres lignes du fichier",
  noOtherLines: "Aucun fichier ne contient quelque chose que cette page ne montre pas.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{Dans une famille}}
    * {{Dans la famille {$xref}}}`,
  tagAlone: "Sans texte",
  identifiers: "Identifiants",
  identifierTypes: {
    UID: "Numéro unique",
    REFN: "Numéro de référence",
    EXID: "Numéro externe",
    AFN: "Numéro d’Ancestral File",
    RFN: "Numéro permanent",
    RIN: "Numéro d’un programme",
  },
  nameTypes: {
    birth: "à la naissance",
    maiden: "avant le mariage",
    married: "d’usage après mariage",
    alias: "aussi connu sous ce nom",
    nickname: "surnom",
    immigrant: "après l’immigration",
    professional: "professionnel",
    religious: "religieux",
    other: "autre",
  },
  redacted: "Cette personne est peut-être en vie. Seuls les membres de l’arbre en voient davantage.",
  events: {
    birth: "naissance",
    christening: "baptême d’enfant",
    baptism: "baptême",
    death: "décès",
    burial: "inhumation",
    cremation: "crémation",
    marriage: "mariage",
    divorce: "divorce",
    residence: "domicile",
    immigration: "immigration",
    emigration: "émigration",
    adoption: "adoption",
    confirmation: "confirmation",
    graduation: "diplôme",
    naturalization: "naturalisation",
    engagement: "fiançailles",
    separation: "séparation",
    retirement: "retraite",
    military_service: "service militaire",
    occupation: "profession",
    education: "études",
    census: "recensement",
    title: "titre",
    description: "description",
    religion: "religion",
    nationality: "nationalité",
    property: "biens",
    will: "testament",
    probate: "succession",
  },
}

export default messages
