import type { SessionReads, UserReads } from "../../../core/ports/reads.ts"
import { copyOf } from "../copy.ts"
import { isLive, type Tables } from "../tables.ts"

export const userReads = ({ users }: Tables): UserReads => ({
  byId: async (id) => {
    const user = users.get("committed", id)
    return user !== null && isLive(user) ? copyOf(user) : null
  },
  byEmail: async (email) => users.rows("committed", "email", email).map(copyOf)[0] ?? null,
})

export const sessionReads = ({ sessions, users }: Tables): SessionReads => ({
  byTokenHash: async (tokenHash, now) => {
    const [session] = sessions.rows("committed", "tokenHash", tokenHash)
    if (session === undefined || session.expiresAt <= now) return null
    const user = users.get("committed", session.userId)
    return user !== null && isLive(user) ? { session: copyOf(session), user: copyOf(user) } : null
  },
  ofUser: async (userId, now) => sessions.rows("committed", "userId", userId).filter(({ expiresAt }) => expiresAt > now).map(copyOf),
})
