import type { EntityType } from "./action.ts"

/**
 * Why a field cannot be set back: a later change has set it; records of other changes depend on the record; the
 * record that the field refers to is deleted; or the field concerns a deleted account.
 */
export const conflictReasons = ["changed", "attached", "deleted", "account_deleted"] as const
export type ConflictReason = (typeof conflictReasons)[number]

/** A field that an undo does not set back. Its values are JSON. */
export interface UndoConflict {
  readonly entityType: EntityType
  readonly entityId: string
  readonly field: string
  readonly before: unknown
  /** The value that the change set. */
  readonly made: unknown
  /** The present value. */
  readonly now: unknown
  readonly reason: ConflictReason
}
