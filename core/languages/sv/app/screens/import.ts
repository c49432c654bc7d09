import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/import.ts"

const messages: Translation<typeof english> = {
  title: "Importera",
  editorsOnly: "Trädets redaktörer och ägare kan göra detta. Fråga dem, eller föreslå enskilda ändringar.",
  intro:
    "Hämta personer ur en GEDCOM-fil, som nästan alla släktforskningsprogram kan skriva. Först ser du vad som finns i den; inget sparas förrän du säger till.",
  drop: "Släpp en fil här, eller välj en",
  chooseFile: "Välj en fil",
  file: "GEDCOM, som .ged, .gdz eller .zip",
  phases: {
    sending: "Filen skickas",
    queued: "Väntar på sin tur",
    unpacking: "Packar upp",
    reading: "Läser",
    matching: "Jämför med ditt träd",
    storing: "Sparar",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{{$done} hittills}}
    * {{{$done} av {$all}}}`,
  cancelled: "Avbrutet. Inget sparades.",
  cancelledLate: "Avbrutet. Om personer redan höll på att sparas fortsätter importen. Titta på de senaste ändringarna.",
  inIt: "Vad som finns i den",
  counts: {
    persons: "personer",
    families: "familjer",
    sources: "källor",
    media: "medier",
    candidates: "kanske redan här",
  },
  alreadyThere:
    "{$there} av {$all} personer verkar redan finnas i ditt träd. Bestäm nedan vad som händer med dem, annars får du dem två gånger.",
  twice:
    "{$there} personer fanns redan i ditt träd, och de flesta av dem finns där nu två gånger. Du kan ångra importen.",
  other: "En annan fil",
  whoIsHere: "Vilka som redan finns här",
  noneIsHere: "Ingen i filen verkar finnas i ditt träd.",
  pair: "{$at} av {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{Alla är avgjorda.}}
    one {{{$count} är inte avgjord. Den läggs till som ny person.}}
    * {{{$count} är inte avgjorda. De läggs till som nya personer.}}`,
  inFile: "I filen",
  inTree: "I ditt träd",
  born: "född {$year}",
  compared: "Personen i filen bredvid personen i ditt träd",
  field: "Uppgift",
  fields: {
    name: "Namn",
    birth: "Född",
    death: "Död",
    parents: "Föräldrar",
    partners: "Partner",
    children: "Barn",
  },
  agreements: {
    differs: "skiljer sig",
    only_file: "bara i filen",
    only_tree: "bara i ditt träd",
  },
  scores: {
    high: "som är mycket lika",
    medium: "som är lika",
  },
  actions: {
    new: "Lägg till som ny person",
    skip: "Utelämna; familjen knyts till personen i ditt träd",
    merge: "Slå ihop: det som saknas i ditt träd läggs till",
    overwrite: "Ersätt med det som filen säger",
  },
  what: "Vad ska hända med den här personen?",
  others: "Samma för de {$count} andra {$score}",
  which: "Vem i ditt träd?",
  previous: "Föregående",
  next: "Nästa",
  keys: "Tangenter: 1 till 4 bestämmer, pilarna går vidare.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{En anmärkning om filen}}
    * {{{$count} anmärkningar om filen}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{Rad {$lines}}}
    * {{{$count} gånger, rader {$lines}}}`,
  moreWarnings: "Och {$count} till.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{Ett slag av rader som inte har någon plats i ett träd bevaras som det är.}}
    * {{{$count} slag av rader som inte har någon plats i ett träd bevaras som de är.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{Importera en person}}
    * {{Importera {$count} personer}}`,
  done: "Importen är klar",
  report: {
    created: "nya personer",
    merged: "sammanslagna",
    skipped: "utelämnade",
    overwritten: "ersatta",
    events: "händelser",
    relationships: "relationer",
    sources: "källor",
    citations: "källhänvisningar",
  },
  toTree: "Till trädet",
  imported: "Importerat.",
}

export default messages
