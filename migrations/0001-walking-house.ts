import { Migration } from "@mikro-orm/migrations"

const lifecycle = `
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deletion_id uuid`

/**
 * Accounts, trees, and everything that a tree owns. A row refers to its tree directly only if it has no owner that
 * does. Every reference within a tree contains the tree's id, so no reference can lead to another tree.
 */
const tables = [
  `create table users (
    id uuid primary key,
    email text not null,
    display_name text,
    password_hash text not null,
    email_verified_at timestamptz,
    self_person_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    token_hash text not null unique,
    user_agent text,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table trees (
    id uuid primary key,
    name text not null,
    description text,
    visibility text not null check (visibility in ('private', 'site_members', 'unlisted', 'public')),
    owner_id uuid not null references users,
    home_person_id uuid,
    ai_member_provider text,
    ai_recommender_provider text,
    person_count integer not null,
    search_text text not null,
    ${lifecycle}
  )`,
  `create table memberships (
    tree_id uuid not null references trees on delete cascade,
    user_id uuid not null references users on delete cascade,
    role text not null check (role in ('owner', 'editor', 'viewer')),
    created_at timestamptz not null,
    primary key (tree_id, user_id)
  )`,
  `create table persons (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    gender text check (gender in ('male', 'female', 'other')),
    is_living boolean,
    notes text,
    privacy text not null check (privacy in ('default', 'redacted', 'hidden')),
    display_name text not null,
    given_name text,
    surname text,
    birth_year integer,
    death_year integer,
    has_death_fact boolean not null,
    public_from integer,
    search_text text not null,
    ${lifecycle},
    primary key (tree_id, id)
  )`,
  `create table names (
    tree_id uuid not null,
    id uuid not null,
    person_id uuid not null,
    name_type text not null check (name_type in
      ('birth', 'maiden', 'married', 'alias', 'nickname', 'immigrant', 'professional', 'religious', 'other')),
    is_primary boolean not null,
    given_name text,
    surname text,
    prefix text,
    suffix text,
    surname_prefix text,
    ${lifecycle},
    primary key (tree_id, id),
    foreign key (tree_id, person_id) references persons on delete cascade
  )`,
  `create table places (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    name text not null,
    key text not null,
    primary key (tree_id, id)
  )`,
  // family_record_id has no foreign key, because relationships may be written before the records that they came
  // from.
  `create table relationships (
    tree_id uuid not null,
    id uuid not null,
    type text not null check (type in ('parent_child', 'partnership')),
    from_person_id uuid not null,
    to_person_id uuid not null,
    qualifier text check (qualifier in ('biological', 'adoptive', 'step', 'foster', 'donor', 'guardian')),
    notes text,
    family_record_id uuid,
    ${lifecycle},
    primary key (tree_id, id),
    foreign key (tree_id, from_person_id) references persons on delete cascade,
    foreign key (tree_id, to_person_id) references persons on delete cascade,
    constraint relationships_ends check (from_person_id <> to_person_id),
    constraint relationships_qualifier_of_parents check ((type = 'parent_child') = (qualifier is not null))
  )`,
  `create table events (
    tree_id uuid not null,
    id uuid not null,
    person_id uuid,
    relationship_id uuid,
    type text not null,
    date json,
    place_id uuid,
    detail text,
    notes text,
    ${lifecycle},
    primary key (tree_id, id),
    foreign key (tree_id, person_id) references persons on delete cascade,
    foreign key (tree_id, relationship_id) references relationships on delete cascade,
    foreign key (tree_id, place_id) references places,
    constraint events_subject check (num_nonnulls(person_id, relationship_id) = 1)
  )`,
  `create table sources (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    title text not null,
    author text,
    publication text,
    repository text,
    call_number text,
    url text,
    notes text,
    ${lifecycle},
    primary key (tree_id, id)
  )`,
  `create table citations (
    tree_id uuid not null,
    id uuid not null,
    source_id uuid not null,
    person_id uuid,
    event_id uuid,
    name_id uuid,
    relationship_id uuid,
    page text,
    detail text,
    confidence integer check (confidence between 0 and 3),
    ${lifecycle},
    primary key (tree_id, id),
    foreign key (tree_id, source_id) references sources on delete cascade,
    foreign key (tree_id, person_id) references persons on delete cascade,
    foreign key (tree_id, event_id) references events on delete cascade,
    foreign key (tree_id, name_id) references names on delete cascade,
    foreign key (tree_id, relationship_id) references relationships on delete cascade,
    constraint citations_target check (num_nonnulls(person_id, event_id, name_id, relationship_id) = 1)
  )`,
  `create table media (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    title text,
    filename text,
    content_type text not null,
    size bigint not null check (size >= 0),
    checksum text not null,
    person_id uuid,
    event_id uuid,
    source_id uuid,
    ${lifecycle},
    primary key (tree_id, id),
    foreign key (tree_id, person_id) references persons on delete cascade,
    foreign key (tree_id, event_id) references events on delete cascade,
    foreign key (tree_id, source_id) references sources on delete cascade,
    constraint media_attachment check (num_nonnulls(person_id, event_id, source_id) <= 1)
  )`,
  `create table kept_records (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    position integer not null,
    tag text not null,
    xref text,
    person_id uuid,
    source_id uuid,
    lines text not null,
    links json not null,
    primary key (tree_id, id),
    foreign key (tree_id, person_id) references persons on delete cascade,
    foreign key (tree_id, source_id) references sources on delete cascade
  )`,
  // The log outlives trees, users and all other records. It refers to a tree only while the tree exists, and to
  // nothing else.
  `create table audit_entries (
    id uuid primary key,
    at timestamptz not null,
    actor_type text not null check (actor_type in ('user', 'system')),
    actor_id uuid,
    action text not null,
    entity_type text not null,
    entity_id text not null,
    tree_id uuid references trees on delete set null,
    before json,
    after json,
    proposal_id uuid,
    request_id text
  )`,
  // Not deferrable: a new tree has no home person, so persons can always be written first.
  `alter table trees add constraint trees_home_person
    foreign key (id, home_person_id) references persons (tree_id, id) on delete set null (home_person_id)`,
]

