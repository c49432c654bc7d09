import type { TreeAccess } from "../../../core/domain/access.ts"
import {
  placeDetails,
  type PlaceOrder,
  type PlacePosition,
  placePosition,
  type PlaceRow,
  SORTED_CHARACTERS,
} from "../../../core/domain/place/place.ts"
import { withhold } from "../../../core/domain/privacy.ts"
import type { PlaceReads } from "../../../core/ports/reads.ts"
import { places } from "../entities/place.ts"
import type { Sql } from "../sql.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { type StatementText, statement } from "../statements/registry.ts"
import { columns } from "../table.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { inBatches, mapBatches } from "./batches.ts"
import { longTextsOf, withinBytes } from "./within-bytes.ts"

const eventsAt = "e.tree_id = x.tree_id and e.place_id = x.id and e.deleted_at is null"

/** The number of live events at the place `x`. */
const counted = `cross join lateral (select count(*)::integer as count from events e where ${eventsAt}) n`

const isParent = "exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id)"

const isThere = `(x.listed_alone or exists (select from events e where ${eventsAt}) or ${isParent})`

const found = statement(
  "reads/places found",
  `select ${columns(places, "x", "record")}, n.count as "record.eventCount", ${accessColumns}
  from places x ${counted} ${accessJoins("x")} where x.id = $1 and ${isThere}`,
)

/** The places of tree `$1` that have all words `$2` and are parts of `$3`, if it is given. */
const matching = "x.tree_id = $1 and x.search_text like all ($2::text[]) and ($3::uuid is null or x.parent_id = $3)"

const sortName = `left(x.search_text, ${SORTED_CHARACTERS}) collate "C"`

const selected = `select ${columns(places, "x", "record")}, n.count as "record.eventCount"`

/** The events of the next places alone are counted. */
const nextBy = (order: string, after: string): string =>
  `${selected} from (
    select x.* from places x where ${matching} and ${isThere} and (${order}) > (${after}) order by ${order} limit $4
  ) x ${counted} order by ${order}`

/** The events of the whole tree are counted at once, from their index alone. */
const nextByEvents = `${selected} from places x left join (
    select e.place_id, count(*)::integer as count from events e
    where e.tree_id = $1 and e.place_id is not null and e.deleted_at is null group by e.place_id
  ) a on a.place_id = x.id cross join lateral (select coalesce(a.count, 0) as count) n
  where ${matching} and (a.count is not null or x.listed_alone or ${isParent}) and (-n.count, x.id) > ($5::integer, $6::uuid)
  order by n.count desc, x.id limit $4`

const longTexts = longTextsOf(placeDetails, "record")

const listed = (name: string, text: string): StatementText =>
  statement(`reads/places ${name}`, withinBytes(text, longTexts))

interface Listed {
  readonly text: StatementText
  readonly after: (position: PlacePosition | null) => readonly unknown[]
}

const byId: Listed = {
  text: listed("byId", nextBy("x.id", "$5::uuid")),
  after: (position) => [position?.id ?? BEFORE_ALL],
}

const orders: Readonly<Record<PlaceOrder, Listed>> = {
  name: {
    text: listed("byName", nextBy(`${sortName}, x.id`, "$5::text, $6::uuid")),
    after: (position) => [position?.sortName ?? "", position?.id ?? BEFORE_ALL],
  },
  "-events": {
    text: listed("byEvents", nextByEvents),
    after: (position) => [position === null ? -MOST_EVENTS : -position.eventCount, position?.id ?? BEFORE_ALL],
  },
}

const MOST_EVENTS = 2_147_483_647

export const placeReads = (sql: Sql): PlaceReads => ({
  byId: async (id, userId) => {
    const [row] = await sql.rows<{ readonly record: PlaceRow } & TreeAccess>(found, [id, userId])
    return row === undefined ? null : { tree: row.tree, role: row.role, found: withhold(row.record) }
  },
  ofTree: (treeId, { words, parentId }, order, keyset) => {
    const { text, after: valuesOf } = order === null ? byId : orders[order]
    // Words of a query have only letters and digits, so LIKE sees no wildcard in them.
    const patterns = words.map((word) => `%${word}%`)
    return mapBatches(
      inBatches(
        keyset,
        (after, limit) =>
          sql.rows<{ readonly record: PlaceRow }>(text, [treeId, patterns, parentId, limit, ...valuesOf(after)]),
        ({ record }) => placePosition(record),
      ),
      ({ record }) => withhold(record),
    )
  },
})
