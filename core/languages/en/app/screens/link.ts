/** The link that opens a tree. */
const messages = {
  title: "A link to a family tree",
  passcode: "Passcode",
  passcodeHint: "If you were given a passcode with the link, type it here.",
  open: "Open the tree",
  ended: "The link does not open by itself: it needs a passcode, or it has ended.",
  wrong: "The passcode is wrong, or the link has ended. Ask the person who sent it for a new one.",
} as const

export default messages
