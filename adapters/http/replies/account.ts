import * as t from "io-ts"
import type { SignedIn } from "../../../core/index.ts"
import { PersonId, SessionId, UserId } from "../../../core/domain/ids.ts"
import type { SessionRead } from "../../../core/domain/account/session.ts"
import type { UserRead } from "../../../core/domain/account/user.ts"
import { boolean, instant, nullable, type Wire, wire } from "../../../core/codec/wire.ts"

export const userReply: Wire<UserRead> = wire("UserRead", {
  id: UserId,
  email: t.string,
  displayName: nullable(t.string),
  emailVerified: boolean,
  selfPersonId: nullable(PersonId),
  isInstanceOwner: boolean,
  createdAt: instant,
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
