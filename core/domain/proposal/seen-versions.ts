import type { PresentRecords } from "./current-record.ts"
import { isDone, type MadeList } from "./made.ts"
import { type Operation, proposedEntities } from "./operation.ts"
import { createdByRef, idOf, namedBy } from "./references.ts"

/** Versions of records by their ids. A record that is missing does not exist or is deleted. */
export type Versions = { readonly [id: string]: number }

/** The versions of records, and by person those of the person's births, deaths, burials and cremations. */
export interface SeenVersions {
  readonly records: Versions
  readonly vitals: { readonly [personId: string]: Versions }
}

/** The versions of these records. */
export const versionsOf = (present: PresentRecords): SeenVersions => {
  const vitals = Map.groupBy(present.vitals, ({ personId }) => personId ?? "")
  return {
    records: Object.fromEntries(
      proposedEntities.flatMap((kind) => present[kind].map(({ id, version }) => [id, version] as const)),
    ),
    vitals: Object.fromEntries(
      [...vitals].map(([personId, events]) => [
        personId,
        Object.fromEntries(events.map(({ id, version }) => [id, version])),
      ]),
    ),
  }
}

/** Both versions together; those of `newer` count where both have one. */
export const joinedVersions = (seen: SeenVersions, newer: SeenVersions): SeenVersions => ({
  records: { ...seen.records, ...newer.records },
  vitals: { ...seen.vitals, ...newer.vitals },
})

const changes = (operation: Operation, field: string): boolean => Object.hasOwn(operation.data ?? {}, field)

const isSame = (one: Versions = {}, other: Versions = {}): boolean => {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}

/**
 * The indexes of the remaining operations that change or name a record of which the version differs from the one that
 * was seen, or which is deleted. `present` has the versions of all these records. A record that the proposal itself
 * created counts only if it is deleted.
 */
export const staleOperations = (
  { operations, made }: { readonly operations: readonly Operation[]; readonly made: MadeList },
  seen: SeenVersions | null,
  present: SeenVersions,
): readonly number[] => {
  const madeIds = createdByRef(operations, made)
  const own = new Set(made.filter((id) => typeof id === "string"))
  const isStale = (id: string): boolean => {
    const now = present.records[id]
    return seen === null || own.has(id) ? now === undefined : now !== seen.records[id]
  }
  const hasStaleVitals = (id: string): boolean =>
    seen !== null && !own.has(id) && !isSame(seen.vitals[id], present.vitals[id])
  return operations.flatMap((operation, index) => {
    if (isDone(made, index)) return []
    const ids = namedBy(operation)
      .map(({ id }) => idOf(id, madeIds))
      .filter((id) => !id.startsWith("$"))
    const { entity, id } = operation
    const changesVitals = entity === "person" && (changes(operation, "birth") || changes(operation, "death"))
    const vitals = changesVitals && typeof id === "string" && hasStaleVitals(idOf(id, madeIds))
    return vitals || ids.some(isStale) ? [index] : []
  })
}
