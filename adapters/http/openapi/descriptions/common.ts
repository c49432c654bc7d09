import { fileFields } from "../../../../core/codec/file-time.ts"

/** The texts of properties that mean the same in every schema. */
export const common = {
  fileChangedAt: fileFields.fileChangedAt.about,
  id: "The id, a UUID of version 7.",
  treeId: "The tree that the record belongs to.",
  version:
    "The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the " +
    "`ETag`. Null for readers who do not see everything in the tree.",
  createdAt: "When the record was created, in UTC.",
  updatedAt: "When the record was last changed, in UTC. Null for readers who do not see everything in the tree.",
  deletedAt: "When the record was deleted, in UTC. Only a deleted record has it.",
  email: "The e-mail address. Case and surrounding white space do not matter.",
  notes: "Free text about the record.",
} as const

export type CommonText = keyof typeof common
