import type { EventPrivacy } from "../../../../core/domain/event.ts"
import type { PersonId } from "../../../../core/domain/ids.ts"
import type { PrivacySetting } from "../../../../core/domain/living/living.ts"
import type { Person } from "../../../../core/domain/person.ts"
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
  /** In the order of the edges; null for one who is deleted. */
  readonly relatives: readonly (RelativeJson | null)[] | null
}

/** The place of the birth that gives the summary its year: the first one made. */
const birthPlace = `(
  select json_build_array((select l.name from places l where l.tree_id = $1 and l.id = e.place_id), e.privacy) from events e
  where e.tree_id = $1 and e.person_id = x.id and e.type = 'birth' and e.deleted_at is null order by e.id limit 1
)`

const relatives = `(
  select json_agg((
    select json_build_array(r.is_parent, p.id, p.display_name, p.privacy, p.public_from) from persons p
    where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  ) order by r.edge)
  from (
    select r.id as edge, r.from_person_id as id, r.type = 'parent_child' as is_parent from relationships r
    where r.tree_id = $1 and r.to_person_id = x.id and r.deleted_at is null
    union all
    select r.id, r.to_person_id, false from relationships r
    where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  ) r
)`

/** The select list of a hit: the person `x` of the tree `$1`. */
export const hitColumns = `x.id as "id", ${columns(persons, "x", "person")}, ${birthPlace} as "birthPlace", ${relatives} as "relatives"`
