import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import type { Person } from "../../../core/domain/person.ts"
import { withhold } from "../../../core/domain/privacy.ts"
import type { CleanupReads, NameRow, PartneredRow } from "../../../core/ports/cleanup-reads.ts"
import type { Keyset, Rows } from "../../../core/ports/reads.ts"
import { persons } from "../schema.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"

type Identified = { readonly id: PersonId }

const listed = (selected: string, which: string): string =>
  `select ${selected} from persons x where x.tree_id = $1 and x.id > $2 and x.deleted_at is null ${which} order by x.id limit $3`

const whole = columns(persons, "x")
const isNotKnownDead = "and x.is_living is distinct from false and not x.has_death_fact"

const everyone = listed(whole, "")
const unsexed = listed(whole, "and x.gender is null")
const bornBy = listed(whole, `${isNotKnownDead} and x.birth_year <= $4`)
const notKnownDeadIds = listed("x.id", isNotKnownDead)
const unsexedIds = listed("x.id", "and x.gender is null")

const parentsAmong = `select ${columns(persons, "x", "person")}, min(c.birth_year) as "childBirthYear"
  from relationships r
  join persons c on c.tree_id = $1 and c.id = r.to_person_id and c.deleted_at is null and c.birth_year <= $3
  join persons x on x.tree_id = $1 and x.id = r.from_person_id
  where r.tree_id = $1 and r.from_person_id = any($2::uuid[]) and r.type = 'parent_child' and r.deleted_at is null
  group by x.tree_id, x.id order by x.id`

const partnershipsFrom = (near: string, far: string): string => `select r.${near} as id, r.${far} as partner_id from relationships r
    where r.tree_id = $1 and r.${near} = any($2::uuid[]) and r.type = 'partnership' and r.deleted_at is null`
const partneredAmong = `select ${columns(persons, "x", "person")},
    json_agg(json_build_object('gender', p.gender, 'displayName', p.display_name) order by p.id) as "partners"
  from (${partnershipsFrom("from_person_id", "to_person_id")} union all ${partnershipsFrom("to_person_id", "from_person_id")}) e
  join persons p on p.tree_id = $1 and p.id = e.partner_id and p.deleted_at is null and p.gender is not null
  join persons x on x.tree_id = $1 and x.id = e.id
  group by x.tree_id, x.id order by x.id`

const names = `select x.id, x.person_id as "personId", x.given_name as "givenName", x.surname
  from names x where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id limit $3`

export const cleanupReads = (sql: Sql): CleanupReads => {
  const batches = <Row extends { readonly id: string }>(text: string, treeId: TreeId, keyset: Keyset<Row["id"]>, ...values: readonly unknown[]) =>
    inBatches(
      keyset,
      (after, limit) => sql.rows<Row>(text, [treeId, after ?? BEFORE_ALL, limit, ...values]),
      ({ id }) => id,
    )

  /** Rows of people whom other records choose: first, cheaply, the ids of all who come into question, then those who are it. */
  const chosen = async function* <Row>(ids: Rows<Identified>, among: string, treeId: TreeId, ...values: readonly unknown[]) {
    for await (const batch of ids) {
      const rows = await sql.rows<Row>(among, [treeId, batch.map(({ id }) => id), ...values])
      if (rows.length > 0) yield rows.map(withhold)
    }
  }

  return {
    persons: (treeId, which, keyset) => mapBatches(batches<Person>(which === "all" ? everyone : unsexed, treeId, keyset), withhold),
    bornBy: (treeId, year, keyset) => mapBatches(batches<Person>(bornBy, treeId, keyset, year), withhold),
    parentsOfBornBy: (treeId, year, keyset) => chosen(batches<Identified>(notKnownDeadIds, treeId, keyset), parentsAmong, treeId, year),
    partnered: (treeId, keyset) => chosen<PartneredRow>(batches<Identified>(unsexedIds, treeId, keyset), partneredAmong, treeId),
    names: (treeId, keyset) => mapBatches(batches<NameRow>(names, treeId, keyset), withhold),
  }
}
