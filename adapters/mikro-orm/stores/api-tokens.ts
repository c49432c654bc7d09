import type { ApiToken } from "../../../core/domain/account/api-token.ts"
import type { ApiTokens } from "../../../core/ports/unit-of-work.ts"
import { ApiTokenSchema, apiTokens } from "../entities/api-token.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { firstRow } from "./records.ts"
import { recordedTable, removing } from "../recorded-table.ts"

const tokenById = `select ${columns(apiTokens, "k")} from api_tokens k where k.id = $1`
const touch = "update api_tokens set last_used_at = $2 where id = $1"
const revoke = removing(apiTokens, "x.id = $1")
const revokeOfUser = removing(apiTokens, "x.user_id = $1")

/** API tokens, within a transaction. */
export const apiTokenStore = (connection: TransactionConnection, recorder: Recorder): ApiTokens => {
  const ofTokens = recordedTable(connection, recorder, { kind: "token", table: apiTokens })
  return {
    find: async (id) => firstRow(await connection.rows<ApiToken>(tokenById, [id])),
    countOfUser: (userId, now) => connection.em().count(ApiTokenSchema, { userId, expiresAt: { $gt: now } }),
    insert: (token) => ofTokens.insert([token]),
    touch: async (id, lastUsedAt) => {
      await connection.run(touch, [id, lastUsedAt])
    },
    revoke: async (id) => {
      await ofTokens.remove(revoke, [id])
    },
    revokeOfUser: async (userId) => (await ofTokens.remove(revokeOfUser, [userId])).length,
  }
}
