/** Screens that are closed while a member sees the tree as someone else. */
const messages = {
  closed: "Closed while you see as someone else",
  closedText: "This page is for members. Stop seeing the tree as someone else to open it.",
} as const

export default messages
