import { relationshipFields } from "../../../core/domain/relationship.ts"
import { longTextsOf } from "./within-bytes.ts"
import type { RelationshipId } from "../../../core/domain/ids.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import type { PersonReads, RelationshipReads } from "../../../core/ports/reads.ts"
import { relationships } from "../entities/relationship.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { keyedRows } from "./keyed/keyed-rows.ts"
import { type Ordering, orderedRows } from "./keyed/ordered-rows.ts"
import { livePerson } from "./people.ts"
import { subjectReads } from "./subject-reads.ts"

/** The persons of a relationship are its two ends. */
const telling = {
  columns: columns(relationships, "x", "record"),
  table: "relationships",
  people: `
    cross join lateral (select x.id) r
    ${livePerson("a", "x.from_person_id")}
    ${livePerson("b", "x.to_person_id")}`,
  longTexts: longTextsOf(relationshipFields, "record"),
}

/**
 * The parent_child relationships that are reached from `$2` within `$3` generations. Each person is visited once
 * per generation, so loops end, and each relationship is returned once.
 */
const lineage = (near: string, far: string): string => `x.tree_id = $1 and x.type = 'parent_child' and x.${near} in (
  with recursive line as (
    select $2::uuid as id, 0 as generation
    union
    select e.${far}, line.generation + 1 from line
    join relationships e on e.tree_id = $1 and e.${near} = line.id and e.type = 'parent_child' and e.deleted_at is null
    where line.generation + 1 < $3::integer
  )
  select id from line
)`

const byNextId: Ordering<Relationship, RelationshipId> = {
  rows: `select * from (
      select * from relationships r where r.tree_id = $1 and r.from_person_id = k.id
      union all select * from relationships r where r.tree_id = $1 and r.to_person_id = k.id
    ) r where r.deleted_at is null and r.id > $4::uuid order by r.id limit $3`,
  order: "x.id",
  parameters: 1,
  valuesOf: (after) => [after ?? BEFORE_ALL],
  keyOf: ({ id }) => id,
}

const byIds = "select * from relationships r where r.tree_id = $1 and r.id = k.id"

const upwards = lineage("to_person_id", "from_person_id")
const downwards = lineage("from_person_id", "to_person_id")

export const relationshipReads = (sql: Sql): RelationshipReads & Pick<PersonReads, "lineage"> => {
  const { byId, ofTree, deletedOf, where, ofIds, selecting } = subjectReads<Relationship>(sql, telling)
  return {
    byId,
    ofTree,
    deletedOf,
    ofPerson: orderedRows(sql, keyedRows(sql), selecting, byNextId),
    byIds: (treeId, ids, viewer) => ofIds(byIds, treeId, ids, viewer),
    lineage: (treeId, personId, { direction, generations }, viewer) =>
      where(direction === "ancestors" ? upwards : downwards, [treeId, personId, generations], viewer),
  }
}
