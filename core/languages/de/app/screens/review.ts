import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/review.ts"

const messages: Translation<typeof english> = {
  title: "Vorschläge",
  statuses: {
    pending: "Offen",
    applied: "Angenommen",
    rejected: "Abgelehnt",
  },
  statusOf: {
    pending: "wartet auf einen Bearbeiter",
    applied: "angenommen",
    rejected: "abgelehnt",
  },
  status: "Stand",
  origin: "Von",
  origins: {
    all: "Allen",
    contributor: "Menschen",
    assistant: "Assistenten",
  },
  originOf: {
    contributor: "",
    assistant: "von einem Assistenten",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending: "Hier wartet nichts. Wer den Baum nur liest, kann Änderungen vorschlagen, und ein Bearbeiter entscheidet.",
    applied: "Noch wurde nichts angenommen.",
    rejected: "Es wurde nichts abgelehnt.",
  },
  more: "Mehr zeigen",
  untitled: "Ein Vorschlag",
  steps: `
    .input {$count :number}
    .match $count
    one {{Eine Änderung}}
    * {{{$count} Änderungen}}`,
  keysList: "Tasten: j und k gehen zum nächsten und zum vorigen, die Eingabetaste öffnet.",
  keys: "Tasten: j und k gehen von Änderung zu Änderung, die Leertaste wählt, a nimmt an, r lehnt ab.",
  all: "Alle Vorschläge",
  number: "Änderung {$number}",
  ops: {
    create: "Neu",
    update: "Ändern",
    delete: "Löschen",
    merge: "Zusammenführen",
  },
  entities: {
    person: "Person",
    name: "Name",
    event: "Ereignis",
    relationship: "Beziehung",
    source: "Quelle",
    citation: "Beleg",
    association: "Beteiligung",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op}: {$entity}}}
    * {{{$op}: {$entity}, {$name}}}`,
  stale: "Hier hat sich der Baum seit dem Vorschlag geändert. Vergleichen Sie, bevor Sie annehmen.",
  gone: "Worum es geht, ist nicht mehr im Baum.",
  done: "Erledigt",
  nothingChanges: "Das steht schon so im Baum.",
  heads: {
    field: "Feld",
    before: "Jetzt im Baum",
    after: "Vorschlag",
  },
  basis: "Grundlage",
  page: "Seite {$page}",
  choose: "Annehmen: {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{Alle annehmen}}
    * {{{$chosen} von {$all} annehmen}}`,
  acceptOne: "Annehmen",
  chooseFirst: "Wählen Sie mindestens eine Änderung.",
  notChosen: "Nicht gewählte Änderungen fallen endgültig weg.",
  accepted: "Angenommen. Die Änderungen sind im Baum.",
  undoAccepted: "Angenommenes rückgängig machen",
  acceptedUndone: "Rückgängig gemacht. Der Vorschlag ist wieder offen.",
  failed: "Änderung {$number} ging nicht. Die davor sind im Baum. Der Dienst sagt:",
  reject: "Ablehnen",
  rejectTitle: "Diesen Vorschlag ablehnen",
  reason: "Grund",
  reasonHint: "Wer den Vorschlag gemacht hat, liest ihn.",
  rejected: "Abgelehnt.",
  rejectedBecause: "Der Grund: {$reason}",
  decidedBy: "Entschieden von {$name}.",
  comments: "Kommentare",
  noComments: "Noch hat niemand etwas gesagt.",
  comment: "Ihr Kommentar",
  send: "Senden",
  withdraw: "Zurückziehen",
  withdrawTitle: "Diesen Vorschlag zurückziehen?",
  withdrawText: "Er wird gelöscht, mit seinen Kommentaren.",
  withdrawn: "Zurückgezogen.",
}

export default messages
