import type { EntityType } from "./action.ts"

/**
 * Why a field cannot be set back: it has been changed since; records of other changes depend on the record; what it
 * refers to is deleted; or it concerns a deleted account.
 */
export const conflictReasons = ["changed", "attached", "deleted", "account_deleted"] as const
export type ConflictReason = (typeof conflictReasons)[number]

/** A field that an undo does not set back. Its values are JSON. */
export interface UndoConflict {
  readonly entityType: EntityType
  readonly entityId: string
  readonly field: string
  /** The value before the change, the value that the change gave, and the present one. */
  readonly before: unknown
  readonly made: unknown
  readonly now: unknown
  readonly reason: ConflictReason
}
