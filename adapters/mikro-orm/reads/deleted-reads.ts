import type { DeletedReads } from "../../../core/ports/reads.ts"
import type { Sql } from "../sql.ts"
import { inBatches, mapBatches } from "./batches.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { withoutPersons } from "./people.ts"
import { statement } from "../statements/registry.ts"

/** The list of deleted records. `selected` selects each one as `record`, from rows with this alias. */
export const deletedReads = <T extends { readonly id: string }>(
  sql: Sql,
  selected: string,
  alias: string,
): DeletedReads<T>["deletedOf"] => {
  const text = statement(
    "reads/deleted-reads deletedReads",
    `${selected} where ${alias}.tree_id = $1 and ${alias}.id > $2 and ${alias}.deleted_at is not null
    order by ${alias}.id limit $3`,
  )
  return (treeId, keyset) =>
    mapBatches(
      inBatches(
        keyset,
        (after, limit) => sql.rows<{ readonly record: T }>(text, [treeId, after ?? BEFORE_ALL, limit]),
        ({ record }): T["id"] => record.id,
      ),
      withoutPersons,
    )
}
