import type { TreeAccess } from "../../../core/domain/access.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { Person } from "../../../core/domain/person.ts"
import { type PersonRow, withhold } from "../../../core/domain/privacy.ts"
import type { PersonReads } from "../../../core/ports/reads.ts"
import { names } from "../entities/name.ts"
import { persons } from "../entities/person.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"
import { searchReads } from "./search/search.ts"

type Absent<T> = { readonly [K in keyof T]: null }
type Named = { readonly person: Person; readonly name: Name | Absent<Name> }

const person = columns(persons, "x", "person")
// One row for each name, so that one statement reads the person and the names at the same moment.
const namedColumns = `${person}, ${columns(names, "n", "name")}`
const namesJoin = (which: string): string =>
  `left join names n on n.tree_id = x.tree_id and n.person_id = x.id and ${which}`
const liveNames = namesJoin("n.deleted_at is null")
/** The names that were deleted with a person. */
const namesGone = namesJoin("n.deletion_id = x.deletion_id")
const deletedNames = `select ${columns(names, "n")} from names n
  where n.tree_id = $1 and n.person_id = $2 and n.deleted_at is not null order by n.id`

const found = `select ${namedColumns}, ${accessColumns} from persons x ${liveNames} ${accessJoins("x")}
  where x.id = $1 and x.deleted_at is null order by n.id`
const among = (deleted: boolean): string =>
  `where x.tree_id = $1 and x.id = any($2::uuid[]) and x.deleted_at is ${deleted ? "not null" : "null"} order by x.id`
const listed = (deleted: boolean): string => `select ${columns(persons, "x")} from persons x
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is ${deleted ? "not null" : "null"} order by x.id limit $3`

const namesOf = (rows: readonly Named[]): readonly Name[] =>
  rows.flatMap(({ name }) => (name.id === null ? [] : [name]))

export const personReads = (sql: Sql): Omit<PersonReads, "lineage"> => ({
  byId: async (id, userId) => {
    const rows = await sql.rows<Named & TreeAccess>(found, [id, userId])
    const [first] = rows
    return first === undefined
      ? null
      : { tree: first.tree, role: first.role, found: withhold<PersonRow>({ ...first.person, names: namesOf(rows) }) }
  },
  ofTree: (treeId, deleted, keyset) =>
    mapBatches(
      inBatches(
        keyset,
        (after, limit) => sql.rows<Person>(listed(deleted), [treeId, after ?? BEFORE_ALL, limit]),
        (row) => row.id,
      ),
      withhold<PersonRow>,
    ),
  byIds: async (treeId, ids, withNames, deleted = false) => {
    const which = among(deleted)
    if (!withNames)
      return (await sql.rows<PersonRow>(`select ${columns(persons, "x")} from persons x ${which}`, [treeId, ids])).map(
        withhold,
      )
    const joined = deleted ? namesGone : liveNames
    const rows = await sql.rows<Named>(`select ${namedColumns} from persons x ${joined} ${which}, n.id`, [treeId, ids])
    return [...Map.groupBy(rows, (row) => row.person.id).values()].flatMap((own) =>
      own.slice(0, 1).map((first) => withhold<PersonRow>({ ...first.person, names: namesOf(own) })),
    )
  },
  deletedNames: async (treeId, id) => (await sql.rows<Name>(deletedNames, [treeId, id])).map(withhold),
  ...searchReads(sql),
})
