import type { EmailToken } from "../../../core/domain/account/email-token.ts"
import type { TreeId, UserId } from "../../../core/domain/ids.ts"
import { gather } from "../../../core/lib/gather.ts"
import type { SessionUser, Reads, SessionReads } from "../../../core/ports/reads.ts"
import { apiTokens } from "../entities/api-token.ts"
import { sessions } from "../entities/session.ts"
import { trees } from "../entities/tree.ts"
import { users } from "../entities/user.ts"
import type { Sql } from "../sql.ts"
import { userByEmail } from "../stores/accounts.ts"
import { identitiesOfUser } from "../stores/identities.ts"
import { gathering } from "./gathering.ts"
import { inBatches } from "./batches.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { lookUp } from "./look-up.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"
import { statement } from "../statements/registry.ts"

const byId = compiled<{ readonly id: UserId }>("reads/accounts byId")((p) =>
  db
    .selectFrom("users as u")
    .select(columnsOf(users, "u"))
    .where("u.id", "=", p("id"))
    .where("u.deleted_at", "is", null),
)

const byCalendarHash = compiled<{ readonly hash: string }>("reads/accounts byCalendarHash")((p) =>
  db
    .selectFrom("users as u")
    .select(columnsOf(users, "u"))
    .where("u.calendar_hash", "=", p("hash"))
    .where("u.deleted_at", "is", null),
)

interface MailedLink {
  readonly tokenHash: string
  readonly purpose: EmailToken["purpose"]
  readonly now: Date
}

const byEmailToken = compiled<MailedLink>("reads/accounts byEmailToken")((p) =>
  db
    .selectFrom("email_tokens as k")
    .innerJoin("users as u", (join) => join.onRef("u.id", "=", "k.user_id").on("u.deleted_at", "is", null))
    .select(columnsOf(users, "u"))
    .where("k.token_hash", "=", p("tokenHash"))
    .where("k.purpose", "=", p("purpose"))
    .where("k.expires_at", ">", p("now")),
)

const liveUserCount = compiled("reads/accounts liveUserCount")(() =>
  db
    .selectFrom("users as u")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("u.deleted_at", "is", null),
)

const liveTreeCount = compiled("reads/accounts liveTreeCount")(() =>
  db
    .selectFrom("trees as t")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("t.deleted_at", "is", null),
)

/** The next rows of a list, in the order of their ids. */
interface Next<Id> {
  readonly after: Id
  readonly limit: number
}

const liveUsers = compiled<Next<UserId>>("reads/accounts liveUsers")((p) =>
  db
    .selectFrom("users as u")
    .select(columnsOf(users, "u"))
    .where("u.deleted_at", "is", null)
    .where("u.id", ">", p("after"))
    .orderBy("u.id")
    .limit(p("limit")),
)

const liveTrees = compiled<Next<TreeId>>("reads/accounts liveTrees")((p) =>
  db
    .selectFrom("trees as t")
    .select(columnsOf(trees, "t"))
    .where("t.deleted_at", "is", null)
    .where("t.id", ">", p("after"))
    .orderBy("t.id")
    .limit(p("limit")),
)

// Every request runs this: it selects only what is needed.
const bearer =
  `s.id, s.user_id as "userId", s.user_agent as "userAgent", s.last_used_at as "lastUsedAt", u.email, ` +
  `u.email_verified_at as "emailVerifiedAt"`
const byTokenHash = compiled<{ readonly tokenHash: string; readonly now: Date }>("reads/accounts byTokenHash")((p) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("users as u", (join) => join.onRef("u.id", "=", "s.user_id").on("u.deleted_at", "is", null))
    .select(["s.id as id", "s.user_id as userId", "s.user_agent as userAgent", "s.last_used_at as lastUsedAt"])
    .select(["u.email as email", "u.email_verified_at as emailVerifiedAt"])
    .where("s.token_hash", "=", p("tokenHash"))
    .where("s.expires_at", ">", p("now")),
)
const byTokenHashes = statement(
  "reads/accounts byTokenHashes",
  `select s.token_hash as "tokenHash", s.expires_at as "expiresAt", ${bearer} from unnest($1::text[]) k (hash)
  ${lookUp("sessions", "s", "s.token_hash = k.hash")} ${lookUp("users", "u", "u.id = s.user_id and u.deleted_at is null")}
  where u.id is not null`,
)

const ofUser = compiled<{ readonly userId: UserId; readonly now: Date }>("reads/accounts ofUser")((p) =>
  db
    .selectFrom("sessions as s")
    .select(columnsOf(sessions, "s"))
    .where("s.user_id", "=", p("userId"))
    .where("s.expires_at", ">", p("now"))
    .orderBy("s.id"),
)

const bearerOfToken = compiled<{ readonly tokenHash: string; readonly now: Date }>("reads/accounts bearerOfToken")(
  (p) =>
    db
      .selectFrom("api_tokens as k")
      .innerJoin("users as u", (join) => join.onRef("u.id", "=", "k.user_id").on("u.deleted_at", "is", null))
      .select(["k.id as id", "k.user_id as userId", "k.name as name", "k.scopes as scopes", "k.tree_ids as treeIds"])
      .select([
        "k.ai as ai",
        "k.last_used_at as lastUsedAt",
        "u.email as email",
        "u.email_verified_at as emailVerifiedAt",
      ])
      .where("k.token_hash", "=", p("tokenHash"))
      .where("k.expires_at", ">", p("now")),
)

const tokensOfUser = compiled<{ readonly userId: UserId }>("reads/accounts tokensOfUser")((p) =>
  db
    .selectFrom("api_tokens as k")
    .select(columnsOf(apiTokens, "k"))
    .where("k.user_id", "=", p("userId"))
    .orderBy("k.id"),
)

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
    byId: (id) => byId.first(sql, { id }),
    byEmail: (email) => userByEmail.first(sql, { email }),
    byCalendarHash: (hash) => byCalendarHash.first(sql, { hash }),
    byEmailToken: (tokenHash, purpose, now) => byEmailToken.first(sql, { tokenHash, purpose, now }),
  },
  sessions: {
    byTokenHash: (tokenHash, now) => byTokenHash.first(sql, { tokenHash, now }),
    ofUser: (userId, now) => ofUser.rows(sql, { userId, now }),
  },
  apiTokens: {
    byTokenHash: (tokenHash, now) => bearerOfToken.first(sql, { tokenHash, now }),
    ofUser: (userId) => tokensOfUser.rows(sql, { userId }),
  },
  identities: { ofUser: (userId) => identitiesOfUser.rows(sql, { userId }) },
  instance: {
    counts: async () => ({
      users: (await liveUserCount.first(sql, {}))?.count ?? 0,
      trees: (await liveTreeCount.first(sql, {}))?.count ?? 0,
    }),
    users: (keyset) =>
      inBatches(
        keyset,
        (after, limit) => liveUsers.rows(sql, { after: after ?? BEFORE_ALL, limit }),
        ({ id }) => id,
      ),
    trees: (keyset) =>
      inBatches(
        keyset,
        (after, limit) => liveTrees.rows(sql, { after: after ?? BEFORE_ALL, limit }),
        ({ id }) => id,
      ),
  },
})
