import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/begin.ts"

const messages: Translation<typeof english> = {
  title: "Zacznij drzewo",
  intro: "Wpisz to, co wiesz, z nazwiskami z urodzenia. Reszta może pozostać pusta, a później wszystko można zmienić.",
  bring: "Importuj z innego programu",
  treeName: "Nazwa drzewa",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{Moja rodzina}}
    * {{Rodzina {$surname}}}`,
  places: {
    you: "Ty",
    father: "Twój ojciec",
    mother: "Twoja matka",
    fathers_father: "Ojciec Twojego ojca",
    fathers_mother: "Matka Twojego ojca",
    mothers_father: "Ojciec Twojej matki",
    mothers_mother: "Matka Twojej matki",
  },
  generations: {
    you: "Ty",
    parents: "Twoi rodzice",
    grandparents: "Twoi dziadkowie",
  },
  given: "Imiona",
  surname: "Nazwisko",
  year: "Rok urodzenia",
  preview: "Twoje drzewo do tej pory",
  unknown: "nieznane",
  born: "ur. {$year}",
  save: "Zapisz to drzewo",
  private: "Widzisz je tylko Ty, dopóki nie zaprosisz innych.",
}

export default messages
