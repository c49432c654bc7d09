/** The links of a tree. */
const messages = {
  title: "Links to look",
  text: "Everybody who has the address of a link looks at the tree without an account, until the link ends.",
  unnamed: "Without a name",
  shows: { public: "as a visitor", members: "with living people" },
  opened: `
  .input {$times :number}
  .match $times
  0 {{not opened yet}}
  one {{opened once}}
  * {{opened {$times} times}}`,
  until: "until {$day}",
  end: "End",
  endOf: "End the link {$name}",
  name: "Who gets it",
  nameHint: "Only the editors of the tree see it.",
  sees: "What it shows",
  choices: { public: "What visitors would see; living people are hidden", members: "Everything that viewers see" },
  days: "How long it lasts",
  lengths: { "7": "A week", "30": "A month", "90": "Three months", "365": "A year" },
  passcode: "Passcode",
  passcodeHint: "8 characters or more. Leave it empty to have none.",
  make: "Make a link",
  once: "Send this address to the person. It is never shown again.",
  another: "Make another link",
} as const

export default messages
