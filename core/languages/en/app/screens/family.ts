/** The words of the family screen, as far as it needs them at once. */
const messages = {
  familyOf: "The family of {$name}",
  views: {
    family: "Family",
    ancestors: "Ancestors",
    descendants: "Descendants",
    outline: "Outline",
  },
  viewsLabel: "Views",
  up: "Generations up",
  down: "Generations down",
  asChart: "Show as a chart",
  asCards: "Show as cards",
  asList: "Read this family as a list",
  growing: "Relatives are added to the chart",
} as const

export default messages
