import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/begin.ts"

const messages: Translation<typeof english> = {
  title: "Commencer un arbre",
  intro:
    "Écrivez ce que vous savez, avec les noms de naissance. Le reste peut rester vide, et vous pourrez tout modifier plus tard.",
  bring: "Importer d’un autre programme",
  treeName: "Nom de l’arbre",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{Ma famille}}
    * {{La famille {$surname}}}`,
  places: {
    you: "Vous",
    father: "Votre père",
    mother: "Votre mère",
    fathers_father: "Le père de votre père",
    fathers_mother: "La mère de votre père",
    mothers_father: "Le père de votre mère",
    mothers_mother: "La mère de votre mère",
  },
  generations: {
    you: "Vous",
    parents: "Vos parents",
    grandparents: "Vos grands-parents",
  },
  given: "Prénoms",
  surname: "Nom de famille",
  year: "Année de naissance",
  preview: "Votre arbre jusqu’ici",
  unknown: "inconnu",
  born: "naissance {$year}",
  save: "Enregistrer cet arbre",
  private: "Vous seul pouvez le voir, jusqu’à ce que vous invitiez d’autres personnes.",
}

export default messages
