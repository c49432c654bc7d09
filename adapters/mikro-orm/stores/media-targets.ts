import type { MediaTargetType } from "../../../core/domain/evidence/media-target.ts"
import { fieldsOf } from "../../../core/lib/fields-of.ts"
import { byKey } from "./by-key.ts"

/** The columns of an attachment and of a link, by the kind of record to which they lead. */
const columnOf: Readonly<Record<MediaTargetType, string>> = {
  person: "person_id",
  event: "event_id",
  relationship: "relationship_id",
  source: "source_id",
  citation: "citation_id",
  place: "place_id",
}

const attached: readonly MediaTargetType[] = ["person", "event", "source"]

const valuesOf = (alias: string, types: readonly MediaTargetType[]): string =>
  `(values ${types.map((type) => `('${type}', ${alias}.${columnOf[type]})`).join(", ")})`

const isLive = (table: string): string =>
  `(select d.deleted_at is null from ${table} d where d.tree_id = x.tree_id and d.id = t.id)`

/**
 * The records to which medium `x` is attached and linked, as a JSON list of targets in their order. Deleted ones are left
 * out, unless the medium is deleted itself. A place is never deleted softly.
 */
export const targetsOfMedium = `(
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
    select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from ${valuesOf("x", attached)} a (type, id)
    union all
    select v.type, v.id, l.id from ${byKey("media_links", "l", "l.tree_id = x.tree_id and l.media_id = x.id")}
    cross join lateral ${valuesOf("l", fieldsOf(columnOf))} v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
    when 'person' then ${isLive("persons")} when 'event' then ${isLive("events")}
    when 'relationship' then ${isLive("relationships")} when 'source' then ${isLive("sources")}
    when 'citation' then ${isLive("citations")} else true end)
)`
