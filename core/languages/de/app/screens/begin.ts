import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/begin.ts"

const messages: Translation<typeof english> = {
  title: "Einen Baum beginnen",
  intro:
    "Schreiben Sie, was Sie wissen, mit den Nachnamen bei der Geburt. Alles andere bleibt leer, und alles lässt sich später ändern.",
  bring: "Aus einem anderen Programm importieren",
  treeName: "Name des Baums",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{Meine Familie}}
    * {{Familie {$surname}}}`,
  places: {
    you: "Sie",
    father: "Ihr Vater",
    mother: "Ihre Mutter",
    fathers_father: "Vater Ihres Vaters",
    fathers_mother: "Mutter Ihres Vaters",
    mothers_father: "Vater Ihrer Mutter",
    mothers_mother: "Mutter Ihrer Mutter",
  },
  generations: {
    you: "Sie",
    parents: "Ihre Eltern",
    grandparents: "Ihre Großeltern",
  },
  given: "Vornamen",
  surname: "Nachname",
  year: "Geboren",
  preview: "Ihr Baum bis jetzt",
  unknown: "unbekannt",
  born: "geboren {$year}",
  save: "Diesen Baum speichern",
  private: "Nur Sie können ihn sehen, bis Sie andere einladen.",
}

export default messages
