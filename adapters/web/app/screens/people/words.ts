import { words } from "../../words/language.ts"

export const peopleWords = words(
  {
    title: "People",
    filter: "Only names like",
    clear: "Show all",
    none: "Nobody is here yet.",
    noneLike: (name: string): string => `No one is called “${name}” here.`,
    more: "Show more",
    living: "may be living",
    year: "Lived",
    name: "Name",
  },
  {
    title: "Personen",
    filter: "Nur Namen wie",
    clear: "Alle zeigen",
    none: "Hier ist noch niemand.",
    noneLike: (name) => `Niemand heißt hier „${name}“.`,
    more: "Mehr zeigen",
    living: "lebt vielleicht",
    year: "Lebte",
    name: "Name",
  },
)
