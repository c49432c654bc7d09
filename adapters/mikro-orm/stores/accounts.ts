import type { PersonId, SessionId, UserId } from "../../../core/domain/ids.ts"
import type { EmailToken } from "../../../core/domain/account/email-token.ts"
import type { Session } from "../../../core/domain/account/session.ts"
import type { User } from "../../../core/domain/account/user.ts"
import type { SelfOfUser, Transaction } from "../../../core/ports/unit-of-work.ts"
import { EmailTokenSchema, emailTokens } from "../entities/email-token.ts"
import { sessions } from "../entities/session.ts"
import { users } from "../entities/user.ts"
import { changing, recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { records } from "./records.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, type ParameterOf } from "../statements/compiled.ts"
import { statement } from "../statements/registry.ts"

const byEmail = (p: ParameterOf<{ readonly email: string }>) =>
  db
    .selectFrom("users as u")
    .select(columnsOf(users, "u"))
    .where("u.email", "=", p("email"))
    .where("u.deleted_at", "is", null)

/** The live account with an address. */
export const userByEmail = compiled<{ readonly email: string }>("stores/accounts userByEmail")(byEmail)

const lockedByEmail = compiled<{ readonly email: string }>("stores/accounts lockedByEmail")((p) =>
  byEmail(p).forNoKeyUpdate(),
)

const findUser = compiled<{ readonly id: UserId }>("stores/accounts findUser")((p) =>
  db.selectFrom("users as x").select(columnsOf(users, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

/** Clears `self_person_id` where it is one of the persons `$1`, and keeps it as the former one. */
const forgetSelf = statement(
  "stores/accounts forgetSelf",
  changing(users, {
    where: "x.self_person_id = any($1::uuid[])",
    set: "former_self_person_id = x.self_person_id, self_person_id = null",
  }),
)

/** The same for every person of the tree `$1`. */
const forgetSelfIn = statement(
  "stores/accounts forgetSelfIn",
  changing(users, {
    where:
      "x.self_person_id is not null and exists (select from persons p where p.tree_id = $1 and p.id = x.self_person_id)",
    set: "former_self_person_id = x.self_person_id, self_person_id = null",
  }),
)

/** Sets `self_person_id` again where it is empty and the former one is one of the persons `$1`. */
const recallSelf = statement(
  "stores/accounts recallSelf",
  changing(users, {
    where: "x.former_self_person_id = any($1::uuid[]) and x.self_person_id is null and x.deleted_at is null",
    set: "self_person_id = x.former_self_person_id, former_self_person_id = null",
  }),
)

const moveSelf = statement(
  "stores/accounts moveSelf",
  changing(users, {
    where: "x.self_person_id = $1",
    set: "former_self_person_id = x.self_person_id, self_person_id = $2",
  }),
)

const returnSelf = statement(
  "stores/accounts returnSelf",
  changing(users, {
    where: "x.former_self_person_id = $1 and x.self_person_id = $2 and x.deleted_at is null",
    set: "self_person_id = x.former_self_person_id, former_self_person_id = null",
  }),
)

/** Removes references to the persons `$1` permanently. One statement for each index. */
export const forgetPersons = [
  statement(
    "stores/accounts forgetPersons",
    "update users set self_person_id = null where self_person_id = any($1::uuid[])",
  ),
  statement(
    "stores/accounts forgetFormerPersons",
    "update users set former_self_person_id = null where former_self_person_id = any($1::uuid[])",
  ),
]

interface TakenToken {
  readonly tokenHash: string
  readonly purpose: EmailToken["purpose"]
  readonly now: Date
}

const takeToken = compiled<TakenToken>("stores/accounts takeToken")((p) =>
  db
    .deleteFrom("email_tokens as k")
    .where("k.token_hash", "=", p("tokenHash"))
    .where("k.purpose", "=", p("purpose"))
    .where("k.expires_at", ">", p("now"))
    .returning("k.user_id as userId"),
)

const sessionById = compiled<{ readonly id: SessionId }>("stores/accounts sessionById")((p) =>
  db.selectFrom("sessions as s").select(columnsOf(sessions, "s")).where("s.id", "=", p("id")),
)

/** Each session runs this every few minutes in a transaction of its own. Through MikroORM it takes twice the time. */
const touch = compiled<Pick<Session, "id" | "lastUsedAt" | "expiresAt">>("stores/accounts touch")((p) =>
  db
    .updateTable("sessions")
    .set({ last_used_at: p("lastUsedAt"), expires_at: p("expiresAt") })
    .where("id", "=", p("id")),
)

const end = compiled<{ readonly id: SessionId }>("stores/accounts end")((p) =>
  db.deleteFrom("sessions as x").where("x.id", "=", p("id")).returning(columnsOf(sessions, "x")),
)

interface Sessions {
  readonly userId: UserId
  readonly except: SessionId | null
}

const endOfUser = compiled<Sessions>("stores/accounts endOfUser")((p) =>
  db
    .deleteFrom("sessions as x")
    .where("x.user_id", "=", p("userId"))
    .where("x.id", "is distinct from", p("except"))
    .returning(columnsOf(sessions, "x")),
)

/** Users, their sessions and their mailed links, within a transaction. */
export const accountStores = (
  connection: TransactionConnection,
  recorder: Recorder,
): Pick<Transaction, "users" | "sessions" | "emailTokens"> => {
  const ofUsers = recordedTable(connection, recorder, { kind: "user", table: users })
  const ofSessions = recordedTable(connection, recorder, { kind: "session", table: sessions })
  return {
    users: {
      ...records(findUser, ofUsers),
      byEmail: (email) => lockedByEmail.first(connection, { email }),
      forgetSelf: async (ids) =>
        ids.length === 0
          ? []
          : (await ofUsers.change(forgetSelf, [ids])).flatMap((user) => selfOf(user, user.formerSelfPersonId)),
      forgetSelfIn: async (treeId) =>
        (await ofUsers.change(forgetSelfIn, [treeId])).flatMap((user) => selfOf(user, user.formerSelfPersonId)),
      recallSelf: async (ids) =>
        ids.length === 0
          ? []
          : (await ofUsers.change(recallSelf, [ids])).flatMap((user) => selfOf(user, user.selfPersonId)),
      moveSelf: async (from, to) =>
        (await ofUsers.change(moveSelf, [from, to])).flatMap((user) => selfOf(user, user.selfPersonId)),
      returnSelf: async (from, to) =>
        (await ofUsers.change(returnSelf, [from, to])).flatMap((user) => selfOf(user, user.selfPersonId)),
    },
    sessions: {
      find: (id) => sessionById.first(connection, { id }),
      insert: (session) => ofSessions.insert([session]),
      touch: async (id, lastUsedAt, expiresAt) => {
        await touch.run(connection, { id, lastUsedAt, expiresAt })
      },
      endOfUser: async (userId, except) => (await ofSessions.remove(endOfUser, { userId, except })).length,
      end: async (id) => {
        await ofSessions.remove(end, { id })
      },
    },
    emailTokens: {
      insert: (token) => connection.insert(emailTokens, [token]),
      take: async (tokenHash, purpose, now) => {
        const taken = await takeToken.first(connection, { tokenHash, purpose, now })
        return taken?.userId ?? null
      },
      removeOfUser: async (userId, purpose) => {
        await connection.em().nativeDelete(EmailTokenSchema, { userId, purpose })
      },
    },
  }
}

const selfOf = ({ id }: User, personId: PersonId | null): readonly SelfOfUser[] =>
  personId === null ? [] : [{ userId: id, personId }]
