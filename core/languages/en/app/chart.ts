/** The words of the chart. */
const messages = {
  chart: "Family chart",
  you: "you",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{{$count} parent}}
    parents * {{{$count} parents}}
    siblings one {{{$count} sibling}}
    siblings * {{{$count} siblings}}
    partners one {{{$count} partner}}
    partners * {{{$count} partners}}
    * one {{{$count} child}}
    * * {{{$count} children}}`,
  open: "Show {$count} of {$name}",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{Hide the parents of {$name} again}}
    siblings {{Hide the siblings of {$name} again}}
    partners {{Hide the partners of {$name} again}}
    * {{Hide the children of {$name} again}}`,
  again: "{$name}, shown elsewhere in the chart. Go there",
  add: "Add a relative of {$name}",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{dead}}
    || || * {{}}
    || * * {{died {$death}}}
    * || dead {{born {$birth}, dead}}
    * || * {{born {$birth}}}
    * * * {{{$birth} to {$death}}}`,
  signs: {
    adopted: "adopted",
    divorce: "divorced",
    annulment: "annulled",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{adopted}}
    divorce {{divorced from {$partner}}}
    * {{marriage with {$partner} annulled}}`,
  position: "{$at} of {$of}",
  end: "No one further in this direction",
  zoomIn: "Closer",
  zoomOut: "Farther away",
  whole: "Whole chart",
  middleAgain: "Back to the middle",
  print: "Print the whole chart",
  keys: "Keys",
} as const

export default messages
