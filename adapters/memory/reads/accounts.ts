import type { ApiTokenReads, IdentityReads, InstanceReads, SessionReads, UserReads } from "../../../core/ports/reads.ts"
import { copyOf } from "../copy.ts"
import { byAge } from "../stores/accounts.ts"
import { pages } from "./pages.ts"
import { isLive, type Tables } from "../tables.ts"

export const userReads = ({ users, emailTokens }: Tables): UserReads => {
  const byId: UserReads["byId"] = async (id) => {
    const user = users.get("committed", id)
    return user !== null && isLive(user) ? copyOf(user) : null
  }
  return {
    byId,
    byEmail: async (email) => users.rows("committed", "email", email).map(copyOf)[0] ?? null,
    byCalendarHash: async (hash) => users.rows("committed", "calendarHash", hash).filter(isLive).map(copyOf)[0] ?? null,
    byEmailToken: async (tokenHash, purpose, now) => {
      const token = emailTokens.get("committed", tokenHash)
      return token !== null && token.purpose === purpose && token.expiresAt > now ? byId(token.userId) : null
    },
  }
}

const idOf = <Id>({ id }: { readonly id: Id }): Id => id

export const instanceReads = ({ users, trees }: Tables): InstanceReads => ({
  counts: async () => ({
    users: users.rows("committed", "live", "yes").length,
    trees: trees.rows("committed", "live", "yes").length,
  }),
  users: (keyset) =>
    pages(keyset, (after, count) => users.page("committed", "live", "yes", { after, count }), idOf, copyOf),
  trees: (keyset) =>
    pages(keyset, (after, count) => trees.page("committed", "live", "yes", { after, count }), idOf, copyOf),
})

export const sessionReads = ({ sessions, users }: Tables): SessionReads => ({
  byTokenHash: async (tokenHash, now) => {
    const [session] = sessions.rows("committed", "tokenHash", tokenHash)
    if (session === undefined || session.expiresAt <= now) return null
    const user = users.get("committed", session.userId)
    if (user === null || !isLive(user)) return null
    const { id, userId, userAgent, lastUsedAt } = copyOf(session)
    const { email, emailVerifiedAt } = copyOf(user)
    return { id, userId, userAgent, lastUsedAt, email, emailVerifiedAt }
  },
  ofUser: async (userId, now) =>
    sessions
      .rows("committed", "userId", userId)
      .filter(({ expiresAt }) => expiresAt > now)
      .map(copyOf),
})

export const apiTokenReads = ({ apiTokens, users }: Tables): ApiTokenReads => ({
  byTokenHash: async (tokenHash, now) => {
    const [token] = apiTokens.rows("committed", "tokenHash", tokenHash)
    if (token === undefined || token.expiresAt <= now) return null
    const user = users.get("committed", token.userId)
    if (user === null || !isLive(user)) return null
    const { id, userId, name, scopes, treeIds, ai, lastUsedAt } = copyOf(token)
    const { email, emailVerifiedAt } = copyOf(user)
    return { id, userId, name, scopes, treeIds, ai, lastUsedAt, email, emailVerifiedAt }
  },
  ofUser: async (userId) => apiTokens.rows("committed", "userId", userId).map(copyOf),
})

export const identityReads = ({ identities }: Tables): IdentityReads => ({
  ofUser: async (userId) => identities.rows("committed", "userId", userId).map(copyOf).sort(byAge),
})
