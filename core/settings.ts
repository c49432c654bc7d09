import type { AiProvider } from "./domain/tree-ai.ts"

/** What the operator decides for the whole instance. */
export interface Settings {
  readonly version: string
  readonly environment: string
  readonly sessionDays: number
  readonly requireEmailVerification: boolean
  /** Normalised addresses of the instance's operators. */
  readonly ownerEmails: readonly string[]
  readonly aiProviders: readonly AiProvider[]
  /** The largest file that a tree takes. */
  readonly maxMediaBytes: number
  /** How many bytes of media and kept records the trees of one account may store; null: no limit. */
  readonly maxAccountBytes: number | null
  /** The largest GEDCOM file. */
  readonly maxGedcomBytes: number
  /** The largest archive to take in, and all of it unpacked. */
  readonly maxBackupBytes: number
}
