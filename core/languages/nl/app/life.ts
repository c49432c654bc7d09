import type { Translation } from "../../messages.ts"
import type english from "../../en/app/life.ts"

const messages: Translation<typeof english> = {
  life: "Leven",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{Geboren}}
    || * {{Geboren in {$place}}}
    * || {{Geboren: {$date}}}
    * * {{Geboren: {$date}, in {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{overleden}}
    || * {{overleden in {$place}}}
    * || {{overleden: {$date}}}
    * * {{overleden: {$date}, in {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{één jaar oud}}
    * {{{$age} jaar oud}}`,
  isYou: "Dit ben jij.",
  isYour: "Voor jou: {$kin}.",
  how: "Hoe?",
  with: "Met {$name}",
  withoutOther: "Andere kinderen",
  names: "Namen",
  sources: "Bronnen",
  notes: "Notities",
  history: "Geschiedenis",
  inTree: "In de stamboom tonen",
  print: "Afdrukken",
  makeHome: "Hoofdpersoon maken",
  isHome: "De stamboom opent nu met {$name}.",
  noFacts: "Over dit leven is nog niets bekend.",
  left: "Nog {$count}.",
  showMore: "Meer tonen",
  evidence: {
    none: "Geen bron",
    some: "Een bron",
    good: "Een goede bron",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{{$count} bron}}
    * {{{$count} bronnen}}`,
  page: "pagina {$page}",
  cause: "Oorzaak: {$cause}",
  age: "Leeftijd: {$age}",
  sides: ["N", "Z", "O", "W"],
  sures: [
    "Betrouwbaarheid: onbetrouwbaar, of een gok",
    "Betrouwbaarheid: twijfelachtig",
    "Betrouwbaarheid: later opgetekend, of door anderen",
    "Betrouwbaarheid: direct bewijs",
  ],
  otherLines: "Andere regels van het bestand",
  noOtherLines: "Er staat niets in een bestand dat deze pagina niet toont.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{In een gezin}}
    * {{In het gezin {$xref}}}`,
  tagAlone: "Zonder tekst",
  identifiers: "Kenmerken",
  identifierTypes: {
    UID: "Uniek nummer",
    REFN: "Referentienummer",
    EXID: "Nummer elders",
    AFN: "Nummer in Ancestral File",
    RFN: "Permanent recordnummer",
    RIN: "Recordnummer van een programma",
  },
  nameTypes: {
    birth: "bij geboorte",
    maiden: "voor het huwelijk",
    married: "na het huwelijk",
    alias: "ook bekend als",
    nickname: "bijnaam",
    immigrant: "na immigratie",
    professional: "beroepsnaam",
    religious: "kloosternaam",
    other: "andere",
  },
  redacted: "Deze persoon leeft misschien nog. Alleen leden van de stamboom zien meer.",
  events: {
    birth: "geboren",
    christening: "als kind gedoopt",
    baptism: "gedoopt",
    death: "overleden",
    burial: "begraven",
    cremation: "gecremeerd",
    marriage: "getrouwd",
    divorce: "gescheiden",
    residence: "woonde",
    immigration: "immigreerde",
    emigration: "emigreerde",
    adoption: "geadopteerd",
    confirmation: "vormsel of belijdenis",
    graduation: "diploma",
    naturalization: "genaturaliseerd",
    engagement: "verloofd",
    separation: "uit elkaar",
    retirement: "met pensioen",
    military_service: "militaire dienst",
    occupation: "beroep",
    education: "opleiding",
    census: "volkstelling",
    title: "titel",
    description: "beschrijving",
    religion: "godsdienst",
    nationality: "nationaliteit",
    property: "bezit",
    will: "testament",
    probate: "afwikkeling van de nalatenschap",
  },
}

export default messages
