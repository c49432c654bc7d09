import { Migration } from "@mikro-orm/migrations"

const statements = [
  `create table associations (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    person_id uuid,
    event_id uuid,
    relationship_id uuid,
    associate_id uuid,
    associate_name text,
    role text not null,
    phrase text,
    notes text,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    deletion_id uuid,
    import_id uuid,
    primary key (tree_id, id),
    foreign key (tree_id, person_id) references persons on delete cascade,
    foreign key (tree_id, event_id) references events on delete cascade,
    foreign key (tree_id, relationship_id) references relationships on delete cascade,
    foreign key (tree_id, associate_id) references persons on delete cascade,
    constraint associations_subject check (num_nonnulls(person_id, event_id, relationship_id) > 0),
    constraint associations_fact check (num_nonnulls(event_id, relationship_id) <= 1),
    constraint associations_associate check (num_nonnulls(associate_id, associate_name) > 0)
  )`,
  "create index associations_id on associations using hash (id)",
  ...["person", "event", "relationship", "associate"].map(
    (owner) =>
      `create index associations_${owner} on associations (tree_id, ${owner}_id) where ${owner}_id is not null`,
  ),
  "create index associations_deleted_at on associations (deleted_at, tree_id) where deleted_at is not null",
  "create index associations_deleted on associations (tree_id, id) where deleted_at is not null",
]

/** Who was beside a person, or took part in an event. */
export class Associations extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}
