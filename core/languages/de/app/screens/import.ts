import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/import.ts"

const messages: Translation<typeof english> = {
  title: "Import",
  editorsOnly:
    "Das können Bearbeiter und Besitzer des Baums. Fragen Sie sie, oder schlagen Sie einzelne Änderungen vor.",
  intro:
    "Holen Sie Personen aus einer GEDCOM-Datei. Fast jedes Stammbaumprogramm kann sie schreiben. Zuerst sehen Sie, was darin ist; gespeichert wird erst, wenn Sie es sagen.",
  drop: "Datei hierher ziehen oder auswählen",
  chooseFile: "Datei auswählen",
  file: "GEDCOM, als .ged, .gdz oder .zip",
  phases: {
    sending: "Datei wird gesendet",
    queued: "Warten, bis die Reihe daran ist",
    unpacking: "Entpacken",
    reading: "Lesen",
    matching: "Vergleichen mit Ihrem Baum",
    storing: "Speichern",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{{$done} bisher}}
    * {{{$done} von {$all}}}`,
  cancelled: "Abgebrochen. Nichts wurde gespeichert.",
  cancelledLate:
    "Abgebrochen. Wenn schon gespeichert wurde, läuft der Import weiter. Sehen Sie bei den letzten Änderungen nach.",
  inIt: "Was darin ist",
  counts: {
    persons: "Personen",
    families: "Familien",
    sources: "Quellen",
    media: "Medien",
    candidates: "vielleicht schon hier",
  },
  alreadyThere:
    "{$there} von {$all} Personen scheinen schon in Ihrem Baum zu sein. Entscheiden Sie unten, was mit ihnen geschieht, sonst haben Sie sie doppelt.",
  twice:
    "{$there} Personen waren schon in Ihrem Baum, und die meisten sind jetzt doppelt darin. Sie können den Import zurücknehmen.",
  other: "Andere Datei",
  whoIsHere: "Wer schon hier ist",
  noneIsHere: "Niemand aus dieser Datei scheint in Ihrem Baum zu sein.",
  pair: "{$at} von {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{Alle sind entschieden.}}
    * {{{$count} nicht entschieden. Sie kommen als neue Personen hinzu.}}`,
  inFile: "In der Datei",
  inTree: "In Ihrem Baum",
  born: "geboren {$year}",
  compared: "Die Person aus der Datei neben der Person in Ihrem Baum",
  field: "Angabe",
  fields: {
    name: "Name",
    birth: "Geboren",
    death: "Gestorben",
    parents: "Eltern",
    partners: "Partner",
    children: "Kinder",
  },
  agreements: {
    differs: "verschieden",
    only_file: "nur in der Datei",
    only_tree: "nur in Ihrem Baum",
  },
  scores: {
    high: "sehr ähnlich",
    medium: "ähnlich",
  },
  actions: {
    new: "Als neue Person hinzufügen",
    skip: "Weglassen; die Familie wird mit der Person in Ihrem Baum verbunden",
    merge: "Zusammenführen: Was Ihrem Baum fehlt, kommt hinzu",
    overwrite: "Mit der Datei überschreiben",
  },
  what: "Was soll mit dieser Person geschehen?",
  others: "Dasselbe für die {$count} anderen, die {$score} sind",
  which: "Wer aus Ihrem Baum?",
  previous: "Zurück",
  next: "Weiter",
  keys: "Tasten: 1 bis 4 entscheiden, die Pfeile gehen weiter.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{Eine Bemerkung zur Datei}}
    * {{{$count} Bemerkungen zur Datei}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{Zeile {$lines}}}
    * {{{$count}-mal, Zeilen {$lines}}}`,
  moreWarnings: "Und {$count} weitere.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{Eine Art von Einträgen, für die ein Baum keinen Platz hat, bleibt erhalten, wie sie ist.}}
    * {{{$count} Arten von Einträgen, für die ein Baum keinen Platz hat, bleiben erhalten, wie sie sind.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{Eine Person importieren}}
    * {{{$count} Personen importieren}}`,
  done: "Der Import ist fertig",
  report: {
    created: "neue Personen",
    merged: "zusammengeführt",
    skipped: "weggelassen",
    overwritten: "überschrieben",
    events: "Ereignisse",
    relationships: "Beziehungen",
    sources: "Quellen",
    citations: "Belege",
  },
  toTree: "Zum Baum",
  imported: "Importiert.",
}

export default messages
