/** The link that confirms an address, sent again. */
const messages = { sendAgain: "Send the link again", sentAgain: "The link is on its way." } as const

export default messages
