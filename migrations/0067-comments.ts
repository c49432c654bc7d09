import { Migration } from "@mikro-orm/migrations"

const owners = [
  ["person", "persons"],
  ["event", "events"],
  ["media", "media"],
  ["source", "sources"],
] as const

const statements = [
  `create table comments (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    person_id uuid,
    event_id uuid,
    media_id uuid,
    source_id uuid,
    author_id uuid,
    author_name text,
    text text not null,
    mentions json not null,
    edited_at timestamptz,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    deletion_id uuid,
    import_id uuid,
    primary key (tree_id, id),
    ${owners.map(([owner, table]) => `foreign key (tree_id, ${owner}_id) references ${table} on delete cascade,`).join("\n    ")}
    constraint comments_subject check (num_nonnulls(person_id, event_id, media_id, source_id) = 1)
  )`,
  "create index comments_id on comments using hash (id)",
  ...owners.map(
    ([owner]) => `create index comments_${owner} on comments (tree_id, ${owner}_id, id) where ${owner}_id is not null`,
  ),
  "create index comments_deleted_at on comments (deleted_at, tree_id) where deleted_at is not null",
  "create index comments_deleted on comments (tree_id, id) where deleted_at is not null",
]

/** What members say about persons, events, media and sources. */
export class Comments extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}
