import type { Translation } from "../../messages.ts"
import type english from "../../en/app/life.ts"

const messages: Translation<typeof english> = {
  life: "Leben",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{Geboren}}
    || * {{Geboren in {$place}}}
    * || {{Geboren {$date}}}
    * * {{Geboren {$date} in {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{gestorben}}
    || * {{gestorben in {$place}}}
    * || {{gestorben {$date}}}
    * * {{gestorben {$date} in {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{ein Jahr alt}}
    * {{{$age} Jahre alt}}`,
  isYou: "Das sind Sie.",
  isYour: "Für Sie: {$kin}.",
  how: "Wie?",
  with: "Mit {$name}",
  withoutOther: "Weitere Kinder",
  names: "Namen",
  sources: "Quellen",
  notes: "Notizen",
  history: "Verlauf",
  inTree: "Im Stammbaum zeigen",
  print: "Drucken",
  makeHome: "Als Startperson festlegen",
  isHome: "Der Baum öffnet sich jetzt mit {$name}.",
  noFacts: "Über dieses Leben ist noch nichts bekannt.",
  left: "{$count} weitere.",
  showMore: "Mehr zeigen",
  evidence: {
    none: "Ohne Quelle",
    some: "Mit Quelle",
    good: "Gut belegt",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{1 Quelle}}
    * {{{$count} Quellen}}`,
  page: "Seite {$page}",
  cause: "Ursache: {$cause}",
  age: "Alter: {$age}",
  sides: ["N", "S", "O", "W"],
  sures: [
    "Wie sicher: unzuverlässig oder geraten",
    "Wie sicher: fraglich",
    "Wie sicher: später oder von anderen aufgezeichnet",
    "Wie sicher: unmittelbarer Beleg",
  ],
  otherLines: "Weitere Zeilen der Datei",
  noOtherLines: "In keiner Datei steht etwas, das diese Seite nicht zeigt.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{In einer Familie}}
    * {{In der Familie {$xref}}}`,
  tagAlone: "Ohne Text",
  identifiers: "Kennungen",
  identifierTypes: {
    UID: "Eindeutige Nummer",
    REFN: "Referenznummer",
    EXID: "Nummer anderswo",
    AFN: "Nummer im Ancestral File",
    RFN: "Dauerhafte Nummer",
    RIN: "Nummer in einem Programm",
  },
  nameTypes: {
    birth: "bei der Geburt",
    maiden: "vor der Heirat",
    married: "verheiratet",
    alias: "auch bekannt als",
    nickname: "Rufname",
    immigrant: "nach der Einwanderung",
    professional: "beruflich",
    religious: "religiös",
    other: "anderer",
  },
  redacted: "Diese Person lebt vielleicht. Mehr sehen nur die Mitglieder des Stammbaums.",
  events: {
    birth: "geboren",
    christening: "getauft",
    baptism: "getauft",
    death: "gestorben",
    burial: "begraben",
    cremation: "eingeäschert",
    marriage: "geheiratet",
    divorce: "geschieden",
    occupation: "Beruf",
    residence: "wohnte",
    immigration: "eingewandert",
    emigration: "ausgewandert",
    education: "Ausbildung",
    census: "Volkszählung",
    military_service: "Wehrdienst",
    title: "Titel",
    description: "Beschreibung",
    religion: "Religion",
    nationality: "Nationalität",
    property: "Besitz",
    adoption: "adoptiert",
    confirmation: "konfirmiert",
    graduation: "Abschluss",
    naturalization: "eingebürgert",
    engagement: "verlobt",
    separation: "getrennt",
    retirement: "im Ruhestand",
    will: "Testament",
    probate: "Nachlass",
  },
}

export default messages
