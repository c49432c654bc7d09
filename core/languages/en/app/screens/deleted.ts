const messages = {
  title: "Deleted records",
  intro: "What was deleted is kept. A record that is restored comes back with what was deleted together with it.",
  editorsOnly: "Only editors and owners see what was deleted.",
  kind: "What",
  kinds: {
    person: "People",
    event: "Facts",
    relationship: "Relationships",
    source: "Sources",
    citation: "Citations of sources",
    media: "Pictures and documents",
  },
  none: "Nothing of this kind is deleted.",
  more: "Show more",
  deletedOn: "deleted on {$day}",
  restore: "Restore",
  restoreOne: "Restore: {$what}",
  restored: "Restored: {$what}.",
  unnamed: "Of someone who is deleted too",
} as const

export default messages
