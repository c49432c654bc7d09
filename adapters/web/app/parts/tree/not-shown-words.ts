import { words } from "../../words/language.ts"

/** A person that this reader does not see. */
export const notShownWords = words(
  {
    noPersonForVisitors: "The person may be alive, or the tree may be private. Members see more after they sign in.",
    noPersonForYou: "The person may be deleted, or hidden from those who are not members.",
    noPerson: "This person is not shown to you",
  },
  {
    noPersonForVisitors:
      "Vielleicht lebt die Person, oder der Baum ist privat. Mitglieder sehen mehr, wenn sie sich anmelden.",
    noPersonForYou: "Vielleicht ist die Person gelöscht oder für Außenstehende verborgen.",
    noPerson: "Diese Person wird Ihnen nicht gezeigt",
  },
)
