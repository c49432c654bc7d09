import type { Identity } from "../../../core/domain/account/identity.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import type { ApiTokens, EmailTokens, Identities, Sessions, Users } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import { identityKey, type Tables } from "../tables.ts"
import { findIn, recordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

export const usersIn = ({ users, persons }: Tables, write: Write): Users => {
  const forgetSelf = (id: PersonId) =>
    users.rows("current", "selfPersonId", id).map((user) => {
      write(() => users.update({ ...user, selfPersonId: null, formerSelfPersonId: id }))
      return { userId: user.id, personId: id }
    })
  return {
    ...recordsOf(users, write),
    byEmail: async (email) => users.rows("current", "email", email).map(copyOf)[0] ?? null,
    forgetSelf: async (ids) => ids.flatMap(forgetSelf),
    forgetSelfIn: async (treeId) => persons.rows("current", "treeId", treeId).flatMap(({ id }) => forgetSelf(id)),
    recallSelf: async (ids) =>
      ids.flatMap((id) =>
        users
          .rows("current", "formerSelfPersonId", id)
          .filter((user) => user.selfPersonId === null && user.deletedAt === null)
          .map((user) => {
            write(() => users.update({ ...user, selfPersonId: id, formerSelfPersonId: null }))
            return { userId: user.id, personId: id }
          }),
      ),
    moveSelf: async (from, to) =>
      users.rows("current", "selfPersonId", from).map((user) => {
        write(() => users.update({ ...user, selfPersonId: to, formerSelfPersonId: from }))
        return { userId: user.id, personId: to }
      }),
    returnSelf: async (from, to) =>
      users
        .rows("current", "formerSelfPersonId", from)
        .filter((user) => user.selfPersonId === to && user.deletedAt === null)
        .map((user) => {
          write(() => users.update({ ...user, selfPersonId: from, formerSelfPersonId: null }))
          return { userId: user.id, personId: from }
        }),
  }
}

export const sessionsIn = ({ sessions }: Tables, write: Write): Sessions => ({
  find: (id) => findIn(sessions, id),
  insert: async (session) => write(() => sessions.insert(session)),
  touch: async (id, lastUsedAt, expiresAt) =>
    write(() => {
      const session = sessions.get("current", id)
      if (session !== null) sessions.update({ ...session, lastUsedAt, expiresAt })
    }),
  endOfUser: async (userId, except) => {
    const ending = sessions.rows("current", "userId", userId).filter(({ id }) => id !== except)
    write(() => ending.forEach(({ id }) => sessions.remove(id)))
    return ending.length
  },
  end: async (id) => write(() => sessions.remove(id)),
})

export const emailTokensIn = ({ emailTokens }: Tables, write: Write): EmailTokens => ({
  insert: async (token) => write(() => emailTokens.insert(token)),
  take: async (tokenHash, purpose, now) => {
    const token = emailTokens.get("current", tokenHash)
    if (token === null || token.purpose !== purpose || token.expiresAt <= now) return null
    write(() => emailTokens.remove(tokenHash))
    return token.userId
  },
  removeOfUser: async (userId, purpose) =>
    write(() => {
      for (const token of emailTokens.rows("current", "userId", userId))
        if (token.purpose === purpose) emailTokens.remove(token.tokenHash)
    }),
})

export const apiTokensIn = ({ apiTokens }: Tables, write: Write): ApiTokens => ({
  find: (id) => findIn(apiTokens, id),
  countOfUser: async (userId, now) =>
    apiTokens.rows("current", "userId", userId).filter(({ expiresAt }) => expiresAt > now).length,
  insert: async (token) => write(() => apiTokens.insert(token)),
  touch: async (id, lastUsedAt) =>
    write(() => {
      const token = apiTokens.get("current", id)
      if (token !== null) apiTokens.update({ ...token, lastUsedAt })
    }),
  revoke: async (id) => write(() => apiTokens.remove(id)),
  revokeOfUser: async (userId) => {
    const revoked = apiTokens.rows("current", "userId", userId)
    write(() => revoked.forEach(({ id }) => apiTokens.remove(id)))
    return revoked.length
  },
})

/** The order of identities: oldest first. */
export const byAge = (a: Identity, b: Identity): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)

export const identitiesIn = ({ identities }: Tables, write: Write): Identities => ({
  byKey: async (key) => identities.rows("current", "key", identityKey(key)).map(copyOf)[0] ?? null,
  ofUser: async (userId) => identities.rows("current", "userId", userId).map(copyOf).sort(byAge),
  insert: async (identity) => write(() => identities.insert(identity)),
  remove: async (id) => write(() => identities.remove(id)),
})
