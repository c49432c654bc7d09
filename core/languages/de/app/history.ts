import type { Translation } from "../../messages.ts"
import type english from "../../en/app/history.ts"

const messages: Translation<typeof english> = {
  none: "Noch keine Änderungen.",
  noneSuch: "Keine solchen Änderungen.",
  more: "Mehr zeigen",
  undone: "Rückgängig gemacht",
  undoImport: "Den ganzen Import rückgängig machen?",
  undoImportText:
    "Alles, was die Datei gebracht hat, verschwindet: {$count} Einträge. Auch das lässt sich rückgängig machen.",
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} haben {$deed}}}
    * {{{$who} hat {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} haben dies rückgängig gemacht: {$undone}}}
    * {{{$who} hat dies rückgängig gemacht: {$undone}}}`,
  andOthers: "{$deed}, dazu {$count} weitere Einträge",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{eine Datei importiert: {$count} Einträge}}
    * {{die Datei „{$file}“ importiert: {$count} Einträge}}`,
  changedFromTo: "{$what} von {$from} zu {$to} geändert",
  changedIn: "{$what} geändert: {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{{$what} geändert: eine Angabe}}
    * {{{$what} geändert: {$count} Angaben}}`,
  detail: {
    changed: "{$field} von {$from} zu {$to}",
    added: "{$field} {$to} ergänzt",
    removed: "{$field} {$from} entfernt",
  },
  firstLetters: "as written",
  quoted: "„{$text}“",
  between: " und ",
  act: "{$what} geändert",
  acts: {
    create: "{$what} hinzugefügt",
    update: "{$what} geändert",
    delete: "{$what} gelöscht",
    restore: "{$what} wiederhergestellt",
    purge: "{$what} endgültig gelöscht",
    merge: "{$what} mit einem anderen Eintrag zusammengeführt",
    make_primary: "{$what} zum Hauptnamen gemacht",
    edit: "{$what} bearbeitet",
    advance: "{$what} zum Teil angenommen",
    apply: "{$what} angenommen",
    fail: "{$what} nicht anwenden können",
    reject: "{$what} abgelehnt",
    undo: "{$what} rückgängig gemacht",
    accept: "{$what} angenommen",
    mail: "{$what} per E-Mail verschickt",
    switch_off: "{$what} abgeschaltet",
  },
  deeds: {
    "change.undo": "eine Änderung rückgängig gemacht",
    "tree.import": "den Baum aus einer Sicherung wiederhergestellt",
    "tree.update_ai": "die Assistenten des Baums geändert",
    "check.dismiss": "einen Befund für unbegründet erklärt",
    "check.reconsider": "einen Befund wieder aufgenommen",
    "duplicate.dismiss": "zwei Personen für verschieden erklärt",
    "duplicate.reconsider": "zwei Personen wieder für vielleicht gleich erklärt",
    "invitation.create": "jemanden in den Baum eingeladen",
    "invitation.accept": "eine Einladung angenommen",
    "invitation.delete": "eine Einladung zurückgezogen",
    "link.create": "einen Link zum Baum erstellt",
    "link.delete": "einen Link zum Baum beendet",
  },
  record: "einen Eintrag",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{einen Baum}}
    * {{den Baum „{$name}“}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{ein Mitglied}}
    * {{das Mitglied {$name}}}`,
    invitation: "eine Einladung",
    person: `
    .input {$name :string}
    .match $name
    || {{eine Person}}
    * {{{$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{einen Namen}}
    * {{einen Namen von {$name}}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{ein Ereignis}}
    * {{ein Ereignis von {$name}}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{einen Ort}}
    * {{den Ort „{$name}“}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{eine Beziehung}}
    * {{die Beziehung zwischen {$name}}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{eine Quelle}}
    * {{die Quelle „{$name}“}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{einen Beleg}}
    * {{einen Beleg von {$name}}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{eine Beteiligung}}
    * {{eine Beteiligung von {$name}}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{ein Bild oder Dokument}}
    * {{das Bild oder Dokument „{$name}“}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{eine Verknüpfung mit Bild oder Dokument}}
    * {{eine Verknüpfung mit Bild oder Dokument von {$name}}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{einen Vorschlag}}
    * {{den Vorschlag „{$name}“}}`,
    comment: "einen Kommentar",
    proposal_comment: "einen Kommentar zu einem Vorschlag",
    question: "eine Frage",
    webhook: "einen Webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{eine Geburt}}
    * {{die Geburt von {$name}}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{eine Taufe}}
    * {{die Taufe von {$name}}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{eine Taufe}}
    * {{die Taufe von {$name}}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{eine Einäscherung}}
    * {{die Einäscherung von {$name}}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{eine Heirat}}
    * {{die Heirat von {$name}}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{eine Scheidung}}
    * {{die Scheidung von {$name}}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{eine Verlobung}}
    * {{die Verlobung von {$name}}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{eine Volkszählung}}
    * {{die Volkszählung von {$name}}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{eine Ausbildung}}
    * {{die Ausbildung von {$name}}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{eine Auswanderung}}
    * {{die Auswanderung von {$name}}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{eine Einwanderung}}
    * {{die Einwanderung von {$name}}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{eine Einbürgerung}}
    * {{die Einbürgerung von {$name}}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{einen Tod}}
    * {{den Tod von {$name}}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{ein Begräbnis}}
    * {{das Begräbnis von {$name}}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{einen Wohnort}}
    * {{den Wohnort von {$name}}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{einen Beruf}}
    * {{den Beruf von {$name}}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{einen Militärdienst}}
    * {{den Militärdienst von {$name}}}`,
  },
  event: `
    .input {$name :string}
    .match $name
    || {{ein Ereignis ({$type})}}
    * {{ein Ereignis ({$type}) von {$name}}}`,
  undoWhole: "Ganzen Import rückgängig machen",
  details: `
    .input {$count :number}
    .match $count
    one {{Was sich geändert hat}}
    * {{Was sich geändert hat: {$count} Einträge}}`,
  because: "Grund: {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{durch ein Programm}}
    * {{durch {$name}}}`,
  byAssistant: "durch einen Assistenten",
  byOperator: "durch die Verwaltung des Dienstes",
  you: "Sie",
  heads: {
    field: "Feld",
    before: "Vorher",
    after: "Nachher",
  },
  blanked: "Was darin war, ist endgültig gelöscht.",
  nothing: "Nichts zu zeigen.",
  entities: {
    tree: "Baum",
    membership: "Mitglied",
    invitation: "Einladung",
    person: "Person",
    name: "Name",
    event: "Ereignis",
    place: "Ort",
    relationship: "Beziehung",
    source: "Quelle",
    citation: "Beleg",
    association: "Beteiligung",
    media: "Bild oder Dokument",
    media_link: "Verknüpfung mit Bild oder Dokument",
    proposal: "Vorschlag",
    comment: "Kommentar",
    proposal_comment: "Kommentar",
    question: "Frage",
    webhook: "Webhook",
  },
  verbs: {
    create: "hinzugefügt",
    update: "geändert",
    delete: "gelöscht",
    restore: "wiederhergestellt",
    purge: "endgültig gelöscht",
    merge: "zusammengeführt",
    make_primary: "zum Hauptnamen gemacht",
    accept: "angenommen",
    mail: "per E-Mail verschickt",
    edit: "bearbeitet",
    advance: "zum Teil angenommen",
    apply: "angenommen",
    fail: "nicht anwendbar",
    reject: "abgelehnt",
    undo: "rückgängig gemacht",
    switch_off: "abgeschaltet",
  },
  sentences: {
    "change.undo": "Änderung rückgängig gemacht",
    "gedcom.import": "Datei importiert",
    "tree.import": "Baum aus einer Sicherung wiederhergestellt",
    "tree.update_ai": "Assistenten des Baums geändert",
  },
  of: "{$thing} {$what}",
  fates: {
    create: "hinzugefügt",
    update: "geändert",
    delete: "gelöscht",
    restore: "wiederhergestellt",
  },
  conflict: {
    title: "Das lässt sich so nicht rückgängig machen, weil sich der Baum seitdem geändert hat.",
    changed: "{$field}: Diese Änderung schrieb {$made}. Jetzt steht dort {$now}.",
    attached: "{$what}: Seitdem kam etwas hinzu.",
    home: "{$who} wurde seitdem zur Startperson des Baums.",
    homeHint: "Der Baum hat dann keine Startperson mehr. Auf der Seite jeder Person können Sie eine andere wählen.",
    laterFirst: "Machen Sie zuerst die späteren Änderungen rückgängig: Sie stehen im Verlauf des Baums über dieser.",
    deleted: "{$field}: Worauf es sich beziehen würde, ist gelöscht.",
    account_deleted: "Ein Konto, das davon betroffen ist, gibt es nicht mehr.",
    more: "Und {$count} weitere.",
    nothing: "nichts",
    again: "Trotzdem rückgängig machen",
    againHint: "Die jetzigen Angaben werden dann durch die von vor dieser Änderung ersetzt.",
    leave: "So lassen",
  },
}

export default messages
