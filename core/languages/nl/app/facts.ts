import type { Translation } from "../../messages.ts"
import type english from "../../en/app/facts.ts"

const messages: Translation<typeof english> = {
  kinds: {
    birth: "Geboorte",
    christening: "Kinderdoop",
    baptism: "Doop",
    adult_christening: "Volwassenendoop",
    blessing: "Zegening",
    bar_mitzvah: "Bar mitswa",
    bat_mitzvah: "Bat mitswa",
    first_communion: "Eerste communie",
    confirmation: "Vormsel of belijdenis",
    adoption: "Adoptie",
    education: "Opleiding",
    graduation: "Diploma",
    occupation: "Beroep",
    residence: "Woonplaats",
    census: "Volkstelling",
    religion: "Godsdienst",
    nationality: "Nationaliteit",
    title: "Titel",
    military_service: "Militaire dienst",
    emigration: "Emigratie",
    immigration: "Immigratie",
    naturalization: "Naturalisatie",
    property: "Bezit",
    description: "Beschrijving",
    id_number: "Identificatienummer",
    will: "Testament",
    probate: "Afwikkeling van de nalatenschap",
    retirement: "Pensioen",
    ordination: "Wijding",
    death: "Overlijden",
    burial: "Begrafenis",
    cremation: "Crematie",
    engagement: "Verloving",
    marriage_banns: "Ondertrouw",
    marriage_contract: "Huwelijkscontract",
    marriage_license: "Huwelijksvergunning",
    marriage: "Huwelijk",
    marriage_settlement: "Huwelijkse voorwaarden",
    separation: "Scheiding van tafel en bed",
    divorce_filed: "Verzoek tot echtscheiding",
    divorce: "Echtscheiding",
    annulment: "Nietigverklaring",
  },
  texts: {
    subtype: "Nader bepaald",
    detail: "Detail",
    cause: "Oorzaak",
    age: "Leeftijd",
    notes: "Notities",
  },
  change: "Wijzigen: {$what}",
  addFact: "Een feit toevoegen",
  newFact: "Een nieuw feit van {$name}",
  kind: "Soort",
  otherKind: "Een andere soort…",
  ownKind: "Naam van de soort",
  with: "Met {$name}",
  date: "Datum",
  place: "Plaats",
  coordinates: "Breedte en lengte",
  coordinatesHint: "Bijvoorbeeld 52.2053, 0.1218, zoals op kaarten",
  coordinatesUnclear: "Dit is niet duidelijk. Schrijf twee getallen in graden, zoals 52.2053, 0.1218.",
  privacy: "Wie dit feit ziet",
  privacies: {
    default: "Iedereen die de persoon volledig ziet",
    hidden: "Alleen leden van de stamboom",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{Wijziging: {$what}}}
    * {{Wijziging: {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{Verwijdering: {$what}}}
    * {{Verwijdering: {$what}, {$name}}}`,
  conflict: "Iemand anders heeft dit intussen gewijzigd. Hier staan beide versies:",
  delete: "Verwijderen",
  suggestDelete: "Verwijdering voorstellen",
  deleted: "Verwijderd.",
  takes: "Ook verwijderd: {$what}.",
  takesNothing: "Verder wordt er niets verwijderd.",
  counts: {
    names: `
    .input {$count :number}
    .match $count
    one {{één naam}}
    * {{{$count} namen}}`,
    facts: `
    .input {$count :number}
    .match $count
    one {{één feit}}
    * {{{$count} feiten}}`,
    ties: `
    .input {$count :number}
    .match $count
    one {{één relatie}}
    * {{{$count} relaties}}`,
    citations: `
    .input {$count :number}
    .match $count
    one {{één bronvermelding}}
    * {{{$count} bronvermeldingen}}`,
    media: `
    .input {$count :number}
    .match $count
    one {{één foto of document}}
    * {{{$count} foto’s en documenten}}`,
  },
  addName: "Een naam toevoegen",
  newName: "Nog een naam van {$name}",
  nameKind: "Soort naam",
  prefix: "Titel ervoor",
  surnamePrefix: "Tussenvoegsel",
  suffix: "Toevoeging erachter",
  written: "Zoals de naam in zijn geheel wordt geschreven",
  writtenHint: "Leeg: de delen hierboven in hun volgorde",
  nameLanguage: "Taal",
  nameLanguageHint: "Een korte code, zoals de, hu of zh-Hant",
  identifiers: "Kenmerken",
  identifiersHint: "Eén per regel: de soort, een dubbele punt en een spatie, dan het nummer. Bijvoorbeeld REFN: 12",
  makeMain: "Dit de hoofdnaam maken",
  isMain: "De hoofdnaam is nu {$name}.",
  nameMissing: "Vul een voornaam of een achternaam in.",
  deletedNames: "Verwijderde namen",
  noDeletedNames: "Van deze persoon is geen naam verwijderd.",
  restore: "Herstellen",
  restoreName: "Herstellen: {$name}",
  restoredName: "Hersteld: {$name}.",
  tie: "de relatie met {$name}",
  tieKind: "Hoe ze bij elkaar horen",
  tieKinds: {
    biological: "door geboorte",
    adoptive: "door adoptie",
    step: "stiefouder en stiefkind",
    foster: "pleegouder en pleegkind",
    donor: "donor",
    guardian: "voogd en pupil",
  },
  tieNotes: "Notities over de relatie",
  order: "De volgorde wijzigen",
  orderOf: {
    children: "De volgorde van de kinderen wijzigen",
    partners: "De volgorde van de partners wijzigen",
  },
  moveUp: "{$name} omhoog",
  moveDown: "{$name} omlaag",
  movedTo: "{$name} staat nu op {$at} van {$of}",
  deleteTie: "Deze relatie verwijderen",
  bothStay: "Beide personen blijven.",
  changeAbout: "Geslacht, privacy en notities wijzigen",
  sees: "Wie deze persoon ziet",
  personPrivacies: {
    default: "Volgens de stamboom: overledenen volledig, en van levenden alleen dat ze bestaan",
    redacted: "Wie geen lid is, ziet alleen dat er iemand is",
    hidden: "Wie geen lid is, ziet deze persoon helemaal niet",
  },
  livingHint: "Van levende personen ziet wie geen lid is alleen dat ze bestaan.",
  notes: "Notities",
  deletePerson: "Deze persoon verwijderen",
  deletePersonTitle: "{$name} verwijderen?",
  relativesStay: "De familieleden blijven in de stamboom. ‘Ongedaan maken’ brengt alles terug.",
  deletedPerson: "{$name} is verwijderd.",
}

export default messages
