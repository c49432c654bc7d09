import type { AiProvider } from "../domain/tree-ai.ts"

/** Who may create an account: everybody, only people with an invitation, or no one. */
export const registrations = ["open", "invited", "closed"] as const
export type Registration = (typeof registrations)[number]

/** The settings of the operator for the whole instance. */
export interface Settings {
  readonly version: string
  readonly environment: string
  readonly sessionDays: number
  readonly registration: Registration
  readonly requireEmailVerification: boolean
  /** Whether people can register and sign in with a password. */
  readonly passwordSignIn: boolean
  /** The normalised addresses of the operators. */
  readonly ownerEmails: readonly string[]
  readonly aiProviders: readonly AiProvider[]
  /** Whether visitors without an account get the bytes of media of visible trees. */
  readonly publicMedia: boolean
  /** The largest media file, in bytes. */
  readonly maxMediaBytes: number
  /** The most bytes of records, history, media and kept records in the trees of one account; null for no limit. */
  readonly maxAccountBytes: number | null
  /** How many bytes of history one account may write in a minute, in one process; 0 for no limit. */
  readonly accountBytesPerMinute: number
  /** The largest GEDCOM file, in bytes. */
  readonly maxGedcomBytes: number
  /** The largest backup archive, both packed and unpacked, in bytes. */
  readonly maxBackupBytes: number
}
