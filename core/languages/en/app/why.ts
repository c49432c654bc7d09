/** Why others do not see a person. */
const messages = {
  sentence: "{$reader} {$sees}, because {$because}.",
  readers: {
    anonymous: "A visitor without an account",
    user: "A stranger with an account",
    member: "A member",
  },
  sees: {
    redacted: "sees only that there is someone here",
    hidden: "does not see this person",
  },
  because: {
    tree_not_visible: "the tree is not open to them",
    privacy_hidden: "someone chose to hide this person",
    privacy_redacted: "someone chose to show no details of this person",
    said_living: "it is written that the person is alive",
    born_recently: "the person was born too recently to be taken for dead",
    birth_unknown: "neither a birth nor a death is known, so the person may be alive",
  },
  unless: {
    tree_not_visible: "The settings of the tree say who sees it.",
    privacy_hidden: "The privacy of the person would change that.",
    privacy_redacted: "The privacy of the person would change that.",
    said_living: "A death would change that.",
    born_recently: "A death would change that.",
    birth_unknown: "A death, or a birth long ago, would change that.",
  },
  fromYear: "Time alone does so in {$year}.",
} as const

export default messages
