import type { EventPrivacy } from "../../../../core/domain/event.ts"
import type { PersonId } from "../../../../core/domain/ids.ts"
import type { PrivacySetting } from "../../../../core/domain/living/living.ts"
import type { Person } from "../../../../core/domain/person.ts"
import { MOST_RELATIVES } from "../../../../core/domain/search/hit-score.ts"
import { persons } from "../../entities/person.ts"
import { columns } from "../../table.ts"

/** A parent or partner. */
export type RelativeJson = readonly [
  isParent: boolean,
  id: PersonId,
  displayName: string,
  privacy: PrivacySetting,
  publicFrom: number | null,
]

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

const relatives = (year: string): string => `(
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from (${firstOf(parents, year)} union all ${firstOf(partners, year)}) r
)`

/** The select list of a hit: the person `x` of the tree `$1`. `year` is the parameter with the year of the public; null for members. */
export const hitColumns = (year: string): string =>
  `x.id as "id", ${columns(persons, "x", "person")}, ${birthPlace(year)} as "birthPlace", ${relatives(year)} as "relatives"`
