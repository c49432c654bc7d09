import { each } from "../look-up.ts"
import { edgeColumns, tieColumns, tieJoins } from "./tie-rows.ts"

/** The relationships of a family that are read together with those of other requests. */
export const MOST_TIES = 200

/** The live relationships that satisfy a condition. */
export const edges = (condition: string): string =>
  `select ${edgeColumns}
    from relationships e where e.tree_id = $1 and ${condition} and e.deleted_at is null`

/**
 * The relationships of each person of `$2` in the tree `$1`, the partnerships of the parents, and the relationships of
 * the parents, of their partners and of the person's partners to children. Each has the number of all of the family:
 * of a larger one than `MOST_TIES` only one relationship comes.
 */
export const familyStatement = (seesHidden: boolean): string => `
  with own as materialized (
    select k.id as key, e.* from unnest($2::uuid[]) k (id)
    ${each(`${edges("e.from_person_id = k.id")} union all ${edges("e.to_person_id = k.id")}`, "e")}
  ),
  parents as materialized (
    select o.key, o.from_person_id as id from own o where o.type = 'parent_child' and o.to_person_id = o.key
  ),
  of_parents as materialized (
    select p.key, e.* from parents p
    ${each(
      `${edges("e.from_person_id = p.id and e.type = 'partnership'")} union all ` +
        `${edges("e.to_person_id = p.id and e.type = 'partnership'")}`,
      "e",
    )}
  ),
  homes as (
    select p.key, p.id from parents p
    union select m.key, m.from_person_id from of_parents m
    union select m.key, m.to_person_id from of_parents m
    union select o.key, o.from_person_id from own o where o.type = 'partnership' and o.from_person_id <> o.key
    union select o.key, o.to_person_id from own o where o.type = 'partnership' and o.to_person_id <> o.key
  ),
  ties as (
    select * from own
    union select * from of_parents
    union select h.key, e.* from homes h ${each(edges("e.from_person_id = h.id and e.type = 'parent_child'"), "e")}
  ),
  counted as (select *, count(*) over one as size, row_number() over one as number from ties window one as (partition by key))
  select x.key as "key", x.size::integer as "size", ${tieColumns(seesHidden)}
  from counted x ${tieJoins(seesHidden)}
  where x.size <= ${MOST_TIES} or x.number = 1
  order by x.id`
