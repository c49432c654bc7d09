import { Migration } from "@mikro-orm/migrations"

const statements = [
  "alter table invitations add column inviter_id uuid references users on delete cascade",
  "alter table invitations add column mailed_at timestamptz",
  // The history says which user made an invitation. If that user owns the tree no longer, it has ended.
  `update invitations k set inviter_id = c.actor_id from changes c
    where c.tree_id = k.tree_id and c.action = 'invitation.create' and c.entity_type = 'invitation' and c.entity_id = k.id::text
      and exists (select from memberships m where m.tree_id = k.tree_id and m.user_id = c.actor_id and m.role = 'owner')`,
  "delete from invitations where inviter_id is null",
  "update invitations set mailed_at = created_at where mailed_token_hash is not null",
  "alter table invitations alter column inviter_id set not null",
  "create index invitations_inviter on invitations (inviter_id)",
]

/** The owners who made invitations, and when their mails were sent. */
export class Inviters extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}
