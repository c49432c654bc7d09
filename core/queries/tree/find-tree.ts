import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../../domain/ids.ts"
import type { TreeAddress } from "../../ports/reads.ts"
import type { Query } from "../../use-case/query.ts"

/** The tree of a record; null if there is no such record. It checks no right, so its result must not be shown. */
export const findTree: Query<TreeAddress, TreeId | null> = async ({ trees }, _reader, address) =>
  E.right(await trees.ofRecord(address))
