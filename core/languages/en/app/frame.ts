/** A tree that is not open to a reader. */
const messages = {
  noTree: "This tree is not open to you",
  noTreeForVisitors: "It may be private. If you are a member, sign in. Otherwise ask its owner.",
  noTreeForYou: "It may be private or deleted. Ask its owner to add you.",
} as const

export default messages
