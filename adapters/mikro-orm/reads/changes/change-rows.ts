import { snakeCase } from "../../../../core/codec/snake-case.ts"
import { changes } from "../../entities/change.ts"
import { columns } from "../../table.ts"

/** The ids of the persons that a change `c` concerns, in order. Only the branch of the kind of record runs. */
const concerned = `
  select c.entity_id::uuid as id, 1 as n where c.entity_type = 'person'
  union all select x.person_id, 1 from names x where c.entity_type = 'name' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from events x where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from events x
    join relationships r on r.tree_id = x.tree_id and r.id = x.relationship_id
    where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.from_person_id, 1 from relationships x where c.entity_type = 'relationship'
  and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.to_person_id, 2 from relationships x where c.entity_type = 'relationship' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from citations x where c.entity_type = 'citation' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.associate_id, 2 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from comments x where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select e.person_id, 1 from comments x join events e on e.tree_id = x.tree_id and e.id = x.event_id
    where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from comments x
    join events e on e.tree_id = x.tree_id and e.id = x.event_id
    join relationships r on r.tree_id = e.tree_id and r.id = e.relationship_id
    where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid`

const title = `case c.entity_type
  when 'event' then (select x.type from events x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'source' then (select x.title from sources x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'media' then (select coalesce(x.title, x.filename) from media x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'comment' then (select coalesce(s.title, m.title, m.filename) from comments x
    left join sources s on s.tree_id = x.tree_id and s.id = x.source_id
    left join media m on m.tree_id = x.tree_id and m.id = x.media_id where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'place' then (select x.name from places x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'tree' then (select x.name from trees x where x.id = c.tree_id)
  when 'membership' then (select x.display_name from users x where c.tree_id is not null and x.id = c.entity_id::uuid)
  when 'proposal' then (select x.summary from proposals x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid) end`

const persons = `coalesce((select json_agg(p.display_name order by about.n) from (${concerned}) about
    join persons p on p.tree_id = c.tree_id and p.id = about.id), '[]'::json)`

/** A change with the names of what it was about. They are read now, so none outlives its record. */
export const selectChange = `select ${columns(changes, "c")}, u.display_name as "actorName",
  ${persons} as "subject.persons", ${title} as "subject.title"
  from changes c left join users u on u.id = c.actor_id`

/** The columns of a change in a list. */
const listedFields = [
  "id",
  "seq",
  "treeId",
  "at",
  "actorId",
  "via",
  "action",
  "entityType",
  "entityId",
  "reason",
  "undoes",
  "undoneBy",
  "proposalId",
  "entryCount",
] as const

/**
 * The same for the changes of the tree `$1` with the numbers `seq` in `page`, newest first. The names of each record
 * are read once, however many of the changes are about it.
 */
export const changesOfPage = `,
  listed as materialized (
    select ${listedFields.map((field) => `c.${snakeCase(field)}`).join(", ")}
    from changes c where c.tree_id = $1 and c.seq = any(array(select seq from page))
  ),
  named as materialized (
    select c.entity_type, c.entity_id, ${persons} as persons, ${title} as title
    from (select distinct tree_id, entity_type, entity_id from listed) c
  )
  select ${columns({ fields: listedFields }, "c")}, u.display_name as "actorName", n.persons as "subject.persons",
    n.title as "subject.title"
  from listed c join named n on n.entity_type = c.entity_type and n.entity_id = c.entity_id
  left join users u on u.id = c.actor_id order by c.seq desc`
