import type { Identifier } from "../../evidence/identifier.ts"
import { readIdentifiers } from "../structures/reading/read-identifiers.ts"
import type { KeptNode } from "./kept-node.ts"

/** The values of a record that an earlier version left in the kept lines. Null where nothing is to be filled. */
export interface Unread {
  readonly identifiers: readonly Identifier[] | null
}

const withoutUse = { use: (): void => {} }

/** The row with the values that it lacks and its kept record states; null if it lacks none of them. */
export const filledFrom = <T extends Unread>(record: KeptNode, row: T): T | null => {
  if (row.identifiers !== null) return null
  const identifiers = readIdentifiers(record, withoutUse)
  return identifiers.length === 0 ? null : { ...row, identifiers }
}
