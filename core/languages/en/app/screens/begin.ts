const messages = {
  title: "Start a tree",
  intro:
    "Write what you know, with the surnames at birth. The rest can stay empty, and you can change everything later.",
  bring: "Import from another program",
  treeName: "Name of the tree",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{My family}}
    * {{The {$surname} family}}`,
  places: {
    you: "You",
    father: "Your father",
    mother: "Your mother",
    fathers_father: "Your father's father",
    fathers_mother: "Your father's mother",
    mothers_father: "Your mother's father",
    mothers_mother: "Your mother's mother",
  },
  generations: {
    you: "You",
    parents: "Your parents",
    grandparents: "Your grandparents",
  },
  given: "Given names",
  surname: "Surname",
  year: "Born in",
  preview: "Your tree so far",
  unknown: "unknown",
  born: "born {$year}",
  save: "Save this tree",
  private: "Only you can see it, until you invite others.",
} as const

export default messages
