import type * as t from "io-ts"

/** The fields that a restore sets: the tree is new, and so is every row. Deleted rows are in no backup. */
type SetByRestore = "treeId" | "version" | "deletedAt" | "deletionId"

/**
 * A codec for each field of `T` except those named. A field added to `T` does not compile until the backup has it. It must be an
 * optional field of its codec, because backups made before lack it.
 */
export type BackedUp<T, Other extends keyof T = never> = Readonly<
  Record<Exclude<keyof T, SetByRestore | Other>, t.Mixed>
>
