import { words } from "../../words/language.ts"

export const importWords = words(
  {
    title: "Import",
    editorsOnly: "Editors and owners of the tree can do this. Ask them, or suggest single changes.",
    intro:
      "Bring people in from a GEDCOM file, which nearly every family tree program can write. First you see what is in " +
      "it; nothing is stored until you say so.",
    drop: "Drop a file here, or choose one",
    chooseFile: "Choose a file",
    file: "GEDCOM, as .ged, .gdz or .zip",
    phases: {
      sending: "Sending the file",
      queued: "Waiting for its turn",
      unpacking: "Unpacking",
      reading: "Reading",
      matching: "Comparing with your tree",
      storing: "Storing",
    },
    progress: (done: string, all: string | null): string => (all === null ? `${done} so far` : `${done} of ${all}`),
    cancelled: "Cancelled. Nothing was stored.",
    cancelledLate: "Cancelled. If people were being stored already, the import goes on. Look at the latest changes.",
    inIt: "What is in it",
    counts: {
      persons: "people",
      families: "families",
      sources: "sources",
      media: "media",
      candidates: "may be here already",
    },
    alreadyThere: (there: string, all: string): string =>
      `${there} of ${all} people seem to be in your tree already. Decide below what happens to them, or you have them twice.`,
    twice: (there: string): string =>
      `${there} people were in your tree already, and most of them are in it twice now. You can undo the import.`,
    other: "Another file",
    whoIsHere: "Who is here already",
    noneIsHere: "No one of this file seems to be in your tree.",
    pair: (at: string, all: string): string => `${at} of ${all}`,
    undecided: (count: number): string =>
      count === 0 ? "All are decided." : `${count} not decided. They are added as new people.`,
    inFile: "In the file",
    inTree: "In your tree",
    born: (year: number): string => `born ${year}`,
    compared: "The person of the file beside the person of your tree",
    field: "Fact",
    fields: {
      name: "Name",
      birth: "Born",
      death: "Died",
      parents: "Parents",
      partners: "Partners",
      children: "Children",
    },
    agreements: { differs: "differs", only_file: "only in the file", only_tree: "only in your tree" },
    scores: { high: "very similar", medium: "similar" },
    actions: {
      new: "Add as a new person",
      skip: "Leave out; their family is linked to the one in your tree",
      merge: "Merge: what your tree lacks is added",
      overwrite: "Overwrite with what the file says",
    },
    what: "What shall become of this person?",
    others: (count: number, score: string): string => `The same for the ${count} others who are ${score}`,
    which: "Who of your tree?",
    previous: "Previous",
    next: "Next",
    keys: "Keys: 1 to 4 decide, the arrows go on.",
    warnings: (count: number): string => (count === 1 ? "One remark on the file" : `${count} remarks on the file`),
    lines: (lines: string, count: number, isCut: boolean): string =>
      count === 1 ? `Line ${lines}` : `${count} times, lines ${lines}${isCut ? " …" : ""}`,
    moreWarnings: (count: number): string => `And ${count} more.`,
    unknown: (count: number): string =>
      count === 1
        ? "One kind of entries that has no place in a tree is kept as it is."
        : `${count} kinds of entries that have no place in a tree are kept as they are.`,
    start: (count: string): string => (count === "1" ? "Import one person" : `Import ${count} people`),
    done: "The import is done",
    report: {
      created: "new people",
      merged: "merged",
      skipped: "left out",
      overwritten: "overwritten",
      events: "events",
      relationships: "relationships",
      sources: "sources",
      citations: "citations",
    },
    toTree: "To the tree",
    imported: "Imported.",
  },
  {
    title: "Import",
    editorsOnly:
      "Das können Bearbeiter und Besitzer des Baums. Fragen Sie sie, oder schlagen Sie einzelne Änderungen vor.",
    intro:
      "Holen Sie Personen aus einer GEDCOM-Datei. Fast jedes Stammbaumprogramm kann sie schreiben. Zuerst sehen Sie, " +
      "was darin ist; gespeichert wird erst, wenn Sie es sagen.",
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
    progress: (done, all) => (all === null ? `${done} bisher` : `${done} von ${all}`),
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
    alreadyThere: (there, all) =>
      `${there} von ${all} Personen scheinen schon in Ihrem Baum zu sein. Entscheiden Sie unten, was mit ihnen geschieht, ` +
      "sonst haben Sie sie doppelt.",
    twice: (there) =>
      `${there} Personen waren schon in Ihrem Baum, und die meisten sind jetzt doppelt darin. Sie können den Import zurücknehmen.`,
    other: "Andere Datei",
    whoIsHere: "Wer schon hier ist",
    noneIsHere: "Niemand aus dieser Datei scheint in Ihrem Baum zu sein.",
    pair: (at, all) => `${at} von ${all}`,
    undecided: (count) =>
      count === 0 ? "Alle sind entschieden." : `${count} nicht entschieden. Sie kommen als neue Personen hinzu.`,
    inFile: "In der Datei",
    inTree: "In Ihrem Baum",
    born: (year) => `geboren ${year}`,
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
    agreements: { differs: "verschieden", only_file: "nur in der Datei", only_tree: "nur in Ihrem Baum" },
    scores: { high: "sehr ähnlich", medium: "ähnlich" },
    actions: {
      new: "Als neue Person hinzufügen",
      skip: "Weglassen; die Familie wird mit der Person in Ihrem Baum verbunden",
      merge: "Zusammenführen: Was Ihrem Baum fehlt, kommt hinzu",
      overwrite: "Mit der Datei überschreiben",
    },
    what: "Was soll mit dieser Person geschehen?",
    others: (count, score) => `Dasselbe für die ${count} anderen, die ${score} sind`,
    which: "Wer aus Ihrem Baum?",
    previous: "Zurück",
    next: "Weiter",
    keys: "Tasten: 1 bis 4 entscheiden, die Pfeile gehen weiter.",
    warnings: (count) => (count === 1 ? "Eine Bemerkung zur Datei" : `${count} Bemerkungen zur Datei`),
    lines: (lines, count, isCut) =>
      count === 1 ? `Zeile ${lines}` : `${count}-mal, Zeilen ${lines}${isCut ? " …" : ""}`,
    moreWarnings: (count) => `Und ${count} weitere.`,
    unknown: (count) =>
      count === 1
        ? "Eine Art von Einträgen, für die ein Baum keinen Platz hat, bleibt erhalten, wie sie ist."
        : `${count} Arten von Einträgen, für die ein Baum keinen Platz hat, bleiben erhalten, wie sie sind.`,
    start: (count) => (count === "1" ? "Eine Person importieren" : `${count} Personen importieren`),
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
  },
)
