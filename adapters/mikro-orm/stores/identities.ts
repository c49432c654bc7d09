import type { Identity } from "../../../core/domain/account/identity.ts"
import type { Identities } from "../../../core/ports/unit-of-work.ts"
import { identities } from "../entities/account/identity.ts"
import { recordedTable, removing } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { firstRow, ROW_LOCK } from "./records.ts"

const byKey = `select ${columns(identities, "i")} from identities i
  where i.provider = $1 and i.issuer is not distinct from $2 and i.subject = $3 ${ROW_LOCK}`

/** The identities of a user, oldest first. */
export const identitiesOfUser = `select ${columns(identities, "i")} from identities i where i.user_id = $1 order by i.created_at, i.id`

const remove = removing(identities, "x.id = $1")

/** Identities, within a transaction. */
export const identityStore = (connection: TransactionConnection, recorder: Recorder): Identities => {
  const recorded = recordedTable(connection, recorder, { kind: "identity", table: identities })
  return {
    byKey: async ({ provider, issuer, subject }) =>
      firstRow(await connection.rows<Identity>(byKey, [provider, issuer, subject])),
    ofUser: (userId) => connection.rows<Identity>(`${identitiesOfUser} ${ROW_LOCK}`, [userId]),
    insert: (identity) => recorded.insert([identity]),
    remove: async (id) => {
      await recorded.remove(remove, [id])
    },
  }
}
