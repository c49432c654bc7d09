import type { Language } from "../../languages/language.ts"
import type { Session } from "../../domain/account/session.ts"
import { type User, type UserRead, userRead } from "../../domain/account/user.ts"
import type { NewId } from "../../ports/platform/clock.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { Settings } from "../../use-case/settings.ts"
import { deviceTokenFor } from "./known-device.ts"

const DAY_MS = 86_400_000

/** Where a sign-in comes from. */
export interface SignInDetails {
  readonly userAgent: string | null
  /** The token of the device from an earlier sign-in (`core/domain/account/device.ts`). */
  readonly device: string | null
  /** The language that the client wants, for an account that the sign-in creates. */
  readonly language?: Language | null | undefined
  readonly requestId: string | null
}

/** The result of a sign-in, the only one that contains the token. */
export interface SignedIn {
  readonly user: UserRead
  readonly token: string
  readonly tokenType: "bearer"
  readonly expiresAt: Date
  /** The token for the device to keep; null if there is none. */
  readonly device: string | null
}

export const sessionEnd = (settings: Settings, lastUsedAt: Date): Date =>
  new Date(lastUsedAt.getTime() + settings.sessionDays * DAY_MS)

/** A new session of this user: the row to store, and the answer for the client. */
export const openSession = (
  { tokens, newId, settings }: { readonly tokens: Tokens; readonly newId: NewId; readonly settings: Settings },
  user: User,
  { userAgent, device }: SignInDetails,
  now: Date,
): { readonly session: Session; readonly signedIn: SignedIn } => {
  const token = tokens.make()
  const expiresAt = sessionEnd(settings, now)
  return {
    session: {
      id: newId(),
      userId: user.id,
      tokenHash: tokens.hash(token),
      userAgent: userAgent === null ? null : userAgent.slice(0, 500),
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    },
    signedIn: {
      user: userRead(user, settings.ownerEmails),
      token,
      tokenType: "bearer",
      expiresAt,
      device: deviceTokenFor(tokens, user, device),
    },
  }
}
