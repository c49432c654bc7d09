import { words } from "../../words/language.ts"

export const sourceWords = words(
  {
    title: "Sources",
    search: "Words of a source",
    show: "Show",
    clear: "Show all",
    none: "There are no sources here yet.",
    noneSuch: "No source has these words.",
    more: "Show more",
    members: "Sign in to see the sources.",
    signIn: "Sign in",
    cited: (count: number, most: number): string => {
      if (count > most) return `cited more than ${most} times`
      if (count === 0) return "not cited yet"
      return count === 1 ? "cited once" : `cited ${count} times`
    },
    add: "Add a source",
    change: "Change this source",
    delete: "Delete this source",
    deleteTitle: (title: string): string => `Delete ${title}?`,
    summaryDelete: (title: string): string => `Deletion of the source ${title}`,
    conflict: "Someone else changed this source meanwhile. Here is both:",
    summaryAdd: (title: string): string => `New source: ${title}`,
    summaryChange: (title: string): string => `Changes of the source ${title}`,
    fields: {
      title: "Title",
      author: "Author",
      publication: "Publication",
      repository: "Kept at",
      call_number: "Call number",
      url: "Address on the web",
      notes: "Notes",
      abbreviation: "Short title",
      text: "What it says",
    },
    citedBy: "What it is cited for",
    notCited: "Nothing cites this source yet.",
    aName: "a name",
    page: (page: string): string => `page ${page}`,
    open: "Open",
  },
  {
    title: "Quellen",
    search: "Wörter einer Quelle",
    show: "Zeigen",
    clear: "Alle zeigen",
    none: "Hier sind noch keine Quellen.",
    noneSuch: "Keine Quelle enthält diese Wörter.",
    more: "Mehr zeigen",
    members: "Melden Sie sich an, um die Quellen zu sehen.",
    signIn: "Anmelden",
    cited: (count, most) => {
      if (count > most) return `mehr als ${most}-mal zitiert`
      if (count === 0) return "noch nicht zitiert"
      return count === 1 ? "einmal zitiert" : `${count}-mal zitiert`
    },
    add: "Quelle hinzufügen",
    change: "Diese Quelle ändern",
    delete: "Diese Quelle löschen",
    deleteTitle: (title) => `${title} löschen?`,
    summaryDelete: (title) => `Löschung der Quelle ${title}`,
    conflict: "Jemand anderes hat diese Quelle inzwischen geändert. Hier ist beides:",
    summaryAdd: (title) => `Neue Quelle: ${title}`,
    summaryChange: (title) => `Änderungen an der Quelle ${title}`,
    fields: {
      title: "Titel",
      author: "Verfasser",
      publication: "Veröffentlichung",
      repository: "Aufbewahrt in",
      call_number: "Signatur",
      url: "Adresse im Netz",
      notes: "Notizen",
      abbreviation: "Kurztitel",
      text: "Wortlaut",
    },
    citedBy: "Wofür sie zitiert wird",
    notCited: "Noch nichts zitiert diese Quelle.",
    aName: "ein Name",
    page: (page) => `Seite ${page}`,
    open: "Öffnen",
  },
)
