import type { TreeAccess } from "../../../core/domain/access.ts"
import type { Citation } from "../../../core/domain/citation.ts"
import type { Source } from "../../../core/domain/source.ts"
import type { CitationReads, SourceReads } from "../../../core/ports/reads.ts"
import { citations, sources } from "../schema.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"
import { alone, involving, type Told, toldJoins } from "./people.ts"
import { tellingReads } from "./telling.ts"

const citedJoins = `
  left join names n on n.tree_id = x.tree_id and n.id = x.name_id
  left join events e on e.tree_id = x.tree_id and e.id = x.event_id
  ${toldJoins("coalesce(x.relationship_id, e.relationship_id)", "coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id)")}`

export const citationReads = (sql: Sql): CitationReads => {
  const { byId, ofTree } = tellingReads<Citation>(sql, { columns: columns(citations, "x", "record"), from: "citations x", people: citedJoins })
  return { byId, ofTree }
}

/** The people of one citation of source `s` whose people all are public in the year that stands at `year`. */
export const witness = (year: string): string => `
  left join lateral (
    select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
    from citations x ${citedJoins}
    where x.tree_id = s.tree_id and x.source_id = s.id and x.deleted_at is null
      and a.privacy = 'default' and a.public_from <= ${year}
      and (r.id is null or (b.privacy = 'default' and b.public_from <= ${year}))
    limit 1
  ) w on true`

const source = columns(sources, "s", "record")
const witnessColumns = `w.privacy as "a.privacy", w.public_from as "a.publicFrom",
  w.second_privacy as "b.privacy", w.second_public_from as "b.publicFrom", coalesce(w.is_of_two, false) as "isOfTwo"`
const page = "where s.tree_id = $1 and s.id > $2 and s.deleted_at is null order by s.id limit $3"

const found = `select ${source}, ${witnessColumns}, ${accessColumns} from sources s ${witness("$3::integer")} ${accessJoins("s")}
  where s.id = $1 and s.deleted_at is null`
const listed = `select ${source} from sources s ${page}`
const listedWithWitness = `select ${source}, ${witnessColumns} from sources s ${witness("$4::integer")} ${page}`

type Row = { readonly record: Source }

export const sourceReads = (sql: Sql): SourceReads => ({
  byId: async (id, userId, publicIn) => {
    const [row] = await sql.rows<Row & Told & TreeAccess>(found, [id, userId, publicIn])
    if (row === undefined) return null
    const { tree, role, ...told } = row
    return { tree, role, found: involving(told) }
  },
  ofTree: (treeId, publicIn, keyset) => {
    const idOf = ({ record }: Row) => record.id
    return publicIn === null
      ? mapBatches(inBatches(keyset, (after, limit) => sql.rows<Row>(listed, [treeId, after ?? BEFORE_ALL, limit]), idOf), alone)
      : mapBatches(
          inBatches(keyset, (after, limit) => sql.rows<Row & Told>(listedWithWitness, [treeId, after ?? BEFORE_ALL, limit, publicIn]), idOf),
          involving,
        )
  },
})
