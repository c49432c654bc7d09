import type { NameId, PersonId, TreeId } from "../../../core/domain/ids.ts"
import { namePosition, type NamePosition } from "../../../core/domain/large-record/record-order.ts"
import type { Name } from "../../../core/domain/name.ts"
import { withhold } from "../../../core/domain/privacy.ts"
import type { NameReads } from "../../../core/ports/reads.ts"
import { names } from "../entities/name.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { inBatches, mapBatches } from "./batches.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { keyedRows } from "./keyed/keyed-rows.ts"
import { type Ordering, orderedRows } from "./keyed/ordered-rows.ts"
import { livePerson } from "./people.ts"
import { subjectReads } from "./subject-reads.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"

/** The person of a name is its bearer. */
const telling = {
  columns: columns(names, "x", "record"),
  table: "names",
  people: `cross join lateral (select null::uuid as id) r ${livePerson("a", "x.person_id")} ${livePerson("b", "r.id")}`,
}

/** Names that are not primary, as a number, so that the order is the same for all columns. */
const rank = (alias: string): string => `(not ${alias}.is_primary)::integer`

/** The primary name first. The index of a person's names has this order. */
const primaryFirst: Ordering<Name, NamePosition> = {
  rows: `select * from names n where n.tree_id = $1 and n.person_id = k.id and n.deleted_at is null
    and (${rank("n")}, n.id) > ($4::integer, $5::uuid) order by ${rank("n")}, n.id limit $3`,
  order: `${rank("x")}, x.id`,
  parameters: 2,
  valuesOf: (after) => (after === null ? [-1, BEFORE_ALL] : [after.isPrimary ? 0 : 1, after.id]),
  keyOf: namePosition,
}

interface Next {
  readonly treeId: TreeId
  readonly personId: PersonId
  readonly after: NameId
  readonly limit: number
}

const deleted = compiled<Next>("reads/names deleted")((p) =>
  db
    .selectFrom("names as n")
    .select(columnsOf(names, "n"))
    .where("n.tree_id", "=", p("treeId"))
    .where("n.person_id", "=", p("personId"))
    .where("n.deleted_at", "is not", null)
    .where("n.id", ">", p("after"))
    .orderBy("n.id")
    .limit(p("limit")),
)

export const nameReads = (sql: Sql): NameReads => {
  const { where, selecting } = subjectReads<Name>(sql, telling)
  return {
    ofPerson: orderedRows(sql, keyedRows(sql), selecting, primaryFirst),
    byId: async (treeId, personId, id, viewer) => {
      const [found = null] = await where(
        "x.tree_id = $1 and x.id = $2 and x.person_id = $3",
        [treeId, id, personId],
        viewer,
      )
      return found
    },
    deletedOf: (treeId, personId, keyset) =>
      mapBatches(
        inBatches(
          keyset,
          (after: NameId | null, limit) => deleted.rows(sql, { treeId, personId, after: after ?? BEFORE_ALL, limit }),
          ({ id }) => id,
        ),
        withhold<Name>,
      ),
  }
}
