/** The phases of long work on a file. `queued` while it waits for its turn. */
export const progressPhases = ["queued", "unpacking", "reading", "matching", "storing"] as const

/**
 * The progress within a phase: the number done and the total, null if unknown. The unit is records of the file;
 * persons of the tree while matching; files of the archive while unpacking.
 */
export interface Progress {
  readonly phase: (typeof progressPhases)[number]
  readonly records: number
  readonly of: number | null
}

/** Called from time to time. */
export type OnProgress = (progress: Progress) => void
