/** The words of the search for a person, while it is open. */
const messages = {
  hint: "Type a few letters of a name. A year of birth or death narrows it down.",
  none: "No one of that name is here.",
  count: `
    .input {$count :number}
    .match $count
    one {{One person}}
    * {{{$count} people}}`,
  childOf: "child of {$parents}",
  with: "with {$partners}",
  alsoCalled: "also called {$name}",
} as const

export default messages
