import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/begin.ts"

const messages: Translation<typeof english> = {
  title: "Börja ett träd",
  intro: "Skriv det du vet, med efternamnen vid födseln. Resten kan vara tomt, och du kan ändra allt senare.",
  bring: "Importera från ett annat program",
  treeName: "Trädets namn",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{Min familj}}
    * {{Familjen {$surname}}}`,
  places: {
    you: "Du",
    father: "Din far",
    mother: "Din mor",
    fathers_father: "Din farfar",
    fathers_mother: "Din farmor",
    mothers_father: "Din morfar",
    mothers_mother: "Din mormor",
  },
  generations: {
    you: "Du",
    parents: "Dina föräldrar",
    grandparents: "Dina far- och morföräldrar",
  },
  given: "Förnamn",
  surname: "Efternamn",
  year: "Födelseår",
  preview: "Ditt träd hittills",
  unknown: "okänd",
  born: "född {$year}",
  save: "Spara trädet",
  private: "Bara du ser det, tills du bjuder in andra.",
}

export default messages
