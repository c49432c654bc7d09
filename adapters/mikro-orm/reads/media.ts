import type { MediaId } from "../../../core/domain/ids.ts"
import type { LinkedMedia } from "../../../core/domain/evidence/media.ts"
import type { MediaReads } from "../../../core/ports/reads.ts"
import { media } from "../entities/evidence/media.ts"
import { targetsOfMedium } from "../stores/media-targets.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { anyMedium } from "../../../core/domain/record-lists/record-filters.ts"
import { mediaConditions } from "./record-lists/filter-sql.ts"
import type { KeyedRows } from "./keyed/keyed-rows.ts"
import { countedRows, ownedRows } from "./keyed/ordered-rows.ts"
import { lookUp } from "./look-up.ts"
import { byKey } from "../stores/by-key.ts"
import { involvedJoins } from "./people.ts"
import { citedPeople } from "./sources.ts"
import { type CitedRow, citedReads } from "./cited-reads.ts"
import { statement } from "../statements/registry.ts"

const named = statement(
  "reads/media named",
  `select x.id as "id" from unnest($1::uuid[], $2::uuid[]) as key (tree_id, id)
  join media x on x.tree_id = key.tree_id and x.id = key.id`,
)

const attachment = `select x.person_id, x.event_id, null::uuid as relationship_id, x.source_id, null::uuid as citation_id,
  null::uuid as place_id where num_nonnulls(x.person_id, x.event_id, x.source_id) > 0`

const links = `select l.person_id, l.event_id, l.relationship_id, l.source_id, l.citation_id, l.place_id
  from ${byKey("media_links", "l", "l.tree_id = x.tree_id and l.media_id = x.id")}`

const facts = (person: string): string =>
  `case when ${person}.id is not null then json_build_object('privacy', ${person}.privacy, 'publicFrom', ${person}.public_from) end`

/**
 * What the attachment and the links of medium `x` refer to: whether one of them belongs to a hidden event, whether one is
 * a person, event, relationship or source that the public may see, and their persons, null for a missing one. A live
 * source adds a missing person unless the public may see a citation of it.
 */
const linked = (year: string): string => `
  left join lateral (
    select coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden,
      coalesce(bool_or(case
        when k.person_id is not null then true
        when k.event_id is not null then e.deleted_at is null
        when k.relationship_id is not null then r.deleted_at is null
        else s.id is not null end), false) as is_grounded,
      json_agg(v.facts) filter (where v.counts) as people
    from (${attachment} union all ${links}) k
    ${lookUp("citations", "c", "c.tree_id = x.tree_id and c.id = k.citation_id")}
    ${lookUp("names", "n", "n.tree_id = x.tree_id and n.id = c.name_id")}
    ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = coalesce(k.event_id, c.event_id)")}
    ${involvedJoins(
      "coalesce(k.relationship_id, c.relationship_id, e.relationship_id)",
      "coalesce(k.person_id, c.person_id, n.person_id, e.person_id, r.from_person_id)",
    )}
    ${lookUp("sources", "s", "s.tree_id = x.tree_id and s.id = k.source_id", "s.deleted_at is null")}
    ${citedPeople(year, "cited")}
    cross join lateral (values
      (${facts("a")}, k.place_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))),
      (${facts("b")}, r.id is not null)
    ) v (facts, counts)
  ) o on true`

/**
 * The persons of medium `x`, by its attachment and its links. If nothing of what only the public sees of it grounds it, a
 * person is missing. The first person is no person of the tree, and is public.
 */
export const mediaPeople: Pick<CitedRow, "peopleColumns" | "people"> = {
  peopleColumns: `case when o.is_hidden then 'hidden' end as "eventPrivacy", o.people as "others",
    case when o.is_grounded then 'default' end as "a.privacy", case when o.is_grounded then -10000 end as "a.publicFrom",
    null::text as "b.privacy", null::integer as "b.publicFrom", false as "isOfTwo"`,
  people: linked,
}

const medium = {
  columns: `${columns(media, "x", "record")}, ${targetsOfMedium} as "record.links"`,
  from: ["media", "x"],
  ...mediaPeople,
  longTexts: [],
} as const

const byIds = "select * from media x where x.tree_id = $1 and x.id = k.id"

const attachedTo = (column: string): string => `select m.* from media m where m.tree_id = $1 and m.${column} = k.id`
const linkedTo = (column: string): string =>
  `select m.* from media_links n cross join lateral ${byKey("media", "m", "m.tree_id = $1 and m.id = n.media_id")} ` +
  `where n.tree_id = $1 and n.${column} = k.id`

/** The media that are attached or linked to the record `k`. */
const ofOwner = [
  ...["person_id", "event_id", "source_id"].map(attachedTo),
  ...["person_id", "event_id", "source_id", "relationship_id", "citation_id"].map(linkedTo),
].join(" union all ")

export const mediaReads = (sql: Sql, ofKeys?: KeyedRows, bulk: Sql = sql): MediaReads => {
  const { byId, ofTree, deletedOf, ofIds, selecting } = citedReads<LinkedMedia>(sql, medium, ofKeys)
  return {
    byId,
    deletedOf,
    ofTree: (treeId, viewer, keyset, filter = anyMedium) => ofTree(treeId, viewer, keyset, mediaConditions(filter)),
    ofRecords: ownedRows({ sql, bulk }, selecting, ofOwner),
    countOfRecords: countedRows(sql, selecting, ofOwner),
    byIds: (treeId, ids, viewer) => ofIds(byIds, treeId, ids, viewer),
    named: async (keys) => {
      const rows = await sql.rows<{ readonly id: MediaId }>(named, [
        keys.map(({ treeId }) => treeId),
        keys.map(({ mediaId }) => mediaId),
      ])
      return new Set(rows.map(({ id }) => id))
    },
  }
}
