/** What long work on a file is at; `queued` while it waits for its turn. */
export const progressPhases = ["queued", "unpacking", "reading", "matching", "storing"] as const

/** How far it has come: so many records of the file, while matching people of the tree, while unpacking files of an archive, of so many; null where that is not known yet. */
export interface Progress {
  readonly phase: (typeof progressPhases)[number]
  readonly records: number
  readonly of: number | null
}

/** Called from time to time. */
export type OnProgress = (progress: Progress) => void
