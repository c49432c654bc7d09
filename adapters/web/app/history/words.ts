import { fieldWordsInEnglish, fieldWordsInGerman } from "../records/field-words.ts"
import type { Fate } from "../model/change.ts"
import { words } from "../words/language.ts"

type Texts = Readonly<Record<string, string>>

/** The words for a record with this name; null if it has none. */
type Records = Readonly<Record<string, (name: string | null) => string>>

/** The words for what was done to something. */
type Acts = Readonly<Record<string, (what: string) => string>>

/** "the birth of Anna", or "a birth". */
const english =
  (noun: string) =>
  (name: string | null): string =>
    name === null ? `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}` : `the ${noun} of ${name}`

const titled =
  (noun: string) =>
  (name: string | null): string =>
    name === null ? `a ${noun}` : `the ${noun} “${name}”`

/** "die Geburt von Anna", or "eine Geburt". */
const german =
  (a: string, the: string, noun: string) =>
  (name: string | null): string =>
    name === null ? `${a} ${noun}` : `${the} ${noun} von ${name}`

const germanTitled =
  (a: string, the: string, noun: string) =>
  (name: string | null): string =>
    name === null ? `${a} ${noun}` : `${the} ${noun} „${name}“`

const eventsInGerman: Records = Object.fromEntries(
  [
    ...["birth Geburt", "baptism Taufe", "christening Taufe", "cremation Einäscherung", "marriage Heirat"],
    ...["divorce Scheidung", "engagement Verlobung", "census Volkszählung", "education Ausbildung"],
    ...["emigration Auswanderung", "immigration Einwanderung", "naturalization Einbürgerung"],
  ].map((line) => {
    const [type = "", noun = ""] = line.split(" ")
    return [type, german("eine", "die", noun)] as const
  }),
)

