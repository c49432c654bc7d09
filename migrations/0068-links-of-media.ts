import { Migration } from "@mikro-orm/migrations"

const kinds = ["relationship", "citation", "place"] as const

const statements = [
  // All links that exist follow from the lines of files.
  "alter table media_links add column from_file boolean not null default true",
  "alter table media_links alter column from_file drop default",
  ...kinds.map((kind) => `alter table media_links add column ${kind}_id uuid`),
  ...kinds.map(
    (kind) =>
      `alter table media_links add constraint media_links_${kind}_fkey
        foreign key (tree_id, ${kind}_id) references ${kind}s on delete cascade`,
  ),
  `alter table media_links drop constraint media_links_target, add constraint media_links_target
    check (num_nonnulls(person_id, event_id, relationship_id, source_id, citation_id, place_id) <= 1)`,
  ...kinds.map(
    (kind) => `create index media_links_${kind} on media_links (tree_id, ${kind}_id) where ${kind}_id is not null`,
  ),
]

/** Media are linked to relationships, citations and places too, and by editors as well as by files. */
export class LinksOfMedia extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}
