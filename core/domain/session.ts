import type { SessionId, UserId } from "./ids.ts"

/** A sign-in. The token itself is known to its bearer alone; here is only its SHA-256, in hex. */
export interface Session {
  readonly id: SessionId
  readonly userId: UserId
  readonly tokenHash: string
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

export interface SessionRead {
  readonly id: SessionId
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly userAgent: string | null
  /** Whether this is the session that asks. */
  readonly current: boolean
}
