import type { Translation } from "../../messages.ts"
import type english from "../../en/app/life.ts"

const messages: Translation<typeof english> = {
  life: "Liv",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{Född}}
    || * {{Född i {$place}}}
    * || {{Född {$date}}}
    * * {{Född {$date} i {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{död}}
    || * {{död i {$place}}}
    * || {{död {$date}}}
    * * {{död {$date} i {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{ett år gammal}}
    * {{{$age} år gammal}}`,
  isYou: "Det här är du.",
  isYour: "För dig: {$kin}.",
  how: "Hur?",
  with: "Med {$name}",
  withoutOther: "Andra barn",
  names: "Namn",
  sources: "Källor",
  notes: "Anteckningar",
  history: "Historik",
  inTree: "Visa i trädet",
  print: "Skriv ut",
  makeHome: "Gör till huvudperson",
  isHome: "Trädet öppnas nu med {$name}.",
  noFacts: "Om det här livet är ännu inget känt.",
  left: "{$count} till.",
  showMore: "Visa fler",
  evidence: {
    none: "Ingen källa",
    some: "En källa",
    good: "En god källa",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{{$count} källa}}
    * {{{$count} källor}}`,
  page: "sida {$page}",
  cause: "Orsak: {$cause}",
  age: "Ålder: {$age}",
  sides: ["N", "S", "Ö", "V"],
  sures: [
    "Tillförlitlighet: otillförlitlig, eller en gissning",
    "Tillförlitlighet: tveksam",
    "Tillförlitlighet: nedtecknad senare, eller av andra",
    "Tillförlitlighet: direkt belägg",
  ],
  otherLines: "Andra rader i filen",
  noOtherLines: "Det finns inget i en fil som den här sidan inte visar.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{I en familj}}
    * {{I familjen {$xref}}}`,
  tagAlone: "Utan text",
  identifiers: "Identiteter",
  identifierTypes: {
    UID: "Unikt nummer",
    REFN: "Referensnummer",
    EXID: "Nummer på annat håll",
    AFN: "Nummer i Ancestral File",
    RFN: "Permanent postnummer",
    RIN: "Ett programs postnummer",
  },
  nameTypes: {
    birth: "vid födseln",
    maiden: "före äktenskapet",
    married: "efter äktenskapet",
    alias: "även känd som",
    nickname: "smeknamn",
    immigrant: "efter invandringen",
    professional: "yrkesnamn",
    religious: "religiöst namn",
    other: "annat",
  },
  redacted: "Den här personen kan vara i livet. Bara trädets medlemmar ser mer.",
  events: {
    birth: "född",
    christening: "döpt som barn",
    baptism: "döpt",
    death: "död",
    burial: "begravd",
    cremation: "kremerad",
    marriage: "gift",
    divorce: "skild",
    residence: "bodde",
    immigration: "invandrade",
    emigration: "utvandrade",
    adoption: "adopterad",
    confirmation: "konfirmerad",
    graduation: "examen",
    naturalization: "fick medborgarskap",
    engagement: "förlovad",
    separation: "separerad",
    retirement: "pensionerad",
    military_service: "militärtjänst",
    occupation: "yrke",
    education: "utbildning",
    census: "folkräkning",
    title: "titel",
    description: "beskrivning",
    religion: "religion",
    nationality: "nationalitet",
    property: "egendom",
    will: "testamente",
    probate: "bouppteckning",
  },
}

export default messages
