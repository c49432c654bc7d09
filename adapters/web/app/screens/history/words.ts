import { words } from "../../words/language.ts"

export const treeHistoryWords = words(
  {
    title: "History",
    editorsOnly:
      "Editors and owners of the tree see its history. The page of a person shows the changes of that person.",
    who: "By",
    everyone: "Everyone",
    kind: "What",
    everything: "Everything",
    show: "Show",
    clear: "Show all",
  },
  {
    title: "Verlauf",
    editorsOnly:
      "Den Verlauf sehen Bearbeiter und Besitzer des Baums. Die Seite einer Person zeigt die Änderungen an dieser Person.",
    who: "Von",
    everyone: "Allen",
    kind: "Was",
    everything: "Alles",
    show: "Zeigen",
    clear: "Alles zeigen",
  },
)
