import { edges, reading } from "./kin.ts"
import { unlessHidden } from "./tie-rows.ts"

/** The relatives of these persons, once for each relationship. */
const relativesOf = (people: string, seesHidden: boolean): string => `
    select o.id from unnest(${people}) k (id)
    cross join lateral (
      select e.to_person_id as id from relationships e
      where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null
      union all
      select e.from_person_id from relationships e
      where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null
      offset 0
    ) o ${seesHidden ? "" : unlessHidden("o.id")}`

/**
 * Walks from both ends, always on the side with fewer persons at its edge. Each row is one step, with the persons at
 * both edges, those just inside, the number of steps at which the sides met, and the persons from which the step has
 * gone on.
 */
const walk = (seesHidden: boolean): string => `walk as (
    select false as is_near, array[$2::uuid] as near, array[$3::uuid] as far, '{}'::uuid[] as inside_near, '{}'::uuid[] as inside_far,
      0 as near_steps, 0 as far_steps, null::integer as met_at, 2 as reached, '{}'::uuid[] as people
    union all
    select s.is_near,
      case when s.is_near then n.people else w.near end, case when s.is_near then w.far else n.people end,
      case when s.is_near then w.near else w.inside_near end, case when s.is_near then w.inside_far else w.far end,
      w.near_steps + s.is_near::integer, w.far_steps + (not s.is_near)::integer,
      coalesce(w.met_at, case when exists (select unnest(n.people) intersect select unnest(s.others))
      then w.near_steps + w.far_steps + 1 end),
      w.reached + cardinality(n.people), s.people
    from walk w
    cross join lateral (
      select cardinality(w.far) = 0 or cardinality(w.near) between 1 and cardinality(w.far) as is_near offset 0
    ) c
    cross join lateral (
      select c.is_near, case when c.is_near then w.near else w.far end as people,
        case when c.is_near then w.far else w.near end as others,
        case when c.is_near then w.inside_near else w.inside_far end as inside offset 0
    ) s
    cross join lateral (
      select coalesce(array_agg(f.id), '{}') as people from (
        ${relativesOf("s.people", seesHidden)}
        except select unnest(s.people || s.inside)
      ) f offset 0
    ) n
    where w.near_steps + w.far_steps < least($6::integer, coalesce($4::integer, w.met_at) + $5::integer) and w.reached <= $7::integer
      and (cardinality(w.near) > 0 and cardinality(w.far) > 0
        or coalesce($4::integer, w.met_at) is not null and cardinality(w.near || w.far) > 0)
  )`

/**
 * The persons that one side of the walk has reached, with their numbers of steps from its end: those who are far enough
 * from it that the other side may have reached them too. None if the sides did not meet.
 */
const side = (name: "near" | "far"): string => {
  const other = name === "near" ? "far" : "near"
  return `${name}_side as materialized (
    select p.id, w.${name}_steps - 1 as steps from last l
    join walk w on w.is_near = ${name === "near"} and w.${name}_steps > l.met_at - l.${other}_steps
    cross join lateral unnest(w.people) p (id)
    union all
    select p.id, l.${name}_steps from last l cross join lateral unnest(l.${name}) p (id) where l.met_at is not null
  )`
}

/**
 * Goes on from the edge of the other side towards the end of this one, only over persons who are near enough to that
 * end. Each row is one step. A step comes at most one step nearer to the end, so those much nearer are not compared.
 */
const way = (name: "near" | "far", seesHidden: boolean): string => {
  const other = name === "near" ? "far" : "near"
  return `${name}_way as (
    select 0 as step, array_agg(m.id) as people, '{}'::uuid[] as before, min(m.${name}) as nearest
    from last l join met m on m.${other} = l.${other}_steps
    union all
    select i.step + 1, n.people, i.people, i.nearest - 1 from ${name}_way i cross join last l
    cross join lateral (
      select array_agg(f.id) as people from (
        (${relativesOf("i.people", seesHidden)}
        intersect select unnest(w.people) from walk w
          where w.is_near = ${name === "near"} and w.${name}_steps between i.nearest and l.${name}_steps - i.step)
        except select unnest(i.people || i.before)
      ) f offset 0
    ) n
    where i.step < l.${name}_steps and cardinality(i.people) > 0 and n.people is not null
  )`
}

/**
 * The relationships on the ways from `$2` to `$3`. `$4` is the number of steps of a known way, `$5` how much longer
 * others may be, `$6` the most steps, `$7` the most persons. A person is on a way if the walk has reached them from both
 * ends, or if a way leads from such a person to them and is not too long.
 */
export const tiesBetweenStatement = (seesHidden: boolean): string => `
  with recursive ${walk(seesHidden)},
  last as materialized (select * from walk order by near_steps + far_steps desc limit 1),
  ${side("near")},
  ${side("far")},
  met as materialized (
    select id, n.steps as near, f.steps as far from near_side n join far_side f using (id)
  ),
  ${way("near", seesHidden)},
  ${way("far", seesHidden)},
  on_way as materialized (
    select id from met union select unnest(people) from near_way union select unnest(people) from far_way
  )
  ${reading(
    { seesHidden },
    // `is true` keeps the look-up in a hash table.
    `(
      select x.* from on_way k ${edges("e.from_person_id = k.id")}
      where (x.to_person_id in (select id from on_way)) is true
      union all
      select x.* from on_way k ${edges("e.to_person_id = k.id and e.type = 'parent_child'")}
      where x.from_person_id not in (select id from on_way)
    ) x`,
  )}`
