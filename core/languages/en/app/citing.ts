/** The words about citations where they are shown, and of their form. */
const messages = {
  sourcesOf: "Sources of {$what}: {$count}",
  cite: "Cite a source",
  citeFor: "Cite a source: {$what}",
  changeCitation: "Change the citation: {$title}",
  person: "this person",
  source: "Source",
  newSource: "A new source…",
  otherSource: "Another source of the tree…",
  find: "Find a source",
  findHint: "Type words of its title.",
  findNone: "No source has these words.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{One source.}}
    * {{{$count} sources.}}`,
  chooseOne: "Choose a source.",
  title: "Title of the source",
  author: "Author",
  repository: "Kept at",
  page: "Page or entry",
  text: "What it says",
  sure: "How sure it is",
  sures: {
    "0": "Unreliable, or a guess",
    "1": "Questionable",
    "2": "Recorded later, or by others",
    "3": "Direct evidence, such as an entry made at the time",
    "": "Not said",
  },
  date: "Date of the entry",
  url: "Address on the web",
  notes: "Notes",
  summaryCite: "Source of {$what}, {$name}",
  summaryChange: "Change of a citation of {$what}, {$name}",
  summaryDelete: "Deletion of a citation of {$what}, {$name}",
  sourceStays: "The source stays in the tree.",
} as const

export default messages
