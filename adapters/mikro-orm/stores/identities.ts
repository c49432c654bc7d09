import type { Identity } from "../../../core/domain/account/identity.ts"
import type { Identities } from "../../../core/ports/unit-of-work.ts"
import { identities } from "../entities/account/identity.ts"
import { recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, type ParameterOf } from "../statements/compiled.ts"
import type { IdentityId, UserId } from "../../../core/domain/ids.ts"

const byKey = compiled<Pick<Identity, "provider" | "issuer" | "subject">>("stores/identities byKey")((p) =>
  db
    .selectFrom("identities as i")
    .select(columnsOf(identities, "i"))
    .where("i.provider", "=", p("provider"))
    .where("i.issuer", "is not distinct from", p("issuer"))
    .where("i.subject", "=", p("subject"))
    .forNoKeyUpdate(),
)

const ofUser = (p: ParameterOf<{ readonly userId: UserId }>) =>
  db
    .selectFrom("identities as i")
    .select(columnsOf(identities, "i"))
    .where("i.user_id", "=", p("userId"))
    .orderBy("i.created_at")
    .orderBy("i.id")

/** The identities of a user, oldest first. */
export const identitiesOfUser = compiled<{ readonly userId: UserId }>("stores/identities identitiesOfUser")(ofUser)

const lockedOfUser = compiled<{ readonly userId: UserId }>("stores/identities lockedOfUser")((p) =>
  ofUser(p).forNoKeyUpdate(),
)

const remove = compiled<{ readonly id: IdentityId }>("stores/identities remove")((p) =>
  db.deleteFrom("identities as x").where("x.id", "=", p("id")).returning(columnsOf(identities, "x")),
)

/** Identities, within a transaction. */
export const identityStore = (connection: TransactionConnection, recorder: Recorder): Identities => {
  const recorded = recordedTable(connection, recorder, { kind: "identity", table: identities })
  return {
    byKey: (key) => byKey.first(connection, key),
    ofUser: (userId) => lockedOfUser.rows(connection, { userId }),
    insert: (identity) => recorded.insert([identity]),
    remove: async (id) => {
      await recorded.remove(remove, { id })
    },
  }
}
