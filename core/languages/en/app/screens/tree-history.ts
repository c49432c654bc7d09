const messages = {
  title: "History",
  editorsOnly: "Editors and owners of the tree see its history. The page of a person shows the changes of that person.",
  who: "By",
  everyone: "Everyone",
  kind: "What",
  everything: "Everything",
  show: "Show",
  clear: "Show all",
} as const

export default messages