/** Values that must be unique. */
const uniqueness = [
  `create unique index users_live_email on users (email) where deleted_at is null`,
  `create unique index names_one_primary on names (tree_id, person_id) where is_primary and deleted_at is null`,
  // By hash, because a place of an imported file may be longer than an index entry can be.
  `create unique index places_key on places (tree_id, md5(key))`,
  `create unique index relationships_one_parenthood on relationships (tree_id, from_person_id, to_person_id)
    where type = 'parent_child' and deleted_at is null`,
  `create unique index relationships_one_partnership on relationships
    (tree_id, least(from_person_id, to_person_id), greatest(from_person_id, to_person_id))
    where type = 'partnership' and deleted_at is null`,
]

/** An index for each read: by id without a tree, by owner, deleted rows, lists of the log. */
const indexes = [
  // A hash index has no order, so no planner scans the ids of all trees to list those of one.
  ...["persons", "names", "places", "relationships", "events", "sources", "citations", "media"].map(
    (table) => `create index ${table}_id on ${table} using hash (id)`,
  ),
  ...[
    "events.person",
    "events.relationship",
    "events.place",
    "citations.person",
    "citations.event",
    "citations.name",
    "citations.relationship",
    "media.person",
    "media.event",
    "media.source",
    "kept_records.person",
    "kept_records.source",
  ].map((path) => {
    const [table, owner] = path.split(".")
    return `create index ${table}_${owner} on ${table} (tree_id, ${owner}_id) where ${owner}_id is not null`
  }),
  `create index sessions_user on sessions (user_id)`,
  `create index users_self_person on users (self_person_id) where self_person_id is not null`,
  `create index memberships_user on memberships (user_id, tree_id)`,
  `create index trees_directory on trees (id) where visibility in ('site_members', 'public') and deleted_at is null`,
  // New entries wait in a pending list that every search reads, so the list is kept short.
  `create index persons_search on persons using gin (tree_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256)
    where deleted_at is null`,
  `create index persons_deleted on persons (tree_id, id) where deleted_at is not null`,
  `create index names_person on names (tree_id, person_id)`,
  `create index relationships_from on relationships (tree_id, from_person_id)`,
  `create index relationships_to on relationships (tree_id, to_person_id)`,
  `create index citations_source on citations (tree_id, source_id)`,
  `create index kept_records_position on kept_records (tree_id, position)`,
  // By hash, because an xref may be longer than an index entry can be.
  `create index kept_records_xref on kept_records (tree_id, md5(xref)) where xref is not null`,
  // The link of a FAM record as a whole: the partnership or person that owns its events.
  `create index kept_records_subject on kept_records (tree_id, (links #>> '{0,1}')) where tag = 'FAM'`,
  `create index audit_entries_tree on audit_entries (tree_id, id)`,
  `create index audit_entries_entity on audit_entries (tree_id, entity_id, id)`,
  `create index audit_entries_actor on audit_entries (tree_id, actor_id, id)`,
]

export class WalkingHouse extends Migration {
  override up(): void {
    // btree_gin lets one index contain the tree and the trigrams of its persons.
    for (const extension of ["pg_trgm", "btree_gin"]) this.addSql(`create extension if not exists ${extension}`)
    for (const statement of [...tables, ...uniqueness, ...indexes]) this.addSql(statement)
  }
}
