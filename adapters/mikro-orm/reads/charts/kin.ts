import { involvedColumns, livePerson } from "../people.ts"
import { each } from "../look-up.ts"

/** The columns of a relationship besides its tree, which the reader of the rows knows. */
const fields = ["id", "type", "from_person_id", "to_person_id", "qualifier"] as const
const columnsOf = (alias: string): string => fields.map((column) => `${alias}.${column}`).join(", ")

const selected = `x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier`

const people = `cross join lateral (select x.id) r
  ${livePerson("a", "x.from_person_id", "$1")}
  ${livePerson("b", "x.to_person_id", "$1")}`

interface Reading {
  readonly seesHidden: boolean
  /** Further columns of the rows. */
  readonly others?: string
}

export const reading = ({ seesHidden, others = "" }: Reading, from: string): string =>
  seesHidden
    ? `select ${selected}${others} from ${from} order by x.id`
    : `select ${selected}${others}, ${involvedColumns(null)} from ${from} ${people} order by x.id`

/** The live relationships for which `condition` is true, as rows of `x`. */
export const edges = (condition: string): string =>
  each(
    `select ${columnsOf("e")} from relationships e where e.tree_id = $1 and ${condition} and e.deleted_at is null`,
    "x",
  )

/** The relationships to parents of the persons `$2`, of their parents and so on, each once. Loops end. */
export const ancestryStatement = (seesHidden: boolean): string => `
  with recursive line (id) as (
    select unnest($2::uuid[])
    union
    select e.from_person_id from line
    cross join lateral (
      select e.from_person_id from relationships e
      where e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null offset 0
    ) e
  )
  ${reading({ seesHidden }, `line ${edges("e.to_person_id = line.id and e.type = 'parent_child'")}`)}`

/** All relationships of the persons `$2` but those with the persons `$3`, each once. */
export const tiesStatement = (seesHidden: boolean): string =>
  reading(
    { seesHidden },
    // `not in` is looked up in a hash table, whatever the planner thinks of the number of ids.
    `(
      select x.* from unnest($2::uuid[]) k (id) ${edges("e.from_person_id = k.id")}
      where x.to_person_id not in (select unnest($3::uuid[]))
      union all
      select x.* from unnest($2::uuid[]) k (id) ${edges("e.to_person_id = k.id")}
      where x.from_person_id not in (select unnest($2::uuid[] || $3::uuid[]))
    ) x`,
  )

const arrays = fields.map((column) => `array_agg(x.${column}) as ${column}s`).join(", ")
const arraysOf = (alias: string): string => fields.map((column) => `${alias}.${column}s`).join(", ")

/** The relationships of these persons, as one row of arrays. */
const tiesOfLevel = (ids: string): string => `cross join lateral (
    select ${arrays} from (
      select x.* from unnest(${ids}) k (id) ${edges("e.from_person_id = k.id")}
      union all
      select x.* from unnest(${ids}) k (id) ${edges("e.to_person_id = k.id")}
      where x.from_person_id not in (select unnest(${ids}))
    ) x offset 0
  ) t`

/**
 * All relationships of the persons `$2`, of their relatives and so on, level by level. The walk ends after the level
 * with which it has more than `$3` persons. Each relationship is there once, with its last level.
 */
export const tiesAroundStatement = (seesHidden: boolean): string => `
  with recursive walk as (
    select 0 as level, $2::uuid[] as reached, ${arraysOf("t")} from (select $2::uuid[] as people) l ${tiesOfLevel("l.people")}
    union all
    select w.level + 1, w.reached || l.people, ${arraysOf("t")} from walk w
    cross join lateral (
      select array_agg(f.id) as people from (
        select unnest(w.from_person_ids || w.to_person_ids) as id except select unnest(w.reached)
      ) f offset 0
    ) l
    ${tiesOfLevel("l.people")}
    where cardinality(w.reached) <= $3::integer and l.people is not null
  )
  ${reading(
    { seesHidden, others: ', x.level as "level"' },
    `(
      select distinct on (t.id) w.level, t.* from walk w cross join lateral unnest(${arraysOf("w")}) t (${fields.join(", ")})
      order by t.id, w.level desc
    ) x`,
  )}`
