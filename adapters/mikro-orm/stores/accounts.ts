import type { PersonId, UserId } from "../../../core/domain/ids.ts"
import type { Session } from "../../../core/domain/account/session.ts"
import type { User } from "../../../core/domain/account/user.ts"
import type { SelfOfUser, Transaction } from "../../../core/ports/unit-of-work.ts"
import { EmailTokenSchema, emailTokens } from "../entities/email-token.ts"
import { sessions } from "../entities/session.ts"
import { users } from "../entities/user.ts"
import { changing, recordedTable, removing } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { ROW_LOCK, firstRow, records } from "./records.ts"

/** The live account with an address. */
export const userByEmail = `select ${columns(users, "u")} from users u where u.email = $1 and u.deleted_at is null`

/** Clears `self_person_id` where it is one of the persons `$1`, and keeps it as the former one. */
const forgetSelf = changing(users, {
  where: "x.self_person_id = any($1::uuid[])",
  set: "former_self_person_id = x.self_person_id, self_person_id = null",
})

/** The same for every person of the tree `$1`. */
const forgetSelfIn = changing(users, {
  where:
    "x.self_person_id is not null and exists (select from persons p where p.tree_id = $1 and p.id = x.self_person_id)",
  set: "former_self_person_id = x.self_person_id, self_person_id = null",
})

/** Sets `self_person_id` again where it is empty and the former one is one of the persons `$1`. */
const recallSelf = changing(users, {
  where: "x.former_self_person_id = any($1::uuid[]) and x.self_person_id is null and x.deleted_at is null",
  set: "self_person_id = x.former_self_person_id, former_self_person_id = null",
})

/** Removes references to the persons `$1` permanently. One statement for each index. */
export const forgetPersons = [
  "update users set self_person_id = null where self_person_id = any($1::uuid[])",
  "update users set former_self_person_id = null where former_self_person_id = any($1::uuid[])",
]

const takeToken =
  'delete from email_tokens where token_hash = $1 and purpose = $2 and expires_at > $3 returning user_id as "userId"'

const sessionById = `select ${columns(sessions, "s")} from sessions s where s.id = $1`

/** Each session runs this every few minutes in a transaction of its own. Through MikroORM it takes twice the time. */
const touch = "update sessions set last_used_at = $2, expires_at = $3 where id = $1"

const end = removing(sessions, "x.id = $1")

const endOfUser = removing(sessions, "x.user_id = $1 and x.id is distinct from $2::uuid")

/** Users, their sessions and their mailed links, within a transaction. */
export const accountStores = (
  connection: TransactionConnection,
  recorder: Recorder,
): Pick<Transaction, "users" | "sessions" | "emailTokens"> => {
  const ofUsers = recordedTable(connection, recorder, { kind: "user", table: users })
  const ofSessions = recordedTable(connection, recorder, { kind: "session", table: sessions })
  return {
    users: {
      ...records(users, ofUsers),
      byEmail: async (email) => firstRow(await connection.rows<User>(`${userByEmail} ${ROW_LOCK}`, [email])),
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
    },
    sessions: {
      find: async (id) => firstRow(await connection.rows<Session>(sessionById, [id])),
      insert: (session) => ofSessions.insert([session]),
      touch: async (id, lastUsedAt, expiresAt) => {
        await connection.run(touch, [id, lastUsedAt, expiresAt])
      },
      endOfUser: async (userId, except) => (await ofSessions.remove(endOfUser, [userId, except])).length,
      end: async (id) => {
        await ofSessions.remove(end, [id])
      },
    },
    emailTokens: {
      insert: (token) => connection.insert(emailTokens, [token]),
      take: async (tokenHash, purpose, now) => {
        const [taken] = await connection.rows<{ readonly userId: UserId }>(takeToken, [tokenHash, purpose, now])
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
