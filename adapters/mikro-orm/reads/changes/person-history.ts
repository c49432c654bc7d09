import { hasNoEntryUntil } from "../../stores/imported-rows.ts"
import { changesOfPage } from "./change-rows.ts"
import { statement } from "../../statements/registry.ts"

/** The records that belong to the person `$2` of the tree `$1`, live or deleted, each with its import. */
const belonging = `
  own as materialized (
    select p.id, p.import_id from persons p where p.tree_id = $1 and p.id = $2::uuid
    union all select n.id, n.import_id from names n where n.tree_id = $1 and n.person_id = $2::uuid
    union all select e.id, e.import_id from events e where e.tree_id = $1 and e.person_id = $2::uuid
    union all select r.id, r.import_id from relationships r where r.tree_id = $1 and r.from_person_id = $2::uuid
    union all select r.id, r.import_id from relationships r where r.tree_id = $1 and r.to_person_id = $2::uuid
    union all select m.id, m.import_id from media m where m.tree_id = $1 and m.person_id = $2::uuid
  ),
  shared as materialized (
    select e.id, e.import_id from own join events e on e.tree_id = $1 and e.relationship_id = own.id
  ),
  ids as materialized (
    select * from own
    union select * from shared
    union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.person_id = own.id
    union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.name_id = own.id
    union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.relationship_id = own.id
    union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.event_id = own.id
    union select c.id, c.import_id from shared join citations c on c.tree_id = $1 and c.event_id = shared.id
    union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.person_id = own.id
    union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.associate_id = own.id
    union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.relationship_id = own.id
    union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.event_id = own.id
    union select s.id, s.import_id from shared join associations s on s.tree_id = $1 and s.event_id = shared.id
    union select m.id, m.import_id from own join media m on m.tree_id = $1 and m.event_id = own.id
    union select t.id, t.import_id from own join comments t on t.tree_id = $1 and t.person_id = own.id
    union select t.id, t.import_id from own join comments t on t.tree_id = $1 and t.event_id = own.id
    union select t.id, t.import_id from shared join comments t on t.tree_id = $1 and t.event_id = shared.id
    union select m.id, m.import_id from shared join media m on m.tree_id = $1 and m.event_id = shared.id
  )`

/** The newest `$4` changes before the number `$3` of the person `$2` of the tree `$1`: of each record at most so many. */
export const changesOfPerson = statement(
  "reads/changes/person-history changesOfPerson",
  `with ${belonging},
  found as (
    select newest.seq from ids cross join lateral (
      select a.seq from audit_entries a where a.tree_id = $1 and a.entity_id = ids.id::text and a.seq < $3 order by a.seq desc limit $4
    ) newest
    union
    select i.seq from (select distinct import_id from ids) imports join changes i on i.import_id = imports.import_id
    where i.seq < $3 and (i.import_step = 0 or exists (
      select from ids x where x.import_id = i.import_id and ${hasNoEntryUntil("x", "i.seq")}
    ))
  ),
  page as materialized (select seq from found order by seq desc limit $4)${changesOfPage}`,
)
