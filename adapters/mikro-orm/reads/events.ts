import { eventFields, type LifeEvent, lifeEventFields } from "../../../core/domain/event.ts"
import { longTextsOf } from "./within-bytes.ts"
import type { PlacedEvent } from "../../../core/domain/event.ts"
import type { EventReads } from "../../../core/ports/reads.ts"
import { events } from "../entities/event.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import type { EventId } from "../../../core/domain/ids.ts"
import { MOST_OF_A_LIFE } from "../../../core/domain/large-record/more.ts"
import { type EventPosition, eventPosition } from "../../../core/domain/large-record/record-order.ts"
import { type KeyedRows, keyedRows } from "./keyed/keyed-rows.ts"
import { countedRows, type Ordering, orderedRows } from "./keyed/ordered-rows.ts"
import { lookUp } from "./look-up.ts"
import { byKey } from "../stores/by-key.ts"
import { anyEvent } from "../../../core/domain/record-lists/record-filters.ts"
import { eventConditions } from "./record-lists/filter-sql.ts"
import { involvedJoins } from "./people.ts"
import { subjectReads } from "./subject-reads.ts"

const telling = {
  columns: `${columns(events, "x", "record")}, l.name as "record.place"`,
  table: "events",
  joins: lookUp("places", "l", "l.tree_id = x.tree_id and l.id = x.place_id"),
  people: involvedJoins("x.relationship_id", "coalesce(x.person_id, r.from_person_id)"),
  countedBy: "x",
  longTexts: longTextsOf(eventFields, "record"),
}

const ofPartnerships = (end: "from_person_id" | "to_person_id"): string => `
  select e.* from relationships r cross join lateral ${byKey("events", "e", "e.tree_id = $1 and e.relationship_id = r.id")}
  where r.tree_id = $1 and r.${end} = k.id and r.type = 'partnership' and r.deleted_at is null`

/** The events of person `k`, and of the partnerships. */
const ofPerson = `select e.* from events e where e.tree_id = $1 and e.person_id = k.id
  union all ${ofPartnerships("from_person_id")} union all ${ofPartnerships("to_person_id")}`

/** The day of an event in lists; a day after all others if there is none. The index of a person's events has it. */
const day = (alias: string): string => `coalesce((${alias}.date ->> 'sortDay')::integer, ${NO_DAY})`
const NO_DAY = 2_147_483_647
const BEFORE_ALL_DAYS = -2_147_483_648

const nextOf = (rows: string): string =>
  `(select * from (${rows}) e where e.deleted_at is null and (${day("e")}, e.id) > ($4::integer, $5::uuid)
    order by ${day("e")}, e.id limit $3)`

const byDay: Ordering<PlacedEvent, EventPosition> = {
  // The events of the person are read in the order of their index. Those of partnerships have none.
  rows: `select * from (
      ${nextOf("select e.* from events e where e.tree_id = $1 and e.person_id = k.id")}
      union all ${nextOf(ofPartnerships("from_person_id"))} union all ${nextOf(ofPartnerships("to_person_id"))}
    ) e order by ${day("e")}, e.id limit $3`,
  order: `${day("x")}, x.id`,
  parameters: 2,
  valuesOf: (after) => (after === null ? [BEFORE_ALL_DAYS, BEFORE_ALL] : [after.day ?? NO_DAY, after.id]),
  keyOf: eventPosition,
}

const byNextId: Ordering<PlacedEvent, EventId> = {
  rows: `select e.* from events e where e.tree_id = $1 and e.relationship_id = k.id and e.deleted_at is null
    and e.id > $4::uuid order by e.id limit $3`,
  order: "x.id",
  parameters: 1,
  valuesOf: (after) => [after ?? BEFORE_ALL],
  keyOf: ({ id }) => id,
}

/** The fields of events that the reckoning needs, without texts. */
const ofLife = {
  columns: columns({ fields: lifeEventFields }, "x", "record"),
  table: "events",
  people: telling.people,
  countedBy: "x",
}

/** The first dated live events of person `k` by id, and of the partnerships. */
const datedOfPerson = `select * from (${ofPerson}) e
  where e.date is not null and e.deleted_at is null order by e.id limit ${MOST_OF_A_LIFE}`

export const eventReads = (sql: Sql, ofKeys: KeyedRows = keyedRows(sql), bulk: Sql = sql): EventReads => {
  const { byId, ofTree, deletedOf, selecting } = subjectReads<PlacedEvent>(sql, telling, ofKeys)
  const count = countedRows(sql, selecting, ofPerson)
  const lives = subjectReads<LifeEvent>(sql, ofLife, ofKeys)
  return {
    byId,
    ofTree: (treeId, viewer, keyset, filter = anyEvent) => ofTree(treeId, viewer, keyset, eventConditions(filter)),
    deletedOf,
    ofPerson: orderedRows(bulk, ofKeys, selecting, byDay),
    countOfPerson: (treeId, personId, viewer) => count(treeId, [personId], viewer),
    ofRelationship: orderedRows(bulk, keyedRows(bulk), selecting, byNextId),
    ofLives: (treeId, personIds, viewer) => lives.ofIds(datedOfPerson, treeId, personIds, viewer),
  }
}
