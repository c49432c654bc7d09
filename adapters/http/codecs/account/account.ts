import * as t from "io-ts"
import { count } from "../../../../core/codec/count.ts"
import type { CreatedApiToken, SignedIn, StorageRead, VerifiedEmail } from "../../../../core/index.ts"
import { ApiTokenId, PersonId, SessionId, TreeId, UserId } from "../../../../core/domain/ids.ts"
import type { ApiTokenRead } from "../../../../core/domain/account/api-token.ts"
import { scopes } from "../../../../core/domain/account/scope.ts"
import { aiRoles, type TokenAi } from "../../../../core/domain/account/token-ai.ts"
import type { SessionRead } from "../../../../core/domain/account/session.ts"
import { languages } from "../../../../core/languages/language.ts"
import type { UserRead } from "../../../../core/domain/account/user.ts"
import type { Reply } from "../../answer/reply.ts"
import { empty, ok } from "../../response/json-replies.ts"
import { boolean, instant, nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"

export const userReply: Wire<UserRead> = wire("UserRead", {
  id: UserId,
  email: t.string,
  displayName: nullable(t.string),
  language: nullable(oneOf(languages)),
  emailVerified: boolean,
  selfPersonId: nullable(PersonId),
  isInstanceOwner: boolean,
  createdAt: instant,
})

/** What the trees of an account store. */
export const storageReply: Wire<StorageRead> = wire("StorageRead", {
  usedBytes: count,
  limitBytes: nullable(count),
})

export const signedInReply: Wire<Omit<SignedIn, "device">> = wire("SignedIn", {
  user: userReply,
  token: t.string,
  tokenType: t.literal("bearer"),
  expiresAt: instant,
})

export const sessionReply: Wire<SessionRead> = wire("SessionRead", {
  id: SessionId,
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: nullable(t.string),
  current: boolean,
})

/** What a confirmation without a session of the account removed. */
export const verifiedEmailReply = wire("VerifiedEmail", { passwordRemoved: t.literal(true) })

const withRemoved = ok(verifiedEmailReply)

/** A confirmed address. It has no content unless the password was removed. */
export const verifiedEmail: Reply<VerifiedEmail> = {
  ...empty,
  other: { status: 200, codec: verifiedEmailReply, description: "The password of the account was removed." },
  answer: (value, to) =>
    value.passwordRemoved ? withRemoved.answer({ passwordRemoved: true }, to) : empty.answer(null, to),
}

/** The assistant that an API token is for. */
export const tokenAi: Wire<TokenAi> = wire("ApiTokenAi", { provider: nullable(t.string), role: oneOf(aiRoles) })

const apiToken = {
  id: ApiTokenId,
  name: t.string,
  scopes: t.readonlyArray(oneOf(scopes)),
  treeIds: nullable(t.readonlyArray(TreeId)),
  ai: nullable(tokenAi),
  createdAt: instant,
  lastUsedAt: nullable(instant),
  expiresAt: instant,
}

/** An API token without the token itself. */
export const apiTokenReply: Wire<ApiTokenRead> = wire("ApiTokenRead", apiToken)

/** A new API token. No other answer contains the token itself. */
export const createdApiTokenReply: Wire<CreatedApiToken> = wire("ApiTokenCreated", { ...apiToken, token: t.string })
