import type { ApiToken } from "../../../core/domain/account/api-token.ts"
import type { Identity } from "../../../core/domain/account/identity.ts"
import type { Session } from "../../../core/domain/account/session.ts"
import type { User } from "../../../core/domain/account/user.ts"
import type { Tree } from "../../../core/domain/tree.ts"
import { gather } from "../../../core/lib/gather.ts"
import type { SessionUser, Reads, SessionReads, TokenBearer } from "../../../core/ports/reads.ts"
import { apiTokens } from "../entities/api-token.ts"
import { sessions } from "../entities/session.ts"
import { trees } from "../entities/tree.ts"
import { users } from "../entities/user.ts"
import type { Sql } from "../sql.ts"
import { userByEmail } from "../stores/accounts.ts"
import { identitiesOfUser } from "../stores/identities.ts"
import { firstRow } from "../stores/records.ts"
import { columns } from "../table.ts"
import { gathering } from "./gathering.ts"
import { BEFORE_ALL, inBatches } from "./batches.ts"
import { lookUp } from "./look-up.ts"

const byId = `select ${columns(users, "u")} from users u where u.id = $1 and u.deleted_at is null`

const byEmailToken = `select ${columns(users, "u")} from email_tokens k join users u on u.id = k.user_id and u.deleted_at is null
  where k.token_hash = $1 and k.purpose = $2 and k.expires_at > $3`

const counts = `select (select count(*) from users where deleted_at is null) as "users", (select count(*) from trees where deleted_at is null) as "trees"`

const liveUsers = `select ${columns(users, "u")} from users u where u.deleted_at is null and u.id > $1 order by u.id limit $2`
const liveTrees = `select ${columns(trees, "t")} from trees t where t.deleted_at is null and t.id > $1 order by t.id limit $2`

// Every request runs this: it selects only what is needed.
const bearer = `s.id, s.user_id as "userId", s.user_agent as "userAgent", s.last_used_at as "lastUsedAt", u.email, u.email_verified_at as "emailVerifiedAt"`
const byTokenHash = `select ${bearer}
  from sessions s join users u on u.id = s.user_id and u.deleted_at is null where s.token_hash = $1 and s.expires_at > $2`
const byTokenHashes = `select s.token_hash as "tokenHash", s.expires_at as "expiresAt", ${bearer} from unnest($1::text[]) k (hash)
  ${lookUp("sessions", "s", "s.token_hash = k.hash")} ${lookUp("users", "u", "u.id = s.user_id and u.deleted_at is null")}
  where u.id is not null`

const ofUser = `select ${columns(sessions, "s")} from sessions s where s.user_id = $1 and s.expires_at > $2 order by s.id`

const bearerOfToken = `select k.id, k.user_id as "userId", k.name, k.scopes, k.tree_ids as "treeIds", k.ai, k.last_used_at as "lastUsedAt",
    u.email, u.email_verified_at as "emailVerifiedAt"
  from api_tokens k join users u on u.id = k.user_id and u.deleted_at is null where k.token_hash = $1 and k.expires_at > $2`
const tokensOfUser = `select ${columns(apiTokens, "k")} from api_tokens k where k.user_id = $1 order by k.id`

interface GatheredBearer extends SessionUser {
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** Finds the sessions of requests that arrive at the same time with one statement. */
export const gatheredSessions = (sql: Sql): Pick<SessionReads, "byTokenHash"> => {
  const find = gather(async (hashes: readonly string[]) => {
    const rows = await sql.rows<GatheredBearer>(byTokenHashes, [hashes])
    return new Map(rows.map((row) => [row.tokenHash, row]))
  }, gathering(String))
  return {
    byTokenHash: async (tokenHash, now) => {
      const found = await find(tokenHash)
      if (found === null || found.expiresAt <= now) return null
      const { id, userId, userAgent, lastUsedAt, email, emailVerifiedAt } = found
      return { id, userId, userAgent, lastUsedAt, email, emailVerifiedAt }
    },
  }
}

export const accountReads = (
  sql: Sql,
): Pick<Reads, "users" | "sessions" | "apiTokens" | "identities" | "instance"> => ({
  users: {
    byId: async (id) => firstRow(await sql.rows<User>(byId, [id])),
    byEmail: async (email) => firstRow(await sql.rows<User>(userByEmail, [email])),
    byEmailToken: async (tokenHash, purpose, now) =>
      firstRow(await sql.rows<User>(byEmailToken, [tokenHash, purpose, now])),
  },
  sessions: {
    byTokenHash: async (tokenHash, now) => firstRow(await sql.rows<SessionUser>(byTokenHash, [tokenHash, now])),
    ofUser: (userId, now) => sql.rows<Session>(ofUser, [userId, now]),
  },
  apiTokens: {
    byTokenHash: async (tokenHash, now) => firstRow(await sql.rows<TokenBearer>(bearerOfToken, [tokenHash, now])),
    ofUser: (userId) => sql.rows<ApiToken>(tokensOfUser, [userId]),
  },
  identities: { ofUser: (userId) => sql.rows<Identity>(identitiesOfUser, [userId]) },
  instance: {
    counts: async () =>
      firstRow(await sql.rows<{ readonly users: number; readonly trees: number }>(counts, [])) ?? {
        users: 0,
        trees: 0,
      },
    users: (keyset) =>
      inBatches(
        keyset,
        (after, limit) => sql.rows<User>(liveUsers, [after ?? BEFORE_ALL, limit]),
        ({ id }) => id,
      ),
    trees: (keyset) =>
      inBatches(
        keyset,
        (after, limit) => sql.rows<Tree>(liveTrees, [after ?? BEFORE_ALL, limit]),
        ({ id }) => id,
      ),
  },
})
