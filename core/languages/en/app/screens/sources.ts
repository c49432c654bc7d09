const messages = {
  title: "Sources",
  search: "Words of a source",
  show: "Show",
  clear: "Show all",
  none: "There are no sources here yet.",
  noneSuch: "No source has these words.",
  more: "Show more",
  members: "Sign in to see the sources.",
  signIn: "Sign in",
  citedMore: "cited more than {$most} times",
  cited: `
    .input {$count :number}
    .match $count
    0 {{not cited yet}}
    one {{cited once}}
    * {{cited {$count} times}}`,
  add: "Add a source",
  change: "Change this source",
  delete: "Delete this source",
  deleteTitle: "Delete {$title}?",
  summaryDelete: "Deletion of the source {$title}",
  conflict: "Someone else changed this source meanwhile. Here is both:",
  summaryAdd: "New source: {$title}",
  summaryChange: "Changes of the source {$title}",
  fields: {
    title: "Title",
    author: "Author",
    publication: "Publication",
    repository: "Kept at",
    call_number: "Call number",
    url: "Address on the web",
    notes: "Notes",
    abbreviation: "Short title",
    text: "What it says",
    identifiers: "Identifiers",
  },
  citedBy: "What it is cited for",
  notCited: "Nothing cites this source yet.",
  aName: "a name",
  page: "page {$page}",
  open: "Open",
} as const

export default messages
