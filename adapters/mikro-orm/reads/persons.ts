import { sql } from "kysely"
import type { TreeAccess } from "../../../core/domain/access.ts"
import type { PersonId, TreeId, UserId } from "../../../core/domain/ids.ts"
import { MOST_OF_A_KIND } from "../../../core/domain/large-record/more.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { ShownPerson } from "../../../core/domain/person.ts"
import { type PersonRow, withhold } from "../../../core/domain/privacy.ts"
import { gather } from "../../../core/lib/gather.ts"
import type { OpenPersons, PersonReads } from "../../../core/ports/reads.ts"
import { names } from "../entities/name.ts"
import { shownPersons } from "../entities/person.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { accessColumns } from "./access.ts"
import { inBatches, mapBatches } from "./batches.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { gathering } from "./gathering.ts"
import { lookUp } from "./look-up.ts"
import { ofEach } from "../stores/by-key.ts"
import { personListReads } from "./person-list/person-list.ts"
import { relativesOf } from "./search/relatives.ts"
import { searchReads } from "./search/search.ts"
import { orStandIn } from "./stand-in.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, literal, type ParameterOf } from "../statements/compiled.ts"
import { type StatementText, statement } from "../statements/registry.ts"

type Absent<T> = { readonly [K in keyof T]: null }
type Named = { readonly person: ShownPerson; readonly name: Name | Absent<Name> }

const person = columns(shownPersons, "x", "person")
// One row for each name, so that one statement reads the person and the names at the same moment.
const namedColumns = `${person}, ${columns(names, "n", "name")}`
const primaryFirst = sql<number>`(not n.is_primary)::integer`
const order = "(not n.is_primary)::integer, n.id"
/** The first names of person `x`: one more than a record has, so that it is known whether there are more. */
const namesJoin = (which: string, most = MOST_OF_A_KIND): string =>
  `left join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and ${which}
    order by ${order} limit ${most + 1}) n on true`
const isLiveName = "n.deleted_at is null"
const liveNames = namesJoin(isLiveName)
/** The names that were deleted with a person. */
const isNameGone = "n.deletion_id = x.deletion_id"
const namesGone = namesJoin(isNameGone)

/** The number of names of each of the persons `$2` in the tree `$1`. */
const nameCounts = (which: string): StatementText =>
  statement(
    "reads/persons nameCounts",
    `select x.id as "id", count(*)::integer as "count"
  from ${ofEach("$2", "persons", "x", "x.tree_id = $1 and x.id = k.id")}
  cross join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and ${which} offset 0) n
  group by x.id`,
  )
const liveCounts = nameCounts(isLiveName)
const goneCounts = nameCounts(isNameGone)

/**
 * Whether the reader may see the person `x` that was asked for: nothing of a hidden one is read for those who are no
 * members. A private tree refuses them each of its persons, so a hidden one must be found there like any other. It is
 * one expression, because PostgreSQL would check `x.is_there` alone before it reads the tree and the role, and time
 * would distinguish the stand-in from a hidden person.
 */
const isSeen =
  "case when m.role is not null or x.privacy <> 'hidden' or t.visibility = 'private' then x.is_there else false end"

/** The persons with the ids `$1`, each with the role of the user at the same place of `$2`. `$3` is the id of the stand-in. */
const foundWith = (most: number): StatementText =>
  statement(
    "reads/persons foundWith",
    `select k.user_id as "userId", ${namedColumns}, ${accessColumns}
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral ${orStandIn("persons", "k.id", "$3")} x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  ${lookUp("memberships", "m", "m.tree_id = t.id and m.user_id = k.user_id")}
  ${namesJoin(`${isLiveName} and ${isSeen}`, most)}
  where ${isSeen}
  order by ${order}`,
  )
/** The first names of a person. */
const firstNames = compiled<{ readonly treeId: TreeId; readonly personId: PersonId }>("reads/persons firstNames")((p) =>
  db
    .selectFrom("names as n")
    .select(columnsOf(names, "n"))
    .where("n.tree_id", "=", p("treeId"))
    .where("n.person_id", "=", p("personId"))
    .where("n.deleted_at", "is", null)
    .orderBy(primaryFirst)
    .orderBy("n.id")
    .limit(literal(MOST_OF_A_KIND + 1)),
)
/** More names of a person have a statement of their own, so that other requests do not wait for their rows. */
const FEW_NAMES = 64
const found = foundWith(MOST_OF_A_KIND)
const foundWithFew = foundWith(FEW_NAMES)
/** The persons with the ids `$2`, ordered by id. */
const chosen = (selected: string, condition: string, names = ""): StatementText =>
  statement(
    "reads/persons chosen",
    `select ${selected} from ${ofEach("$2", "persons", "x", "x.tree_id = $1 and x.id = k.id")} ${names}
  where ${condition} order by x.id${names === "" ? "" : `, ${order}`}`,
  )
