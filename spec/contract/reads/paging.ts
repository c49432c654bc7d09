import { expect } from "chai"
import type { Keyset, Rows } from "../../../core/ports/rows.ts"
import { collect } from "../../support/store.ts"

/** Puts a list to all edges of paging: `ids` are all that it holds, in order. */
export const expectPaging = async <T, Key extends string>(
  list: (keyset: Keyset<Key>) => Rows<T>,
  idOf: (row: T) => string | undefined,
  ids: readonly Key[],
): Promise<void> => {
  const idsOf = async (after: Key | null, batch: number) => (await collect(list({ after, batch }))).map(idOf)
  expect(await idsOf(null, 1_000), "more asked for than there is").to.deep.equal(ids)
  expect(await idsOf(null, Math.max(1, ids.length)), "exactly one batch").to.deep.equal(ids)
  expect(await idsOf(null, 1), "one at a time").to.deep.equal(ids)
  expect(await idsOf(null, 2), "two at a time").to.deep.equal(ids)
  for (const [at, id] of ids.entries())
    expect(await idsOf(id, 2), `after number ${at}`).to.deep.equal(ids.slice(at + 1))
}
