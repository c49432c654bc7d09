/** The words about how two persons are related. */
const messages = {
  title: "How {$a} and {$b} are related",
  is: "{$b}: {$kin} of {$a}",
  way: "Way {$count}",
  steps: {
    parent: "parent",
    child: "child",
    partner: "partner",
  },
  none: "No way from one to the other is known. There may be one over people that you do not see.",
  same: "This is one and the same person.",
  shared: "They share about {$percent} of their inherited traits.",
  turn: "The other way round",
} as const

export default messages
