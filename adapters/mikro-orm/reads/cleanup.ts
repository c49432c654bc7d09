import type { NamedPerson } from "../../../core/domain/cleanup/match-by-name.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import type { Person } from "../../../core/domain/person.ts"
import { withhold } from "../../../core/domain/privacy.ts"
import type { CleanupReads, NameRow, ParentRow, PartneredRow } from "../../../core/ports/cleanup-reads.ts"
import type { Keyset, Rows } from "../../../core/ports/rows.ts"
import { persons } from "../entities/person.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"
import { byKey, ofEach } from "../stores/by-key.ts"

/** The number of batches of persons among which parents are searched at once. */
const WINDOW = 10

type Identified = { readonly id: PersonId }

const listed = (selected: string, which: string): string =>
  `select ${selected} from persons x where x.tree_id = $1 and x.id > $2 and x.deleted_at is null ${which} order by x.id limit $3`

const whole = columns(persons, "x")
const isNotKnownDead = "and x.is_living is distinct from false and not x.has_death_fact"

const bearers = listed('x.id, x.gender, x.search_text as "searchText"', "")
const unsexed = listed(whole, "and x.gender is null")
const bornBy = listed(whole, `${isNotKnownDead} and x.birth_year <= $4`)
const unsexedIds = listed("x.id", "and x.gender is null")

/** The last id of the next window of persons. */
const lastOfWindow =
  "select w.id from (select x.id from persons x where x.tree_id = $1 and x.id > $2 order by x.id limit $3) w order by w.id desc limit 1"

/** The parents with ids greater than `$2` and up to `$3`. */
const parentsWithin = `
  with parents as (
    select r.from_person_id as id, min(c.birth_year) as year from relationships r
    cross join lateral ${byKey("persons", "c", "c.tree_id = $1 and c.id = r.to_person_id")}
    where r.tree_id = $1 and r.from_person_id > $2 and r.from_person_id <= $3 and r.type = 'parent_child' and r.deleted_at is null
      and c.birth_year <= $4 and c.deleted_at is null
    group by r.from_person_id
  )
  select ${columns(persons, "x", "person")}, parents.year as "childBirthYear" from parents
  cross join lateral ${byKey("persons", "x", "x.tree_id = $1 and x.id = parents.id")}
  where x.deleted_at is null ${isNotKnownDead} order by x.id`

const partnershipsFrom = (
  near: string,
  far: string,
): string => `select r.${near} as id, r.${far} as partner_id from ${ofEach("$2", "relationships", "r", `r.tree_id = $1 and r.${near} = k.id and r.type = 'partnership'`)}
    where r.deleted_at is null`
const partneredAmong = `select ${columns(persons, "x", "person")}, e.partners as "partners" from (
    select e.id, json_agg(json_build_object('gender', p.gender, 'displayName', p.display_name) order by p.id) as partners
    from (${partnershipsFrom("from_person_id", "to_person_id")} union all ${partnershipsFrom("to_person_id", "from_person_id")}) e
    cross join lateral ${byKey("persons", "p", "p.tree_id = $1 and p.id = e.partner_id")}
    where p.deleted_at is null and p.gender is not null group by e.id
  ) e
  cross join lateral ${byKey("persons", "x", "x.tree_id = $1 and x.id = e.id")}
  order by x.id`

const names = `select x.id, x.person_id as "personId", x.given_name as "givenName", x.surname,
    x.surname_prefix as "surnamePrefix", x.is_primary as "isPrimary"
  from names x where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id limit $3`

export const cleanupReads = (sql: Sql): CleanupReads => {
  const batches = <Row extends { readonly id: string }>(
    text: string,
    treeId: TreeId,
    keyset: Keyset<Row["id"]>,
    ...values: readonly unknown[]
  ) =>
    inBatches(
      keyset,
      (after, limit) => sql.rows<Row>(text, [treeId, after ?? BEFORE_ALL, limit, ...values]),
      ({ id }) => id,
    )

  /**
   * Rows of persons selected by other records. A cheap statement finds the ids of the candidates; a second one
   * decides which of them qualify.
   */
  const chosen = async function* <Row>(
    ids: Rows<Identified>,
    among: string,
    treeId: TreeId,
    ...values: readonly unknown[]
  ) {
    for await (const batch of ids) {
      const rows = await sql.rows<Row>(among, [treeId, batch.map(({ id }) => id), ...values])
      if (rows.length > 0) yield rows.map(withhold)
    }
  }

  return {
    bearers: (treeId, keyset) => mapBatches(batches<NamedPerson>(bearers, treeId, keyset), withhold),
    unsexed: (treeId, keyset) => mapBatches(batches<Person>(unsexed, treeId, keyset), withhold),
    bornBy: (treeId, year, keyset) => mapBatches(batches<Person>(bornBy, treeId, keyset, year), withhold),
    parentsOfBornBy: async function* (treeId, year, { after, batch }) {
      for (let from: string = after ?? BEFORE_ALL; ; ) {
        const [last] = await sql.rows<Identified>(lastOfWindow, [treeId, from, batch * WINDOW])
        if (last === undefined) return
        const rows = await sql.rows<ParentRow>(parentsWithin, [treeId, from, last.id, year])
        for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch).map(withhold)
        from = last.id
      }
    },
    partnered: (treeId, keyset) =>
      chosen<PartneredRow>(batches<Identified>(unsexedIds, treeId, keyset), partneredAmong, treeId),
    names: (treeId, keyset) => mapBatches(batches<NameRow>(names, treeId, keyset), withhold),
  }
}
