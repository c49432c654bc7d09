import type * as t from "io-ts"
import type { RecordLifecycle } from "./lifecycle.ts"

/**
 * A codec for each field of `T` that a caller sends: all but those that the service sets, and those named. A field
 * added to `T` does not compile until it has one.
 */
export type Inputs<T, Other extends keyof T = never> = Readonly<
  Record<Exclude<keyof T, keyof RecordLifecycle | "id" | "treeId" | Other>, t.Mixed>
>
