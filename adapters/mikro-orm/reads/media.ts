import type { MediaId } from "../../../core/domain/ids.ts"
import type { Media } from "../../../core/domain/media.ts"
import type { MediaReads } from "../../../core/ports/reads.ts"
import { media } from "../schema.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { lookUp } from "./look-up.ts"
import { involvedJoins } from "./people.ts"
import { citedPeople } from "./sources.ts"
import { citedReads } from "./cited-reads.ts"

const named = `select x.id as "id" from unnest($1::uuid[], $2::uuid[]) as key (tree_id, id)
  join media x on x.tree_id = key.tree_id and x.id = key.id`

/** A media object shows its person, those of its event, or, of a source, those of one citation. */
export const mediaReads = (sql: Sql): MediaReads => ({
  ...citedReads<Media>(sql, {
    columns: columns(media, "x", "record"),
    from: ["media", "x"],
    peopleColumns: `e.privacy as "eventPrivacy", coalesce(a.privacy, w.privacy) as "a.privacy", coalesce(a.public_from, w.public_from) as "a.publicFrom",
      coalesce(b.privacy, w.second_privacy) as "b.privacy", coalesce(b.public_from, w.second_public_from) as "b.publicFrom",
      r.id is not null or coalesce(w.is_of_two, false) as "isOfTwo"`,
    people: (year) => `
      ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = x.event_id")}
      ${involvedJoins("e.relationship_id", "coalesce(x.person_id, e.person_id, r.from_person_id)")}
      ${lookUp("sources", "s", "s.tree_id = x.tree_id and s.id = x.source_id")} ${citedPeople(year)}`,
  }),
  named: async (keys) => {
    const rows = await sql.rows<{ readonly id: MediaId }>(named, [
      keys.map(({ treeId }) => treeId),
      keys.map(({ mediaId }) => mediaId),
    ])
    return new Set(rows.map(({ id }) => id))
  },
})
