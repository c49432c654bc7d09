import type { TreeAccess } from "../../../core/domain/access.ts"
import type { MediaId } from "../../../core/domain/ids.ts"
import type { Media } from "../../../core/domain/media.ts"
import type { MediaReads } from "../../../core/ports/reads.ts"
import { media } from "../schema.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"
import { alone, involving, type Told, toldJoins } from "./people.ts"
import { witness } from "./sources.ts"

const row = columns(media, "x", "record")

/** Whom a media object shows: its person, those of its event, or, of a source, those of one citation. */
const attachedColumns = `coalesce(a.privacy, w.privacy) as "a.privacy", coalesce(a.public_from, w.public_from) as "a.publicFrom",
  coalesce(b.privacy, w.second_privacy) as "b.privacy", coalesce(b.public_from, w.second_public_from) as "b.publicFrom",
  r.id is not null or coalesce(w.is_of_two, false) as "isOfTwo"`
const attachedJoins = (year: string): string => `
  left join events e on e.tree_id = x.tree_id and e.id = x.event_id
  ${toldJoins("e.relationship_id", "coalesce(x.person_id, e.person_id, r.from_person_id)")}
  left join sources s on s.tree_id = x.tree_id and s.id = x.source_id ${witness(year)}`

const page = "where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id limit $3"
const found = `select ${row}, ${attachedColumns}, ${accessColumns} from media x ${attachedJoins("$3::integer")} ${accessJoins("x")}
  where x.id = $1 and x.deleted_at is null`
const listed = `select ${row} from media x ${page}`
const listedWithPeople = `select ${row}, ${attachedColumns} from media x ${attachedJoins("$4::integer")} ${page}`
const named = `select x.id as "id" from unnest($1::uuid[], $2::uuid[]) as key (tree_id, id)
  join media x on x.tree_id = key.tree_id and x.id = key.id`

type Row = { readonly record: Media }

export const mediaReads = (sql: Sql): MediaReads => ({
  byId: async (id, userId, publicIn) => {
    const [first] = await sql.rows<Row & Told & TreeAccess>(found, [id, userId, publicIn])
    if (first === undefined) return null
    const { tree, role, ...told } = first
    return { tree, role, found: involving(told) }
  },
  ofTree: (treeId, publicIn, keyset) => {
    const idOf = ({ record }: Row) => record.id
    return publicIn === null
      ? mapBatches(inBatches(keyset, (after, limit) => sql.rows<Row>(listed, [treeId, after ?? BEFORE_ALL, limit]), idOf), alone)
      : mapBatches(
          inBatches(keyset, (after, limit) => sql.rows<Row & Told>(listedWithPeople, [treeId, after ?? BEFORE_ALL, limit, publicIn]), idOf),
          involving,
        )
  },
  named: async (keys) => {
    const rows = await sql.rows<{ readonly id: MediaId }>(named, [keys.map(({ treeId }) => treeId), keys.map(({ mediaId }) => mediaId)])
    return new Set(rows.map(({ id }) => id))
  },
})
