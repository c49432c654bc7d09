import { words } from "../../words/language.ts"

export const familyWords = words(
  { parents: "Parents", siblings: "Siblings", partners: "Partners", children: "Children", none: "None known" },
  { parents: "Eltern", siblings: "Geschwister", partners: "Partner", children: "Kinder", none: "Niemand bekannt" },
)
