/** The words about what was typed and not saved. */
const messages = {
  back: "This is what you typed before. It is not saved yet.",
  again: "Start again",
  dropped: "What you typed is dropped.",
  kept: "What you typed is kept. Open the form again to go on.",
} as const

export default messages
