import { each } from "../look-up.ts"
import { edgeColumns, tieColumns, tieJoins, unlessHidden } from "./tie-rows.ts"

const directions = {
  ancestors: { name: "up", near: "to_person_id", far: "from_person_id", generations: "$3" },
  descendants: { name: "down", near: "from_person_id", far: "to_person_id", generations: "$4" },
} as const
type Direction = keyof typeof directions

/**
 * The generations of one line, as one row each. A person is in one generation only, so loops end. The line ends after
 * the generation with which it has more than `$6` persons.
 */
const line = (direction: Direction, seesHidden: boolean): string => {
  const { name, near, far, generations } = directions[direction]
  return `
  ${name} as (
    select 0 as generation, array[$2::uuid] as people, array[$2::uuid] as reached
    union all
    select l.generation + 1, n.people, l.reached || n.people
    from ${name} l ${each(
      `select array_agg(f.id) as people from (
        select e.${far} as id from unnest(l.people) k (id)
        ${each(
          `select e.${far} from relationships e where e.tree_id = $1 and e.${near} = k.id and e.type = 'parent_child' and ` +
            "e.deleted_at is null",
          "e",
        )}
        ${seesHidden ? "" : unlessHidden(`e.${far}`)}
        except select unnest(l.reached)
      ) f`,
      "n",
    )}
    where l.generation < ${generations}::integer and cardinality(l.reached) <= $6::integer and n.people is not null
  )`
}

/** The other ends of the live relationships of `of` (with `id`) that go from their end `near` to `far`. */
const reachedFrom = (of: string, type: string, near: string, far: string): string =>
  `select e.${far} as id from ${of} k ${each(
    `select e.${far} from relationships e where e.tree_id = $1 and e.${near} = k.id and e.type = '${type}' and e.deleted_at is null`,
    "e",
  )}`

const parentsOf = (of: string): string => reachedFrom(of, "parent_child", "to_person_id", "from_person_id")
const childrenOf = (of: string): string => reachedFrom(of, "parent_child", "from_person_id", "to_person_id")

/** The live relationships of `of` (with `id`) that begin or end at them. */
const tiesAt = (end: "from_person_id" | "to_person_id", of: string, type = ""): string =>
  `select ${edgeColumns} from ${of} k ` +
  `${each(`select * from relationships e where e.tree_id = $1 and e.${end} = k.id ${type} and e.deleted_at is null`, "e")}`

/**
 * The relationships of everyone in a neighbourhood and of their parents. `$1` tree, `$2` root, `$3` generations up,
 * `$4` down, `$5` the choice of siblings, `$6` the most persons of a line.
 */
export const aroundStatement = (seesHidden: boolean): string => `
  with recursive
  ${line("ancestors", seesHidden)},
  ${line("descendants", seesHidden)},
  lines as materialized (
    select unnest(people) as id from up union select unnest(people) from down
  ),
  with_siblings as materialized (
    select u.id from up cross join lateral unnest(up.people) u (id)
    where $5 = 'all' and (up.generation < $3::integer or up.generation = 0) or $5 = 'root' and up.generation = 0
  ),
  parents_of_siblings as materialized (${parentsOf("with_siblings")}),
  kin as materialized (select id from lines union ${childrenOf("parents_of_siblings")}),
  from_kin as materialized (${tiesAt("from_person_id", "kin")}),
  to_kin as materialized (${tiesAt("to_person_id", "kin")}),
  partners as materialized (
    select e.to_person_id as id from from_kin e where e.type = 'partnership'
    union select e.from_person_id from to_kin e where e.type = 'partnership'
    except select id from kin
  ),
  to_partners as materialized (${tiesAt("to_person_id", "partners")}),
  near as materialized (select id from kin union all select id from partners),
  parents as materialized (
    select e.from_person_id as id from to_kin e where e.type = 'parent_child'
    union select e.from_person_id from to_partners e where e.type = 'parent_child'
    except select id from near
  ),
  ties as (
    select * from from_kin
    union all
    ${tiesAt("from_person_id", "partners")}
    union all
    ${tiesAt("from_person_id", "parents", "and e.type = 'parent_child'")}
    union all
    select * from to_partners e where e.type = 'partnership' and e.from_person_id not in (select id from near)
  )
  select ${tieColumns(seesHidden)}
  from ties x ${tieJoins(seesHidden)}
  order by x.id`
