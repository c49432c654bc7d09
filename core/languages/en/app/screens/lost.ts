/** An address without a screen. */
const messages = {
  text: "The address may be incomplete, or what was here is gone.",
} as const

export default messages
