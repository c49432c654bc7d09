import type { TreeAccess } from "../../domain/access.ts"
import type { Fields } from "../../domain/change/settable-fields.ts"
import type { UndoConflict } from "../../domain/audit/undo-conflict.ts"
import type { IsOverwritten } from "../../domain/change/undo-plan.ts"
import { type DeletableKind, deletableKinds } from "../../domain/deletion.ts"
import type { DeletionId, NameId, PersonId, TreeId } from "../../domain/ids.ts"
import type { Relationship } from "../../domain/relationship.ts"
import type { Dependent, PersonBeside } from "../../ports/unit-of-work.ts"
import type { StoredChange } from "../../ports/changes/change-history.ts"
import type { Context } from "../../use-case/command.ts"

/** A change of a tree. */
export interface ChangeOfTree extends StoredChange {
  readonly treeId: TreeId
}

/** A deleted record that comes back with everything that the same deletion removed. */
export interface Return {
  readonly kind: DeletableKind
  readonly id: string
  readonly deletionId: DeletionId
}

/** The ids of records by kind. */
export type IdsByKind = { readonly [K in DeletableKind]: Set<string> }

const noIds = (): IdsByKind => ({
  person: new Set(),
  name: new Set(),
  event: new Set(),
  relationship: new Set(),
  source: new Set(),
  citation: new Set(),
  association: new Set(),
  media: new Set(),
  comment: new Set(),
})

/** A change of a tree that is being undone, and what remains to be done. */
export interface UndoRun {
  readonly context: Context
  readonly change: ChangeOfTree
  readonly access: TreeAccess
  readonly isOverwritten: IsOverwritten
  readonly conflicts: UndoConflict[]
  /** The records to delete, by kind. */
  readonly removals: IdsByKind
  /** The records that depend on one of these, are not among them, and are deleted all the same. */
  readonly dragged: Dependent[]
  /** The rows of an import to delete or restore together: those that no later change has written. */
  readonly swept: IdsByKind
  /** The deletion of those that are restored together. */
  sweptDeletion: DeletionId | null
  /** The live persons beside these rows. */
  readonly beside: PersonBeside[]
  readonly returns: Return[]
  /** The persons among the records that come back. */
  readonly returningPersons: Set<string>
  /** The relationships among the records that come back. */
  readonly returningEdges: Relationship[]
  /** The names that were primary. */
  readonly promotions: Set<NameId>
  /** The persons with a name that comes, goes, or was or is primary. */
  readonly renamed: Set<PersonId>
  /** The fields of the tree to set. */
  treeFields: Fields
  /** The number of records that an undo concerns. */
  concerned: number
}

/** An undo that has not done anything yet. */
export const startUndo = (given: Pick<UndoRun, "context" | "change" | "access" | "isOverwritten">): UndoRun => ({
  ...given,
  conflicts: [],
  removals: noIds(),
  dragged: [],
  swept: noIds(),
  sweptDeletion: null,
  beside: [],
  returns: [],
  returningPersons: new Set(),
  returningEdges: [],
  promotions: new Set(),
  renamed: new Set(),
  treeFields: {},
  concerned: 0,
})

/** Whether a word is a kind of record that can be deleted. */
export const isDeletableKind = (word: string): word is DeletableKind => deletableKinds.some((kind) => kind === word)
