import type { NamedPerson } from "../../../../core/domain/cleanup/match-by-name.ts"
import type { NameId, PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { Person } from "../../../../core/domain/person.ts"
import { withhold } from "../../../../core/domain/privacy.ts"
import type { CleanupReads, NameRow, ParentRow, PartneredRow } from "../../../../core/ports/cleanup-reads.ts"
import type { Keyset, Rows } from "../../../../core/ports/rows.ts"
import { persons } from "../../entities/person.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { inBatches, mapBatches } from "../batches.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { byKey, ofEach } from "../../stores/by-key.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { type Compiled, compiled, db, literal, type ParameterOf } from "../../statements/compiled.ts"
import { type StatementText, statement } from "../../statements/registry.ts"

/** The number of batches of persons among which parents are searched at once. */
const WINDOW = 10

type Identified = { readonly id: PersonId }

/** The next rows of a tree, in the order of their ids. */
interface Next<Id> {
  readonly treeId: TreeId
  readonly after: Id
  readonly limit: number
}

/** The next live persons of a tree. */
const listed = (p: ParameterOf<Next<PersonId>>) =>
  db
    .selectFrom("persons as x")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .where("x.deleted_at", "is", null)
    .orderBy("x.id")
    .limit(p("limit"))

const isNotKnownDead = "and x.is_living is distinct from false and not x.has_death_fact"

const bearers = compiled<Next<PersonId>>("reads/whole-tree/cleanup bearers")((p) =>
  listed(p).select(["x.id as id", "x.gender as gender", "x.search_text as searchText"]),
)

const unsexed = compiled<Next<PersonId>>("reads/whole-tree/cleanup unsexed")((p) =>
  listed(p).select(columnsOf(persons, "x")).where("x.gender", "is", null),
)

const unsexedIds = compiled<Next<PersonId>>("reads/whole-tree/cleanup unsexedIds")((p) =>
  listed(p).select("x.id as id").where("x.gender", "is", null),
)

interface NextBornBy extends Next<PersonId> {
  readonly year: number
}

const bornBy = compiled<NextBornBy>("reads/whole-tree/cleanup bornBy")((p) =>
  listed(p)
    .select(columnsOf(persons, "x"))
    .where("x.is_living", "is distinct from", literal(false))
    .where("x.has_death_fact", "=", literal(false))
    .where("x.birth_year", "<=", p("year")),
)

/** The last id of the next window of persons. */
const lastOfWindow = compiled<Next<PersonId>>("reads/whole-tree/cleanup lastOfWindow")((p) =>
  db
    .selectFrom(
      db
        .selectFrom("persons as x")
        .select("x.id")
        .where("x.tree_id", "=", p("treeId"))
        .where("x.id", ">", p("after"))
        .orderBy("x.id")
        .limit(p("limit"))
        .as("w"),
    )
    .select("w.id as id")
    .orderBy("w.id", "desc")
    .limit(literal(1)),
)

/** The parents with ids greater than `$2` and up to `$3`. */
const parentsWithin = statement(
  "reads/whole-tree/cleanup parentsWithin",
  `
  with parents as (
    select r.from_person_id as id, min(c.birth_year) as year from relationships r
    cross join lateral ${byKey("persons", "c", "c.tree_id = $1 and c.id = r.to_person_id")}
    where r.tree_id = $1 and r.from_person_id > $2 and r.from_person_id <= $3 and r.type = 'parent_child' and r.deleted_at is null
      and c.birth_year <= $4 and c.deleted_at is null
    group by r.from_person_id
  )
  select ${columns(persons, "x", "person")}, parents.year as "childBirthYear" from parents
  cross join lateral ${byKey("persons", "x", "x.tree_id = $1 and x.id = parents.id")}
  where x.deleted_at is null ${isNotKnownDead} order by x.id`,
)

const partnershipsFrom = (near: string, far: string): string => `select r.${near} as id, r.${far} as partner_id
  from ${ofEach("$2", "relationships", "r", `r.tree_id = $1 and r.${near} = k.id and r.type = 'partnership'`)}
    where r.deleted_at is null`
const partneredAmong = statement(
  "reads/whole-tree/cleanup partneredAmong",
  `select ${columns(persons, "x", "person")}, e.partners as "partners" from (
    select e.id, json_agg(json_build_object('gender', p.gender, 'displayName', p.display_name) order by p.id) as partners
    from (${partnershipsFrom("from_person_id", "to_person_id")} union all ${partnershipsFrom("to_person_id", "from_person_id")}) e
    cross join lateral ${byKey("persons", "p", "p.tree_id = $1 and p.id = e.partner_id")}
    where p.deleted_at is null and p.gender is not null group by e.id
  ) e
  cross join lateral ${byKey("persons", "x", "x.tree_id = $1 and x.id = e.id")}
  order by x.id`,
)

const names = compiled<Next<NameId>>("reads/whole-tree/cleanup names")((p) =>
  db
    .selectFrom("names as x")
    .select(["x.id as id", "x.person_id as personId", "x.given_name as givenName", "x.surname as surname"])
    .select([
      "x.prefix as prefix",
      "x.suffix as suffix",
      "x.surname_prefix as surnamePrefix",
      "x.is_primary as isPrimary",
    ])
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .where("x.deleted_at", "is", null)
    .orderBy("x.id")
    .limit(p("limit")),
)

export const cleanupReads = (sql: Sql): CleanupReads => {
  const batches = <Id extends PersonId | NameId, Row extends { readonly id: Id }>(
    next: Compiled<Next<Id | typeof BEFORE_ALL>, Row>,
    treeId: TreeId,
    keyset: Keyset<Id>,
  ) =>
    inBatches(
      keyset,
      (after, limit) => next.rows(sql, { treeId, after: after ?? BEFORE_ALL, limit }),
      ({ id }) => id,
    )

  /**
   * Rows of persons selected by other records. A cheap statement finds the ids of the candidates; a second one
   * decides which of them qualify.
   */
  const chosen = async function* <Row>(
    ids: Rows<Identified>,
    among: StatementText,
    treeId: TreeId,
    ...values: readonly unknown[]
  ) {
    for await (const batch of ids) {
      const rows = await sql.rows<Row>(among, [treeId, batch.map(({ id }) => id), ...values])
      if (rows.length > 0) yield rows.map(withhold)
    }
  }

  return {
    bearers: (treeId, keyset) => mapBatches(batches(bearers, treeId, keyset), withhold<NamedPerson>),
    unsexed: (treeId, keyset) => mapBatches(batches(unsexed, treeId, keyset), withhold<Person>),
    bornBy: (treeId, year, keyset) =>
      mapBatches(
        inBatches(
          keyset,
          (after, limit) => bornBy.rows(sql, { treeId, after: after ?? BEFORE_ALL, limit, year }),
          ({ id }) => id,
        ),
        withhold<Person>,
      ),
    parentsOfBornBy: async function* (treeId, year, { after, batch }) {
      for (let from: PersonId = after ?? BEFORE_ALL; ; ) {
        const last = await lastOfWindow.first(sql, { treeId, after: from, limit: batch * WINDOW })
        if (last === null) return
        const rows = await sql.rows<ParentRow>(parentsWithin, [treeId, from, last.id, year])
        for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch).map(withhold)
        from = last.id
      }
    },
    partnered: (treeId, keyset) => chosen<PartneredRow>(batches(unsexedIds, treeId, keyset), partneredAmong, treeId),
    names: (treeId, keyset) => mapBatches(batches(names, treeId, keyset), withhold<NameRow>),
  }
}
