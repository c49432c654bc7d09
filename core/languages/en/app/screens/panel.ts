/** The words of what is beside the chart or in its place, and of the relatives of a person. */
const messages = {
  none: "None known",
  parents: "Parents",
  siblings: "Siblings",
  partners: "Partners",
  children: "Children",
  /** What is beyond a card. */
  further: {
    parents: `
      .input {$count :number}
      .match $count
      one {{1 parent}}
      * {{{$count} parents}}`,
    children: `
      .input {$count :number}
      .match $count
      one {{1 child}}
      * {{{$count} children}}`,
  },
  life: "Life",
  family: "Family",
  centre: "Centre here",
  page: "Page",
  kin: "How related?",
  edit: "Edit",
  goOn: "Go on editing",
  goOnAdding: "Go on adding a relative",
  suggest: "Suggest a change",
  add: "Add a relative",
  panel: "Person",
  taller: "Show more",
  shorter: "Show less",
  above: "see above",
  outlineUp: "Ancestors",
  outlineDown: "Descendants",
  with: "with {$names}",
  redacted: "This person may be alive. Only members of the tree see more.",
  keyTexts: [
    "sibling or partner on the left",
    "sibling or partner on the right",
    "father, or the only parent",
    "mother",
    "first child",
    "the person in the middle",
    "show the person beside the chart",
    "show more relatives, or fewer",
    "put the person in the middle",
    "add a relative",
    "change the person",
    "this list",
  ],
} as const

export default messages
