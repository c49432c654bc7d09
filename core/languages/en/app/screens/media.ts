const messages = {
  title: "Pictures and documents",
  none: "There are no pictures or documents here yet.",
  noneSuch: "Nothing is like that here.",
  more: "Show more",
  members: "Sign in to see pictures and documents.",
  signIn: "Sign in",
  added: "added on {$day}",
  download: "Download",
  delete: "Delete",
  deleted: "Deleted.",
  name: "Title",
  conflict: "Someone else changed this picture or document meanwhile. Here is both:",
  belongs: "Belongs to",
} as const

export default messages
