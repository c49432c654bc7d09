/** The choice as who a tree is looked at. */
const messages = {
  title: "See this tree as someone else",
  text: "You see exactly what they see, on every screen of this tree, until you stop. You cannot change anything meanwhile.",
  roles: {
    owner: "owner",
    editor: "editor",
    viewer: "viewer",
  },
  as: "As {$who}",
  asMember: "As {$name} ({$role})",
} as const

export default messages
