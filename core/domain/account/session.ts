import type { SessionId, UserId } from "../ids.ts"

/** A sign-in. Only the client has the token; this record has its SHA-256 in hex. */
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
  /** Whether this is the session of the request. */
  readonly current: boolean
}