const isLive = "x.deleted_at is null"
const isDeleted = "x.deleted_at is not null and x.merged is null"
// Each text is made once: making it took as long as reading five rows.
const live = { alone: chosen(columns(shownPersons, "x"), isLive), named: chosen(namedColumns, isLive, liveNames) }
const deleted = {
  alone: chosen(columns(shownPersons, "x"), isDeleted),
  named: chosen(namedColumns, isDeleted, namesGone),
}
const keptFor = statement(
  "reads/persons keptFor",
  `with recursive passed as (
    select x.tree_id, x.id, (x.merged ->> 'intoId')::uuid as into_id from persons x where x.id = $1 and x.merged is not null
    union
    select k.tree_id, k.id, (k.merged ->> 'intoId')::uuid from passed
    join persons k on k.tree_id = passed.tree_id and k.id = passed.into_id
  )
  select id from passed where into_id is null`,
)
interface Next {
  readonly treeId: TreeId
  readonly after: PersonId
  readonly limit: number
}

const next = (p: ParameterOf<Next>) =>
  db
    .selectFrom("persons as x")
    .select(columnsOf(shownPersons, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .orderBy("x.id")
    .limit(p("limit"))

const listedLive = compiled<Next>("reads/persons listedLive")((p) => next(p).where("x.deleted_at", "is", null))
const listedDeleted = compiled<Next>("reads/persons listedDeleted")((p) =>
  next(p).where("x.deleted_at", "is not", null).where("x.merged", "is", null),
)

const exposing = ["x.privacy", "x.is_living", "x.has_death_fact", "x.birth_year", "x.dead_from"] as const

const countByExposure = compiled<{ readonly treeId: TreeId }>("reads/persons countByExposure")((p) =>
  db
    .selectFrom("persons as x")
    .select(["x.privacy as privacy", "x.is_living as isLiving", "x.has_death_fact as hasDeathFact"])
    .select(["x.birth_year as birthYear", "x.dead_from as deadFrom"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.deleted_at", "is", null)
    .groupBy(exposing),
)
const openIn = statement(
  "reads/persons openIn",
  `select t.id as "treeId", count(x.id)::int as "count", coalesce(bool_or(x.id = t.home_person_id), false) as "hasHome"
  from trees t left join persons x on x.tree_id = t.id and x.deleted_at is null and x.privacy <> 'hidden'
  where t.id = any ($1) group by t.id`,
)
interface Years {
  readonly treeId: TreeId
  readonly from: number
  readonly to: number
  readonly most: number
}

const becomingPublic = compiled<Years>("reads/persons becomingPublic")((p) =>
  db
    .selectFrom("persons as x")
    .select(["x.id as personId", "x.public_from as year"])
    .$narrowType<{ year: number }>()
    .where("x.tree_id", "=", p("treeId"))
    .where("x.deleted_at", "is", null)
    .where("x.public_from", ">=", p("from"))
    .where("x.public_from", "<=", p("to"))
    .orderBy("x.public_from")
    .orderBy("x.id")
    .limit(p("most")),
)

const namesOf = (rows: readonly Named[]): readonly Name[] =>
  rows.flatMap(({ name }) => (name.id === null ? [] : [name]))

/** A person, and the user whose role is read with it. */
interface FoundKey {
  readonly id: PersonId
  readonly userId: UserId | null
}

type FoundRow = Named & TreeAccess & Pick<FoundKey, "userId">

type FindPersons = (keys: readonly FoundKey[]) => Promise<readonly FoundRow[]>

/** Finds persons by id. An id that nothing has takes as long as that of a hidden person. */
const findingPersons = (sql: Sql, text: StatementText): FindPersons => {
  let standIn: PersonId | null = null
  return async (keys) => {
    const rows = await sql.rows<FoundRow>(text, [keys.map(({ id }) => id), keys.map(({ userId }) => userId), standIn])
    standIn = rows[0]?.person.id ?? standIn
    return rows
  }
}

/** The persons of these rows, one for each name. */
const personsOf = (sql: Sql, counts: StatementText, rows: readonly Named[]): Promise<readonly PersonRow[]> =>
  withNameCounts(
    sql,
    counts,
    [...Map.groupBy(rows, (row) => row.person.id).values()].flatMap((own) =>
      own.slice(0, 1).map((first): PersonRow => ({ ...first.person, names: namesOf(own) })),
    ),
  )

/** These persons with the number of names of those who have more than a record has. */
const withNameCounts = async (
  sql: Sql,
  counts: StatementText,
  people: readonly PersonRow[],
): Promise<readonly PersonRow[]> => {
  const large = people.filter((row) => (row.names ?? []).length > MOST_OF_A_KIND)
  const [first] = large
  if (first === undefined) return people
  const counted = await sql.rows<{ readonly id: PersonId; readonly count: number }>(counts, [
    first.treeId,
    large.map(({ id }) => id),
  ])
  const countOf = new Map(counted.map(({ id, count }) => [id, count]))
  return people.map((row) => {
    const nameCount = countOf.get(row.id)
    return nameCount === undefined ? row : { ...row, nameCount }
  })
}

type FoundPerson = Awaited<ReturnType<PersonReads["byId"]>>

/** The person of these rows. */
const foundOf = async (sql: Sql, rows: readonly FoundRow[]): Promise<FoundPerson> => {
  const [[first], [person]] = [rows, await personsOf(sql, liveCounts, rows)]
  return first === undefined || person === undefined
    ? null
    : { tree: first.tree, role: first.role, found: withhold(person) }
}

const findOne = (sql: Sql): PersonReads["byId"] => {
  const findPersons = findingPersons(sql, found)
  return async (id, userId) => foundOf(sql, await findPersons([{ id, userId }]))
}

/** Finds the persons of requests that arrive at the same time with one statement, and those with many names alone. */
export const gatheredPersons = (shared: Sql, own: Sql): Pick<PersonReads, "byId"> => {
  const nameOf = ({ id, userId }: FoundKey): string => `${id} ${userId}`
  const findPersons = findingPersons(shared, foundWithFew)
  const find = gather(async (keys: readonly FoundKey[]) => {
    const rows = await findPersons(keys)
    return Map.groupBy(rows, ({ person, userId }) => nameOf({ id: person.id, userId }))
  }, gathering(nameOf))
  return {
    byId: async (id, userId) => {
      const rows = (await find({ id, userId })) ?? []
      const [first] = rows
      if (first === undefined || rows.length <= FEW_NAMES) return foundOf(own, rows)
      const { person: row, tree, role } = first
      const names = await firstNames.rows(own, { treeId: row.treeId, personId: row.id })
      const [person = row] = await withNameCounts(own, liveCounts, [{ ...row, names }])
      return { tree, role, found: withhold<PersonRow>(person) }
    },
  }
}

export const personReads = (on: Sql): Omit<PersonReads, "lineage"> => ({
  byId: findOne(on),
  keptFor: async (id) => (await on.rows<{ readonly id: PersonId }>(keptFor, [id]))[0]?.id ?? null,
  ofTree: (treeId, areDeleted, keyset) =>
    mapBatches(
      inBatches(
        keyset,
        (after, limit) =>
          (areDeleted ? listedDeleted : listedLive).rows(on, { treeId, after: after ?? BEFORE_ALL, limit }),
        (row) => row.id,
      ),
      withhold<PersonRow>,
    ),
  byIds: async (treeId, ids, withNames, areDeleted = false) => {
    const texts = areDeleted ? deleted : live
    if (!withNames) return (await on.rows<PersonRow>(texts.alone, [treeId, ids])).map(withhold)
    const rows = await on.rows<Named>(texts.named, [treeId, ids])
    return (await personsOf(on, areDeleted ? goneCounts : liveCounts, rows)).map(withhold)
  },
  relativesOf: relativesOf(on),
  countByExposure: (treeId) => countByExposure.rows(on, { treeId }),
  openIn: (treeIds) => on.rows<OpenPersons>(openIn, [treeIds]),
  becomingPublic: (treeId, { from, to }, most) => becomingPublic.rows(on, { treeId, from, to, most }),
  ...personListReads(on),
  ...searchReads(on),
})
