import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { PrivacySetting } from "../../../../core/domain/living/living.ts"
import { type Relative, type RelativesRow, seesEverything, withhold } from "../../../../core/domain/privacy.ts"
import { MOST_RELATIVES } from "../../../../core/domain/search/hit-score.ts"
import type { PersonReads } from "../../../../core/ports/reads.ts"
import type { Sql } from "../../sql.ts"
import { statement } from "../../statements/registry.ts"

/** A parent or partner. */
export type RelativeJson = readonly [
  isParent: boolean,
  id: PersonId,
  displayName: string,
  privacy: PrivacySetting,
  publicFrom: number | null,
]

/** The first people at the other ends of these edges that the reader sees, each with the edge. */
const firstOf = (edges: string, year: string): string => `(
  select r.edge, r.is_parent, p.* from (${edges}) r
  cross join lateral (
    select p.id, p.display_name, p.privacy, p.public_from from persons p
    where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
      and (${year} is null or (p.privacy = 'default' and p.public_from <= ${year})) offset 0
  ) p
  order by r.edge limit ${MOST_RELATIVES}
)`

const parents = `
  select r.id as edge, r.from_person_id as id, true as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null`

const partners = `
  select r.id as edge, r.from_person_id as id, false as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  union all
  select r.id, r.to_person_id, false from relationships r
  where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null`

/** The first parents and partners of the person `x` of the tree `$1`, as JSON. `year` is that of the public; null for members. */
export const relativesJson = (year: string): string => `(
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from (${firstOf(parents, year)} union all ${firstOf(partners, year)}) r
)`

/** Each once, though two edges may lead to one person. */
export const relativesIn = (json: readonly RelativeJson[] | null): Pick<RelativesRow, "parents" | "partners"> => {
  const [parents, partners] = [new Map<string, Relative>(), new Map<string, Relative>()]
  for (const [isParent, id, displayName, privacy, publicFrom] of json ?? [])
    (isParent ? parents : partners).set(id, { displayName, privacy, publicFrom })
  return { parents: [...parents.values()], partners: [...partners.values()] }
}

interface Row {
  readonly id: PersonId
  readonly relatives: readonly RelativeJson[] | null
}

const rows = statement(
  "reads/search/relatives rows",
  `select x.id as "id", ${relativesJson("$3::integer")} as "relatives" from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x
  where x.deleted_at is null order by x.id`,
)

/** The first relatives of many persons, by one statement. */
export const relativesOf =
  (sql: Sql): PersonReads["relativesOf"] =>
  async (treeId: TreeId, ids, viewer) => {
    if (ids.length === 0) return []
    const found = await sql.rows<Row>(rows, [treeId, [...new Set(ids)], seesEverything(viewer) ? null : viewer.year])
    return found.map(({ id, relatives }) => withhold({ id, ...relativesIn(relatives) }))
  }
