import type { TreeId } from "../../../../core/domain/ids.ts"
import type { Name } from "../../../../core/domain/name.ts"
import type { PersonRow, Relative } from "../../../../core/domain/privacy.ts"
import { matchedName } from "../../../../core/domain/search/matched-name.ts"
import type { SearchQuery } from "../../../../core/domain/search/search-query.ts"
import { names } from "../../entities/name.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import type { FoundPerson } from "./found-person.ts"
import { hitColumns, type HitRow, type RelativeJson } from "./hit-columns.ts"

const rowsOf = `
  select ${hitColumns} from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x`

/** The names that a person has, or had when they were deleted. */
const namesOf = `
  select ${columns(names, "n")} from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x
  cross join lateral (
    select * from names n where n.tree_id = $1 and n.person_id = x.id and n.deletion_id is not distinct from x.deletion_id
    offset 0
  ) n
  order by n.id`

/** The rows of the hits in their order, each with what the search says about it. */
export const hitRows = async (
  sql: Sql,
  treeId: TreeId,
  query: SearchQuery,
  found: readonly FoundPerson[],
): Promise<readonly PersonRow[]> => {
  const unread = found.filter(({ row }) => row === null).map(({ id }) => id)
  const byOther = found.filter(({ isPrimary }) => !isPrimary).map(({ id }) => id)
  const [rows, otherNames] = await Promise.all([
    unread.length === 0 ? [] : sql.rows<HitRow>(rowsOf, [treeId, unread]),
    byOther.length === 0 ? [] : sql.rows<Name>(namesOf, [treeId, byOther]),
  ])
  const rowBy = new Map(rows.map((row) => [row.id, row]))
  const namesBy = Map.groupBy(otherNames, ({ personId }) => personId)
  return found.flatMap(({ id, score, isPrimary, row }): readonly PersonRow[] => {
    const read = row ?? rowBy.get(id)
    // Someone who was purged between two statements is no hit.
    if (read === undefined) return []
    const { person, birthPlace, relatives } = read
    const [name = null, privacy] = birthPlace ?? []
    const place = name === null ? null : { name, isHidden: privacy === "hidden" }
    const matched = isPrimary ? null : matchedName(query, namesBy.get(id) ?? [])
    return [
      {
        ...person,
        hit: {
          score,
          matched,
          birthPlace: place,
          ...relativesOf((relatives ?? []).filter((relative) => relative !== null)),
        },
      },
    ]
  })
}

/** Each once, though two edges may lead to one person. */
const relativesOf = (
  relatives: readonly RelativeJson[],
): { readonly parents: readonly Relative[]; readonly partners: readonly Relative[] } => {
  const [parents, partners] = [new Map<string, Relative>(), new Map<string, Relative>()]
  for (const [isParent, id, displayName, privacy, publicFrom] of relatives)
    (isParent ? parents : partners).set(id, { displayName, privacy, publicFrom })
  return { parents: [...parents.values()], partners: [...partners.values()] }
}
