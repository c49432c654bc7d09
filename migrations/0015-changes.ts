import { Migration } from "@mikro-orm/migrations"

/** The kinds of rows that an import creates. Their entries are derived from the rows. */
const imported = [
  "persons",
  "names",
  "relationships",
  "events",
  "places",
  "sources",
  "citations",
  "media",
  "media_links",
]

const tables = [
  `create table changes (
    id uuid primary key,
    tree_id uuid references trees on delete set null,
    account_id uuid,
    seq bigint,
    at timestamptz not null,
    actor_type text not null check (actor_type in ('user', 'system')),
    actor_id uuid,
    via json not null,
    request_id text,
    reason text,
    proposal_id uuid,
    action text not null,
    entity_type text not null,
    entity_id text not null,
    undoes uuid references changes on delete set null,
    undone_by uuid references changes on delete set null,
    entry_count integer not null,
    imported_from uuid,
    imported_to uuid
  )`,
  // The last sequence number of each tree. It is a table of its own, so that a transaction can lock it last without
  // locking the tree, which others lock first.
  `create table tree_revisions (
    tree_id uuid primary key references trees on delete cascade,
    revision bigint not null
  )`,
  // Rows of an import that were purged. Their entries can no longer be derived.
  `create table purged_imported_rows (
    change_id uuid not null references changes on delete cascade,
    kind text not null,
    id uuid not null,
    primary key (change_id, kind, id)
  )`,
]

/** Each entry of an existing log becomes a change of its own, in order of time. */
const conversion = [
  `insert into changes (id, tree_id, account_id, seq, at, actor_type, actor_id, via, request_id, proposal_id, action, entity_type, entity_id, entry_count)
    select id, tree_id,
      case when tree_id is null and entity_type = 'user' then entity_id::uuid when tree_id is null and entity_type = 'session' then actor_id end,
      case when tree_id is not null then row_number() over (partition by tree_id order by at, id) end,
      at, actor_type, actor_id, json_build_object('kind', case actor_type when 'user' then 'session' else 'system' end, 'id', null, 'name', null),
      request_id, proposal_id, action, entity_type, entity_id, 1
    from audit_entries`,
  `insert into tree_revisions (tree_id, revision) select tree_id, max(seq) from changes where tree_id is not null group by tree_id`,
  "drop index audit_entries_entity",
  "alter table audit_entries add column change_id uuid, add column seq bigint, add column op text, add column version integer",
  `update audit_entries a set change_id = a.id, seq = c.seq,
      op = case split_part(a.action, '.', 2)
        when 'create' then 'create' when 'register' then 'create' when 'import' then 'create'
        when 'delete' then 'delete' when 'end' then 'delete'
        when 'restore' then 'restore' when 'purge' then 'purge' else 'update' end,
      version = case when json_typeof(a.after) = 'object' and json_typeof(a.after -> 'version') = 'number' then (a.after ->> 'version')::integer end,
      -- What entries of accounts never show.
      before = case when a.tree_id is null and json_typeof(a.before) = 'object' then (a.before::jsonb - 'email')::json else a.before end,
      after = case when a.tree_id is null and json_typeof(a.after) = 'object' then (a.after::jsonb - 'email')::json else a.after end
    from changes c where c.id = a.id`,
  `alter table audit_entries
    alter column change_id set not null,
    alter column op set not null,
    add constraint audit_entries_change foreign key (change_id) references changes on delete cascade,
    add constraint audit_entries_op check (op in ('create', 'update', 'delete', 'restore', 'purge')),
    drop column at, drop column actor_type, drop column proposal_id, drop column request_id`,
]

const indexes = [
  "create unique index changes_seq on changes (tree_id, seq)",
  "create index changes_actor on changes (tree_id, actor_id, seq)",
  "create index changes_action on changes (tree_id, action, seq)",
  "create index changes_at on changes (tree_id, at)",
  "create index changes_account on changes (account_id, id) where tree_id is null",
  "create index changes_outside_trees on changes (id) where tree_id is null",
  "create index changes_undoes on changes (undoes) where undoes is not null",
  "create index changes_undone_by on changes (undone_by) where undone_by is not null",
  "create index changes_proposal on changes (proposal_id) where proposal_id is not null",
  "create index audit_entries_change on audit_entries (change_id, id)",
  "create index audit_entries_entity on audit_entries (tree_id, entity_id, seq)",
]

/** The statements of the migration, except the columns of imports. */
export const recordChanges = [...tables, ...conversion, ...indexes]

/** Changes: every command with an entry for each row that it touched, numbered in the order of commits. */
export class Changes extends Migration {
  override up(): void {
    for (const statement of recordChanges) this.addSql(statement)
    for (const table of imported) this.addSql(`alter table ${table} add column import_id uuid`)
  }
}
