import { type Association, associationFields } from "../../../core/domain/association/association.ts"
import type { AssociationId } from "../../../core/domain/ids.ts"
import type { AssociationReads } from "../../../core/ports/reads.ts"
import { associations } from "../entities/association.ts"
import type { Sql } from "../sql.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { columns } from "../table.ts"
import { type KeyedRows, keyedRows } from "./keyed/keyed-rows.ts"
import { countedRows, type Ordering, orderedRows } from "./keyed/ordered-rows.ts"
import { lookUp } from "./look-up.ts"
import { involvedJoins, livePerson } from "./people.ts"
import { subjectReads } from "./subject-reads.ts"
import { longTextsOf } from "./within-bytes.ts"

/** The joins of the persons of association `x`, with the associate as `o`. */
const joins = `
  ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = x.event_id")}
  ${involvedJoins("coalesce(x.relationship_id, e.relationship_id)", "coalesce(r.from_person_id, x.person_id, e.person_id)")}
  ${livePerson("o", "x.associate_id")}`

/** The associate of association `x`: null where there is none, and a null in the list for one who is not there. */
const associate = `case when x.associate_id is not null then json_build_array(
    case when o.id is not null then json_build_object('privacy', o.privacy, 'publicFrom', o.public_from) end) end`

const edges = ["from_person_id", "to_person_id"].map(
  (end) => `select r.id from relationships r where r.tree_id = $1 and r.${end} = k.id and r.deleted_at is null`,
)

const about = (column: string, ids: string): string =>
  `select a.* from (${ids}) t join associations a on a.tree_id = $1 and a.${column} = t.id`

/** The associations of the person `k`, each once. */
const ofPerson = [
  `select a.* from associations a where a.tree_id = $1 and a.person_id = k.id`,
  `select a.* from associations a where a.tree_id = $1 and a.associate_id = k.id`,
  about("event_id", `select e.id from events e where e.tree_id = $1 and e.person_id = k.id and e.deleted_at is null`),
  ...edges.map((edge) =>
    about(
      "event_id",
      `select e.id from (${edge}) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null`,
    ),
  ),
  ...edges.map((edge) => about("relationship_id", edge)),
].join(" union ")

const byNextId: Ordering<Association, AssociationId> = {
  rows: `select * from (${ofPerson}) a where a.deleted_at is null and a.id > $4::uuid order by a.id limit $3`,
  order: "x.id",
  parameters: 1,
  valuesOf: (after) => [after ?? BEFORE_ALL],
  keyOf: ({ id }) => id,
}

const association = {
  columns: columns(associations, "x", "record"),
  table: "associations",
  people: joins,
  event: "e",
  others: associate,
  longTexts: longTextsOf(associationFields, "record"),
}

export const associationReads = (sql: Sql, ofKeys: KeyedRows = keyedRows(sql), bulk: Sql = sql): AssociationReads => {
  const { byId, ofTree, deletedOf, selecting } = subjectReads<Association>(sql, association, ofKeys)
  const count = countedRows(sql, selecting, ofPerson)
  return {
    byId,
    ofTree: (treeId, viewer, keyset) => ofTree(treeId, viewer, keyset),
    ofPerson: orderedRows(bulk, ofKeys, selecting, byNextId),
    countOfPerson: (treeId, personId, viewer) => count(treeId, [personId], viewer),
    deletedOf,
  }
}
