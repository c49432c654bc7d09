import * as E from "fp-ts/lib/Either.js"
import type { Query } from "../../use-case/query.ts"

/** What the trees of an account store, and how much they may. */
export interface StorageRead {
  readonly usedBytes: number
  /** Null for no limit. */
  readonly limitBytes: number | null
}

/** The bytes of all trees that the user owns. */
export const getStorage: Query<Record<never, never>, StorageRead> = async ({ trees, settings }, { userId }) =>
  userId === null
    ? E.left({ _tag: "Unauthenticated" })
    : E.right({ usedBytes: await trees.storedBytes(userId), limitBytes: settings.maxAccountBytes })
