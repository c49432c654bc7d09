import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalidInputs } from "../domain/errors.ts"
import type { FieldError } from "../codec/field-error.ts"
import type { TreeId } from "../domain/ids.ts"
import { showToMember } from "../domain/privacy.ts"
import type { Operation } from "../domain/proposal/operation.ts"
import { namedBy } from "../domain/proposal/references.ts"
import { type SeenVersions, versionsOf } from "../domain/proposal/seen-versions.ts"
import type { Role } from "../domain/tree.ts"
import type { Context } from "../use-case/command.ts"
import { idsByKind } from "./present-records.ts"

const noVersions: SeenVersions = { records: {}, vitals: {} }

interface Examiner {
  readonly treeId: TreeId
  readonly role: Role | null
  /** The only citations on which operations may be based; null for all citations of the tree. */
  readonly citations: ReadonlySet<string> | null
}

/**
 * The versions of the records that these operations name, as their member sees them now. The result is InvalidInput if
 * an operation is based on another citation.
 */
export const examineOperations = async (
  { reading, actor, now }: Context,
  { treeId, role, citations }: Examiner,
  operations: readonly Operation[],
): Promise<E.Either<DomainError, SeenVersions>> => {
  const based = operations.flatMap(({ basis }) => basis?.citationIds ?? [])
  const ids = idsByKind([
    ...operations.flatMap((operation) => namedBy(operation)),
    ...based.map((id) => ({ entity: "citation", id }) as const),
  ])
  if (Object.values(ids).every((some) => some.length === 0)) return E.right(noVersions)
  const viewer = { userId: actor.userId, role, year: now.getUTCFullYear() }
  const present = showToMember(viewer, await reading().proposals.records(treeId, ids))
  if (present === null) return E.right(noVersions)
  const known = citations ?? new Set(present.citation.map(({ id }) => id))
  const [first, ...more] = unknownCitations(operations, known)
  return first === undefined ? E.right(versionsOf(present)) : E.left(invalidInputs([first, ...more]))
}

const unknownCitations = (operations: readonly Operation[], known: ReadonlySet<string>): readonly FieldError[] =>
  operations.flatMap(({ basis }, index) =>
    (basis?.citationIds ?? []).flatMap((id, at) =>
      known.has(id)
        ? []
        : [{ path: `operations.${index}.basis.citation_ids.${at}`, message: "is not a citation of this tree" }],
    ),
  )
