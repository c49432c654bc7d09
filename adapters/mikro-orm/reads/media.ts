import type { MediaId } from "../../../core/domain/ids.ts"
import type { Media } from "../../../core/domain/evidence/media.ts"
import type { MediaReads } from "../../../core/ports/reads.ts"
import { media } from "../entities/evidence/media.ts"
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

/**
 * What the links of medium `x` refer to: whether one of them is a hidden event, and their persons, null for a
 * missing one. A link to a live source adds no person if the public may see a citation of it, and a missing person
 * otherwise.
 */
const linked = (year: string): string => `
  left join lateral (
    select coalesce(bool_or(ke.privacy = 'hidden'), false) as is_hidden,
      json_agg(case when kp.id is not null then json_build_object('privacy', kp.privacy, 'publicFrom', kp.public_from) end)
        filter (where k.event_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))) as people
    from media_links k
    ${lookUp("persons", "kp", "kp.tree_id = k.tree_id and kp.id = k.person_id", "kp.deleted_at is null")}
    ${lookUp("events", "ke", "ke.tree_id = k.tree_id and ke.id = k.event_id", "ke.deleted_at is null")}
    ${lookUp("sources", "s", "s.tree_id = k.tree_id and s.id = k.source_id", "s.deleted_at is null")}
    ${citedPeople(year, "cited")}
    where k.tree_id = x.tree_id and k.media_id = x.id
  ) o on true`

/**
 * The persons of medium `x`: its person, those of its event or, for a source, those of one citation, and the persons
 * of its links.
 */
export const mediaPeople: Pick<CitedRow, "peopleColumns" | "people"> = {
  peopleColumns: `case when o.is_hidden then 'hidden' else e.privacy end as "eventPrivacy", o.people as "others",
    coalesce(a.privacy, w.privacy) as "a.privacy", coalesce(a.public_from, w.public_from) as "a.publicFrom",
    coalesce(b.privacy, w.second_privacy) as "b.privacy", coalesce(b.public_from, w.second_public_from) as "b.publicFrom",
    r.id is not null or coalesce(w.is_of_two, false) as "isOfTwo"`,
  people: (year) => `
    ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = x.event_id")}
    ${involvedJoins("e.relationship_id", "coalesce(x.person_id, e.person_id, r.from_person_id)")}
    ${lookUp("sources", "s", "s.tree_id = x.tree_id and s.id = x.source_id")} ${citedPeople(year)} ${linked(year)}`,
}

const medium = { columns: columns(media, "x", "record"), from: ["media", "x"], ...mediaPeople, longTexts: [] } as const

const byIds = "select * from media x where x.tree_id = $1 and x.id = k.id"

/** The media that are attached or linked to the person, event or source `k`. */
const ofOwner = ["person_id", "event_id", "source_id"]
  .flatMap((owner) => [
    `select m.* from media m where m.tree_id = $1 and m.${owner} = k.id`,
    `select m.* from media_links n cross join lateral ${byKey("media", "m", "m.tree_id = $1 and m.id = n.media_id")} ` +
      `where n.tree_id = $1 and n.${owner} = k.id`,
  ])
  .join(" union all ")

export const mediaReads = (sql: Sql, ofKeys?: KeyedRows, bulk: Sql = sql): MediaReads => {
  const { byId, ofTree, deletedOf, ofIds, selecting } = citedReads<Media>(sql, medium, ofKeys)
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
