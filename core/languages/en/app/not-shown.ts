/** A person that this reader does not see. */
const messages = {
  noPersonForVisitors: "The person may be alive, or the tree may be private. Members see more after they sign in.",
  noPersonForYou: "The person may be deleted, or hidden from those who are not members.",
  noPerson: "This person is not shown to you",
} as const

export default messages
