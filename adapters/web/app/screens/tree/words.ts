import { words } from "../../words/language.ts"

export const treeWords = words(
  {
    people: "All people",
    settings: "Settings",
    review: "Suggestions",
    import: "Import",
    tidy: "Tidy",
    middle: "In the middle",
    openFamily: "Open the family",
    empty: "This tree has no people yet.",
    begin: "Write the first three generations",
    latest: "Latest changes",
    noChanges: "Nothing has changed yet.",
    numbers: "In numbers",
    persons: "people",
    changes: "changes",
    visibility: {
      private: "Only members see this tree.",
      site_members:
        "Everyone with an account here sees this tree. Living people are hidden from those who are not members.",
      unlisted: "Everyone who has the address sees this tree. Living people are hidden from those who are not members.",
      public: "Everyone sees this tree. Living people are hidden from those who are not members.",
    },
  },
  {
    people: "Alle Personen",
    settings: "Einstellungen",
    review: "Vorschläge",
    import: "Import",
    tidy: "Aufräumen",
    middle: "In der Mitte",
    openFamily: "Familie öffnen",
    empty: "In diesem Baum ist noch niemand.",
    begin: "Die ersten drei Generationen schreiben",
    latest: "Letzte Änderungen",
    noChanges: "Noch hat sich nichts geändert.",
    numbers: "In Zahlen",
    persons: "Personen",
    changes: "Änderungen",
    visibility: {
      private: "Nur Mitglieder sehen diesen Baum.",
      site_members: "Wer hier ein Konto hat, sieht diesen Baum. Lebende sind für Außenstehende verborgen.",
      unlisted: "Wer die Adresse kennt, sieht diesen Baum. Lebende sind für Außenstehende verborgen.",
      public: "Jeder sieht diesen Baum. Lebende sind für Außenstehende verborgen.",
    },
  },
)
