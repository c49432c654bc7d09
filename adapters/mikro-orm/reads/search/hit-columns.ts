import type { EventPrivacy } from "../../../../core/domain/event.ts"
import type { PersonId } from "../../../../core/domain/ids.ts"
import type { Person } from "../../../../core/domain/person.ts"
import { persons } from "../../entities/person.ts"
import { columns } from "../../table.ts"
import { type RelativeJson, relativesJson } from "./relatives.ts"

/** A hit with what the search says about it. */
export interface HitRow {
  readonly id: PersonId
  readonly person: Person
  readonly birthPlace: readonly [name: string | null, privacy: EventPrivacy] | null
  /** In the order of the edges; null for none. */
  readonly relatives: readonly RelativeJson[] | null
}

/** The place of the birth that gives the summary its year: the first one made, of those that the reader sees. */
const birthPlace = (year: string): string => `(
  select json_build_array((select l.name from places l where l.tree_id = $1 and l.id = e.place_id), e.privacy) from events e
  where e.tree_id = $1 and e.person_id = x.id and e.type = 'birth' and e.deleted_at is null
    and (${year} is null or e.privacy = 'default')
  order by e.id limit 1
)`

/** The select list of a hit: the person `x` of the tree `$1`. `year` is the parameter with the year of the public; null for members. */
export const hitColumns = (year: string): string =>
  `x.id as "id", ${columns(persons, "x", "person")}, ${birthPlace(year)} as "birthPlace", ${relativesJson(year)} as "relatives"`
