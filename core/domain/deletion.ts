import { fieldsOf } from "../lib/fields-of.ts"
import type { DeletionId, TreeId } from "./ids.ts"

/** The kinds of rows that a tree owns and that are soft-deleted. */
export type DeletableKind =
  | "person"
  | "name"
  | "event"
  | "relationship"
  | "source"
  | "citation"
  | "association"
  | "media"
  | "comment"

/** One deletion. Everything that it removes has its id, so a restore brings back exactly that. */
export interface Deletion {
  readonly id: DeletionId
  readonly treeId: TreeId
  readonly at: Date
}

/** A column that refers to an owner. */
export type OwnerColumn =
  | "personId"
  | "associateId"
  | "fromPersonId"
  | "toPersonId"
  | "relationshipId"
  | "eventId"
  | "nameId"
  | "mediaId"
  | "sourceId"

/** Rows of `kind` depend on their owner by any of these columns. */
export interface Dependency {
  readonly kind: DeletableKind
  readonly by: readonly OwnerColumn[]
}

/**
 * The dependents of each kind: deleting an owner deletes these rows too, and they are restored only when all their
 * owners exist. A medium with a link to another live record stays.
 */
export const dependents: Readonly<Record<DeletableKind, readonly Dependency[]>> = {
  person: [
    { kind: "name", by: ["personId"] },
    { kind: "event", by: ["personId"] },
    { kind: "relationship", by: ["fromPersonId", "toPersonId"] },
    { kind: "citation", by: ["personId"] },
    { kind: "association", by: ["personId", "associateId"] },
    { kind: "media", by: ["personId"] },
    { kind: "comment", by: ["personId"] },
  ],
  name: [{ kind: "citation", by: ["nameId"] }],
  event: [
    { kind: "citation", by: ["eventId"] },
    { kind: "association", by: ["eventId"] },
    { kind: "media", by: ["eventId"] },
    { kind: "comment", by: ["eventId"] },
  ],
  relationship: [
    { kind: "event", by: ["relationshipId"] },
    { kind: "citation", by: ["relationshipId"] },
    { kind: "association", by: ["relationshipId"] },
  ],
  source: [
    { kind: "citation", by: ["sourceId"] },
    { kind: "media", by: ["sourceId"] },
    { kind: "comment", by: ["sourceId"] },
  ],
  citation: [],
  association: [],
  media: [{ kind: "comment", by: ["mediaId"] }],
  comment: [],
}

export const deletableKinds: readonly DeletableKind[] = fieldsOf(dependents)

/** A kind without a place in the order does not compile. */
const order: { readonly [K in DeletableKind]: K } = {
  person: "person",
  source: "source",
  relationship: "relationship",
  name: "name",
  event: "event",
  media: "media",
  citation: "citation",
  association: "association",
  comment: "comment",
}

/** The kinds in an order in which owners come before their dependents. */
export const ownersFirst: readonly DeletableKind[] = fieldsOf(order)

/** The kinds in an order in which dependents come before their owners. */
export const dependentsFirst: readonly DeletableKind[] = ownersFirst.toReversed()

/** A possible owner of a row: its kind, and the column that refers to it. */
export interface Ownership {
  readonly owner: DeletableKind
  readonly column: OwnerColumn
}

/** All possible owners of a row of this kind: the inverse of the table of dependents. */
export const ownersOf = (kind: DeletableKind): readonly Ownership[] =>
  deletableKinds.flatMap((owner) =>
    dependents[owner]
      .filter((dependency) => dependency.kind === kind)
      .flatMap(({ by }) => by.map((column) => ({ owner, column }))),
  )
