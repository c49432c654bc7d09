import type { Invitation, OpenedInvitation } from "../../../core/domain/invitation/invitation.ts"
import type { InvitationReads, Invitations, SentInvitation } from "../../../core/ports/invitations/invitations.ts"
import { InvitationSchema, invitations } from "../entities/account/invitation.ts"
import { changing, recordedTable, removing } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { firstRow } from "./records.ts"

const selected = `select ${columns(invitations, "k")} from invitations k`
const byId = `${selected} where k.id = $1`
const byHash = (column: string): string => `${selected} where k.${column} = $1 and k.expires_at > $2`
const byEitherHash = `${byHash("token_hash")} union ${byHash("mailed_token_hash")}`
const ofTree = `select ${columns(invitations, "k")}, u.display_name as "invitedBy"
  from invitations k join users u on u.id = k.inviter_id where k.tree_id = $1 and k.expires_at > $2 order by k.id`
const openedBy = (column: string): string =>
  `select t.name as "treeName", u.display_name as "invitedBy", k.role, k.email, k.expires_at as "expiresAt"
    from invitations k
    join trees t on t.id = k.tree_id and t.deleted_at is null
    join memberships m on m.tree_id = k.tree_id and m.user_id = k.inviter_id and m.role = 'owner'
    join users u on u.id = k.inviter_id
    where k.${column} = $1 and k.expires_at > $2`
const openedByEither = `${openedBy("token_hash")} union ${openedBy("mailed_token_hash")}`
const setMailed = changing(invitations, { where: "x.id = $1", set: "mailed_token_hash = $2" })
const noteMailed = "update invitations set mailed_at = $2 where id = $1"
const removeOfOthers = removing(invitations, "x.tree_id = $1 and not (x.inviter_id = any($2::uuid[]))")
const remove = removing(invitations, "x.id = $1")

/** Open invitations, within a transaction. */
export const invitationStore = (connection: TransactionConnection, recorder: Recorder): Invitations => {
  const ofInvitations = recordedTable(connection, recorder, { kind: "invitation", table: invitations })
  return {
    find: async (id) => firstRow(await connection.rows<Invitation>(byId, [id])),
    byTokenHash: async (tokenHash, now) => firstRow(await connection.rows<Invitation>(byEitherHash, [tokenHash, now])),
    countOfTree: (treeId, now) => connection.em().count(InvitationSchema, { treeId, expiresAt: { $gt: now } }),
    insert: (invitation) => ofInvitations.insert([invitation]),
    setMailed: async (id, mailedTokenHash) => void (await ofInvitations.change(setMailed, [id, mailedTokenHash])),
    noteMailed: async (id, mailedAt) => {
      await connection.run(noteMailed, [id, mailedAt])
    },
    removeOfOthers: async (treeId, inviterIds) => {
      await ofInvitations.remove(removeOfOthers, [treeId, inviterIds])
    },
    remove: async (id) => (await ofInvitations.remove(remove, [id])).length > 0,
  }
}

/** Open invitations, on committed data. */
export const invitationReads = (sql: Sql): InvitationReads => ({
  ofTree: (treeId, now) => sql.rows<SentInvitation>(ofTree, [treeId, now]),
  open: async (tokenHash, now) => firstRow(await sql.rows<OpenedInvitation>(openedByEither, [tokenHash, now])),
})
