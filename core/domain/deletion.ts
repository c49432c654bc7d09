import type { DeletionId, TreeId } from "./ids.ts"

/** The kinds of rows that a tree owns and that are deleted softly. */
export type DeletableKind = "person" | "name" | "event" | "relationship" | "source" | "citation" | "media"

/** One act of deletion. All that it takes carries its id, so that restore brings back exactly that. */
export interface Deletion {
  readonly id: DeletionId
  readonly treeId: TreeId
  readonly at: Date
}

/** A column that names an owner. */
export type OwnerColumn =
  | "personId"
  | "fromPersonId"
  | "toPersonId"
  | "relationshipId"
  | "eventId"
  | "nameId"
  | "sourceId"

/** Rows of `kind` hang on their owner by any of these columns. */
export interface Dependency {
  readonly kind: DeletableKind
  readonly by: readonly OwnerColumn[]
}

/** What goes with what: a deleted owner takes these rows along, and they come back only when all their owners are there. */
export const dependents: Readonly<Record<DeletableKind, readonly Dependency[]>> = {
  person: [
    { kind: "name", by: ["personId"] },
    { kind: "event", by: ["personId"] },
    { kind: "relationship", by: ["fromPersonId", "toPersonId"] },
    { kind: "citation", by: ["personId"] },
    { kind: "media", by: ["personId"] },
  ],
  relationship: [
    { kind: "event", by: ["relationshipId"] },
    { kind: "citation", by: ["relationshipId"] },
  ],
  event: [
    { kind: "citation", by: ["eventId"] },
    { kind: "media", by: ["eventId"] },
  ],
  name: [{ kind: "citation", by: ["nameId"] }],
  source: [
    { kind: "citation", by: ["sourceId"] },
    { kind: "media", by: ["sourceId"] },
  ],
  citation: [],
  media: [],
}

export const deletableKinds: readonly DeletableKind[] = [
  "person",
  "name",
  "event",
  "relationship",
  "source",
  "citation",
  "media",
]

/** An owner that a row may have: of this kind, named by this column. */
export interface Ownership {
  readonly owner: DeletableKind
  readonly column: OwnerColumn
}

/** Every way in which a row of this kind has an owner: the table of dependents, read backwards. */
export const ownersOf = (kind: DeletableKind): readonly Ownership[] =>
  deletableKinds.flatMap((owner) =>
    dependents[owner]
      .filter((dependency) => dependency.kind === kind)
      .flatMap(({ by }) => by.map((column) => ({ owner, column }))),
  )
