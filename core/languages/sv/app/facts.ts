import type { Translation } from "../../messages.ts"
import type english from "../../en/app/facts.ts"

const messages: Translation<typeof english> = {
  kinds: {
    birth: "Födelse",
    christening: "Barndop",
    baptism: "Dop",
    adult_christening: "Vuxendop",
    blessing: "Välsignelse",
    bar_mitzvah: "Bar mitzva",
    bat_mitzvah: "Bat mitzva",
    first_communion: "Första nattvard",
    confirmation: "Konfirmation",
    adoption: "Adoption",
    education: "Utbildning",
    graduation: "Examen",
    occupation: "Yrke",
    residence: "Bosättning",
    census: "Folkräkning",
    religion: "Religion",
    nationality: "Nationalitet",
    title: "Titel",
    military_service: "Militärtjänst",
    emigration: "Utvandring",
    immigration: "Invandring",
    naturalization: "Medborgarskap",
    property: "Egendom",
    description: "Beskrivning",
    id_number: "Identitetsnummer",
    will: "Testamente",
    probate: "Bouppteckning",
    retirement: "Pensionering",
    ordination: "Prästvigning",
    death: "Död",
    burial: "Begravning",
    cremation: "Kremering",
    engagement: "Förlovning",
    marriage_banns: "Lysning",
    marriage_contract: "Äktenskapskontrakt",
    marriage_license: "Äktenskapslicens",
    marriage: "Vigsel",
    marriage_settlement: "Äktenskapsförord",
    separation: "Separation",
    divorce_filed: "Ansökan om skilsmässa",
    divorce: "Skilsmässa",
    annulment: "Ogiltigförklaring",
  },
  texts: {
    subtype: "Närmare bestämt",
    detail: "Detalj",
    cause: "Orsak",
    age: "Ålder",
    notes: "Anteckningar",
  },
  change: "Ändra: {$what}",
  addFact: "Lägg till en uppgift",
  newFact: "En ny uppgift om {$name}",
  kind: "Slag",
  otherKind: "Ett annat slag…",
  ownKind: "Slagets namn",
  with: "Med {$name}",
  date: "Datum",
  place: "Plats",
  coordinates: "Latitud och longitud",
  coordinatesHint: "Till exempel 52.2053, 0.1218, som på kartor",
  coordinatesUnclear: "Detta är inte tydligt. Skriv två tal i grader, som 52.2053, 0.1218.",
  privacy: "Vem som ser uppgiften",
  privacies: {
    default: "Alla som ser hela personen",
    hidden: "Bara trädets medlemmar",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{Ändring: {$what}}}
    * {{Ändring: {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{Borttagning: {$what}}}
    * {{Borttagning: {$what}, {$name}}}`,
  conflict: "Någon annan har ändrat detta under tiden. Här är båda versionerna:",
  delete: "Ta bort",
  suggestDelete: "Föreslå borttagning",
  deleted: "Borttaget.",
  takes: "Tas också bort: {$what}.",
  takesNothing: "Inget annat tas bort.",
  counts: {
    names: `
    .input {$count :number}
    .match $count
    one {{ett namn}}
    * {{{$count} namn}}`,
    facts: `
    .input {$count :number}
    .match $count
    one {{en uppgift}}
    * {{{$count} uppgifter}}`,
    ties: `
    .input {$count :number}
    .match $count
    one {{en relation}}
    * {{{$count} relationer}}`,
    citations: `
    .input {$count :number}
    .match $count
    one {{en källhänvisning}}
    * {{{$count} källhänvisningar}}`,
    media: `
    .input {$count :number}
    .match $count
    one {{en bild eller ett dokument}}
    * {{{$count} bilder och dokument}}`,
  },
  addName: "Lägg till ett namn",
  newName: "Ytterligare ett namn på {$name}",
  nameKind: "Slag av namn",
  prefix: "Titel före",
  surnamePrefix: "Före efternamnet",
  suffix: "Tillägg efter",
  written: "Som namnet skrivs i sin helhet",
  writtenHint: "Tomt: delarna ovan i sin ordning",
  nameLanguage: "Språk",
  nameLanguageHint: "En kort kod, som de, hu eller zh-Hant",
  identifiers: "Identiteter",
  identifiersHint: "En per rad: slaget, ett kolon och ett mellanslag, sedan numret. Till exempel REFN: 12",
  makeMain: "Gör detta till huvudnamn",
  isMain: "Huvudnamnet är nu {$name}.",
  nameMissing: "Ange ett förnamn eller ett efternamn.",
  deletedNames: "Borttagna namn",
  noDeletedNames: "Inget namn på den här personen är borttaget.",
  restore: "Återställ",
  restoreName: "Återställ: {$name}",
  restoredName: "Återställt: {$name}.",
  tie: "relationen till {$name}",
  tieKind: "Hur de hör ihop",
  tieKinds: {
    biological: "genom födsel",
    adoptive: "genom adoption",
    step: "styvförälder och styvbarn",
    foster: "fosterförälder och fosterbarn",
    donor: "donator",
    guardian: "förmyndare och myndling",
  },
  tieNotes: "Anteckningar om relationen",
  order: "Ändra ordningen",
  orderOf: {
    children: "Ändra barnens ordning",
    partners: "Ändra partnernas ordning",
  },
  moveUp: "Flytta upp {$name}",
  moveDown: "Flytta ner {$name}",
  movedTo: "{$name} är nu {$at} av {$of}",
  deleteTie: "Ta bort den här relationen",
  bothStay: "Båda personerna blir kvar.",
  changeAbout: "Ändra kön, sekretess och anteckningar",
  sees: "Vem som ser personen",
  personPrivacies: {
    default: "Som trädet är inställt: de döda helt, och om de levande bara att de finns",
    redacted: "Andra än medlemmar ser bara att det finns någon",
    hidden: "Andra än medlemmar ser inte personen alls",
  },
  livingHint: "Om levande personer ser andra än medlemmar bara att de finns.",
  notes: "Anteckningar",
  deletePerson: "Ta bort den här personen",
  deletePersonTitle: "Ta bort {$name}?",
  relativesStay: "Släktingarna blir kvar i trädet. ”Ångra” tar tillbaka allt.",
  deletedPerson: "{$name} är borttagen.",
}

export default messages
