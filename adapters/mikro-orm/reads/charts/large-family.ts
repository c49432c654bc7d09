import { each } from "../look-up.ts"
import { edges } from "./family.ts"
import { tieColumns, tieJoins, unlessHidden } from "./tie-rows.ts"

/** The most relationships of an answer, for each wanted relative of a kind: with both parents and step-parents. */
const TIES_OF_EACH = 8

/**
 * The day of birth of the persons `c`, as the reader sees it: of the first birth that the reader sees, if the person is
 * seen in full.
 */
const birthDay = (seesHidden: boolean): string => `left join lateral (
    select b.day from (
      select (e.date ->> 'sortDay')::integer as day from events e
      where e.tree_id = $1 and e.person_id = c.id and e.type = 'birth' and e.deleted_at is null
        ${seesHidden ? "" : "and e.privacy <> 'hidden'"}
      order by e.id limit 1
    ) b ${
      seesHidden
        ? ""
        : `where exists (
      select from persons p where p.tree_id = $1 and p.id = c.id and p.privacy = 'default' and p.public_from <= $4::integer
    )`
    }
  ) d on true`

/** Whether the reader sees both ends of the relationship `e` in full, and so its position. */
const isSeen = (seesHidden: boolean): string => {
  const end = (id: string): string =>
    `exists (
      select from persons p where p.tree_id = $1 and p.id = ${id} and p.deleted_at is null
        and p.privacy = 'default' and p.public_from <= $4::integer
    )`
  return seesHidden ? "" : `and ${end("e.from_person_id")} and ${end("e.to_person_id")}`
}

/** The lowest position of each child of `of` (with `id`) that is known to the reader. */
const positions = (of: string, seesHidden: boolean): string =>
  `select e.to_person_id as id, min(e.position) as position from ${of} k
  ${each(edges("e.from_person_id = k.id and e.type = 'parent_child' and e.position is not null"), "e")}
  where true ${isSeen(seesHidden)} group by e.to_person_id`

/** The first persons of `of` (with `id`) by their positions as children of `parents` (with `id`), then by birth. */
const eldest = (of: string, parents: string, seesHidden: boolean): string =>
  `select c.id from ${of} c
  left join (${positions(parents, seesHidden)}) q on q.id = c.id
  ${birthDay(seesHidden)} order by q.position nulls last, d.day nulls last, c.id limit $3`

/** The persons of `of` that the reader may see. */
const seen = (of: string, seesHidden: boolean): string =>
  `select distinct c.id from (${of}) c ${seesHidden ? "" : unlessHidden("c.id")}`

const partnersOf = (of: string): string => `
    select e.to_person_id as id from ${of} k ${each(edges("e.from_person_id = k.id and e.type = 'partnership'"), "e")}
    union all
    select e.from_person_id from ${of} k ${each(edges("e.to_person_id = k.id and e.type = 'partnership'"), "e")}`

const childrenOf = (of: string): string =>
  `select e.to_person_id as id from ${of} k ${each(edges("e.from_person_id = k.id and e.type = 'parent_child'"), "e")}`

/** The relationships to the persons of `of` from those of `homes`. */
const tiesTo = (of: string): string => `
    select e.* from ${of} k ${each(edges("e.to_person_id = k.id and e.type = 'parent_child'"), "e")}
    where e.from_person_id in (select id from homes)`

/**
 * The relationships of the first relatives of the person `$2` in the tree `$1`: at most `$3` of each kind, parents and
 * partners by id, siblings and children by position, then by birth. Each row has the numbers of all relatives. `$4` is the year of a
 * reader who does not see everything.
 */
export const largeFamilyStatement = (seesHidden: boolean): string => `
  with own as materialized (${edges("e.from_person_id = $2::uuid")} union all ${edges("e.to_person_id = $2::uuid")}),
  all_parents as materialized (
    ${seen("select o.from_person_id as id from own o where o.type = 'parent_child' and o.to_person_id = $2::uuid", seesHidden)}
  ),
  all_partners as materialized (
    ${seen(
      `select case when o.from_person_id = $2::uuid then o.to_person_id else o.from_person_id end as id
      from own o where o.type = 'partnership'`,
      seesHidden,
    )}
  ),
  all_children as materialized (
    ${seen("select o.to_person_id as id from own o where o.type = 'parent_child' and o.from_person_id = $2::uuid", seesHidden)}
  ),
  parents as materialized (select id from all_parents order by id limit $3),
  partners as materialized (select id from all_partners order by id limit $3),
  step_parents as materialized (
    select id from (${seen(partnersOf("parents"), seesHidden)} except select id from all_parents) s order by id limit $3
  ),
  all_siblings as materialized (
    ${seen(`${childrenOf("parents")} union all ${childrenOf("step_parents")}`, seesHidden)} where c.id <> $2::uuid
  ),
  siblings as materialized (
    ${eldest("all_siblings", "(select id from parents union select id from step_parents)", seesHidden)}
  ),
  children as materialized (${eldest("all_children", "(select $2::uuid as id)", seesHidden)}),
  homes as materialized (select id from parents union select id from step_parents union select id from partners),
  near as materialized (
    select id from parents union select id from partners union select id from children union select id from siblings
    union select $2::uuid
  ),
  ties as (
    select o.* from own o where o.from_person_id in (select id from near) and o.to_person_id in (select id from near)
    union
    select * from (
      select e.* from parents k ${each(edges("e.from_person_id = k.id and e.type = 'partnership'"), "e")}
      where e.to_person_id in (select id from homes)
      union
      select e.* from parents k ${each(edges("e.to_person_id = k.id and e.type = 'partnership'"), "e")}
      where e.from_person_id in (select id from homes)
      union
      ${tiesTo("siblings")}
      union
      ${tiesTo("children")}
      limit $3 * ${TIES_OF_EACH}
    ) e
  ),
  totals as materialized (
    select json_build_object(
      'parents', (select count(*) from all_parents), 'siblings', (select count(*) from all_siblings),
      'partners', (select count(*) from all_partners), 'children', (select count(*) from all_children)
    ) as totals
  )
  select t.totals as "totals", ${tieColumns(seesHidden)}
  from ties x cross join totals t ${tieJoins(seesHidden)}
  order by x.id`