/** The words about changes, in the history of a tree and of a person. */
export const historyWords = words(
  {
    none: "No changes yet.",
    noneSuch: "No such changes.",
    more: "Show more",
    undone: "Undone",
    undoImport: "Undo the whole import?",
    undoImportText: (count: string): string =>
      `Everything that the file brought goes: ${count} records. You can undo that again.`,
    /** A whole sentence. `isReader` says whether the reader did it. */
    sentence: (who: string, _isReader: boolean, deed: string): string => `${who} ${deed}`,
    undid: (who: string, _isReader: boolean, undone: string): string => `${who} undid this: ${undone}`,
    andOthers: (deed: string, count: string): string => `${deed} and ${count} more records`,
    importedRecords: (file: string | null, count: string): string =>
      `imported ${file === null ? "a file" : `the file “${file}”`}: ${count} records`,
    changedFromTo: (what: string, from: string, to: string): string => `changed ${what} from ${from} to ${to}`,
    changedIn: (what: string, details: readonly string[]): string => `changed ${what}: ${details.join(", ")}`,
    changedFields: (what: string, count: string): string => `changed ${count} details of ${what}`,
    detail: {
      changed: (field: string, from: string, to: string): string => `${field} from ${from} to ${to}`,
      added: (field: string, to: string): string => `${field} ${to} added`,
      removed: (field: string, from: string): string => `${field} ${from} removed`,
    },
    /** The name of a field within a sentence. */
    inSentence: (field: string): string => field.charAt(0).toLowerCase() + field.slice(1),
    quoted: (text: string): string => `“${text}”`,
    act: (what: string): string => `changed ${what}`,
    acts: {
      create: (what) => `added ${what}`,
      update: (what) => `changed ${what}`,
      delete: (what) => `deleted ${what}`,
      restore: (what) => `restored ${what}`,
      purge: (what) => `removed ${what} for good`,
      merge: (what) => `merged another record into ${what}`,
      make_primary: (what) => `made ${what} the main one`,
      edit: (what) => `edited ${what}`,
      advance: (what) => `accepted a part of ${what}`,
      apply: (what) => `accepted ${what}`,
      fail: (what) => `could not apply ${what}`,
      reject: (what) => `rejected ${what}`,
      undo: (what) => `undid ${what}`,
      accept: (what) => `accepted ${what}`,
      mail: (what) => `sent ${what} by mail`,
      switch_off: (what) => `switched off ${what}`,
    } as Acts,
    deeds: {
      "change.undo": "undid a change",
      "tree.import": "restored the tree from a backup",
      "tree.update_ai": "changed the assistants of the tree",
      "check.dismiss": "said that a finding is no fault",
      "check.reconsider": "took back that a finding is no fault",
      "duplicate.dismiss": "said that two people are not the same",
      "duplicate.reconsider": "took back that two people are not the same",
      "invitation.create": "invited somebody to the tree",
      "invitation.accept": "accepted an invitation",
      "invitation.delete": "revoked an invitation",
      "link.create": "made a link to the tree",
      "link.delete": "ended a link to the tree",
    } as Texts,
    record: "a record",
    records: {
      tree: titled("tree"),
      membership: (name) => (name === null ? "a member" : `the member ${name}`),
      invitation: () => "an invitation",
      person: (name) => name ?? "a person",
      name: (name) => (name === null ? "a name" : `a name of ${name}`),
      event: (name) => (name === null ? "an event" : `an event of ${name}`),
      place: titled("place"),
      relationship: (name) => (name === null ? "a relationship" : `the relationship between ${name}`),
      source: titled("source"),
      citation: (name) => (name === null ? "a citation" : `a citation of ${name}`),
      association: (name) => (name === null ? "an association" : `an association of ${name}`),
      media: titled("picture or document"),
      media_link: (name) =>
        name === null ? "a link to a picture or document" : `a link to a picture or document of ${name}`,
      proposal: titled("suggestion"),
      proposal_comment: () => "a comment on a suggestion",
      webhook: () => "a webhook",
    } as Records,
    events: { birth: english("birth"), death: english("death") } as Records,
    /** Events of other types by the word of the service. */
    event: (type: string, name: string | null): string => english(type.replaceAll("_", " "))(name),
    undoWhole: "Undo the whole import",
    details: (count: number): string => (count === 1 ? "What changed" : `What changed: ${count} records`),
    because: (reason: string): string => `Reason: ${reason}`,
    through: (name: string | null): string => (name === null ? "through a program" : `through ${name}`),
    byAssistant: "through an assistant",
    byOperator: "through an operator of the service",
    you: "You",
    heads: { field: "Field", before: "Before", after: "After" },
    blanked: "What was in it has been removed for good.",
    nothing: "Nothing to show.",
    entities: {
      tree: "Tree",
      membership: "Member",
      invitation: "Invitation",
      person: "Person",
      name: "Name",
      event: "Event",
      place: "Place",
      relationship: "Relationship",
      source: "Source",
      citation: "Citation",
      association: "Association",
      media: "Picture or document",
      media_link: "Link to a picture or document",
      proposal: "Suggestion",
      proposal_comment: "Comment",
      webhook: "Webhook",
    } as Texts,
    verbs: {
      create: "added",
      update: "changed",
      delete: "deleted",
      restore: "restored",
      purge: "removed for good",
      merge: "merged",
      make_primary: "made the main one",
      accept: "accepted",
      mail: "sent by mail",
      edit: "edited",
      advance: "accepted in part",
      apply: "accepted",
      fail: "could not be applied",
      reject: "rejected",
      undo: "undone",
      switch_off: "switched off",
    } as Texts,
    sentences: {
      "change.undo": "A change undone",
      "gedcom.import": "File imported",
      "tree.import": "Tree restored from a backup",
      "tree.update_ai": "Assistants of the tree changed",
    } as Texts,
    of: (thing: string, what: string): string => `${thing} ${what}`,
    fates: { create: "added", update: "changed", delete: "deleted", restore: "restored" } as Record<Fate, string>,
    conflict: {
      title: "This cannot be undone as it is, because the tree has changed since.",
      changed: (field: string, now: string, made: string): string =>
        `${field}: this change had written ${made}. Now it is ${now}.`,
      attached: (what: string): string => `${what}: something was added to it since.`,
      home: (who: string): string => `${who} became the home person of the tree since.`,
      homeHint: "The tree then has no home person. You can choose another one on the page of any person.",
      laterFirst: "Undo the later changes first: they are above this one in the history of the tree.",
      deleted: (field: string): string => `${field}: what it would refer to is deleted.`,
      account_deleted: "An account that this concerns no longer exists.",
      more: (count: number): string => `And ${count} more.`,
      nothing: "empty",
      again: "Undo all the same",
      againHint: "The present values are then replaced by those from before this change.",
      leave: "Leave it",
    },
    fields: fieldWordsInEnglish,
  },
  {
    none: "Noch keine Änderungen.",
    noneSuch: "Keine solchen Änderungen.",
    more: "Mehr zeigen",
    undone: "Rückgängig gemacht",
    undoImport: "Den ganzen Import rückgängig machen?",
    undoImportText: (count) =>
      `Alles, was die Datei gebracht hat, verschwindet: ${count} Einträge. Auch das lässt sich rückgängig machen.`,
    sentence: (who, isReader, deed) => `${who} ${isReader ? "haben" : "hat"} ${deed}`,
    undid: (who, isReader, undone) => `${who} ${isReader ? "haben" : "hat"} dies rückgängig gemacht: ${undone}`,
    andOthers: (deed, count) => `${deed}, dazu ${count} weitere Einträge`,
    importedRecords: (file, count) =>
      `${file === null ? "eine Datei" : `die Datei „${file}“`} importiert: ${count} Einträge`,
    changedFromTo: (what, from, to) => `${what} von ${from} zu ${to} geändert`,
    changedIn: (what, details) => `${what} geändert: ${details.join(", ")}`,
    changedFields: (what, count) => `${what} geändert: ${count} Angaben`,
    detail: {
      changed: (field, from, to) => `${field} von ${from} zu ${to}`,
      added: (field, to) => `${field} ${to} ergänzt`,
      removed: (field, from) => `${field} ${from} entfernt`,
    },
    inSentence: (field) => field,
    quoted: (text) => `„${text}“`,
    act: (what) => `${what} geändert`,
    acts: {
      create: (what) => `${what} hinzugefügt`,
      update: (what) => `${what} geändert`,
      delete: (what) => `${what} gelöscht`,
      restore: (what) => `${what} wiederhergestellt`,
      purge: (what) => `${what} endgültig gelöscht`,
      merge: (what) => `${what} mit einem anderen Eintrag zusammengeführt`,
      make_primary: (what) => `${what} zum Hauptnamen gemacht`,
      edit: (what) => `${what} bearbeitet`,
      advance: (what) => `${what} zum Teil angenommen`,
      apply: (what) => `${what} angenommen`,
      fail: (what) => `${what} nicht anwenden können`,
      reject: (what) => `${what} abgelehnt`,
      undo: (what) => `${what} rückgängig gemacht`,
      accept: (what) => `${what} angenommen`,
      mail: (what) => `${what} per E-Mail verschickt`,
      switch_off: (what) => `${what} abgeschaltet`,
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
      tree: germanTitled("einen", "den", "Baum"),
      membership: (name) => (name === null ? "ein Mitglied" : `das Mitglied ${name}`),
      invitation: () => "eine Einladung",
      person: (name) => name ?? "eine Person",
      name: (name) => (name === null ? "einen Namen" : `einen Namen von ${name}`),
      event: (name) => (name === null ? "ein Ereignis" : `ein Ereignis von ${name}`),
      place: germanTitled("einen", "den", "Ort"),
      relationship: (name) =>
        name === null ? "eine Beziehung" : `die Beziehung zwischen ${name.replace(" and ", " und ")}`,
      source: germanTitled("eine", "die", "Quelle"),
      citation: (name) => (name === null ? "einen Beleg" : `einen Beleg von ${name}`),
      association: (name) => (name === null ? "eine Beteiligung" : `eine Beteiligung von ${name}`),
      media: germanTitled("ein", "das", "Bild oder Dokument"),
      media_link: (name) => `eine Verknüpfung mit Bild oder Dokument${name === null ? "" : ` von ${name}`}`,
      proposal: germanTitled("einen", "den", "Vorschlag"),
      proposal_comment: () => "einen Kommentar zu einem Vorschlag",
      webhook: () => "einen Webhook",
    },
    events: {
      ...eventsInGerman,
      death: german("einen", "den", "Tod"),
      burial: german("ein", "das", "Begräbnis"),
      residence: german("einen", "den", "Wohnort"),
      occupation: german("einen", "den", "Beruf"),
      military: german("einen", "den", "Militärdienst"),
    },
    event: (type, name) => `ein Ereignis (${type.replaceAll("_", " ")})${name === null ? "" : ` von ${name}`}`,
    undoWhole: "Ganzen Import rückgängig machen",
    details: (count) => (count === 1 ? "Was sich geändert hat" : `Was sich geändert hat: ${count} Einträge`),
    because: (reason) => `Grund: ${reason}`,
    through: (name) => (name === null ? "durch ein Programm" : `durch ${name}`),
    byAssistant: "durch einen Assistenten",
    byOperator: "durch die Verwaltung des Dienstes",
    you: "Sie",
    heads: { field: "Feld", before: "Vorher", after: "Nachher" },
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
      proposal_comment: "Kommentar",
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
    of: (thing, what) => `${thing} ${what}`,
    fates: { create: "hinzugefügt", update: "geändert", delete: "gelöscht", restore: "wiederhergestellt" },
    conflict: {
      title: "Das lässt sich so nicht rückgängig machen, weil sich der Baum seitdem geändert hat.",
      changed: (field, now, made) => `${field}: Diese Änderung schrieb ${made}. Jetzt steht dort ${now}.`,
      attached: (what) => `${what}: Seitdem kam etwas hinzu.`,
      home: (who) => `${who} wurde seitdem zur Startperson des Baums.`,
      homeHint: "Der Baum hat dann keine Startperson mehr. Auf der Seite jeder Person können Sie eine andere wählen.",
      laterFirst: "Machen Sie zuerst die späteren Änderungen rückgängig: Sie stehen im Verlauf des Baums über dieser.",
      deleted: (field) => `${field}: Worauf es sich beziehen würde, ist gelöscht.`,
      account_deleted: "Ein Konto, das davon betroffen ist, gibt es nicht mehr.",
      more: (count) => `Und ${count} weitere.`,
      nothing: "nichts",
      again: "Trotzdem rückgängig machen",
      againHint: "Die jetzigen Angaben werden dann durch die von vor dieser Änderung ersetzt.",
      leave: "So lassen",
    },
    fields: fieldWordsInGerman,
  },
)

export type HistoryWords = (typeof historyWords)["en"]
