import { Migration } from "@mikro-orm/migrations"

const tables = [
  `create table media_links (
    tree_id uuid not null,
    id uuid not null,
    media_id uuid not null,
    person_id uuid,
    event_id uuid,
    source_id uuid,
    primary key (tree_id, id),
    foreign key (tree_id, media_id) references media on delete cascade,
    foreign key (tree_id, person_id) references persons on delete set null (person_id),
    foreign key (tree_id, event_id) references events on delete cascade,
    foreign key (tree_id, source_id) references sources on delete cascade,
    constraint media_links_target check (num_nonnulls(person_id, event_id, source_id) <= 1)
  )`,
  `create index media_links_media on media_links (tree_id, media_id)`,
  ...["person", "event", "source"].map(
    (target) =>
      `create index media_links_${target} on media_links (tree_id, ${target}_id) where ${target}_id is not null`,
  ),
]

/** The ids, as text, of the rows that the structures of kept records became. */
const links = `
  select k.tree_id, k.id, l.value ->> 1 as became
  from kept_records k cross join lateral json_array_elements(k.links) l`

const withMedia = "k.tree_id in (select tree_id from media)"

/** Adds links from the kept records that link a medium: to their person, their source, or the partners and children of their family. */
export const linkKeptMedia = [
  `with became as (
    select l.tree_id, l.id as record_id, l.became from (${links} where ${withMedia}) l
  ), inline as (
    select b.tree_id, b.record_id, m.id as media_id from became b join media m on m.tree_id = b.tree_id and m.id::text = b.became
  ), pointed as (
    select k.tree_id, k.id as record_id, o.media_id
    from kept_records k cross join lateral regexp_matches(k.lines, '\n[0-9]+ OBJE (@[^\n]+@)', 'g') p (parts)
    join kept_records r on r.tree_id = k.tree_id and r.tag = 'OBJE' and r.xref = p.parts[1]
    join inline o on o.tree_id = r.tree_id and o.record_id = r.id
    where ${withMedia}
  ), concerned as (
    select k.tree_id, k.id as record_id, k.person_id, k.source_id from kept_records k
    where num_nonnulls(k.person_id, k.source_id) = 1 and ${withMedia}
    union
    select b.tree_id, b.record_id, p.id, null from became b
    join kept_records k on k.tree_id = b.tree_id and k.id = b.record_id and k.tag = 'FAM'
    join persons p on p.tree_id = b.tree_id and p.id::text = b.became
  )
  insert into media_links (tree_id, id, media_id, person_id, source_id)
  select l.tree_id, gen_random_uuid(), l.media_id, c.person_id, c.source_id
  from (select * from inline union select * from pointed) l
  join concerned c on c.tree_id = l.tree_id and c.record_id = l.record_id
  join media m on m.tree_id = l.tree_id and m.id = l.media_id
  where c.person_id is distinct from m.person_id or c.source_id is distinct from m.source_id
  group by l.tree_id, l.media_id, c.person_id, c.source_id`,
]

export class MediaLinks extends Migration {
  override up(): void {
    for (const statement of [...tables, ...linkKeptMedia]) this.addSql(statement)
  }
}
