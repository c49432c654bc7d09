import type { ApiTokenId, UserId } from "../../../core/domain/ids.ts"
import type { ApiTokens } from "../../../core/ports/unit-of-work.ts"
import { ApiTokenSchema, apiTokens } from "../entities/api-token.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { recordedTable } from "../recorded-table.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"

const tokenById = compiled<{ readonly id: ApiTokenId }>("stores/api-tokens tokenById")((p) =>
  db.selectFrom("api_tokens as k").select(columnsOf(apiTokens, "k")).where("k.id", "=", p("id")),
)

interface Touch {
  readonly id: ApiTokenId
  readonly lastUsedAt: Date
}

const touch = compiled<Touch>("stores/api-tokens touch")((p) =>
  db
    .updateTable("api_tokens")
    .set({ last_used_at: p("lastUsedAt") })
    .where("id", "=", p("id")),
)

const revoke = compiled<{ readonly id: ApiTokenId }>("stores/api-tokens revoke")((p) =>
  db.deleteFrom("api_tokens as x").where("x.id", "=", p("id")).returning(columnsOf(apiTokens, "x")),
)

const revokeOfUser = compiled<{ readonly userId: UserId }>("stores/api-tokens revokeOfUser")((p) =>
  db.deleteFrom("api_tokens as x").where("x.user_id", "=", p("userId")).returning(columnsOf(apiTokens, "x")),
)

/** API tokens, within a transaction. */
export const apiTokenStore = (connection: TransactionConnection, recorder: Recorder): ApiTokens => {
  const ofTokens = recordedTable(connection, recorder, { kind: "token", table: apiTokens })
  return {
    find: (id) => tokenById.first(connection, { id }),
    countOfUser: (userId, now) => connection.em().count(ApiTokenSchema, { userId, expiresAt: { $gt: now } }),
    insert: (token) => ofTokens.insert([token]),
    touch: async (id, lastUsedAt) => {
      await touch.run(connection, { id, lastUsedAt })
    },
    revoke: async (id) => {
      await ofTokens.remove(revoke, { id })
    },
    revokeOfUser: async (userId) => (await ofTokens.remove(revokeOfUser, { userId })).length,
  }
}
