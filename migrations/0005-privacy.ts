import { Migration } from "@mikro-orm/migrations"

const accounts = [
  `alter table users alter column password_hash drop not null`,
  `update users set password_hash = null where deleted_at is not null`,
]

/** What a purge left in the log until now, and the paths by which it blanks entries from now on. */
const auditLog = [
  `create index audit_entries_proposals on audit_entries (tree_id) where entity_type = 'proposal'`,
  `create index audit_entries_members on audit_entries (entity_id) where entity_type = 'membership'`,
  // Entries of a tree name no tree once it is purged.
  `update audit_entries set before = null, after = null
    where tree_id is null and entity_type not in ('user', 'session') and (before is not null or after is not null)`,
  `update audit_entries a set before = null, after = null
    from audit_entries p
    where p.action like '%.purge' and p.entity_id = a.entity_id and p.tree_id is not distinct from a.tree_id
      and (a.before is not null or a.after is not null)`,
  `update audit_entries set before = null, after = null
    where tree_id is null and entity_type in ('user', 'session') and (before is not null or after is not null)
      and actor_id is not null and not exists (select from users u where u.id = actor_id)`,
]

export class Privacy extends Migration {
  override up(): void {
    for (const statement of [...accounts, ...auditLog]) this.addSql(statement)
  }
}
