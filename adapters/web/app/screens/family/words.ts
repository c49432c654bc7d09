import { words } from "../../words/language.ts"

/** The words of the family screen, as far as it needs them at once. */
export const familyWords = words(
  {
    familyOf: (name: string): string => `The family of ${name}`,
    views: { family: "Family", ancestors: "Ancestors", descendants: "Descendants", outline: "Outline" },
    viewsLabel: "Views",
    up: "Generations up",
    down: "Generations down",
    asChart: "Show as a chart",
    asCards: "Show as cards",
    asList: "Read this family as a list",
    growing: "Relatives are added to the chart",
  },
  {
    familyOf: (name: string): string => `Die Familie von ${name}`,
    views: { family: "Familie", ancestors: "Vorfahren", descendants: "Nachkommen", outline: "Gliederung" },
    viewsLabel: "Ansichten",
    up: "Generationen aufwärts",
    down: "Generationen abwärts",
    asChart: "Als Stammbaum zeigen",
    asCards: "Als Karten zeigen",
    asList: "Diese Familie als Liste lesen",
    growing: "Verwandte sind im Stammbaum dazugekommen",
  },
)
