import { sql } from "kysely"
import type { InvitationId, TreeId, UserId } from "../../../../core/domain/ids.ts"
import type { InvitationReads, Invitations } from "../../../../core/ports/invitations/invitations.ts"
import { InvitationSchema, invitations } from "../../entities/account/invitation.ts"
import { changing, recordedTable } from "../../recorded-table.ts"
import type { Recorder } from "../../recorder.ts"
import type { Sql } from "../../sql.ts"
import type { TransactionConnection } from "../../transaction-connection.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { compiled, db, literal, type ParameterOf } from "../../statements/compiled.ts"
import { statement } from "../../statements/registry.ts"

const byId = compiled<{ readonly id: InvitationId }>("stores/sharing/invitations byId")((p) =>
  db.selectFrom("invitations as k").select(columnsOf(invitations, "k")).where("k.id", "=", p("id")),
)

/** The token of an invitation, which the owner sees, or that of its mail. */
interface Token {
  readonly hash: string
  readonly now: Date
}

const hashes = ["k.token_hash", "k.mailed_token_hash"] as const

const byHash = (p: ParameterOf<Token>, column: (typeof hashes)[number]) =>
  db
    .selectFrom("invitations as k")
    .select(columnsOf(invitations, "k"))
    .where(column, "=", p("hash"))
    .where("k.expires_at", ">", p("now"))

const byEitherHash = compiled<Token>("stores/sharing/invitations byEitherHash")((p) =>
  byHash(p, hashes[0]).union(byHash(p, hashes[1])),
)

const ofTree = compiled<{ readonly treeId: TreeId; readonly now: Date }>("stores/sharing/invitations ofTree")((p) =>
  db
    .selectFrom("invitations as k")
    .innerJoin("users as u", "u.id", "k.inviter_id")
    .select(columnsOf(invitations, "k"))
    .select("u.display_name as invitedBy")
    .where("k.tree_id", "=", p("treeId"))
    .where("k.expires_at", ">", p("now"))
    .orderBy("k.id"),
)

/** Only an owner's invitation into a live tree opens. */
const openedBy = (p: ParameterOf<Token>, column: (typeof hashes)[number]) =>
  db
    .selectFrom("invitations as k")
    .innerJoin("trees as t", (join) => join.onRef("t.id", "=", "k.tree_id").on("t.deleted_at", "is", null))
    .innerJoin("memberships as m", (join) =>
      join
        .onRef("m.tree_id", "=", "k.tree_id")
        .onRef("m.user_id", "=", "k.inviter_id")
        .on("m.role", "=", literal("owner")),
    )
    .innerJoin("users as u", "u.id", "k.inviter_id")
    .select(["t.name as treeName", "u.display_name as invitedBy", "k.role as role", "k.email as email"])
    .select("k.expires_at as expiresAt")
    .where(column, "=", p("hash"))
    .where("k.expires_at", ">", p("now"))

const openedByEither = compiled<Token>("stores/sharing/invitations openedByEither")((p) =>
  openedBy(p, hashes[0]).union(openedBy(p, hashes[1])),
)

const setMailed = statement(
  "stores/sharing/invitations setMailed",
  changing(invitations, { where: "x.id = $1", set: "mailed_token_hash = $2" }),
)

const noteMailed = compiled<{ readonly id: InvitationId; readonly mailedAt: Date }>(
  "stores/sharing/invitations noteMailed",
)((p) =>
  db
    .updateTable("invitations")
    .set({ mailed_at: p("mailedAt") })
    .where("id", "=", p("id")),
)

interface OfOthers {
  readonly treeId: TreeId
  readonly inviterIds: readonly UserId[]
}

const removeOfOthers = compiled<OfOthers>("stores/sharing/invitations removeOfOthers")((p) =>
  db
    .deleteFrom("invitations as x")
    .where("x.tree_id", "=", p("treeId"))
    .where(sql<boolean>`not (x.inviter_id = any(${p("inviterIds")}::uuid[]))`)
    .returning(columnsOf(invitations, "x")),
)

const remove = compiled<{ readonly id: InvitationId }>("stores/sharing/invitations remove")((p) =>
  db.deleteFrom("invitations as x").where("x.id", "=", p("id")).returning(columnsOf(invitations, "x")),
)

/** Open invitations, within a transaction. */
export const invitationStore = (connection: TransactionConnection, recorder: Recorder): Invitations => {
  const ofInvitations = recordedTable(connection, recorder, { kind: "invitation", table: invitations })
  return {
    find: (id) => byId.first(connection, { id }),
    byTokenHash: (hash, now) => byEitherHash.first(connection, { hash, now }),
    countOfTree: (treeId, now) => connection.em().count(InvitationSchema, { treeId, expiresAt: { $gt: now } }),
    insert: (invitation) => ofInvitations.insert([invitation]),
    setMailed: async (id, mailedTokenHash) => void (await ofInvitations.change(setMailed, [id, mailedTokenHash])),
    noteMailed: async (id, mailedAt) => {
      await noteMailed.run(connection, { id, mailedAt })
    },
    removeOfOthers: async (treeId, inviterIds) => {
      await ofInvitations.remove(removeOfOthers, { treeId, inviterIds })
    },
    remove: async (id) => (await ofInvitations.remove(remove, { id })).length > 0,
  }
}

/** Open invitations, on committed data. */
export const invitationReads = (on: Sql): InvitationReads => ({
  ofTree: (treeId, now) => ofTree.rows(on, { treeId, now }),
  open: (hash, now) => openedByEither.first(on, { hash, now }),
})
