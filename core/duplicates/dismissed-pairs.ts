import { pairKey } from "../domain/duplicates/duplicate.ts"
import { mergesOf } from "../domain/merge/merges.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"

/**
 * The keys of the dismissed pairs: an editor said that they are two persons. A dismissal of a merged person counts for the
 * kept one.
 */
export const dismissedPairs = async (tree: TreeSnapshot): Promise<ReadonlySet<string>> => {
  const { personOf } = mergesOf(await tree.mergedPersons())
  const keys = new Set<string>()
  for (const { id, distinctFrom } of await tree.distinctPersons())
    for (const other of distinctFrom) keys.add(pairKey([personOf(id), personOf(other)]))
  return keys
}
