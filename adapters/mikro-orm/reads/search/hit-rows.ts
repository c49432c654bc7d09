import { MOST_SEARCHED_NAMES } from "../../../../core/domain/name-text/search-text.ts"
import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { PersonRow } from "../../../../core/domain/privacy.ts"
import type { MatchOf } from "../../../../core/domain/search/hit-score.ts"
import { matchedName, type SearchedName } from "../../../../core/domain/search/matched-name.ts"
import type { SearchScope } from "../../../../core/ports/reads.ts"
import type { Sql } from "../../sql.ts"
import { mapBreathing } from "./breath.ts"
import type { FoundPerson } from "./found-person.ts"
import { hitColumns, type HitRow } from "./hit-columns.ts"
import { relativesIn } from "./relatives.ts"
import { yearOf } from "./public-year.ts"
import { statement } from "../../statements/registry.ts"

const rowsOf = statement(
  "reads/search/hit-rows rowsOf",
  `
  select ${hitColumns("$3::integer")} from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x`,
)

/** The names by which a person is found; for someone who is deleted, those of then. */
const namesOf = statement(
  "reads/search/hit-rows namesOf",
  `
  select n.person_id as "personId", n.name_type as "nameType", n.is_primary as "isPrimary", n.given_name as "givenName",
    n.surname as "surname", n.prefix as "prefix", n.suffix as "suffix", n.surname_prefix as "surnamePrefix",
    n.written as "written", n.language as "language", n.forms as "forms"
  from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x
  cross join lateral (
    select * from names n where n.tree_id = $1 and n.person_id = x.id and n.deletion_id is not distinct from x.deletion_id
    order by n.is_primary desc, n.id limit ${MOST_SEARCHED_NAMES}
  ) n
  order by n.id`,
)

type NameOfHit = SearchedName & { readonly personId: PersonId }

/** The people that a search found, and how the words of its query are met. */
interface Hits {
  readonly found: readonly FoundPerson[]
  readonly scope: SearchScope
  readonly words: number
  readonly matchOf: MatchOf
}

/** The rows of the hits in their order, each with what the search says about it. */
export const hitRows = async (
  sql: Sql,
  treeId: TreeId,
  { found, scope, words, matchOf }: Hits,
): Promise<readonly PersonRow[]> => {
  const unread = found.filter(({ row }) => row === null).map(({ id }) => id)
  const byOther = found.filter(({ isPrimary }) => !isPrimary).map(({ id }) => id)
  const [rows, otherNames] = await Promise.all([
    unread.length === 0 ? [] : sql.rows<HitRow>(rowsOf, [treeId, unread, yearOf(scope)]),
    byOther.length === 0 ? [] : sql.rows<NameOfHit>(namesOf, [treeId, byOther]),
  ])
  const rowBy = new Map(rows.map((row) => [row.id, row]))
  const namesBy = Map.groupBy(otherNames, ({ personId }) => personId)
  const rowOf = ({ id, score, isPrimary, row }: FoundPerson): PersonRow | null => {
    const read = row ?? rowBy.get(id)
    // Someone who was purged between two statements is no hit.
    if (read === undefined) return null
    const { person, birthPlace, relatives } = read
    const [name = null, privacy] = birthPlace ?? []
    const place = name === null ? null : { name, isHidden: privacy === "hidden" }
    const matched = isPrimary ? null : matchedName(words, matchOf, namesBy.get(id) ?? [])
    return { ...person, hit: { score, matched, birthPlace: place, ...relativesIn(relatives) } }
  }
  return (await mapBreathing(found, rowOf)).filter((row) => row !== null)
}
